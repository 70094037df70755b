#include "bots/match_objective.h"

#include <algorithm>
#include <cmath>

#include "bots/arithmetic.h"

namespace jh::bots {
namespace {

// Measured over rounds between strong players: see docs/bots.md.
constexpr double kRoundSpread = 124;  // standard deviation of the difference of the scores
constexpr double kRoundGain = 136;    // mean of the higher score
constexpr double kNormalAsLogistic = 0.551;

constexpr int kReach = 200;       // a team seldom scores more in a round
constexpr double kChanceUnit = 3;  // what winning instead of losing the match is worth, in hundreds of points
constexpr double kPointsToo = 0.1;  // weight of the points, so that a decided match is still played well

bool same_side(const Position& table, int seat, int other) {
    return table.single == kNoSeat ? table.camp(seat) == table.camp(other)
                                   : played_by_single(table, seat) && played_by_single(table, other);
}

bool counts_twice(const Position& table, int seat) {
    for (int before = 0; before < seat; ++before)
        if (same_side(table, before, seat)) return true;
    return false;
}

}  // namespace

const char* impossible(const Standing& standing, const Position& table) {
    for (int seat = 0; seat < kSeats; ++seat)
        for (int other = 0; other < seat; ++other)
            if (same_side(table, seat, other) &&
                standing.totals[static_cast<std::size_t>(seat)] != standing.totals[static_cast<std::size_t>(other)])
                return "two seats of one side have different totals";
    return nullptr;
}

double chance_of_match(const Standing& standing, const Position& table, int seat) {
    const int own = standing.totals[static_cast<std::size_t>(seat)];
    const int highest = *std::max_element(standing.totals.begin(), standing.totals.end());
    const double rounds_left = std::max((standing.target - highest) / kRoundGain, 0.0);
    const double spread = kNormalAsLogistic * kRoundSpread * std::sqrt(std::max(rounds_left, 0.5));
    const bool ended = highest >= standing.target;
    double all = 0;
    for (int other = 0; other < kSeats; ++other) {
        if (counts_twice(table, other)) continue;
        const int total = standing.totals[static_cast<std::size_t>(other)];
        all += ended ? total == highest : portable_exp((total - own) / spread);  // R7.2 equal: another round
    }
    return ended ? (own == highest ? 1 / all : 0) : 1 / all;
}

std::optional<Objective> match_objective(const Standing& standing, const Position& table, int seat) {
    const int highest = *std::max_element(standing.totals.begin(), standing.totals.end());
    if (highest + kReach < standing.target) return std::nullopt;
    const double sign = table.camp(seat) == kHyde ? -1 : 1;
    return [=](int jekyll, int hyde) {
        Standing after = standing;
        for (int other = 0; other < kSeats; ++other)
            after.totals[static_cast<std::size_t>(other)] += table.camp(other) == kHyde ? hyde : jekyll;
        return sign * kChanceUnit * chance_of_match(after, table, seat) + kPointsToo * (jekyll - hyde) / 100;
    };
}

}  // namespace jh::bots
