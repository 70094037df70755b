// Flat Monte Carlo: tries every move in the same random worlds and plays each of them to its end at random.
#pragma once

#include <cstddef>
#include <cstdint>

#include "bots/seen.h"

namespace jh::bots {

// Returns the move with the best mean over the worlds that were tried before the deadline.
int flat_monte_carlo(const Seen& seen, std::size_t worlds, std::uint64_t seed, const Deadline& deadline);

// Does the same for the deciding player of a round. It looks at no hidden hand.
int flat_monte_carlo(const Position& round, std::size_t worlds, std::uint64_t seed);

}  // namespace jh::bots
