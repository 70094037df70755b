#include "bots/policy.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "bots/arithmetic.h"

namespace jh::bots {
namespace {

using Net = PolicyNetwork<std::int16_t>;

}  // namespace

// A sum must fit 16 bits, an output 32 bits.
const char* Brain::impossible(std::span<const std::int16_t, kSize> weights) {
    using Sum = std::numeric_limits<std::int16_t>;
    std::array<std::int64_t, Net::kWidth> highest, lowest;
    for (std::size_t i = 0; i < Net::kWidth; ++i) {
        const std::int64_t bias = weights[Net::kBias + i];
        highest[i] = bias + highest_policy_sum([&](std::size_t input) { return weights[input * Net::kWidth + i]; });
        lowest[i] = bias - highest_policy_sum([&](std::size_t input) { return -weights[input * Net::kWidth + i]; });
        if (highest[i] > Sum::max() || lowest[i] < Sum::min())
            return "a brain's weights are so large that their sums could overflow";
    }
    for (std::size_t output = 0; output < Net::kOutputs; ++output) {
        const std::size_t direct = Net::kHidden + output;
        std::int64_t most = Net::kUnit * std::max(highest[direct], -lowest[direct]);
        for (std::size_t i = 0; i < Net::kHidden; ++i)
            most += std::abs(weights[Net::kReadout + output * Net::kHidden + i]) * std::max<std::int64_t>(highest[i], 0);
        if (most > std::numeric_limits<std::int32_t>::max())
            return "a brain's weights are so large that its outputs could overflow";
    }
    return nullptr;
}

std::size_t drawn(const Odds& odds, Random& random) {
    auto left = static_cast<float>(random.unit());
    for (std::size_t i = 0; i + 1 < odds.size; ++i)
        if ((left -= odds.value[i]) < 0) return i;
    return odds.size - 1;
}

Brain::Brain(std::span<const std::int16_t, kSize> weights) {
    std::ranges::copy(weights, network_.weights().begin());
}

Odds Brain::odds(const Position& position, std::uint32_t legal) const {
    const auto seat = static_cast<unsigned>(position.decider());
    const int camp = position.camp(static_cast<int>(seat));
    Net::Sums sums;
    network_.sum(policy_features(position), sums);
    Odds odds;
    for (; legal != 0; legal &= legal - 1) {
        const auto action = static_cast<unsigned>(std::countr_zero(legal));
        odds.action[odds.size] = static_cast<std::uint8_t>(action);
        odds.value[odds.size++] = network_.output(sums, relative_action(action, camp, seat));
    }
    softmax(odds, [](float x) { return portable_exp(x); });
    return odds;
}

}  // namespace jh::bots
