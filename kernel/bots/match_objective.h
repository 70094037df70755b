// What a round is played for near the end of a match: the chance of winning the match (R7.1, R8.7).
#pragma once

#include <array>
#include <optional>

#include "bots/search.h"
#include "rules/position.h"

namespace jh::bots {

struct Standing {
    std::array<int, kSeats> totals{};  // by seat, before this round; the ghost's is the single player's
    int target = 0;
};

// Why totals cannot be so, or nullptr.
const char* impossible(const Standing& standing, const Position& table);

// The chance that the player on a seat wins the match, when totals are what they are and the next round begins.
double chance_of_match(const Standing& standing, const Position& table, int seat);

// Nothing while the target is out of this round's reach: then the difference of the scores serves better.
std::optional<Objective> match_objective(const Standing& standing, const Position& table, int seat);

}  // namespace jh::bots
