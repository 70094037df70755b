// The search itself: does Jekyll reach the level, from this node?
#pragma once

#include <exception>
#include <functional>

#include "jekyllhyde/solver_ending.h"
#include "jekyllhyde/solver_table.h"

namespace jh::search {

// Thrown out of the search when it is told to stop; what the tables hold stays true.
struct Stopped : std::exception {};

// How often a choice was right, by tricks left, place in the trick, who chooses, how the trick stands, and card.
class Experience {
  public:
    using Row = std::array<std::uint16_t, 32>;
    static constexpr std::size_t kAsk = 28;  // the first opponent; the second is the next

    Experience() { forget(); }
    void forget() { rows_.fill(even_row()); }

    // Two rows: for cards that would not be the best of the trick, and for those that would.
    Row* rows(const Node& node, int camp, int chooser, bool leading) {
        const std::size_t who = static_cast<std::size_t>(camp * 2 + chooser);
        const std::size_t standing = node.best == kNothingPlayed ? 0 : is_carried(node.best) ? 1 : leading ? 2 : 3;
        return &rows_[(((node.tricks * 4u + node.slot) * 4u + who) * 4u + standing) * 2u];
    }

    static void right(std::uint16_t& rate) { rate = static_cast<std::uint16_t>(rate + ((0xFFFF - rate) >> kInertia)); }
    static void wrong(std::uint16_t& rate) { rate = static_cast<std::uint16_t>(rate - (rate >> kInertia)); }

  private:
    static constexpr int kInertia = 5;
    static Row even_row() {
        Row row{};
        row.fill(0x8000);
        return row;
    }
    std::array<Row, (kTricks + 1) * 4 * 4 * 4 * 2> rows_;
};

class Search {
  public:
    Search(const Position& position, const Payoff& payoff, std::array<Table, kTricks + 1>& tables,
           Experience& experience, std::function<bool()> stop);
    Search(const Search&) = delete;

    const Node& root() const { return root_; }
    void set_level(int level);

    // Bounds of the slack: from below if >= 0, from above if < 0.
    int slack(const Node& node);
    int slack_after(const Node& node, int card);
    int slack_of_choice(const Node& node, CardMask cards, int chooser);
    std::uint64_t nodes() const { return nodes_; }

  private:
    template <int Team>
    int turn_of(const Node& node);
    template <int Camp, int Chooser>
    int choose(const Node& node, CardMask cards);
    int between_tricks(const Node& node);
    int searched(const Node& node);
    void check_stop();

    Seating seating_;
    Target target_;
    TwoTricks ending_;
    Node root_;
    std::array<Table, kTricks + 1>& tables_;
    Experience& experience_;
    std::function<bool()> stop_;
    const Payoff& payoff_;
    int level_ = 0;           // as the tables know it
    std::uint64_t salt_ = 0;  // in the keys, when there are more levels than the tables can tell apart
    std::uint64_t nodes_ = 0;
    std::uint64_t next_check_ = 0;
    bool stopped_ = false;
};

}  // namespace jh::search
