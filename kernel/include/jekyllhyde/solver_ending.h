// The last two tricks, without a table: few enough cards to work with pairs of them.
#pragma once

#include "jekyllhyde/solver_node.h"

namespace jh::search {

// Who decides in a comparison with 0: Jekyll wants slack >= 0, Hyde less.
template <int Team>
constexpr bool good(int slack) {
    return Team == kJekyll ? slack >= 0 : slack < 0;
}
template <int Team>
constexpr int better(int a, int b) {
    return Team == kJekyll ? std::max(a, b) : std::min(a, b);
}
template <int Team>
inline constexpr int kWorst = Team == kJekyll ? -127 : 127;

// Both cards of each camp fall in the last trick, so only equal highest ranks leave something to play for:
// `loose` says of a team that it can bring its highest card first. R4.1
inline int last_winner(const std::array<std::uint8_t, kSeats>& turns, const std::array<bool, 2>& loose) {
    const std::size_t leader = turns[0];
    const std::size_t other = leader ^ 1;
    if (loose[leader] || turns[1] == leader) return static_cast<int>(leader);
    if (turns[2] == other) return static_cast<int>(other);
    return static_cast<int>(loose[other] ? other : leader);
}

// The slack at the last trick.
int last_trick(const Node& node, const Seating& seating, Target& target);

// A bound of the slack with two tricks left, at the start of one: from below if >= 0, from above if < 0.
class TwoTricks {
  public:
    TwoTricks(const Seating& seating, Target& target) : seating_(&seating), target_(&target) {}
    int slack(const Node& node);

  private:
    // The four cards of a camp, the highest first; sets of them are masks of four bits.
    struct Camp {
        std::array<std::uint8_t, 4> order;   // rank * 4
        std::array<std::uint8_t, 3> places;  // own, first, second
        std::array<Worth, 16> worth;         // of pairs
        std::array<std::uint8_t, 16> top;    // highest rank of a pair
        std::array<bool, 16> loose;          // of a pair that is left for the last trick
    };
    using Played = std::array<unsigned, 2>;

    void set_camp(const Places& cards, int camp);
    template <int Slot>
    int turn(int best, Played played);
    template <int Slot, int Camp>
    int turn_of(int best, Played played);
    template <int Slot, int Camp, int Chooser>
    int choose(int best, Played played, unsigned cards);
    int outcome(int best, Played played);

    const Seating* seating_;
    Target* target_;
    const std::array<std::uint8_t, kSeats>* turns_ = nullptr;
    std::array<Camp, 2> camps_{};
    Worth taken_ = 0;
    Worth pile_ = 0;
    int lead_ = 0;
};

}  // namespace jh::search
