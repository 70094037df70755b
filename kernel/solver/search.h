// The search itself: does Jekyll reach the level, from this node?
#pragma once

#include <functional>
#include <memory>

#include "solver/ending.h"
#include "solver/guess.h"
#include "solver/plan.h"
#include "solver/table.h"

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

    Rates rates(const Node& node, int camp, int chooser, bool leading) {
        const std::size_t who = (node.tricks * 4u + node.slot) * 4u + static_cast<std::size_t>(camp * 2 + chooser);
        const bool is_lead = node.best == kNothingPlayed;
        const std::size_t standing = is_lead ? 0 : is_carried(node.best) ? 1 : leading ? 2 : 3;
        const std::size_t rank = is_lead ? 0 : 1u + node.best / kSeats * 2u + leading;
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

class Search {
  public:
    Search(const Position& position, const Payoff& payoff, std::array<Table, kTricks + 1>& tables,
           Experience& experience, int plan_from, std::function<bool()> stop);
    Search(const Search&) = delete;

    void set_level(int level);
    // Ends the search soon after this many nodes. 0 is no limit.
    void limit_nodes(std::uint64_t nodes) { most_nodes_ = nodes; }

    // Returns a bound of the slack: a lower bound if >= 0, an upper bound if < 0. Meaningless once the search is stopped.
    int slack();
    int slack_after(int card);
    int slack_of_choice(CardMask cards, int chooser);
    std::uint64_t nodes() const { return nodes_; }

    // Guesses of Jekyll's score minus Hyde's: at the root, and after each card of the camp on turn, by number.
    struct Estimates {
        float root = 0;
        std::array<float, kCards> after{};
    };
    Estimates estimates(bool of_cards);
    bool is_stopped() const { return stopped_; }
    int root_tricks() const { return root_.tricks; }
    int key_bits() const { return keys_.bits(); }

  private:
    struct Planning;
    int slack(const Node& node);
    template <int Team>
    int turn_of(const Node& node);
    template <int Camp, int Chooser>
    int choose(const Node& node, unsigned cards);
    template <int Camp, int Chooser>
    unsigned undominated(const Node& node, unsigned cards) const;
    bool may_be_beaten(const Node& node, int best) const;
    // Whether a card of this team is the best of the trick so far.
    template <int Team>
    bool leads(const Node& node) const;
    template <int Camp>
    Node after(const Node& node, int card) const;
    int between_tricks(const Node& node);
    int searched(const Node& node);
    // Returns a bound that follows from the rules alone: one team takes all that is open. Table::kUndecided if neither
    // bound decides. Example: Jekyll lacks 10 points and only 8 are open, so the slack is at most -2.
    int bounded(const Node& node, Worth open) const;
    // The sum of the factors that the teams have already, for Table::find. Nothing if the payoff is not a difference.
    std::optional<int> certain_factors(const Node& node) const {
        if (!payoff_.is_difference()) return std::nullopt;
        return static_cast<int>((node.taken >> 8 & 0xFF) + (node.taken >> 16));
    }
    Planning& planning();
    int planned(const Node& node);
    void set_leaves(Plan& plan);
    Costs costs_of(float guess) const;
    struct Leaf {
        Plan::Index index;
        float guess;
    };
    std::vector<Leaf> guessed_leaves(Plan& plan);
    void check_stop();

    Seating seating_;
    std::array<Holdings, 2> holdings_;
    Node root_;
    Target target_;
    Ending ending_;
    Keys keys_;
    // Made when first needed, because short endings need no plans.
    struct Planning {
        Guesses guesses;
        std::vector<Plan> plans;  // by tricks left
    };
    std::unique_ptr<Planning> planning_;
    float wanted_ = 0;         // about what Jekyll's score minus Hyde's must be for the level
    std::array<Table, kTricks + 1>& tables_;
    Experience& experience_;
    int plan_from_;
    std::function<bool()> stop_;
    const Payoff& payoff_;
    int level_ = 0;           // as the tables know it
    std::uint64_t nodes_ = 0;
    std::uint64_t next_check_ = 0;
    std::uint64_t most_nodes_ = 0;
    bool stopped_ = false;
};

}  // namespace jh::solver
