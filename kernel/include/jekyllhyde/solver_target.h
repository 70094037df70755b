// One question of the solver: does Jekyll reach a level? As a table of the points that Jekyll needs for it.
#pragma once

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdint>

#include "jekyllhyde/position.h"
#include "jekyllhyde/solver.h"

namespace jh::search {

// Sums of cards, a byte each: points, factor of Jekyll's deeds, factor of Hyde's deeds (as kWorth).
using Worth = std::uint32_t;

constexpr int points_of(Worth worth) { return static_cast<int>(worth & 0xFF); }
// What a team keeps of a pile: Jekyll its points and deeds, Hyde only its deeds,
// for Hyde's points are all that Jekyll does not get.
constexpr Worth kept_by(int team, Worth pile) { return pile & (team == kJekyll ? 0x00FFFFu : 0xFF0000u); }

// Which team's turn it is in each place of a trick, by the leader.
struct Seating {
    explicit Seating(const Position& position) : opposite(position.camp(0) == position.camp(2)) {
        for (int leader = 0; leader < kSeats; ++leader)
            for (int slot = 0; slot < kSeats; ++slot)
                team[static_cast<std::size_t>(leader)][static_cast<std::size_t>(slot)] =
                    static_cast<std::uint8_t>(position.camp((leader + slot) & 3));
    }

    // With partners opposite, the two seats of a team lead alike.
    std::uint8_t leader(int seat) const { return static_cast<std::uint8_t>(seat & (opposite ? 1 : 3)); }

    bool opposite;
    std::array<std::array<std::uint8_t, kSeats>, kSeats> team{};
};

// Slack: how many of its points Jekyll could leave to Hyde and still reach the level; negative when it falls short.
// With the factors fixed it moves one to one with Jekyll's points, so what is known of a position
// holds for every number of points that Jekyll has already.
class Target {
  public:
    Target(const Payoff& payoff, int total_points, Worth taken, Worth open)
        : payoff_(&payoff), total_(total_points), least_(taken), most_(taken + open) {}

    void set_level(int level) {
        level_ = level;
        filled_.reset();
        fill(0);
    }

    // Nobody's cards: `neutral` points (R5.4).
    int slack(Worth taken, int neutral = 0) {
        const auto row = static_cast<std::size_t>(neutral);
        if (!filled_[row]) fill(row);
        return points_of(taken) - needed_[row][index(taken)];
    }

    int slack_without_neutral(Worth taken) const { return points_of(taken) - needed_[0][index(taken)]; }

  private:
    static constexpr int kNeeded[2] = {-60, 120};  // keeps every slack and every sum with it within a byte

    static std::size_t index(Worth taken) { return ((taken >> 8) & 7) | ((taken >> 13) & 0x38); }

    void fill(std::size_t neutral) {
        const int shared = total_ - static_cast<int>(neutral);
        for (Worth jekyll = least_ >> 8 & 0xFF; jekyll <= (most_ >> 8 & 0xFF); ++jekyll)
            for (Worth hyde = least_ >> 16; hyde <= most_ >> 16; ++hyde) {
                const int needed =
                    payoff_->critical_points(level_, shared, static_cast<int>(jekyll), static_cast<int>(hyde));
                needed_[neutral][jekyll | hyde << 3] = static_cast<std::int8_t>(std::clamp(needed, kNeeded[0], kNeeded[1]));
            }
        filled_.set(neutral);
    }

    const Payoff* payoff_;
    int total_;
    Worth least_;  // factors now, and when a team takes all its deeds
    Worth most_;
    int level_ = 0;
    std::bitset<64> filled_;
    std::array<std::array<std::int8_t, 64>, 64> needed_{};  // by neutral points, by factors
};

}  // namespace jh::search
