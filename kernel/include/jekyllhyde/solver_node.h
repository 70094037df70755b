// The solver's picture of a round: less than a Position, only what the play from here depends on.
#pragma once

#include "jekyllhyde/solver_target.h"

namespace jh::search {

// Where each card lies in the eyes of its camp's team: with the team (which may play any of them: partners ask each
// other, R3.2), or with one opponent or the other (who picks, once asked, R3.4).
struct Places {
    CardMask own = 0;
    CardMask first = 0;
    CardMask second = 0;

    CardMask all() const { return own | first | second; }

    void remove(CardMask card) {
        own &= ~card;
        first &= ~card;
        second &= ~card;
    }

    // An opponent with a single card of a camp has no choice: the card is as good as the team's own.
    void free_single_cards() {
        for (const CardMask camp : kCampMask) {
            free_if_single(first, first & camp);
            free_if_single(second, second & camp);
        }
    }

  private:
    void free_if_single(CardMask& place, CardMask cards) {
        if ((cards & (cards - 1)) != 0) return;
        place ^= cards;
        own |= cards;
    }
};

inline constexpr std::uint8_t kNothingPlayed = 0xFF;

struct Node {
    Places cards;
    Worth taken = 0;   // Jekyll's points, both teams' factors
    Worth pile = 0;    // carried and in the trick
    Worth left = 0;    // in the hands
    std::uint8_t lead = 0;
    std::uint8_t slot = 0;    // cards in the trick
    std::uint8_t tricks = 0;  // to be finished
    std::uint8_t best = kNothingPlayed;  // in the trick: rank * 4 + slot of the card that wins it (R4.1)
};

inline Worth worth_of(CardMask cards) {
    Worth worth = 0;
    for (; cards != 0; cards &= cards - 1) worth += kWorth[static_cast<std::size_t>(std::countr_zero(cards))];
    return worth;
}

// R5.1 The best card of a trick is a Transformation: nobody wins it.
constexpr bool is_carried(int best) { return best < kSeats; }

// The same card and the trick as far as it goes; `next_slot` or, after the fourth card, the next trick.
inline void play_card(Node& node, int card, const Seating& seating) {
    const auto index = static_cast<std::size_t>(card);
    node.cards.remove(1u << card);
    node.left -= kWorth[index];
    node.pile += kWorth[index];
    node.best = std::min(node.best, static_cast<std::uint8_t>(kRank[index % kCampCards] * kSeats + node.slot));
    if (++node.slot < kSeats) return;
    const int winner = (node.lead + node.best) & 3;  // R4.2, R5.2
    if (!is_carried(node.best)) {
        node.taken += kept_by(seating.team[static_cast<std::size_t>(winner)][0], node.pile);
        node.pile = 0;
    }
    node.lead = seating.leader(winner);
    node.slot = 0;
    node.best = kNothingPlayed;
    --node.tricks;
    node.cards.free_single_cards();
}

}  // namespace jh::search
