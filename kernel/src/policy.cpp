#include "jekyllhyde/policy.h"

#include <algorithm>
#include <cmath>

namespace jh {
namespace {

constexpr float kValueUnit = 100;  // the value network counts in hundreds of points

}  // namespace

void soften(Odds& odds, float temperature) {
    const float highest = *std::max_element(odds.value.begin(), odds.value.begin() + odds.size);
    float total = 0;
    for (std::size_t i = 0; i < odds.size; ++i) total += odds.value[i] = std::exp((odds.value[i] - highest) / temperature);
    for (std::size_t i = 0; i < odds.size; ++i) odds.value[i] /= total;
}

std::size_t drawn(const Odds& odds, Random& random) {
    auto left = static_cast<float>(random.unit());
    for (std::size_t i = 0; i + 1 < odds.size; ++i)
        if ((left -= odds.value[i]) < 0) return i;
    return odds.size - 1;
}

Odds Brain::preferences(const Position& position, std::uint32_t legal) const {
    const auto seat = static_cast<unsigned>(position.decider());
    const int camp = position.camp(static_cast<int>(seat));
    PolicyNetwork<std::int16_t>::Sums sums;
    policy.sum(policy_features(position), sums);
    Odds odds;
    for (; legal != 0; legal &= legal - 1) {
        const auto action = static_cast<unsigned>(std::countr_zero(legal));
        odds.action[odds.size] = static_cast<std::uint8_t>(action);
        odds.value[odds.size++] = policy.output(sums, relative_action(action, camp, seat));
    }
    return odds;
}

Odds Brain::odds(const Position& position, std::uint32_t legal, float temperature) const {
    Odds odds = preferences(position, legal);
    soften(odds, temperature);
    return odds;
}

float Brain::expected_score(const Position& position) const {
    ValueNetwork<std::int16_t>::Sums sums;
    value.sum(value_features(position), sums);
    const float ahead = value.output(sums, 0) * kValueUnit;
    return position.camp(position.on_turn()) == kHyde ? -ahead : ahead;
}

Brain brain_of(std::span<const std::int16_t> weights) {
    Brain brain;
    const std::size_t size = brain.policy.weights().size();
    std::copy(weights.begin(), weights.begin() + static_cast<std::ptrdiff_t>(size), brain.policy.weights().begin());
    std::copy(weights.begin() + static_cast<std::ptrdiff_t>(size), weights.end(), brain.value.weights().begin());
    return brain;
}

}  // namespace jh
