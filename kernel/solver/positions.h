// Random positions to try the solver on, the same on every machine.
#pragma once

#include "rules/position.h"
#include "rules/random.h"

namespace jh::solver {

using namespace rules;

// Cards for some tricks, as many to each seat, nothing taken yet.
Position random_fresh_ending(Random& random, int tricks, std::uint8_t hyde_seats);

// A deal after random moves, when so many tricks are left.
Position random_played_ending(Random& random, int tricks, std::uint8_t hyde_seats);

// One legal move, each as likely.
int random_action(Random& random, const Position& position);

}  // namespace jh::solver
