// The rulebook's four tips as rules of thumb. They look one card ahead, without search.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "bots/observed.h"
#include "rules/position.h"

namespace jh::bots {

// Evaluates the trick on the table for the deciding player.
class Outlook {
  public:
    explicit Outlook(const Observed& observed);

    // Returns what a move is worth to the deciding player's team.
    double worth(int action) const;
    // Returns what the trick is worth to the team on turn if it plays this card.
    double trick_worth(int card) const;
    // The cards that may still be played from hands that the player does not see (tip 1).
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

// Returns the expected first of `values` among a random selection of `held` of them.
double expected_first(std::span<const double> values, int held);

// Returns the best move by the tips. The seed decides between equal moves.
int follow_tips(const Observed& observed, std::uint64_t seed);

}  // namespace jh::bots
