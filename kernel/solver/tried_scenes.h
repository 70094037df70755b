// Leaves out scenes that cannot be better than one that was tried.
#pragma once

#include <array>
#include <cstdlib>
#include <optional>

#include "solver/ending.h"

namespace jh::solver {

// The scenes of one place that were tried and did not get the chooser its way.
//
// Why another scene need not be searched: scenes of a camp rank alike. If the chooser plays scene Y instead of X, the same
// lines are possible with X and Y exchanged, and the same teams win the same tricks. Only the points of X and Y change
// places, so the slack of a line changes by at most their difference.
//
// Example: Jekyll tried J7 and fell 3 points short (slack -3). J5 has 2 points less, so its slack is at most -3 + 2 = -1:
// no need to search it. J3 has 4 points less, so its slack may be up to 1: it must be searched.
template <int Chooser>
class TriedScenes {
  public:
    void add(int points, int slack) { tried_[count_++] = {points, slack}; }

    // Returns a bound of the slack of a scene with these points, if the bound shows that it does not get the chooser its way
    // either.
    std::optional<int> in_vain(int points) const {
        for (std::size_t i = 0; i < count_; ++i) {
            const int change = std::abs(tried_[i].points - points);
            const int slack = tried_[i].slack + (Chooser == kJekyll ? change : -change);
            if (!good<Chooser>(slack)) return slack;
        }
        return std::nullopt;
    }

  private:
    struct Tried {
        int points;
        int slack;
    };
    std::array<Tried, 5> tried_;
    std::size_t count_ = 0;
};

}  // namespace jh::solver
