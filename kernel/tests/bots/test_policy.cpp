// A brain is refused if its sums could overflow in some position. The tests compare the bound with the sums of real positions.
#include <algorithm>
#include <limits>
#include <vector>

#include "bots/policy.h"
#include "tests/check.h"
#include "tests/rounds.h"

namespace {

using namespace jh::bots;
using namespace jh::play;
using namespace jh::rules;

using Net = PolicyNetwork<std::int16_t>;

template <class Visit>
void visit_positions(Visit visit) {
    for (const Form form : kForms) {
        Random random(21, static_cast<std::uint64_t>(form));
        for (int round = 0; round < 40; ++round)
            for (Position position = deal_position(form, random); !position.over();
                 apply(position, UniformPolicy().choose(position, legal_actions(position), random)))
                visit(position);
    }
}

// Checks the bound at every step of adding up a position's inputs.
int highest_sum_met(const std::vector<int>& weights) {
    int highest = 0;
    visit_positions([&](const Position& position) {
        int sum = 0;
        for (const std::size_t feature : policy_features(position)) highest = std::max(highest, sum += weights[feature]);
    });
    return highest;
}

int bound_of(const std::vector<int>& weights) {
    return highest_policy_sum([&](std::size_t feature) { return weights[feature]; });
}

void no_sum_is_higher_than_the_bound() {
    const std::vector<int> ones(kPolicyFeatures, 1);
    CHECK(bound_of(ones) == kCards + 26);  // every card once, and one input of each other group
    CHECK(highest_sum_met(ones) > bound_of(ones) / 2);
    Random random(22);
    std::vector<int> weights(kPolicyFeatures);
    for (const int shift : {0, 500, 900}) {
        for (int& weight : weights) weight = static_cast<int>(random.below(1000)) - shift;
        CHECK(highest_sum_met(weights) <= bound_of(weights));
    }
}

bool refused(const std::vector<std::int16_t>& weights) {
    return Brain::impossible(std::span<const std::int16_t, Brain::kSize>(weights)) != nullptr;
}

// All weights are 0, except the bias of one hidden unit or output and one input's weight into it.
std::vector<std::int16_t> planted(std::size_t unit, std::int16_t bias, std::int16_t weight) {
    std::vector<std::int16_t> weights(Brain::kSize);
    weights[Net::kBias + unit] = bias;
    weights[unit] = weight;
    return weights;
}

void weights_that_could_overflow_are_refused() {
    constexpr std::int16_t kHighest = std::numeric_limits<std::int16_t>::max();
    constexpr std::int16_t kLowest = std::numeric_limits<std::int16_t>::min();
    for (const std::size_t unit : {std::size_t{0}, Net::kHidden - 1, Net::kHidden, Net::kWidth - 1}) {
        CHECK(!refused(planted(unit, kHighest, 0)));
        CHECK(!refused(planted(unit, kHighest, -1)));
        CHECK(refused(planted(unit, kHighest, 1)));
        CHECK(!refused(planted(unit, kLowest, 0)));
        CHECK(!refused(planted(unit, kLowest, 1)));
        CHECK(refused(planted(unit, kLowest, -1)));
    }
}

void outputs_that_could_overflow_are_refused() {
    std::vector<std::int16_t> weights(Brain::kSize);
    const auto set_hidden = [&](std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            weights[Net::kBias + i] = 32767;
            weights[Net::kReadout + i] = -32767;
        }
    };
    set_hidden(2);  // 2 * 32767 * 32767 is below 2^31
    CHECK(!refused(weights));
    set_hidden(3);
    CHECK(refused(weights));
}

}  // namespace

int main() {
    no_sum_is_higher_than_the_bound();
    weights_that_could_overflow_are_refused();
    outputs_that_could_overflow_are_refused();
}
