// Information-set tree search. There is one tree of public moves, and every descent uses one plausible world. The learned
// policy guides the choice of moves in the tree, and plays on from a leaf to the end of the round.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "bots/kinds.h"
#include "bots/policy.h"
#include "bots/seen.h"

namespace jh::bots {

// What a round is worth to Jekyll, for the final scores of Jekyll and Hyde.
using Objective = std::function<double(int jekyll, int hyde)>;

struct SearchPlan {
    std::size_t iterations = 5000;
    Inference inference{};
    double boldness = 0.7;  // how strongly the policy outweighs what the search has seen
    double prior = 1;       // exponent of the policy's probabilities in the tree: 0 for no guidance
};

struct MoveStatistics {
    int action = 0;
    std::uint32_t visits = 0;
    double value = 0;  // mean, for the deciding player
};

// Returns statistics of every legal move, the best first. The search uses `worlds` in turn, again and again.
std::vector<MoveStatistics> search_worlds(const Remembered& table, std::span<const Hands> worlds, const Brain& brain,
                                          const SearchPlan& plan, const Objective* objective, Random& random,
                                          const Deadline& deadline);

// Returns the mean result for Jekyll, in points, of the descents after the first `warm_up` ones. The table may be that of any
// player: only the tree knows which moves were seen to be good, and it knows no hands.
double searched_mean(const Remembered& table, std::span<const Hands> worlds, const Brain& brain, const SearchPlan& plan,
                     std::size_t warm_up, Random& random);

// Does the same as search_worlds with plausible worlds for what the deciding player has seen.
std::vector<MoveStatistics> search(const Seen& seen, const Brain& brain, const SearchPlan& plan,
                                   const Objective* objective, std::uint64_t seed, const Deadline& deadline);

// Does the same with opponents of several kinds. A descent guesses their kinds together with their cards. Opponents that do
// not search play by their policy in the tree, too. The first kind is the player's own.
std::vector<MoveStatistics> search_kinds(const Seen& seen, std::span<const Kind> kinds, const SearchPlan& plan,
                                         const Objective* objective, std::uint64_t seed, const Deadline& deadline);

}  // namespace jh::bots
