// The objective of a round near the end of a match: the chance of winning the match (R7.1, R8.7).
#pragma once

#include <array>
#include <optional>

#include "bots/search.h"
#include "rules/position.h"

namespace jh::bots {

struct Standing {
    std::array<int, kSeats> totals{};  // by seat, before this round; the ghost has the single player's total
    int target = 0;
};

// Says why the totals are impossible, or returns nullptr.
const char* impossible(const Standing& standing, const Position& table);

// Returns the chance that the player on a seat wins the match if the next round begins with these totals.
double chance_of_match(const Standing& standing, const Position& table, int seat);

// Returns nothing while this round cannot reach the target: then the difference of the scores is the better objective.
std::optional<Objective> match_objective(const Standing& standing, const Position& table, int seat);

}  // namespace jh::bots
