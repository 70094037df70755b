// Levels for people: evenly spaced in strength, with mistakes like a person's. docs/bots.md has the measurements.
// A weaker level follows rules of thumb, thinks little or plays by intuition. It never makes senseless moves.
#pragma once

#include <cstdint>

#include "bots/observed.h"
#include "bots/policy.h"
#include "bots/search.h"
#include "bots/match_objective.h"

namespace jh::bots {

enum class Level : std::uint8_t {
    random,  // a uniformly random legal move
    novice,  // follows the rulebook's tips
    casual,  // tries each move in a few random worlds
    club,    // plays by the learned policy, but often takes a lesser move for the best
    expert,  // plays by the learned policy, without search
    master,  // infers hidden cards from the others' moves, and searches
};
inline constexpr int kLevels = 6;

// The search of `master`.
inline constexpr SearchPlan kMasterPlan = {3000, {1500, 0.75}, 0.7, 1};

// Returns the move of a level. The same seed gives the same move, unless the deadline stops the computation.
// If earlier tricks are hidden (R9.2), every level except `random` follows the tips. The standing must be possible.
int choose(Level level, const Observed& observed, const Brain& brain, const Standing& standing, std::uint64_t seed,
           const Deadline& deadline);

}  // namespace jh::bots
