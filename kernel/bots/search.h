// Information-set tree search: one tree of public moves, a plausible world for every descent, the learned policy to
// say which moves are worth a look, and to play on from a leaf to the end of the round.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "bots/policy.h"
#include "bots/seen.h"

namespace jh::bots {

// What a round is played for, in the eyes of Jekyll: a number for the final scores of Jekyll and Hyde.
using Objective = std::function<double(int jekyll, int hyde)>;

struct SearchPlan {
    std::size_t iterations = 5000;
    Inference inference{};
    double boldness = 0.7;  // how long the policy's word outweighs what the search has seen
    double prior = 1;       // power to which the policy's odds are raised where it guides the tree: 0 for no guide
};

struct MoveStatistics {
    int action = 0;
    std::uint32_t visits = 0;
    double value = 0;  // mean, in the eyes of the deciding player
};

// Statistics of every legal move, the best first. `worlds` are used in turn, again and again.
std::vector<MoveStatistics> search_worlds(const Position& table, std::span<const Hands> worlds, const Brain& brain,
                                          const SearchPlan& plan, const Objective* objective, Random& random,
                                          const Deadline& deadline);

// The same with worlds drawn for what the deciding player has seen.
std::vector<MoveStatistics> search(const Seen& seen, const Brain& brain, const SearchPlan& plan,
                                   const Objective* objective, std::uint64_t seed, const Deadline& deadline);

}  // namespace jh::bots
