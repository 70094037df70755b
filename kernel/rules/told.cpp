#include "rules/told.h"

namespace jh::rules {
namespace {

int holder_of(const Position& position, int card) {
    for (int seat = 0; seat < kSeats; ++seat)
        if (position.hands[static_cast<std::size_t>(seat)] >> card & 1) return seat;
    return kNoSeat;
}

int rank_of(int card) { return kRank[static_cast<std::size_t>(kind_of(card))]; }

// Ends the trick whose fourth card was just played. `apply` has made its highest card's seat the next leader.
void finish_trick(ToldRound& told) {
    ToldTrick& trick = told.tricks[told.complete];
    for (const int card : trick.cards) told.carry |= 1u << card;
    const int highest = trick.cards[static_cast<std::size_t>((told.now.leader - trick.leader) & 3)];
    if (kind_of(highest) != kTransformation) {
        trick.winner = told.now.leader;
        int equal = 0;
        for (const int card : trick.cards) equal += rank_of(card) == rank_of(highest);
        trick.tied = equal > 1;
        told.taken[static_cast<std::size_t>(told.now.camp(trick.winner))] |= told.carry;
        told.carry = 0;
    }
    ++told.complete;
    told.tricks[told.complete].leader = told.now.leader;
}

}  // namespace

const char* tell(const Position& deal, std::span<const std::uint8_t> moves, ToldRound& told) {
    if (const char* why = impossible(deal)) return why;
    for (const CardMask hand : deal.hands)
        if (std::popcount(hand) != kHandSize) return "a deal gives seven cards to each hand";
    if (moves.size() > kMaxRoundMoves) return "a round has at most 56 moves";
    told = {};
    told.now = deal;
    told.tricks[0].leader = deal.leader;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const int move = moves[i];
        if (move >= kActions || !(legal_actions(told.now) >> move & 1)) return "the move is not legal";
        told.deciders[i] = static_cast<std::uint8_t>(told.now.decider());
        ToldTrick& trick = told.tricks[told.complete];
        if (move < kAsk) {
            trick.cards[trick.size] = static_cast<std::uint8_t>(move);
            trick.holders[trick.size++] = static_cast<std::uint8_t>(holder_of(told.now, move));
        }
        apply(told.now, move);
        if (trick.size == kSeats) finish_trick(told);
    }
    return nullptr;
}

}  // namespace jh::rules
