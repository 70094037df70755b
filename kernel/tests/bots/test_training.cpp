// A training that was interrupted learns the same as one that was not. Rivals are beaten by those who learn against them.
#include <cstddef>
#include <cstdint>
#include <vector>

#include "bots/policy_contest.h"
#include "bots/training.h"
#include "tests/check.h"
#include "tests/rounds.h"

namespace {

using namespace jh::bots;
using namespace jh::play;

constexpr std::size_t kBatches = 6;

TrainingPlan short_plan() {
    TrainingPlan plan;
    plan.batches = kBatches;
    plan.rounds = 8;
    return plan;
}

template <class Policy>
void a_state_is_resumed(Form form, const TrainingPlan& plan) {
    Training<Policy> whole(form, 1, plan), first(form, 1, plan), second(form, 2, plan);
    whole.advance(kBatches);
    first.advance(2);
    CHECK(second.resume(first.state()));
    CHECK(second.advance(kBatches).batches == kBatches && second.done());
    CHECK(second.weights() == whole.weights());
    CHECK(second.state() == whole.state());
}

template <class Policy>
void other_states_are_refused(const TrainingPlan& plan) {
    Training<Policy> training(Form::kFourA, 1, plan);
    std::vector<std::byte> state = training.state();
    state.pop_back();
    CHECK(!training.resume(state));
    state.push_back({});
    CHECK(training.resume(state));
    for (std::size_t i = 0; i < sizeof(std::size_t); ++i) state[i] = std::byte{255};  // more batches than planned
    CHECK(!training.resume(state));
    CHECK(!training.resume({}));
}

// A brain that likes all moves alike is easily beaten.
void a_rival_is_beaten() {
    const Brain rival(std::vector<std::int16_t>(Brain::kSmallSize));
    TrainingPlan plan;
    plan.batches = 60;
    plan.rounds = 32;
    Training<SmallPolicy> training(Form::kFourA, 1, plan, rival);
    training.advance(plan.batches);
    const Margin margin = policy_margin(Form::kFourA, Brain(training.weights()), rival, 300, 1);
    CHECK(margin.mean > 3 * margin.error);
}

template <class Policy>
void check(const TrainingPlan& plan) {
    for (const Form form : kForms) a_state_is_resumed<Policy>(form, plan);
    other_states_are_refused<Policy>(plan);
}

}  // namespace

int main() {
    check<SmallPolicy>(short_plan());
    check<LargePolicy>(short_plan());
    a_rival_is_beaten();
}
