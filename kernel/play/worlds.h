// All the ways in which the cards that a seat cannot see may lie (R9.1), counted, numbered and drawn.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "rules/position.h"
#include "rules/random.h"

namespace jh::play {

using namespace rules;

// What a seat may know of the hands: the open ones (its own, the ghost's), and of the hidden ones how many cards of
// each camp they hold and which cards they hold together.
struct View {
    Hands open{};
    std::uint8_t hidden_seats = 0;  // bit s: the hand of seat s is hidden
    std::array<std::array<std::uint8_t, 2>, kSeats> counts{};  // of hidden seats, by camp
    CardMask unseen = 0;
};

// What the player on a seat sees of the hands of a position.
View view_from(const Position& position, int observer);

// Why no hands fit a view, or nullptr.
const char* impossible(const View& view);

class Worlds {
  public:
    // The view must be possible.
    explicit Worlds(const View& view);

    std::uint64_t count() const { return camps_[0].count() * camps_[1].count(); }

    // World number `rank` of count(): the same order always.
    Hands at(std::uint64_t rank) const;

    // Every world is equally likely.
    Hands draw(Random& random) const;

  private:
    // The hidden cards of one camp: `first` of the cards go to the first hidden seat, of the rest `second` to the
    // second, what remains to the third.
    struct Camp {
        CardMask cards = 0;  // shifted to start at bit 0
        std::uint32_t first = 0, second = 0;
        std::uint32_t first_ways = 1, second_ways = 1;

        std::uint64_t count() const { return std::uint64_t{first_ways} * second_ways; }
    };

    Hands dealt(const std::array<std::array<std::uint32_t, 2>, 2>& choice) const;

    Hands open_;
    std::array<std::uint8_t, 3> seats_;  // the hidden ones
    std::array<Camp, 2> camps_;
};

// Scales weights to sum 1 and answers with the effective number of worlds, 1 / sum of squares. When every weight is 0,
// they are left equal, and the answer is 0.
double scale_weights(std::span<double> weights);

// Importance weights: draws a world for every place, weighs it, and scales the weights.
template <class Weigh>
double draw_weighted(const Worlds& worlds, Random& random, std::span<Hands> hands, std::span<double> weights,
                     Weigh&& weigh) {
    for (std::size_t i = 0; i < hands.size(); ++i) {
        hands[i] = worlds.draw(random);
        weights[i] = weigh(static_cast<const Hands&>(hands[i]));
    }
    return scale_weights(weights);
}

// Systematic resampling: fills `chosen` with places of `weights`, each about as often as its weight says.
// Weights are not negative and not all 0.
void resample(std::span<const double> weights, Random& random, std::span<std::uint32_t> chosen);

}  // namespace jh::play
