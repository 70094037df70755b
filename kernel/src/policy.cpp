#include "jekyllhyde/policy.h"

#include <algorithm>
#include <cmath>

namespace jh {

void soften(Odds& odds) {
    const float highest = *std::max_element(odds.value.begin(), odds.value.begin() + odds.size);
    float total = 0;
    for (std::size_t i = 0; i < odds.size; ++i) total += odds.value[i] = std::exp(odds.value[i] - highest);
    for (std::size_t i = 0; i < odds.size; ++i) odds.value[i] /= total;
}

std::size_t drawn(const Odds& odds, Random& random) {
    auto left = static_cast<float>(random.unit());
    for (std::size_t i = 0; i + 1 < odds.size; ++i)
        if ((left -= odds.value[i]) < 0) return i;
    return odds.size - 1;
}

Brain::Brain(std::span<const std::int16_t, kSize> weights) { std::ranges::copy(weights, network_.weights().begin()); }

Odds Brain::odds(const Position& position, std::uint32_t legal) const {
    const auto seat = static_cast<unsigned>(position.decider());
    const int camp = position.camp(static_cast<int>(seat));
    PolicyNetwork<std::int16_t>::Sums sums;
    network_.sum(policy_features(position), sums);
    Odds odds;
    for (; legal != 0; legal &= legal - 1) {
        const auto action = static_cast<unsigned>(std::countr_zero(legal));
        odds.action[odds.size] = static_cast<std::uint8_t>(action);
        odds.value[odds.size++] = network_.output(sums, relative_action(action, camp, seat));
    }
    soften(odds);
    return odds;
}

}  // namespace jh
