// The last two tricks, solved without a table.
#pragma once

#include "solver/node.h"
#include "solver/quartet.h"

namespace jh::solver {

// Whether a team gets its way: Jekyll wants a slack >= 0, Hyde a slack < 0.
template <int Team>
constexpr bool good(int slack) {
    return Team == kJekyll ? slack >= 0 : slack < 0;
}
template <int Team>
constexpr int better(int a, int b) {
    return Team == kJekyll ? std::max(a, b) : std::min(a, b);
}
template <int Team>
inline constexpr int kWorst = Team == kJekyll ? -127 : 127;

class Ending {
  public:
    Ending(const Seating& seating, const std::array<Holdings, 2>& holdings, const Target& target)
        : seating_(seating), holdings_(holdings), target_(target), quartets_{Quartets(holdings[0]), Quartets(holdings[1])} {}

    int last_trick(const Node& node) const;
    // Returns the exact slack if partners sit opposite. Otherwise a bound: a lower bound if >= 0, an upper bound if < 0.
    int two_tricks(const Node& node) const;

  private:
    const Seating& seating_;
    const std::array<Holdings, 2>& holdings_;
    const Target& target_;
    std::array<Quartets, 2> quartets_;
};

}  // namespace jh::solver
