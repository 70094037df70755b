// A round as the solver sees it: less than a Position, only what the rest of the play depends on.
#pragma once

#include "solver/holding.h"

namespace jh::solver {

inline constexpr std::uint8_t kNothingPlayed = 0xFF;

struct Node {
    std::array<CampSet, 2> left{};  // in the hands, of either camp
    Worth taken = 0;                // Jekyll's points and kExtraPoints, both teams' factors
    Worth pile = 0;                 // carried and in the trick
    std::uint8_t lead = 0;
    std::uint8_t slot = 0;    // cards in the trick
    std::uint8_t tricks = 0;  // to be finished
    std::uint8_t best = kNothingPlayed;  // in the trick: rank * 4 + slot of the card that wins it (R4.1)

    bool operator==(const Node&) const = default;
};

// R5.1 Whether the best card of a trick is a Transformation, so that nobody wins it.
constexpr bool is_carried(int best) { return best < kSeats; }

// Which team's turn it is in each place of a trick, by the leader.
using Turns = std::array<std::uint8_t, kSeats>;

struct Seating {
    explicit Seating(const Position& position) : opposite(position.camp(0) == position.camp(2)) {
        for (int leader = 0; leader < kSeats; ++leader)
            for (int slot = 0; slot < kSeats; ++slot)
                turns[static_cast<std::size_t>(leader)][static_cast<std::size_t>(slot)] =
                    static_cast<std::uint8_t>(position.camp((leader + slot) & 3));
    }

    // If partners sit opposite, it makes no difference which of them leads.
    std::uint8_t leader(int seat) const { return static_cast<std::uint8_t>(seat & (opposite ? 1 : 3)); }
    int team(int seat) const { return turns[static_cast<std::size_t>(seat & 3)][0]; }

    bool opposite;
    std::array<Turns, kSeats> turns{};
};

// Plays a card of the camp on turn. The fourth card ends the trick.
inline void play_card(Node& node, unsigned order, Worth worth, const Seating& seating) {
    node.pile += worth;
    node.best = std::min(node.best, static_cast<std::uint8_t>(order + node.slot));
    if (++node.slot < kSeats) return;
    const int winner = (node.lead + node.best) & 3;  // R4.2, R5.2
    if (!is_carried(node.best)) {
        node.taken += kept_by(seating.team(winner), node.pile);
        node.pile = 0;
    }
    node.lead = seating.leader(winner);
    node.slot = 0;
    node.best = kNothingPlayed;
    --node.tricks;
}

}  // namespace jh::solver
