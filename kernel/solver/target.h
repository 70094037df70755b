// One question of the solver, "does Jekyll reach this level?", as a table of the points that Jekyll needs for it.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "rules/position.h"
#include "solver/solver.h"

namespace jh::solver {

// Sums of cards, a byte each: points, factor of Jekyll's deeds, factor of Hyde's deeds (as kWorth).
using Worth = std::uint32_t;

constexpr int points_of(Worth worth) { return static_cast<int>(worth & 0xFF); }
// What the solver counts when a team takes a pile: for Jekyll the points and Jekyll's deeds, for Hyde only Hyde's deeds.
// Hyde's points need no count: they are all the points that Jekyll does not get.
constexpr Worth kept_by(int team, Worth pile) { return pile & (team == kJekyll ? 0x00FFFFu : 0xFF0000u); }

// Nodes count this many points more for Jekyll than there are, and levels need as many more. So Search::settled can take up to
// three points away from a position in which Jekyll has none.
inline constexpr int kExtraPoints = 4;

// Slack: how many of its points Jekyll could leave to Hyde and still reach the level; negative when it falls short.
//
// Why the tables may forget Jekyll's points: the points that a level needs depend on the final factors only. A point more
// for Jekyll before the play therefore raises the slack at the end of every line by one, and so the slack of the position.
//
// Example: 40 points in all, final factors 3 for Jekyll and 2 for Hyde, level "Jekyll wins by 10". Jekyll needs p points
// with 3 p - 2 (40 - p) >= 10, so at least 18. A line that ends with 20 points has slack 2, one with 15 has slack -3. If
// Jekyll had taken one point more before, the same lines would have slack 3 and -2.
class Target {
  public:
    Target(const Payoff& payoff, int total_points, Worth taken, Worth open, bool may_end_neutral)
        : payoff_(&payoff),
          total_(total_points),
          neutral_(may_end_neutral ? points_of(open) : 0),
          least_(taken),
          most_(taken + open) {}

    void set_level(int level) {
        for (int neutral = 0; neutral <= neutral_; ++neutral) fill(level, neutral);
    }

    // `neutral` points belong to nobody in the end (R5.4).
    int slack(Worth taken, int neutral = 0) const {
        return points_of(taken) - needed_[static_cast<std::size_t>(neutral)][index(taken)];
    }

    int total_points() const { return total_; }
    // The points that Jekyll needs and kExtraPoints, by neutral points and by both factors.
    const std::int8_t* needed() const { return needed_[0].data(); }
    static constexpr std::size_t kFactorPairs = 64;
    static constexpr std::size_t index(Worth taken) { return (taken >> 8 & 7) | (taken >> 13 & 0x38); }

  private:
    static constexpr int kLeastNeeded = -60;  // keeps every slack and every sum with it within a byte
    static constexpr int kMostNeeded = 120;

    void fill(int level, int neutral) {
        for (int jekyll = least_ >> 8 & 0xFF; jekyll <= static_cast<int>(most_ >> 8 & 0xFF); ++jekyll)
            for (int hyde = least_ >> 16 & 0xFF; hyde <= static_cast<int>(most_ >> 16 & 0xFF); ++hyde) {
                const int needed = payoff_->critical_points(level, total_ - neutral, jekyll, hyde);
                needed_[static_cast<std::size_t>(neutral)][static_cast<std::size_t>(jekyll | hyde << 3)] =
                    static_cast<std::int8_t>(std::clamp(needed, kLeastNeeded, kMostNeeded) + kExtraPoints);
            }
    }

    const Payoff* payoff_;
    int total_;
    int neutral_;  // points that may belong to nobody in the end
    Worth least_;  // the factors if no team takes another deed
    Worth most_;   // the factors if each team takes all its open deeds
    std::array<std::array<std::int8_t, kFactorPairs>, 64> needed_{};
};

}  // namespace jh::solver
