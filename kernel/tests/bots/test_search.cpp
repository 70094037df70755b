// Learning, inference and search in all forms of the game: legal, honest, reproducible, and clean under sanitizers.
#include <bit>
#include <cmath>
#include <vector>

#include "bots/match_objective.h"
#include "bots/monte_carlo.h"
#include "bots/search.h"
#include "bots/training.h"
#include "play/batch.h"
#include "play/playout.h"
#include "tests/check.h"

namespace {

using namespace jh::bots;
using namespace jh::play;
using namespace jh::rules;

template <class Policy>
Brain taught(Form form) {
    Training<Policy> training(form, 1, {.batches = 4, .rounds = 8});
    while (!training.done()) training.advance(1);
    const std::vector<std::int16_t> weights = training.weights();
    return Brain(weights);
}

int holder_of(const Position& position, int card) {
    int holder = 0;
    while (!(position.hands[static_cast<std::size_t>(holder)] >> card & 1)) ++holder;
    return holder;
}

SearchPlan short_plan() {
    SearchPlan plan;
    plan.iterations = 60;
    plan.inference.candidates = 20;
    return plan;
}

int best(const Seen& seen, const Brain& brain, const Objective* objective) {
    return search(seen, brain, short_plan(), objective, 5, {}).front().action;
}

// Searches every decision of a round twice. For the second search the hidden cards are dealt anew.
void play_round(Form form, const Brain& brain, std::uint64_t seed) {
    Random random(seed);
    Position position = deal_position(form, random);
    const int first_leader = position.leader;
    std::vector<PastPlay> past;
    while (!position.over()) {
        const Seen seen(position, past, first_leader);
        const Seen redealt(seen.with(Worlds(seen.view()).draw(random)), past, first_leader);
        const auto objective = match_objective({{950, 900, 950, 900}, 1000}, position, position.decider());
        const Objective* played_for = random.below(2) == 0 ? &*objective : nullptr;
        const int action = best(seen, brain, played_for);
        CHECK(legal_actions(position) >> action & 1);
        CHECK(action == best(redealt, brain, played_for));
        CHECK(flat_monte_carlo(seen, 5, 1, {}) == flat_monte_carlo(redealt, 5, 1, {}));
        if (action < kAsk)
            past.push_back({static_cast<std::uint8_t>(action), static_cast<std::uint8_t>(holder_of(position, action))});
        apply(position, action);
    }
    CHECK(past.size() == kCards);
}

bool impossible_after(const Position& position, std::vector<PastPlay> past, int first_leader) {
    return impossible(position, past, first_leader) != nullptr;
}

// Plays at random for a while, then changes the recorded past.
void check_pasts(Form form) {
    Random random(4, static_cast<std::uint64_t>(form));
    Position position = deal_position(form, random);
    const int first_leader = position.leader;
    std::vector<PastPlay> past;
    while (past.size() < 10) {
        const int action = UniformPolicy().choose(position, legal_actions(position), random);
        if (action < kAsk)
            past.push_back({static_cast<std::uint8_t>(action), static_cast<std::uint8_t>(holder_of(position, action))});
        apply(position, action);
    }
    CHECK(!impossible_after(position, past, first_leader));
    CHECK(impossible_after(position, {}, first_leader));
    CHECK(impossible_after(position, past, (first_leader + 1) & 3));
    for (std::size_t i = 0; i < past.size(); ++i) {
        std::vector<PastPlay> changed = past;
        changed[i].holder = (changed[i].holder + 1) & 3;
        CHECK(impossible_after(position, changed, first_leader));
        changed = past;
        changed[i].card = static_cast<std::uint8_t>((changed[i].card + 14) % kCards);
        CHECK(impossible_after(position, changed, first_leader));
        changed = past;
        changed.push_back(past[i]);
        CHECK(impossible_after(position, changed, first_leader));
        changed.erase(changed.begin() + static_cast<std::ptrdiff_t>(i));
        changed.pop_back();
        CHECK(impossible_after(position, changed, first_leader));
    }
}

// Without guidance by the policy and without inference, a search tries all moves equally often.
void check_prior(const Brain& brain) {
    Random random(3);
    const Position position = deal_position(Form::kFourA, random);
    SearchPlan plan = short_plan();
    plan.boldness = 1e6;
    plan.prior = 0;
    const auto moves = search(Seen(position, {}, position.leader), brain, plan, nullptr, 5, {});
    CHECK(moves.front().visits <= moves.back().visits + 1);
    plan.prior = 1;
    const auto guided = search(Seen(position, {}, position.leader), brain, plan, nullptr, 5, {});
    CHECK(guided.front().visits > guided.back().visits + 1);
}

void check_chances() {
    Random random(1);
    const Position four = deal_position(Form::kFourA, random), three = deal_position(Form::kThree, random);
    const int other = four.camp(0) == four.camp(1) ? 2 : 1;
    CHECK(std::abs(chance_of_match({{500, 500, 500, 500}, 1000}, four, 0) - 0.5) < 1e-9);
    CHECK(std::abs(chance_of_match({{500, 500, 500, 500}, 1000}, three, 0) - 1.0 / 3) < 1e-9);
    for (int seat = 1; seat < kSeats; ++seat) {
        Standing odd{{500, 500, 500, 500}, 1000};
        CHECK(impossible(odd, four) == nullptr && impossible(odd, three) == nullptr);
        odd.totals[static_cast<std::size_t>(seat)] = 501;
        CHECK(impossible(odd, four) != nullptr);
        CHECK((impossible(odd, three) != nullptr) == played_by_single(three, seat));
    }
    Standing won{{900, 900, 900, 900}, 1000};
    for (int seat = 0; seat < kSeats; ++seat)
        if (four.camp(seat) == four.camp(0)) won.totals[static_cast<std::size_t>(seat)] = 1010;
    CHECK(chance_of_match(won, four, 0) == 1);
    CHECK(chance_of_match(won, four, other) == 0);
    CHECK(!match_objective({{0, 0, 0, 0}, 1000}, four, 0));
    Standing near{{930, 930, 930, 930}, 1000};
    for (int seat = 0; seat < kSeats; ++seat)
        if (four.camp(seat) == kJekyll) near.totals[static_cast<std::size_t>(seat)] = 950;
    for (int seat = 0; seat < kSeats; ++seat) {  // a round lost, but the match won
        const Objective objective = *match_objective(near, four, seat);
        CHECK(objective(60, 70) > objective(40, 40));
    }
}

}  // namespace

int main() {
    for (const Form form : {Form::kFourA, Form::kFourB, Form::kThree}) {
        for (const Brain& brain : {taught<SmallPolicy>(form), taught<LargePolicy>(form)})
            for (std::uint64_t seed = 0; seed < 3; ++seed) play_round(form, brain, seed);
        check_pasts(form);
    }
    check_prior(taught<SmallPolicy>(Form::kFourA));
    check_chances();
}
