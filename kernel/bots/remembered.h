// A position with the memory of its cards: from which hand and for which seat each was played. Everybody may know it (R9.1).
#pragma once

#include <array>
#include <cstddef>

#include "rules/position.h"

namespace jh::bots {

using namespace rules;

struct Remembered : Position {
    std::array<CardMask, kSeats> played_from{};  // by the seat whose hand the cards came from
    std::array<CardMask, kSeats> played_for{};   // R3.5 by the seat they were played for

    void remember(unsigned card, unsigned holder) {
        played_from[holder] |= 1u << card;
        played_for[static_cast<std::size_t>(on_turn())] |= 1u << card;
    }
};

// Makes a legal move and remembers it.
inline void apply(Remembered& round, int action) {
    if (action < kAsk) {
        unsigned holder = 0;
        for (unsigned seat = 1; seat < kSeats; ++seat) holder = round.hands[seat] >> action & 1 ? seat : holder;
        round.remember(static_cast<unsigned>(action), holder);
    }
    apply(static_cast<Position&>(round), action);
}

}  // namespace jh::bots
