#include "rules/position.h"

namespace jh::rules {
namespace {

const char* impossible_seats(const Position& p) {
    if (p.leader >= kSeats) return "the leader is no seat";
    if (p.asked > kNoSeat) return "the asked seat is no seat";
    if (p.single > kNoSeat) return "the single player's seat is no seat";
    if (p.hyde_seats > 15 || std::popcount(p.hyde_seats) != 2) return "a team is two seats";
    if (p.single != kNoSeat && p.hyde_seats != ((1u << p.single) | (1u << p.ghost())))  // R8.1
        return "with three players the single player and the seat opposite are Hyde";
    return nullptr;
}

const char* impossible_trick(const Position& p, CardMask& seen) {
    if (p.trick_size >= kSeats) return "a trick in play has at most three cards";
    for (unsigned i = 0; i < p.trick_size; ++i) {
        const unsigned card = p.trick[i];
        if (card >= kCards) return "the trick holds a card that does not exist";
        if (seen & (1u << card)) return "a card is there twice";
        seen |= 1u << card;
        if (camp_of(static_cast<int>(card)) != p.camp((p.leader + static_cast<int>(i)) & 3))  // R3.2
            return "a card in the trick is not of the camp of the seat it was played for";
    }
    return nullptr;
}

const char* impossible_hands(const Position& p, CardMask& seen) {
    for (const CardMask hand : p.hands) {
        if (hand & ~kAllCards) return "a hand holds a card that does not exist";
        if (hand & seen) return "a card is there twice";
        if (std::popcount(hand) > kHandSize) return "a hand has more than seven cards";
        seen |= hand;
    }
    const int jekyll = std::popcount(seen & kCampMask[kJekyll]);
    const int hyde = std::popcount(seen & kCampMask[kHyde]);
    if (jekyll != hyde || jekyll % 2 != 0)  // R3.6
        return "hands and trick do not fill the remaining tricks with two cards of each camp";
    return nullptr;
}

const char* impossible_ask(const Position& p) {
    if (p.asked == kNoSeat) return nullptr;
    const int seat = p.on_turn();
    if (p.asked == seat) return "a seat does not ask itself";
    if (played_by_single(p, seat) && played_by_single(p, p.asked))  // R8.4
        return "the single player and the ghost do not ask each other";
    if ((p.hands[p.asked] & kCampMask[p.camp(seat)]) == 0)  // R3.3
        return "the asked seat holds no card of the asked camp";
    return nullptr;
}

const char* impossible_sums(const Position& p, CardMask left) {
    std::uint32_t worth = 0;
    for (unsigned card = 0; card < kCards; ++card)
        if (left & (1u << card)) worth += kWorth[card];
    const int points = static_cast<int>(worth & 0xFF);
    const std::array<int, 2> factor = {static_cast<int>((worth >> 8) & 0xFF), static_cast<int>(worth >> 16)};
    if (p.points[0] + p.points[1] + p.carry.points + points > kRoundPoints)
        return "more card points than the deck holds";
    for (unsigned team = 0; team < 2; ++team)
        if (p.factor[team] + p.carry.factor[team] + factor[team] > kCampFactor) return "more deeds than the deck holds";
    if (p.carry != Pile{} && (left & kTransformations) == kTransformations)  // R5.1
        return "cards are carried and no Transformation was played";
    return nullptr;
}

}  // namespace

const char* impossible(const Position& position) {
    CardMask seen = 0;
    if (const char* why = impossible_seats(position)) return why;
    if (const char* why = impossible_trick(position, seen)) return why;
    if (const char* why = impossible_hands(position, seen)) return why;
    if (const char* why = impossible_ask(position)) return why;
    return impossible_sums(position, seen);
}

}  // namespace jh::rules
