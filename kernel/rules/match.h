// The rules between the rounds of a match: the next seating, and the winner.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "rules/position.h"

namespace jh::rules {

struct Seating {
    std::array<std::uint8_t, kSeats> from = {0, 1, 2, 3};  // the seat that each seat's player had before; kNoSeat: empty
    std::uint8_t hyde_seats = 0;
    std::uint8_t dealer = 0;
    std::uint8_t single = kNoSeat;
};

// The seating of the round after this one (R2.4, R8.6).
Seating next_seating(std::uint8_t hyde_seats, std::uint8_t dealer, std::uint8_t single);

// The side with the highest total at or above the target; none if two are equal (R7.1, R7.2, R8.7).
std::optional<std::size_t> match_winner(std::span<const std::int32_t> totals, std::int32_t target);

}  // namespace jh::rules
