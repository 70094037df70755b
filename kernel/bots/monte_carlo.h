// Flat Monte Carlo: every move is tried in the same random worlds, each played to its end by chance.
#pragma once

#include <cstddef>
#include <cstdint>

#include "bots/seen.h"

namespace jh::bots {

// The move with the best mean. Past the deadline, of the worlds tried by then.
int flat_monte_carlo(const Seen& seen, std::size_t worlds, std::uint64_t seed, const Deadline& deadline);

}  // namespace jh::bots
