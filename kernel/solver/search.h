// The search itself: does Jekyll reach the level, from this node?
#pragma once

#include <functional>
#include <memory>
#include <span>

#include "solver/ending.h"
#include "solver/experience.h"
#include "solver/guess.h"
#include "solver/plan.h"
#include "solver/table.h"
#include "solver/three_tricks.h"

namespace jh::solver {

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
    struct TwoTricksLeft;
    int slack(const Node& node);
    template <int Team>
    int turn_of(const Node& node);
    template <int Camp, int Chooser>
    int choose(const Node& node, unsigned cards);
    // What follows a last card of a trick that is neither bounded by the rules nor known to the table.
    struct OpenCard {
        Node node;
        Key key;
        int card;
    };
    template <int Camp, int Chooser>
    int choose_last(const Node& node, unsigned cards);
    template <int Camp, int Chooser>
    int search_last(const Node& node, std::span<OpenCard> open);
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
    int bounded(const Node& node, Worth open) const {
        const int at_most = target_.slack(node.taken + kept_by(kJekyll, open));
        if (at_most < 0) return at_most;
        const int at_least = target_.slack(node.taken + kept_by(kHyde, open));
        return at_least >= 0 ? at_least : Table::kUndecided;
    }
    // The sum of the factors that the teams have already, for Table::find. Nothing if the payoff is not a difference.
    std::optional<int> certain_factors(const Node& node) const {
        if (!payoff_.is_difference()) return std::nullopt;
        return static_cast<int>((node.taken >> 8 & 0xFF) + (node.taken >> 16));
    }
    Planning& planning();
    int planned(const Node& node);
    int settled(const Plan& plan, Plan::Index leaf);
    void set_leaves(Plan& plan);
    // A leaf that is looked up in the table.
    struct Asked {
        Node node;
        Key key;
        Plan::Index leaf;
        std::size_t hyde;  // the index of Hyde's fall
    };
    std::span<const Asked> unbounded_leaves(Plan& plan, std::size_t jekyll_fall, std::span<Asked> asked) const;
    std::vector<std::int16_t>& kept_guesses(const Plan& plan);
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
    ThreeTricks three_tricks_;
    Keys keys_;
    // The guesses for the leaves of one node's plan. They do not depend on the level, and most nodes are planned again for
    // another level.
    struct KeptGuesses {
        Node node;
        std::vector<std::int16_t> leaves;
    };
    // Made when first needed, because short endings need no plans.
    struct Planning {
        Guesses guesses;
        std::vector<KeptGuesses> kept;
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
