// One decision of a round that is over: every move's value by what the player knew, and with open hands.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "bots/policy.h"
#include "review/assess.h"
#include "review/names.h"
#include "review/work.h"
#include "rules/position.h"
#include "solver/solver.h"

namespace jh::review {

struct Decision {
    int decider = 0;
    Kind kind = Kind::own_card;
    int action = 0;
    Assessment assessed;
    std::vector<solver::MoveBounds> cards;  // every legal move with open hands, for the decider's team, in ascending order
    // What the position before the decision is worth to Jekyll with open hands. An estimate inside its bounds if not exact.
    double worth = 0;
    bool worth_exact = false;
};

// The memory of the solver. Another size could find other bounds.
inline constexpr std::size_t kSolverMemory = std::size_t{16} << 20;

// Says why decision number `at` of a round cannot be reviewed, or returns nullptr.
const char* impossible(const Position& deal, std::span<const std::uint8_t> moves, std::size_t at);

// The round must be possible. Decisions do not depend on each other.
Decision review_decision(const Position& deal, std::span<const std::uint8_t> moves, std::size_t at,
                         const bots::Brain& brain, const Work& work, std::uint64_t seed, solver::Solver& solver,
                         const Stop& stop = {});

}  // namespace jh::review
