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
    random,       // a uniformly random legal move
    novice,       // follows the rulebook's tips
    casual,       // tries each move in a few random worlds
    club,         // plays by the learned policy, but often takes a lesser move for the best
    expert,       // plays by the learned policy, without search
    master,       // infers hidden cards from the others' moves, and searches
    grandmaster,  // does the same with a larger network, searches longer, and infers who plays naively
};
inline constexpr int kLevels = 7;

// The search of `master`.
inline constexpr SearchPlan kMasterPlan = {3000, {1500, 0.75}, 0.7, 1};

// The search of `grandmaster`, and how likely it finds each kind of opponent before any move is seen.
inline constexpr SearchPlan kGrandmasterPlan = {8000, {10'000, 0.75}, 0.7, 1};
inline constexpr double kStrongPrior = 0.7, kNaivePrior = 0.3;

// The networks that a level plays with.
struct LevelBrains {
    const Brain& own;              // the large network for `grandmaster`, the small one for all others
    const Brain* naive = nullptr;  // how naive opponents play; only `grandmaster` needs it
};

// Returns the move of a level. The same seed gives the same move, unless the deadline stops the computation.
// If earlier tricks are hidden (R9.2), every level except `random` follows the tips. The standing must be possible.
int choose(Level level, const Observed& observed, const LevelBrains& brains, const Standing& standing,
           std::uint64_t seed, const Deadline& deadline);

}  // namespace jh::bots
