// What a round's decisions say together: names, luck, points lost and accuracy of each player.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "review/names.h"
#include "rules/position.h"

namespace jh::review {

using namespace rules;

// What a summary needs of a decision.
struct Taken {
    int decider = 0;
    int camp = 0;  // of the decider
    Kind kind = Kind::own_card;
    bool forced = false;               // there was one legal move
    double loss = 0, loss_error = 0;   // of the move played, by knowledge
    double worth = 0;                  // of the position before the decision, for Jekyll
    bool worth_exact = false;
};

struct Judgement {
    Name name = Name::best;
    Fortune fortune = Fortune::none;
    double loss_known = 0;  // points that the decision lost by what the player knew
    double loss_cards = 0;  // points that it lost by how the cards lay
    double luck = 0;        // loss_known - loss_cards
    double worth = 0;       // of the position before the decision, for Jekyll, in line with the decisions after it
};

struct Tally {
    int decisions = 0;    // with a choice
    double lost = 0;      // points by knowledge
    double accuracy = 0;  // 0 to 100; meaningless without decisions
};

struct SeatTally {
    Tally all;
    std::array<Tally, kKinds> kinds{};
};

// result - worth == decisions + luck, up to rounding. All for Jekyll.
struct Summary {
    std::vector<Judgement> judgements;
    std::array<SeatTally, kSeats> seats{};  // by decider
    double worth = 0;                        // of the deal
    bool worth_exact = false;
    double result = 0;
    double decisions = 0;                    // what the losses by knowledge changed
    double luck = 0;                         // what luck changed
};

// Summarises all decisions of a round in order. `result` is Jekyll's score minus Hyde's at its end.
Summary summarise(std::span<const Taken> decisions, double result);

}  // namespace jh::review
