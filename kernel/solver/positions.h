// Random positions for tests and benchmarks of the solver, the same on every machine.
#pragma once

#include "rules/position.h"
#include "rules/random.h"

namespace jh::solver {

using namespace rules;

// Deals random cards for this many tricks, the same number to each seat, with nothing taken yet.
Position random_fresh_ending(Random& random, int tricks, std::uint8_t hyde_seats);

// Deals all cards and makes random moves until this many tricks are left.
Position random_played_ending(Random& random, int tricks, std::uint8_t hyde_seats);

// Returns a legal move; all are equally likely.
int random_action(Random& random, const Position& position);

}  // namespace jh::solver
