// Kinds of players. A bot does not know who plays against it, but the moves of a round tell.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "bots/policy.h"
#include "bots/seen.h"

namespace jh::bots {

// How a seat plays.
struct Manner {
    const Brain* brain = nullptr;
    bool searches = true;  // its policy is only a guide, and it finds better moves than that
};

struct Kind {
    Manner manner;
    double prior = 1;  // how likely an opponent is of this kind, before any move is seen
};

using Cast = std::array<Manner, kSeats>;  // by seat

// A plausible world, and who may play in it.
struct Guess {
    Hands hands;
    Cast cast;
};

// Returns guesses in random order, each as often as it is plausible. The deciding player and its partner are of the first kind,
// each opponent is of any. After the deadline it weighs no more candidates.
std::vector<Guess> plausible_guesses(const Seen& seen, std::span<const Kind> kinds, const Inference& inference,
                                     std::size_t count, Random& random, const Deadline& deadline);

}  // namespace jh::bots
