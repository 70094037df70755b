// The learned policy: how a good player would move, knowing what the deciding seat knows; and what it leads to.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>

#include "jekyllhyde/playout.h"
#include "jekyllhyde/policy_network.h"
#include "jekyllhyde/position.h"
#include "jekyllhyde/random.h"

namespace jh {

// The legal moves in the order of their numbers, and a number for each.
struct Odds {
    static constexpr std::size_t kMost = 17;  // the single player's 14 cards (R8.4) and two asks, rounded up

    std::size_t size = 0;
    std::array<std::uint8_t, kMost> action;
    std::array<float, kMost> value;
};

// Values to probabilities; a temperature below 1 sharpens.
void soften(Odds& odds, float temperature = 1);
// A move drawn by probability.
std::size_t drawn(const Odds& odds, Random& random);

// Both networks for one form of the game.
struct Brain {
    PolicyNetwork<std::int16_t> policy;
    ValueNetwork<std::int16_t> value;

    // How much each legal move is preferred, on the scale of logarithms.
    Odds preferences(const Position& position, std::uint32_t legal) const;
    Odds odds(const Position& position, std::uint32_t legal, float temperature = 1) const;
    // What Jekyll's score minus Hyde's will be when all play by the policy, all hands seen.
    float expected_score(const Position& position) const;
};

// A brain as it is kept in a file: the weights of both networks.
inline constexpr std::size_t kBrainWeights =
    PolicyNetwork<std::int16_t>::kSize + ValueNetwork<std::int16_t>::kSize;
Brain brain_of(std::span<const std::int16_t> weights);

// Plays out by the policy.
struct LearnedPolicy {
    const Brain& brain;
    float temperature = 1;

    int choose(const Position& position, std::uint32_t legal, Random& random) const {
        if (std::has_single_bit(legal)) return std::countr_zero(legal);
        const Odds odds = brain.odds(position, legal, temperature);
        return odds.action[drawn(odds, random)];
    }
};

}  // namespace jh
