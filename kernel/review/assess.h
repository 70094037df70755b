// What each legal move is worth by what the deciding player may know (R9), and where that player must expect each card.
// docs/review.md explains the numbers.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "bots/seen.h"
#include "review/work.h"
#include "rules/position.h"

namespace jh::review {

using namespace rules;

// Values are points: the own team's score minus the other's at the end of the round. Errors are standard errors.
struct MoveWorth {
    int action = 0;
    double value = 0, error = 0;
    double loss = 0, loss_error = 0;  // against the best move, in the same worlds
};

// The probability that a seat holds a card now.
using Beliefs = std::array<std::array<double, kCards>, kSeats>;

struct Assessment {
    std::vector<MoveWorth> moves;  // every legal move, the best first
    Beliefs beliefs{};
};

Assessment assess(const bots::Seen& seen, const bots::Brain& brain, const Work& work, std::uint64_t seed,
                  const Stop& stop = {});

}  // namespace jh::review
