#include "bots/policy.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "bots/arithmetic.h"

namespace jh::bots {
namespace {

// A sum must fit 16 bits, an output 32 bits.
template <class Shape>
const char* too_large(std::span<const std::int16_t> weights) {
    using Net = Network<std::int16_t, Shape>;
    using Sum = std::numeric_limits<std::int16_t>;
    std::array<std::int64_t, Net::kWidth> highest, lowest;
    for (std::size_t i = 0; i < Net::kWidth; ++i) {
        const std::int64_t bias = weights[Net::kBias + i];
        highest[i] = bias + Shape::highest_sum([&](std::size_t input) { return weights[input * Net::kWidth + i]; });
        lowest[i] = bias - Shape::highest_sum([&](std::size_t input) { return -weights[input * Net::kWidth + i]; });
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

template <class Shape>
Odds odds_of(const Network<std::int16_t, Shape>& network, const Remembered& round, std::uint32_t legal) {
    const auto seat = static_cast<unsigned>(round.decider());
    const int camp = round.camp(static_cast<int>(seat));
    typename Network<std::int16_t, Shape>::Sums sums;
    network.sum(Shape::features(round), sums);
    Odds odds;
    for (; legal != 0; legal &= legal - 1) {
        const auto action = static_cast<unsigned>(std::countr_zero(legal));
        odds.action[odds.size] = static_cast<std::uint8_t>(action);
        odds.value[odds.size++] = network.output(sums, relative_action(action, camp, seat));
    }
    softmax(odds, [](float x) { return portable_exp(x); });
    return odds;
}

}  // namespace

std::size_t drawn(const Odds& odds, Random& random) {
    auto left = static_cast<float>(random.unit());
    for (std::size_t i = 0; i + 1 < odds.size; ++i)
        if ((left -= odds.value[i]) < 0) return i;
    return odds.size - 1;
}

const char* Brain::impossible(std::span<const std::int16_t> weights) {
    if (weights.size() == kSmallSize) return too_large<SmallPolicy>(weights);
    if (weights.size() == kLargeSize) return too_large<LargePolicy>(weights);
    return "these are not a brain's weights";
}

Brain::Brain(std::span<const std::int16_t> weights) {
    if (weights.size() == kLargeSize) network_.emplace<Whole<LargePolicy>>();
    std::visit([&](auto& network) { std::ranges::copy(weights, network.weights().begin()); }, network_);
}

Odds Brain::odds(const Remembered& round, std::uint32_t legal) const {
    return std::visit([&](const auto& network) { return odds_of(network, round, legal); }, network_);
}

}  // namespace jh::bots
