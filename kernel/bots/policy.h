// The learned policy: how likely a good player makes each move, knowing what the deciding seat knows.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <variant>

#include "bots/network.h"
#include "bots/remembered.h"
#include "play/playout.h"
#include "rules/position.h"
#include "rules/random.h"

namespace jh::bots {

using namespace play;

// The legal moves in the order of their numbers, and a number for each.
struct Odds {
    static constexpr std::size_t kMaxSize = 17;  // the single player's 14 cards (R8.4) and two asks, rounded up

    std::size_t size = 0;
    std::array<std::uint8_t, kMaxSize> action;
    std::array<float, kMaxSize> value;
};

// Turns preferences on a logarithmic scale into probabilities (softmax).
template <class Exp>
void softmax(Odds& odds, Exp&& exp) {
    const float highest = *std::max_element(odds.value.begin(), odds.value.begin() + odds.size);
    float total = 0;
    for (std::size_t i = 0; i < odds.size; ++i) total += odds.value[i] = exp(odds.value[i] - highest);
    for (std::size_t i = 0; i < odds.size; ++i) odds.value[i] /= total;
}
// Draws the index of a move by its probability.
std::size_t drawn(const Odds& odds, Random& random);

// The policy for one form of the game: a small or a large network.
class Brain {
    template <class Shape>
    using Whole = Network<std::int16_t, Shape>;

  public:
    static constexpr std::size_t kSmallSize = Whole<SmallPolicy>::kSize, kLargeSize = Whole<LargePolicy>::kSize;

    // Returns why weights cannot be used (there are too few or too many, or sums of them could overflow), or nullptr.
    static const char* impossible(std::span<const std::int16_t> weights);

    // Takes the weights that Training returns. They must be possible.
    explicit Brain(std::span<const std::int16_t> weights);

    // Returns the probability of each legal move.
    Odds odds(const Remembered& round, std::uint32_t legal) const;

  private:
    std::variant<Whole<SmallPolicy>, Whole<LargePolicy>> network_;
};

// Draws moves by the learned policy, for playouts.
struct LearnedPolicy {
    const Brain& brain;

    int choose(const Remembered& position, std::uint32_t legal, Random& random) const {
        if (std::has_single_bit(legal)) return std::countr_zero(legal);
        const Odds odds = brain.odds(position, legal);
        return odds.action[drawn(odds, random)];
    }
};

}  // namespace jh::bots
