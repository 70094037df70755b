#include "jekyllhyde/solver_ending.h"

namespace jh::search {
namespace {

constexpr std::array<unsigned, 6> kPairs = {0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100};

std::size_t lowest(unsigned bits) { return static_cast<std::size_t>(std::countr_zero(bits)); }

int rank_of_lowest(CardMask cards) { return kRank[lowest(cards) % kCampCards]; }

// Two cards of the same rank, or free ones. The two cards of a camp are free or both with one opponent.
bool can_bring_highest(const Places& cards, int camp) {
    const CardMask pair = cards.all() & kCampMask[camp];
    return (cards.own & pair) != 0 || rank_of_lowest(pair) == rank_of_lowest(pair & (pair - 1));
}

}  // namespace

int last_trick(const Node& node, const Seating& seating, Target& target) {
    const CardMask all = node.cards.all();
    const Worth gain = node.left + node.pile;
    if (all & kTransformations) return target.slack(node.taken, points_of(gain));  // R5.4
    const int jekyll = rank_of_lowest(all & kCampMask[kJekyll]);
    const int hyde = rank_of_lowest(all & kCampMask[kHyde]);
    const int winner = jekyll != hyde ? (jekyll < hyde ? kJekyll : kHyde)
                                      : last_winner(seating.team[node.lead], {can_bring_highest(node.cards, kJekyll),
                                                                              can_bring_highest(node.cards, kHyde)});
    return target.slack_without_neutral(node.taken + kept_by(winner, gain));
}

int TwoTricks::slack(const Node& node) {
    taken_ = node.taken;
    pile_ = node.pile;
    lead_ = node.lead;
    turns_ = &seating_->team[node.lead];
    set_camp(node.cards, kJekyll);
    set_camp(node.cards, kHyde);
    return turn<0>(kNothingPlayed, {0, 0});
}

void TwoTricks::set_camp(const Places& cards, int camp) {
    Camp& own = camps_[static_cast<std::size_t>(camp)];
    std::array<Worth, 4> worth{};
    own.places = {0, 0, 0};
    CardMask left = cards.all() & kCampMask[camp];
    for (unsigned i = 0; i < 4; ++i, left &= left - 1) {
        const CardMask card = left & (0u - left);
        own.order[i] = static_cast<std::uint8_t>(rank_of_lowest(card) * kSeats);
        worth[i] = kWorth[lowest(card)];
        const std::size_t place = (cards.own & card) != 0 ? 0 : (cards.first & card) != 0 ? 1 : 2;
        own.places[place] = static_cast<std::uint8_t>(own.places[place] | 1u << i);
    }
    for (const unsigned pair : kPairs) {
        const std::size_t high = lowest(pair);
        const std::size_t low = lowest(pair & (pair - 1));
        own.worth[pair] = worth[high] + worth[low];
        own.top[pair] = static_cast<std::uint8_t>(own.order[high] / kSeats);
        const bool with_one_opponent = (pair & ~own.places[1]) == 0 || (pair & ~own.places[2]) == 0;
        own.loose[pair] = own.order[high] == own.order[low] || !with_one_opponent;
    }
}

template <int Slot>
int TwoTricks::turn(int best, Played played) {
    if constexpr (Slot == kSeats)
        return outcome(best, played);
    else
        return (*turns_)[Slot] == kJekyll ? turn_of<Slot, kJekyll>(best, played) : turn_of<Slot, kHyde>(best, played);
}

// R3.2 A card of one's own side, or an opponent's pick.
template <int Slot, int Team>
int TwoTricks::turn_of(int best, Played played) {
    const Camp& camp = camps_[Team];
    int slack = kWorst<Team>;
    if (const unsigned own = camp.places[0] & ~played[Team]) {
        slack = choose<Slot, Team, Team>(best, played, own);
        if (good<Team>(slack)) return slack;
    }
    for (const std::size_t place : {1u, 2u}) {
        const unsigned asked = camp.places[place] & ~played[Team];
        if (asked == 0) continue;
        slack = better<Team>(slack, choose<Slot, Team, (Team ^ 1)>(best, played, asked));
        if (good<Team>(slack)) return slack;
    }
    return slack;
}

template <int Slot, int Team, int Chooser>
int TwoTricks::choose(int best, Played played, unsigned cards) {
    int slack = kWorst<Chooser>;
    for (; cards != 0; cards &= cards - 1) {
        Played next = played;
        next[Team] |= cards & (0u - cards);
        const int order = camps_[Team].order[lowest(cards)] + Slot;
        slack = better<Chooser>(slack, turn<Slot + 1>(std::min(best, order), next));
        if (good<Chooser>(slack)) return slack;
    }
    return slack;
}

int TwoTricks::outcome(int best, Played played) {
    const Played left = {15 ^ played[0], 15 ^ played[1]};
    const Worth won = pile_ + camps_[0].worth[played[0]] + camps_[1].worth[played[1]];
    Worth last = camps_[0].worth[left[0]] + camps_[1].worth[left[1]];
    const auto lead = static_cast<std::size_t>((lead_ + best) & 3);  // R4.2, R5.2
    Worth taken = taken_;
    if (is_carried(best))
        last += won;
    else
        taken += kept_by(seating_->team[lead][0], won);
    const int jekyll = camps_[0].top[left[0]];
    const int hyde = camps_[1].top[left[1]];
    if (jekyll == 0 || hyde == 0) return target_->slack(taken, points_of(last));  // R5.4
    const int winner = jekyll != hyde ? (jekyll < hyde ? kJekyll : kHyde)
                                      : last_winner(seating_->team[lead],
                                                    {camps_[0].loose[left[0]], camps_[1].loose[left[1]]});
    return target_->slack_without_neutral(taken + kept_by(winner, last));
}

}  // namespace jh::search
