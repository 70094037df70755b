#include "rules/match.h"

#include <algorithm>

namespace jh::rules {

Seating next_seating(std::uint8_t hyde_seats, std::uint8_t dealer, std::uint8_t single) {
    const auto after = [](int seat, int steps) { return static_cast<std::uint8_t>((seat + steps) & 3); };
    Seating next;
    if (single == kNoSeat) {  // R2.4
        next.hyde_seats = hyde_seats;
        next.dealer = after(dealer, 1);
        return next;
    }
    // R8.6: The player left of the single player moves to the ghost's seat and deals. The one to the right is single.
    const auto left = after(single, 1), ghost = after(single, 2);
    next.from[ghost] = left;
    next.from[left] = kNoSeat;
    next.hyde_seats = hyde_seats ^ 0b1111;
    next.dealer = ghost;
    next.single = after(single, 3);
    return next;
}

std::optional<std::size_t> match_winner(std::span<const std::int32_t> totals, std::int32_t target) {
    const auto most = std::max_element(totals.begin(), totals.end());
    if (most == totals.end() || *most < target || std::count(totals.begin(), totals.end(), *most) > 1)
        return std::nullopt;
    return static_cast<std::size_t>(most - totals.begin());
}

}  // namespace jh::rules
