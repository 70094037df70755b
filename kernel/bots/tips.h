// The rulebook's four tips and plain sense: looks one card ahead, without search, at once.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "bots/observed.h"
#include "rules/position.h"

namespace jh::bots {

// What the deciding player makes of the trick on the table.
class Outlook {
  public:
    explicit Outlook(const Observed& observed);

    // Worth of a move for the deciding player's team.
    double worth(int action) const;
    // Worth for the team on turn, if this card is played for it.
    double trick_worth(int card) const;
    // Tip 1: which cards are still in the game, somewhere.
    CardMask unseen() const { return unseen_; }
    int last_to_play() const { return (table_.leader + kSeats - 1) & 3; }

  private:
    double ask_worth(int seat) const;
    CardMask may_hold(int seat) const;
    double chance_to_win(const Position& after) const;
    double chance_to_beat(int card, int camp) const;
    double prize(std::uint32_t worth, int team) const;

    Position table_;
    std::array<std::array<std::uint8_t, 2>, kSeats> counts_;
    CardMask unseen_, ghost_hand_;
    std::uint32_t stake_;  // of the carried cards and of the trick: points and factors as in kWorth
    int team_, turn_team_;
};

// What comes first in the order of `values` among `held` of them, when any of them are as likely as others.
double expected_first(std::span<const double> values, int held);

// The best move by the tips; among equals one that the seed picks.
int follow_tips(const Observed& observed, std::uint64_t seed);

}  // namespace jh::bots
