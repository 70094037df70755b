// All decisions of a round, on several threads.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "review/decision.h"

namespace jh::review {

// Called by the calling thread. `stop` now and then, `finished` with each decision's number once, in order.
struct Watch {
    Stop stop;
    std::function<void(std::size_t at, const Decision& decision)> finished;
};

// Reviews every decision. The answer does not depend on the number of threads. A stopped review is empty.
std::vector<Decision> review_round(const Position& deal, std::span<const std::uint8_t> moves, const bots::Brain& brain,
                                   const Work& work, std::uint64_t seed, int threads, const Watch& watch = {});

}  // namespace jh::review
