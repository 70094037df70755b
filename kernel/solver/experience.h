// What the search has learned about the order of choices. It changes the time, never the result.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "solver/node.h"

namespace jh::solver {

// How often each choice was right lately, by tricks left, place in the trick, who chooses, and card. The rates are kept
// twice: by how the trick stands, which gathers experience sooner, and by the rank to beat, which is more specific.
class Experience {
  public:
    using Row = std::array<std::uint16_t, 16>;
    static constexpr std::size_t kAsk = kCampCards;  // the first opponent; the second is the next

    // The rates for one choice that is to be made.
    class Rates {
      public:
        Rates(Row* by_standing, Row& by_rank) : by_standing_(by_standing), by_rank_(by_rank) {}

        unsigned of(std::size_t choice, bool would_be_best) const {
            return unsigned{by_standing_[would_be_best][choice]} + by_rank_[choice];
        }
        void learn(std::size_t choice, bool would_be_best, bool right) {
            learn(by_standing_[would_be_best][choice], right);
            learn(by_rank_[choice], right);
        }

      private:
        static constexpr int kInertia = 3;
        static void learn(std::uint16_t& rate, bool right) {
            rate = static_cast<std::uint16_t>(right ? rate + ((0xFFFF - rate) >> kInertia) : rate - (rate >> kInertia));
        }

        Row* by_standing_;  // two: for cards that would not be the best of the trick, and for those that would
        Row& by_rank_;
    };

    // Resets the rates for a new root with this many tricks left.
    void forget(int tricks) {
        const std::ptrdiff_t choosers = (tricks + 1) * 4 * 4;
        std::fill_n(by_standing_.begin(), choosers * std::ptrdiff_t{kStandings} * 2, even_row());
        std::fill_n(by_rank_.begin(), choosers * std::ptrdiff_t{kRanks}, even_row());
    }

    // `leading`: whether a card of the chooser's team is the best of the trick so far.
    Rates rates(unsigned tricks, unsigned slot, unsigned best, int camp, int chooser, bool leading) {
        const std::size_t who = (tricks * 4u + slot) * 4u + static_cast<std::size_t>(camp * 2 + chooser);
        const bool is_lead = best == kNothingPlayed;
        const std::size_t standing = is_lead ? 0 : is_carried(static_cast<int>(best)) ? 1 : leading ? 2 : 3;
        const std::size_t rank = is_lead ? 0 : 1u + best / kSeats * 2u + leading;
        return {&by_standing_[(who * kStandings + standing) * 2u], by_rank_[who * kRanks + rank]};
    }

  private:
    static constexpr std::size_t kChoosers = (kTricks + 1) * 4 * 4;
    static constexpr std::size_t kStandings = 4;
    static constexpr std::size_t kRanks = 17;  // eight ranks, each held by the own or the other team; or no card yet
    static Row even_row() {
        Row row{};
        row.fill(0x8000);
        return row;
    }
    std::array<Row, kChoosers * kStandings * 2> by_standing_{};
    std::array<Row, kChoosers * kRanks> by_rank_{};
};

}  // namespace jh::solver
