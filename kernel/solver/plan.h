// All outcomes of one trick, and what it would cost to settle each of them.
//
// An outcome depends on which cards of each camp fall and on who leads next, but not on the order of the cards. So a plan
// keeps one leaf for each outcome: at five tricks about 2,300 leaves instead of 8,100 ways to play. The turns of the trick
// form a tree over the leaves, with proof numbers as costs. docs/solver.md explains them.
//
// Why a settled plan is a proof: a leaf has cost 0 for a team only if a bound of the rules, the table or a search has
// shown that the team gets its way. A turn has cost 0 for a team only if the team chooses and one child has cost 0, or the
// other team chooses and all children have. Guessed costs are positive, so they never make a 0.
//
// Example (costs for Jekyll | Hyde): Jekyll leads JA or J7. After JA, Hyde can answer HB (0 | infinite: Jekyll is known to
// reach the level) or HT (2 | 5, guessed). Hyde chooses, so JA costs 0 + 2 = 2 for Jekyll and min(infinite, 5) = 5 for Hyde.
// J7 costs 6 | 4. Jekyll chooses first, so the root costs min(2, 6) = 2 for Jekyll and 5 + 4 = 9 for Hyde. The search
// follows the least costs to a leaf below JA and HT. If Jekyll reaches the level there too, HT becomes 0 | infinite, then JA
// and the root do: leading JA is the proof, and nothing below J7 was searched.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "solver/node.h"

namespace jh::solver {

// What it would still cost each team to prove that it gets its way: Jekyll reaches the level, or Hyde prevents it.
// 0 means proved, infinite means disproved. Once the question is settled, exactly one of the two is 0.
using Costs = std::array<float, 2>;

class Plan {
  public:
    using Index = std::uint32_t;  // of a leaf or a turn
    static constexpr float kNever = std::numeric_limits<float>::infinity();

    Plan(const Seating& seating, const std::array<Holdings, 2>& holdings) : seating_(seating), holdings_(holdings) {}

    // Finds all outcomes of the trick. The caller then sets the costs of the leaves and calls back_up().
    void lay_out(const Node& node);

    // Cards of one camp that fall in the rest of the trick.
    struct Fall {
        CampSet cards = 0;
        Worth worth = 0;
        std::uint8_t first = 0, second = 0;           // indices into the camp's cards; equal if only one card falls
        // Rank and slot of the best of them, as Node::best: if it is played early, and if it is played late.
        std::array<std::uint8_t, 2> bests = {kNothingPlayed, kNothingPlayed};
    };
    const std::vector<Fall>& falls(int camp) const { return sides_[static_cast<std::size_t>(camp)].falls; }
    const Node& node() const { return node_; }
    // The cards of a camp that can fall, as bits of a CampSet.
    std::span<const std::uint8_t> cards(int camp) const {
        const Side& side = sides_[static_cast<std::size_t>(camp)];
        return {side.cards.data(), side.count};
    }
    // R5.1 Whether a Transformation lies in the trick or can fall.
    bool may_be_carried() const;

    // Returns the seats that can lead next after these cards, as bits. There is a leaf for each.
    unsigned leaders(const Fall& jekyll, const Fall& hyde) const;
    Index leaf(std::size_t jekyll, std::size_t hyde, unsigned leader) const {
        return static_cast<Index>((jekyll * falls(kHyde).size() + hyde) * leaders_ + leader);
    }
    std::size_t leaves() const { return falls(kJekyll).size() * falls(kHyde).size() * leaders_; }
    Node child(const Fall& jekyll, const Fall& hyde, unsigned leader) const;
    Node child(Index leaf) const;

    void set_open(Index leaf, const Costs& costs) { costs_[leaf] = costs; }
    // The slack bounds the leaf's value: a lower bound if >= 0, an upper bound if < 0.
    void set_settled(Index leaf, int slack) {
        costs_[leaf] = slack >= 0 ? Costs{0, kNever} : Costs{kNever, 0};
        slacks_[leaf] = static_cast<std::int8_t>(slack);
    }

    void back_up();
    // Updates only the turns above this leaf, after set_settled().
    void back_up(Index leaf);
    const Costs& costs_at(Index leaf) const { return costs_[leaf]; }
    const Costs& costs() const { return costs_[root()]; }
    bool is_settled() const { return is_settled(root()); }
    // Costs after the first card of the plan.
    const Costs& costs_after(std::size_t card) const { return costs_[levels_[1].start + card]; }
    int slack() const { return slacks_[root()]; }
    // Returns the open leaf that the least costs lead to.
    Index most_proving() const;

  private:
    static constexpr std::size_t kMostTurns = kSeats;
    static constexpr std::size_t kNoCard = kCampCards;

    struct Places {
        std::array<std::uint16_t, 3> cards{};  // own, first, second: as bits of the camp's card indices
    };
    struct Side {
        std::size_t turns = 0;  // of this team, in what is left of the trick
        std::array<std::uint8_t, kSeats> slots{};  // of these turns
        std::size_t count = 0;
        std::array<std::uint8_t, kCampCards> cards{};   // as bits of a CampSet
        std::array<std::uint8_t, kCampCards> orders{};
        std::vector<Fall> falls;
        std::array<std::array<std::uint8_t, kCampCards>, kCampCards + 1> fall_of{};  // by two cards, or kNoCard and one
        std::array<Places, kCampCards + 1> places{};  // after this card fell, or kNoCard
    };
    // All turns at the same place in the trick: one for each way to get there.
    struct Level {
        int team = 0;
        int slot = 0;
        Index start = 0;
        Index count = 0;
        int earlier = -1;  // the level at which this team had its turn before, if it did
    };
    // The way from the root to a turn.
    struct Path {
        std::array<std::uint8_t, kMostTurns> cards{};     // by level, as indices of the camp's cards
        std::array<Index, kMostTurns + 1> turns{};        // within its level
        std::array<std::uint8_t, kMostTurns + 1> bests{};  // the best card so far, as Node::best
    };

    Index root() const { return levels_[0].start; }
    Index turn_at(const Path& path, std::size_t level) const { return levels_[level].start + path.turns[level]; }
    bool is_settled(Index index) const { return costs_[index][0] == 0 || costs_[index][1] == 0; }
    void copy(Index from, Index to) {
        costs_[to] = costs_[from];
        slacks_[to] = slacks_[from];
    }
    const Side& side_of(std::size_t level) const { return sides_[static_cast<std::size_t>(levels_[level].team)]; }
    void lay_out_side(std::size_t camp);
    Fall fall_of(std::size_t camp, std::size_t first, std::size_t second) const;
    Path start() const;
    void go(Path& path, std::size_t level, std::size_t card) const;
    const Places& places_at(const Path& path, std::size_t level) const;
    void back_up_below(Path& path, std::size_t level);
    void update(const Path& path, std::size_t level);
    template <class Child>
    void combine(Index turn, int team, const Places& places, Child child);
    template <class Child>
    std::int8_t settled_slack(int team, const Places& places, int winner, Child child) const;
    template <class Child>
    std::size_t cheapest_card(int team, const Places& places, Child child) const;
    // Calls visit(child): what follows each card, as an index.
    template <class Visit>
    void with_children(const Path& path, std::size_t level, Visit visit) const;

    const Seating& seating_;
    const std::array<Holdings, 2>& holdings_;
    Node node_;
    std::array<Side, 2> sides_;
    unsigned leaders_ = 2;  // leaves for each pair of falls
    std::size_t depth_ = 0;
    std::array<Level, kMostTurns> levels_{};
    std::vector<Costs> costs_;
    std::vector<std::int8_t> slacks_;
};

// The next two are in the header because they are called for every leaf.

inline unsigned Plan::leaders(const Fall& jekyll, const Fall& hyde) const {
    // If partners sit opposite, the team with the highest card leads, whenever it is played. Only equal ranks differ.
    if (seating_.opposite && jekyll.bests[0] / kSeats != hyde.bests[0] / kSeats)
        return 1u << seating_.leader(node_.lead + std::min({node_.best, jekyll.bests[0], hyde.bests[0]}));
    unsigned leaders = 0;
    for (const std::uint8_t one : jekyll.bests)
        for (const std::uint8_t other : hyde.bests)
            leaders |= 1u << seating_.leader(node_.lead + std::min({node_.best, one, other}));
    return leaders;
}

inline Node Plan::child(const Fall& jekyll, const Fall& hyde, unsigned leader) const {
    Node child;
    child.left = {static_cast<CampSet>(node_.left[0] & ~jekyll.cards), static_cast<CampSet>(node_.left[1] & ~hyde.cards)};
    child.taken = node_.taken;
    child.pile = node_.pile + jekyll.worth + hyde.worth;
    child.lead = static_cast<std::uint8_t>(leader);
    child.tricks = static_cast<std::uint8_t>(node_.tricks - 1);
    if (!is_carried(std::min({node_.best, jekyll.bests[0], hyde.bests[0]}))) {
        child.taken += kept_by(seating_.team(static_cast<int>(leader)), child.pile);
        child.pile = 0;
    }
    return child;
}

}  // namespace jh::solver
