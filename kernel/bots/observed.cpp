#include "bots/observed.h"

#include <algorithm>
#include <bit>
#include <cstddef>

namespace jh::bots {
namespace {

int cards_left(const Observed& observed) {
    int left = 0;
    for (const auto& counts : observed.counts) left += counts[0] + counts[1];
    return left;
}

// Checks the numbers that later steps use as indices.
const char* out_of_range(const Observed& observed) {
    const auto seat_or_none = [](int seat) { return seat >= 0 && seat <= kNoSeat; };
    if (observed.seat < 0 || observed.seat >= kSeats || observed.first_leader < 0 || observed.first_leader >= kSeats ||
        !seat_or_none(observed.asked) || !seat_or_none(observed.single))
        return "a seat is not one of the four";
    if (observed.hyde_seats > 15 || std::popcount(observed.hyde_seats) != 2) return "a team is two seats";
    if (observed.past.size() > kCards) return "more cards were played than there are";
    for (const PastPlay& play : observed.past)
        if (play.card >= kCards || play.holder >= kSeats) return "a play has no such card or seat";
    for (const auto& counts : observed.counts)
        if (std::max(counts[0], counts[1]) > kHandSize) return "a hand has more than seven cards";
    return nullptr;
}

const char* wrong_cards(const Observed& observed, int ghost) {
    CardMask known = 0;
    for (int seat = 0; seat < kSeats; ++seat) {
        const auto index = static_cast<std::size_t>(seat);
        const CardMask hand = observed.open[index];
        const bool open = seat == observed.seat || seat == ghost;
        if (!open && hand != 0) return "a hidden hand is given";
        if ((hand & ~kAllCards) != 0 || (known & hand) != 0) return "a card is there twice, or does not exist";
        known |= hand;
        for (std::size_t camp = 0; open && camp < 2; ++camp)
            if (std::popcount(hand & kCampMask[camp]) != observed.counts[index][camp])
                return "an open hand does not have the cards that are counted";
    }
    for (const PastPlay& play : observed.past) {
        if (known >> play.card & 1) return "a card is there twice, or does not exist";
        known |= 1u << play.card;
    }
    const int total = cards_left(observed) + static_cast<int>(observed.past.size());
    if (total > kCards || total % kSeats != 0) return "hands and plays do not make whole tricks";
    return (observed.carry & ~kAllCards) == 0 ? nullptr : "a carried card does not exist";
}

}  // namespace

bool Observed::shows_every_trick() const {
    return cards_left(*this) + static_cast<int>(past.size()) == kCards;
}

Remembered Observed::table() const {
    Remembered position;
    position.leader = static_cast<std::uint8_t>(first_leader);
    position.hyde_seats = hyde_seats;
    position.single = single;
    for (const PastPlay& play : past) {
        position.remember(play.card, play.holder);
        position.trick[position.trick_size++] = play.card;
        if (position.trick_size == kSeats) resolve_trick(position);
    }
    position.asked = asked;
    return position;
}

std::uint32_t Observed::legal() const {
    Position position = table();
    for (std::size_t i = 0; i < kSeats; ++i) {
        position.hands[i] = open[i];
        if (open[i] != 0) continue;
        // Only the camps of the cards in a hidden hand matter here, so one card of a camp stands for all.
        for (std::size_t camp = 0; camp < 2; ++camp)
            if (counts[i][camp] != 0) position.hands[i] |= kCampMask[camp] & -kCampMask[camp];
    }
    return legal_actions(position);
}

View Observed::view() const {
    View view;
    view.open = open;
    view.counts = counts;
    view.unseen = kAllCards & ~(open[0] | open[1] | open[2] | open[3]);
    for (const PastPlay& play : past) view.unseen &= ~(1u << play.card);
    const int ghost = table().ghost();
    for (int other = 0; other < kSeats; ++other)
        if (other != seat && other != ghost) view.hidden_seats = static_cast<std::uint8_t>(view.hidden_seats | 1u << other);
    for (std::size_t i = 0; i < kSeats; ++i)
        if (!(view.hidden_seats >> i & 1)) view.counts[i] = {};
    return view;
}

Remembered Observed::some_world() const {
    Remembered position = table();
    position.hands = Worlds(view()).at(0);
    return position;
}

const char* impossible(const Observed& observed) {
    if (const char* why = out_of_range(observed)) return why;
    const Position table = observed.table();
    if (observed.seat == table.ghost()) return "nobody sits on the ghost's seat";  // R8.1
    if (const char* why = wrong_cards(observed, table.ghost())) return why;
    if (cards_left(observed) == 0) return "the round is over";
    if (table.decider() != observed.seat) return "another player decides";
    if (!observed.shows_every_trick()) return observed.legal() != 0 ? nullptr : "the player who decides has no move";
    if (const char* why = impossible(observed.view())) return why;
    const Position world = observed.some_world();
    if (const char* why = impossible(world)) return why;
    return impossible(world, observed.past, observed.first_leader);
}

}  // namespace jh::bots
