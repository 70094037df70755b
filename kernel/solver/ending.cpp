#include "solver/ending.h"

#include <bit>
#include <cstring>

namespace jh::solver {
namespace {

// Returns the team that wins the last trick when the highest cards of both camps rank alike.
//
// In the last trick both cards of each camp fall, so a higher rank decides by itself. Of equal ranks the first one wins
// (R4.1). Winning never hurts a team, so each team plays its higher card as early as it can. It can do so on its first turn
// if it is `loose`: it holds one of its two cards (then the other is its own too, or an opponent's only card, which it can
// ask for), or both cards rank alike. It is not loose if one opponent holds both cards, because that opponent picks the
// lower one first (R3.4).
//
// Example: Jekyll leads and the turns are J H J H. The cards are JA and J3 against HA and H5, which Hyde holds. If one
// opponent holds both JA and J3, that opponent plays J3 first, then HA falls, then JA: Hyde wins. If Jekyll holds J3,
// Jekyll asks for JA first and wins.
int last_winner(const Turns& turns, const std::array<bool, 2>& loose) {
    const std::size_t leader = turns[0];
    const std::size_t other = leader ^ 1;
    if (loose[leader] || turns[1] == leader) return static_cast<int>(leader);
    if (turns[2] == other) return static_cast<int>(other);
    return static_cast<int>(loose[other] ? other : leader);
}

Lanes broadcast(int value) {
    return Lanes{} + static_cast<std::int8_t>(value);
}

// Returns the values at these indices. WebAssembly has an instruction for it, which Clang does not find by itself.
Lanes shuffled(Lanes values, Lanes indices) {
#if defined(__wasm_simd128__)
    return __builtin_wasm_swizzle_i8x16(values, indices & broadcast(15));
#elif defined(__clang__)
    Lanes result{};
    for (int i = 0; i < 16; ++i) result[i] = values[indices[i] & 15];
    return result;
#else
    return __builtin_shuffle(values, indices);
#endif
}

// Returns two of the values, each in eight lanes: `first` in the lower half, the one after it in the upper half.
Lanes spread(Lanes values, int first) {
    const Lanes upper = {0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1};
    return shuffled(values, broadcast(first) + upper);
}

template <int Team>
Lanes better_of(Lanes a, Lanes b) {
    return Team == kJekyll ? (a > b ? a : b) : (a < b ? a : b);
}

// Chooses one of two values in each lane: for the opponent where `by_opponent` is set, else for the team.
template <int Team>
Lanes chosen(Lanes a, Lanes b, Lanes by_opponent) {
    const Lanes for_team = better_of<Team>(a, b);
    const Lanes for_opponent = better_of<(Team ^ 1)>(a, b);
    return (for_opponent & by_opponent) | (for_team & ~by_opponent);
}

template <int Team>
Lanes chosen(const std::array<Lanes, 4>& values, const Choice& choice) {
    const auto& [a, b, c, d] = choice.row;
    const Lanes first = chosen<Team>(values[a], values[b], broadcast(choice.by_opponent[0]));
    if (choice.two_opponents)
        return better_of<Team>(first, better_of<(Team ^ 1)>(values[c], values[d]));
    const Lanes second = chosen<Team>(first, values[c], broadcast(choice.by_opponent[1]));
    return chosen<Team>(second, values[d], broadcast(choice.by_opponent[2]));
}

// Two tricks when partners sit opposite, so that the turns are Leader, Other, Leader, Other. All ways to play are computed
// at once. A register has two halves of eight lanes. The halves stand for two pairs or cards of the other team. A lane of a
// half stands for a pair of the leader's cards, or for the card that it leads.
template <int Leader>
class TwoTricks {
  public:
    TwoTricks(const Node& node, const Quartet& leader, const Quartet& other, const Target& target)
        : leader_(leader),
          other_(other),
          needed_(target.needed()),
          taken_(node.taken),
          pile_(node.pile),
          may_end_neutral_(((leader.ranks | other.ranks) & 1) != 0) {}

    int slack() const {
        const bool ties = (leader_.tops & other_.tops) != 0;  // whether the highest cards of the first trick can rank alike
        return ties ? slack_of_leads<true>() : slack_of_leads<false>();
    }

  private:
    static constexpr int kOther = Leader ^ 1;
    using Half = std::uint64_t;
    using Pairs = std::array<Half, 6>;  // by pair of the other team

    // The slacks if the leader wins a first trick in which the highest cards rank alike.
    Pairs slacks_if_leader_first() const {
        std::array<Lanes, 3> result;
        for (std::size_t i = 0; i < result.size(); ++i) result[i] = slack_with(static_cast<int>(2 * i), true);
        return std::bit_cast<Pairs>(result);
    }

    // The slacks if the other team wins such a trick. Most pairs have no equal highest cards.
    Pairs slacks_if_other_first(const Pairs& slacks) const {
        auto result = std::bit_cast<std::array<Lanes, 3>>(slacks);
        for (std::size_t i = 0; i < result.size(); ++i)
            if (((leader_.tops >> other_.top_played[2 * i] | leader_.tops >> other_.top_played[2 * i + 1]) & 1) != 0)
                result[i] = slack_with(static_cast<int>(2 * i), false);
        return std::bit_cast<Pairs>(result);
    }

    // The slacks if the other team plays this pair in the first trick, and if it plays the one after.
    Lanes slack_with(int pair, bool leader_first) const {
        const Lanes top = spread(other_.top_played, pair);
        const Lanes top_left = spread(other_.top_left, pair);
        const Lanes zero{};
        const Lanes carried = (leader_.top_played == zero) | (top == zero);            // R5.1
        const Lanes neutral = (leader_.top_left == zero) | (top_left == zero);         // R5.4
        const Lanes wins = leader_first ? leader_.top_played <= top : leader_.top_played < top;
        const Lanes loose = spread(other_.loose_left, pair);
        const Lanes first_of_equals = (leader_.loose_left & ~loose) | (wins & ~(leader_.loose_left ^ loose));
        const Lanes wins_last = (leader_.top_left < top_left) | ((leader_.top_left == top_left) & first_of_equals);
        const Lanes jekyll = (Leader == kJekyll ? wins : ~wins) & ~carried;
        const Lanes jekyll_last = (Leader == kJekyll ? wins_last : ~wins_last) & ~neutral;
        const Lanes hyde = ~(jekyll | carried);
        const Lanes hyde_last = ~(jekyll_last | neutral);

        const Lanes points = leader_.points_played + spread(other_.points_played, pair) + broadcast(points_of(pile_));
        const Lanes points_last = leader_.points_left + spread(other_.points_left, pair) + (carried & points);
        const Lanes won = broadcast(points_of(taken_)) + (jekyll & points) + (jekyll_last & points_last);
        const auto pile_factors = static_cast<int>(Target::index(pile_));
        const Lanes factors = leader_.factor_played + spread(other_.factor_played, pair) + broadcast(pile_factors);
        const Lanes factors_last = leader_.factor_left + spread(other_.factor_left, pair) + (carried & factors);
        const Lanes jekylls = broadcast(7);  // the bits of Jekyll's factor
        const Lanes total = broadcast(static_cast<int>(Target::index(taken_))) +
                            (((jekyll & jekylls) | (hyde & ~jekylls)) & factors) +
                            (((jekyll_last & jekylls) | (hyde_last & ~jekylls)) & factors_last);
        return won - (may_end_neutral_ ? needed(total, neutral & points_last) : needed(total));
    }

    // Reads all sixteen values from a table of 64 in four registers: bits 4 and 5 of an index choose the register.
    Lanes needed(Lanes factors) const {
        static_assert(Target::kFactorPairs == 4 * sizeof(Lanes));
        std::array<Lanes, 4> table;
        std::memcpy(table.data(), needed_, sizeof table);
        const Lanes zero{};
        const Lanes odd = (factors & broadcast(16)) != zero;
        const Lanes low = odd ? shuffled(table[1], factors) : shuffled(table[0], factors);
        const Lanes high = odd ? shuffled(table[3], factors) : shuffled(table[2], factors);
        return (factors & broadcast(32)) != zero ? high : low;
    }

    // `neutral` points belong to nobody in the end (R5.4).
    Lanes needed(Lanes factors, Lanes neutral) const {
        const auto halves = std::bit_cast<std::array<Half, 2>>(neutral);
        if ((halves[0] | halves[1]) == 0) return needed(factors);
        Lanes result{};
        const auto index = std::bit_cast<std::array<std::uint8_t, 16>>(factors);
        const auto row = std::bit_cast<std::array<std::uint8_t, 16>>(neutral);
        for (const std::size_t half : {0u, 8u})
            for (std::size_t lane = half; lane < half + kPairs.size(); ++lane)
                result[lane] = needed_[row[lane] * Target::kFactorPairs + index[lane]];
        return result;
    }

    // The last card of the trick: the other team has played `card`, or the one after, and chooses its second card.
    // If the highest cards rank alike, the other team's was first if it was the card played and the leader led its lower card.
    Lanes after_reply(const std::array<Pairs, 2>& slacks, std::size_t card, bool leader_led_lower) const {
        std::array<Lanes, 3> values;
        for (std::size_t i = 0; i < values.size(); ++i) {
            const auto half = [&](std::size_t played) {
                const auto pair = static_cast<std::size_t>(other_.pair_with[i][played]);
                const bool is_first = leader_led_lower && other_.is_lower[i][played] == 0;
                return slacks[is_first][pair];
            };
            values[i] = std::bit_cast<Lanes>(std::array<Half, 2>{half(card), half(card + 1)});
        }
        const Lanes two = chosen<kOther>(values[0], values[1], spread(other_.by_opponent[0], static_cast<int>(card)));
        return chosen<kOther>(two, values[2], spread(other_.by_opponent[1], static_cast<int>(card)));
    }

    template <bool Ties>
    int slack_of_leads() const {
        std::array<Pairs, 2> slacks;  // by whether the other team wins if the highest cards rank alike
        slacks[0] = slacks_if_leader_first();
        if (Ties) slacks[1] = slacks_if_other_first(slacks[0]);
        std::array<Lanes, 4> replies;
        for (const std::size_t card : {0u, 2u}) {
            const Lanes high = after_reply(slacks, card, false);
            const Lanes low = Ties ? after_reply(slacks, card, true) : high;
            std::array<Lanes, 3> values;
            for (std::size_t i = 0; i < values.size(); ++i) {
                values[i] = shuffled(high, leader_.pair_with[i]);
                if (Ties) {
                    const Lanes lower = leader_.is_lower[i];
                    values[i] = (values[i] & ~lower) | (shuffled(low, leader_.pair_with[i]) & lower);
                }
            }
            const Lanes two = chosen<Leader>(values[0], values[1], leader_.by_opponent[0]);
            const Lanes both = chosen<Leader>(two, values[2], leader_.by_opponent[1]);
            replies[card] = both;
            replies[card + 1] = std::bit_cast<Lanes>(std::array<Half, 2>{std::bit_cast<std::array<Half, 2>>(both)[1], 0});
        }
        const Lanes leads = chosen<kOther>(replies, other_.first);
        return chosen<Leader>({broadcast(leads[0]), broadcast(leads[1]), broadcast(leads[2]), broadcast(leads[3])},
                              leader_.first)[0];
    }

    const Quartet& leader_;
    const Quartet& other_;
    const std::int8_t* needed_;
    Worth taken_;
    Worth pile_;
    bool may_end_neutral_;  // R5.4
};

// Two tricks for any order of turns, searched card by card.
class TwoTricksInTurns {
  public:
    TwoTricksInTurns(const Node& node, const Seating& seating, const Quartet& jekyll, const Quartet& hyde,
                     const Target& target)
        : node_(node), seating_(seating), target_(target), camps_{&jekyll, &hyde} {}

    int slack() const { return turn<0>(kNothingPlayed, {0, 0}); }

  private:
    using Played = std::array<unsigned, 2>;  // masks of the four cards

    template <int Slot>
    int turn(int best, Played played) const {
        if constexpr (Slot == kSeats)
            return outcome(best, played);
        else
            return seating_.turns[node_.lead][Slot] == kJekyll ? turn_of<Slot, kJekyll>(best, played)
                                                               : turn_of<Slot, kHyde>(best, played);
    }

    // R3.2 The team plays a card of its own or asks an opponent, who picks the card (R3.4).
    template <int Slot, int Team>
    int turn_of(int best, Played played) const {
        const auto& places = camps_[Team]->places;
        int slack = kWorst<Team>;
        if (const unsigned own = places[0] & ~played[Team]) {
            slack = choose<Slot, Team, Team>(best, played, own);
            if (good<Team>(slack)) return slack;
        }
        for (const std::size_t place : {1u, 2u}) {
            const unsigned asked = places[place] & ~played[Team];
            if (asked == 0) continue;
            slack = better<Team>(slack, choose<Slot, Team, (Team ^ 1)>(best, played, asked));
            if (good<Team>(slack)) return slack;
        }
        return slack;
    }

    template <int Slot, int Team, int Chooser>
    int choose(int best, Played played, unsigned cards) const {
        int slack = kWorst<Chooser>;
        for (; cards != 0; cards &= cards - 1) {
            Played next = played;
            next[Team] |= cards & (0u - cards);
            const int order = camps_[Team]->order[static_cast<std::size_t>(std::countr_zero(cards))] + Slot;
            slack = better<Chooser>(slack, turn<Slot + 1>(std::min(best, order), next));
            if (good<Chooser>(slack)) return slack;
        }
        return slack;
    }

    int outcome(int best, Played played) const {
        const std::size_t jekyll = kPairOf[played[0]];
        const std::size_t hyde = kPairOf[played[1]];
        const Worth won = node_.pile + camps_[0]->worth[jekyll] + camps_[1]->worth[hyde];
        Worth last = camps_[0]->worth[5 - jekyll] + camps_[1]->worth[5 - hyde];
        const int lead = (node_.lead + best) & 3;  // R4.2, R5.2
        Worth taken = node_.taken;
        if (is_carried(best))
            last += won;
        else
            taken += kept_by(seating_.team(lead), won);
        const int top = camps_[0]->top_left[jekyll];
        const int hyde_top = camps_[1]->top_left[hyde];
        if (top == 0 || hyde_top == 0) return target_.slack(taken, points_of(last));  // R5.4
        const std::array<bool, 2> loose = {camps_[0]->loose_left[jekyll] != 0, camps_[1]->loose_left[hyde] != 0};
        const int winner = top != hyde_top ? (top < hyde_top ? kJekyll : kHyde)
                                           : last_winner(seating_.turns[static_cast<std::size_t>(lead)], loose);
        return target_.slack(taken + kept_by(winner, last));
    }

    const Node& node_;
    const Seating& seating_;
    const Target& target_;
    std::array<const Quartet*, 2> camps_;
};

}  // namespace

int Ending::last_trick(const Node& node) const {
    const Holding& jekyll = holdings_[kJekyll][node.left[kJekyll]];
    const Holding& hyde = holdings_[kHyde][node.left[kHyde]];
    const Worth gain = jekyll.worth + hyde.worth + node.pile;
    if (jekyll.top == 0 || hyde.top == 0) return target_.slack(node.taken, points_of(gain));  // R5.4
    const int winner = jekyll.top != hyde.top ? (jekyll.top < hyde.top ? kJekyll : kHyde)
                                              : last_winner(seating_.turns[node.lead], {jekyll.loose, hyde.loose});
    return target_.slack(node.taken + kept_by(winner, gain));
}

int Ending::two_tricks(const Node& node) const {
    const Quartet& jekyll = quartets_[kJekyll][node.left[kJekyll]];
    const Quartet& hyde = quartets_[kHyde][node.left[kHyde]];
    if (!seating_.opposite) return TwoTricksInTurns(node, seating_, jekyll, hyde, target_).slack();
    return seating_.team(node.lead) == kJekyll ? TwoTricks<kJekyll>(node, jekyll, hyde, target_).slack()
                                               : TwoTricks<kHyde>(node, hyde, jekyll, target_).slack();
}

}  // namespace jh::solver
