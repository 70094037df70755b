// Facts about the four cards of a camp that are left for two tricks, computed before the other camp's cards are known.
#pragma once

#include <vector>

#include "solver/holding.h"

namespace jh::solver {

// Sixteen small numbers in one vector register.
using Lanes = std::int8_t __attribute__((vector_size(16)));

// The six pairs of four cards, as masks. The two cards that pair i leaves are pair 5 - i.
inline constexpr std::array<std::uint8_t, 6> kPairs = {0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100};
inline constexpr auto kPairOf = [] {  // by mask
    std::array<std::uint8_t, 16> pair_of{};
    for (std::uint8_t pair = 0; pair < kPairs.size(); ++pair) pair_of[kPairs[pair]] = pair;
    return pair_of;
}();

// A choice among cards in a row: the first two are compared, then the result with the third, and so on.
// At each step the camp's team chooses, or the asked opponent, whose cards come first in the row.
struct Choice {
    std::array<std::uint8_t, 4> row{};
    std::array<std::int8_t, 3> by_opponent{};  // -1 or 0
    bool two_opponents = false;                // two cards each: (0, 1) and (2, 3) are compared first
};

struct Quartet {
    // Every vector holds its values twice, in eight lanes each. Pairs in the upper half are counted from 8.
    // By the pair that is played first.
    Lanes top_played{}, points_played{}, factor_played{};
    Lanes top_left{}, points_left{}, factor_left{}, loose_left{};
    // By the card that is played first: its pairs with the other cards in the order of the choice; whether the card is the
    // lower of the pair; who chooses.
    std::array<Lanes, 3> pair_with{}, is_lower{};
    std::array<Lanes, 2> by_opponent{};
    Choice first;  // among all four
    std::array<std::uint8_t, 4> order{};
    std::array<std::uint8_t, 3> places{};  // own, first, second: masks of the four
    std::array<Worth, 6> worth{};          // by pair
    std::uint8_t ranks = 0;                // a bit for each
    std::uint8_t tops = 0;                 // a bit for each rank that is the highest of a pair
};

class Quartets {
  public:
    explicit Quartets(const Holdings& holdings);
    const Quartet& operator[](CampSet set) const { return quartets_[index_[set]]; }

  private:
    std::vector<std::uint16_t> index_;
    std::vector<Quartet> quartets_;
};

}  // namespace jh::solver
