// Levels for people: evenly spaced in strength, and human in their errors. docs/bots.md has the measurements.
// A weaker level follows rules of thumb, thinks little or plays by feeling; it never throws a move away.
#pragma once

#include <cstdint>

#include "bots/observed.h"
#include "bots/policy.h"
#include "bots/search.h"
#include "bots/match_objective.h"

namespace jh::bots {

enum class Level : std::uint8_t {
    random,  // any legal move, each as likely as the others
    novice,  // follows the rulebook's tips
    casual,  // thinks of a few ways in which the cards may lie, and of the end only vaguely
    club,    // has a feeling for good moves, but hardly tells the better from the best
    expert,  // plays by a sure feeling, at once
    master,  // infers what the others hold from what they did, and searches
};
inline constexpr int kLevels = 6;

// The search of `master`.
inline constexpr SearchPlan kMasterPlan = {3000, {1500, 0.75}, 0.7, 1};

// The move of a level. The same seed gives the same move, as long as the deadline does not cut the thinking short.
// Where earlier tricks are hidden (R9.2), every level but `random` follows the tips. The standing must be possible.
int choose(Level level, const Observed& observed, const Brain& brain, const Standing& standing, std::uint64_t seed,
           const Deadline& deadline);

}  // namespace jh::bots
