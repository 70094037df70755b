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

template <class Shape>
using Net = Network<std::int16_t, Shape>;

template <class Visit>
void visit_positions(Visit visit) {
    for (const Form form : kForms) {
        Random random(21, static_cast<std::uint64_t>(form));
        for (int round = 0; round < 40; ++round)
            for (Remembered position{deal_position(form, random)}; !position.over();
                 apply(position, UniformPolicy().choose(position, legal_actions(position), random)))
                visit(position);
    }
}

// Checks the bound at every step of adding up a position's inputs.
template <class Shape>
int highest_sum_met(const std::vector<int>& weights) {
    int highest = 0;
    visit_positions([&](const Remembered& position) {
        int sum = 0;
        for (const std::size_t feature : Shape::features(position)) highest = std::max(highest, sum += weights[feature]);
    });
    return highest;
}

template <class Shape>
int bound_of(const std::vector<int>& weights) {
    return Shape::highest_sum([&](std::size_t feature) { return weights[feature]; });
}

template <class Shape>
void no_sum_is_higher_than_the_bound(int inputs_of_cards) {
    const std::vector<int> ones(Shape::kInputs, 1);
    CHECK(bound_of<Shape>(ones) == inputs_of_cards + 26);  // and one input of each other group
    CHECK(highest_sum_met<Shape>(ones) > bound_of<Shape>(ones) / 2);
    Random random(22);
    std::vector<int> weights(Shape::kInputs);
    for (const int shift : {0, 500, 900}) {
        for (int& weight : weights) weight = static_cast<int>(random.below(1000)) - shift;
        CHECK(highest_sum_met<Shape>(weights) <= bound_of<Shape>(weights));
    }
}

bool refused(const std::vector<std::int16_t>& weights) {
    return Brain::impossible(weights) != nullptr;
}

// All weights are 0, except the bias of one hidden unit or output and one input's weight into it.
template <class Shape>
std::vector<std::int16_t> planted(std::size_t unit, std::int16_t bias, std::int16_t weight) {
    std::vector<std::int16_t> weights(Net<Shape>::kSize);
    weights[Net<Shape>::kBias + unit] = bias;
    weights[unit] = weight;
    return weights;
}

template <class Shape>
void weights_that_could_overflow_are_refused() {
    constexpr std::int16_t kHighest = std::numeric_limits<std::int16_t>::max();
    constexpr std::int16_t kLowest = std::numeric_limits<std::int16_t>::min();
    for (const std::size_t unit : {std::size_t{0}, Net<Shape>::kHidden - 1, Net<Shape>::kHidden, Net<Shape>::kWidth - 1}) {
        CHECK(!refused(planted<Shape>(unit, kHighest, 0)));
        CHECK(!refused(planted<Shape>(unit, kHighest, -1)));
        CHECK(refused(planted<Shape>(unit, kHighest, 1)));
        CHECK(!refused(planted<Shape>(unit, kLowest, 0)));
        CHECK(!refused(planted<Shape>(unit, kLowest, 1)));
        CHECK(refused(planted<Shape>(unit, kLowest, -1)));
    }
}

template <class Shape>
void outputs_that_could_overflow_are_refused() {
    std::vector<std::int16_t> weights(Net<Shape>::kSize);
    const auto set_hidden = [&](std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            weights[Net<Shape>::kBias + i] = 32767;
            weights[Net<Shape>::kReadout + i] = -32767;
        }
    };
    set_hidden(2);  // 2 * 32767 * 32767 is below 2^31
    CHECK(!refused(weights));
    set_hidden(3);
    CHECK(refused(weights));
}

void other_numbers_of_weights_are_refused() {
    for (const std::size_t size : {std::size_t{0}, Brain::kSmallSize - 1, Brain::kSmallSize + 1, Brain::kLargeSize + 1})
        CHECK(refused(std::vector<std::int16_t>(size)));
}

template <class Shape>
void check(int inputs_of_cards) {
    no_sum_is_higher_than_the_bound<Shape>(inputs_of_cards);
    weights_that_could_overflow_are_refused<Shape>();
    outputs_that_could_overflow_are_refused<Shape>();
}

}  // namespace

int main() {
    check<SmallPolicy>(kCards);                // every card once
    check<LargePolicy>(kCards + kSeats - 1);   // and the cards on the table twice
    other_numbers_of_weights_are_refused();
}
