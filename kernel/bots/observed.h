// What one seat may know of a round (R9): an observation of the Python rules, in the kernel's numbers.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rules/position.h"
#include "bots/seen.h"
#include "play/worlds.h"

namespace jh::bots {

struct Observed {
    int seat = 0;
    Hands open{};                                              // the own hand, and the ghost's (R8.2)
    std::array<std::array<std::uint8_t, 2>, kSeats> counts{};  // cards in each hand, by camp
    std::vector<PastPlay> past;                                // the tricks that are shown, and the trick on the table
    int first_leader = 0;                                      // the seat that leads the first trick that is shown
    CardMask carry = 0;                                        // R5.1
    std::uint8_t asked = kNoSeat, hyde_seats = 0, single = kNoSeat;

    // Whether all tricks are shown. A table without the memory aid shows the last trick only (R9.2).
    bool shows_every_trick() const;
    // Returns the table after the tricks that are shown, without hands.
    Remembered table() const;
    // Returns the legal moves of this seat's player.
    std::uint32_t legal() const;
    // Returns what the seat sees of the hands. Needs every trick.
    View view() const;
    // Returns the round in the first of all possible worlds. Needs every trick.
    Remembered some_world() const;
    // Returns what a search takes. Needs every trick.
    Seen seen() const { return {some_world(), past, first_leader}; }
};

// Says why an observation is impossible, or not the one of the deciding player. Returns nullptr otherwise.
const char* impossible(const Observed& observed);

}  // namespace jh::bots
