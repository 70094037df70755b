// Hidden worlds: all ways to distribute the cards that a seat cannot see (R9.1). They are counted, numbered and drawn.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "rules/position.h"
#include "rules/random.h"

namespace jh::play {

using namespace rules;

// What a seat may know of the hands: the open hands (its own and the ghost's), how many cards of each camp every hidden
// hand holds, and which cards the hidden hands hold together.
struct View {
    Hands open{};
    std::uint8_t hidden_seats = 0;  // bit s: the hand of seat s is hidden
    std::array<std::array<std::uint8_t, 2>, kSeats> counts{};  // of hidden seats, by camp
    CardMask unseen = 0;
};

// Returns what the player on a seat sees of the hands of a position.
View view_from(const Position& position, int observer);

// Says why no hands fit a view, or returns nullptr.
const char* impossible(const View& view);

class Worlds {
  public:
    // The view must be possible.
    explicit Worlds(const View& view);

    std::uint64_t count() const { return camps_[0].count() * camps_[1].count(); }

    // Returns world number `rank` of count(). The order is always the same.
    Hands at(std::uint64_t rank) const;

    // Returns a random world; all are equally likely.
    Hands draw(Random& random) const;

  private:
    // The hidden cards of one camp. The first hidden seat gets `first` of them, the second seat gets `second` of the rest,
    // and the third seat gets what remains.
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

// Scales weights to sum 1 and returns the effective number of worlds, 1 / sum of squares. If every weight is 0, makes them
// equal and returns 0.
double scale_weights(std::span<double> weights);

// Fills `hands` with random worlds and `weights` with what weigh() says of them, then scales the weights.
template <class Weigh>
double draw_weighted(const Worlds& worlds, Random& random, std::span<Hands> hands, std::span<double> weights,
                     Weigh&& weigh) {
    for (std::size_t i = 0; i < hands.size(); ++i) {
        hands[i] = worlds.draw(random);
        weights[i] = weigh(static_cast<const Hands&>(hands[i]));
    }
    return scale_weights(weights);
}

// Fills `chosen` with indices into `weights`, each about as often as its weight says (systematic resampling).
// No weight may be negative, and not all may be 0.
void resample(std::span<const double> weights, Random& random, std::span<std::uint32_t> chosen);

}  // namespace jh::play
