// How much a review computes. Everything is counted, nothing is timed, so the same question always has the same answer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

namespace jh::review {

struct Work {
    std::size_t candidates = 8000;  // worlds to weigh by inference; all of them if there are no more
    std::size_t worlds = 1600;      // plausible worlds in which every move is tried; more late in a round
    std::uint64_t nodes = 400'000;  // of the solver, for each decision
    std::size_t descents = 1000;    // of the search with open hands where the solver cannot finish
};

// Asked now and then; true ends a computation early, with an answer that must be thrown away.
using Stop = std::function<bool()>;

}  // namespace jh::review
