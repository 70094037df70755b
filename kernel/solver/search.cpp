#include "solver/search.h"

#include <algorithm>
#include <utility>

#include "solver/tried_scenes.h"

namespace jh::solver {
namespace {

constexpr std::uint64_t kNodesBetweenChecks = 2048;

Node node_of(const Position& position, const Seating& seating, const std::array<Holdings, 2>& holdings) {
    Node node;
    node.left = {holdings[0].all(), holdings[1].all()};
    node.taken = worth_of({position.points[kJekyll], position.factor}) + kExtraPoints;
    node.pile = worth_of(position.carry);
    node.lead = seating.leader(position.leader);
    const int cards = std::popcount(node.left[0]) + std::popcount(node.left[1]) + position.trick_size;
    node.tricks = static_cast<std::uint8_t>(cards / kSeats);
    for (std::size_t i = 0; i < position.trick_size; ++i) {
        const std::size_t card = position.trick[i];
        play_card(node, kRank[card % kCampCards] * unsigned{kSeats}, kWorth[card], seating);
    }
    return node;
}

Target target_of(const Position& position, const Node& root, const std::array<Holdings, 2>& holdings,
                 const Payoff& payoff) {
    const Worth open = holdings[0][root.left[0]].worth + holdings[1][root.left[1]].worth + root.pile;
    const CardMask cards = position.cards_in_hands() | position.cards_in_trick();
    const bool may_end_neutral = root.tricks == 0 || (cards & kTransformations) != 0;  // R5.4
    const int total = points_of(open) + position.points[kJekyll] + position.points[kHyde];
    return Target(payoff, total, root.taken, open, may_end_neutral);
}

}  // namespace

Search::Search(const Position& position, const Payoff& payoff, std::array<Table, kTricks + 1>& tables,
               Experience& experience, int plan_from, std::function<bool()> stop)
    : seating_(position),
      holdings_{Holdings(position, kJekyll), Holdings(position, kHyde)},
      root_(node_of(position, seating_, holdings_)),
      target_(target_of(position, root_, holdings_, payoff)),
      ending_(seating_, holdings_, target_),
      three_tricks_(seating_, holdings_, experience),
      keys_(holdings_[kJekyll], holdings_[kHyde]),
      tables_(tables),
      experience_(experience),
      plan_from_(plan_from),
      stop_(std::move(stop)),
      payoff_(payoff) {}

void Search::set_level(int level) {
    target_.set_level(level);
    wanted_ = static_cast<float>(payoff_.difference_of_level(level));
    const bool tables_know_levels = payoff_.levels() <= Entry::kLevels;
    level_ = tables_know_levels ? level : 0;
    if (!tables_know_levels)
        for (Table& table : tables_) table.clear();
}

int Search::slack() { return slack(root_); }

int Search::slack_after(int card) {
    const int camp = camp_of(card);
    const int index = std::countr_zero(holdings_[static_cast<std::size_t>(camp)].set_of(1u << card));
    return slack(camp == kJekyll ? after<kJekyll>(root_, index) : after<kHyde>(root_, index));
}

int Search::slack_of_choice(CardMask cards, int chooser) {
    const bool jekyll_chooses = chooser == kJekyll;
    const std::size_t camp = seating_.turns[root_.lead][root_.slot];
    const unsigned set = holdings_[camp].set_of(cards);
    if (camp == kJekyll)
        return jekyll_chooses ? choose<kJekyll, kJekyll>(root_, set) : choose<kJekyll, kHyde>(root_, set);
    return jekyll_chooses ? choose<kHyde, kJekyll>(root_, set) : choose<kHyde, kHyde>(root_, set);
}

int Search::slack(const Node& node) {
    if (node.slot == 0) return between_tricks(node);
    if (node.tricks >= plan_from_) return planned(node);  // only at the root: elsewhere plans reach over whole tricks
    return seating_.turns[node.lead][node.slot] == kJekyll ? turn_of<kJekyll>(node) : turn_of<kHyde>(node);
}

// Looks for a cheap answer first: the bounds of the rules, then the table.
int Search::between_tricks(const Node& node) {
    if (node.tricks == 0) return target_.slack(node.taken, points_of(node.pile));  // R5.4
    if (node.tricks == 1) return ending_.last_trick(node);
    const Holding& jekyll = holdings_[kJekyll][node.left[kJekyll]];
    const Holding& hyde = holdings_[kHyde][node.left[kHyde]];
    const int bound = bounded(node, jekyll.worth + hyde.worth + node.pile);
    if (bound != Table::kUndecided) return bound;
    const Key key = keys_.of(node, jekyll, hyde);
    const int points = points_of(node.taken);
    Table& table = tables_[node.tricks];
    const int known = table.find(key, points, level_, certain_factors(node)).slack;
    if (known != Table::kUndecided) return known;
    const int slack = searched(node);
    if (stopped_) return slack;
    const bool is_exact = node.tricks == 2 && seating_.opposite;
    table.store(key, points, level_, slack, is_exact);
    return slack;
}

// What ThreeTricks needs to know about the positions after its trick.
struct Search::TwoTricksLeft {
    Search& search;

    const Holding& left(int camp, const Node& node) const {
        return search.holdings_[static_cast<std::size_t>(camp)][node.left[static_cast<std::size_t>(camp)]];
    }
    Worth open(const Node& node) const { return left(kJekyll, node).worth + left(kHyde, node).worth + node.pile; }
    // Bounds the slack as Search::bounded does, after a trick that the winner takes. `open` is what is left then.
    // Only one of the two bounds can decide: if the winner takes all that is left as well, it has all that was open before
    // the trick, and that did not decide.
    int bound(int winner, Worth taken, Worth open) const {
        const int slack = search.target_.slack(taken + kept_by(winner ^ 1, open));
        return (winner == kJekyll) == (slack >= 0) ? slack : Table::kUndecided;
    }
    // Returns the key, and begins to load what find() will read.
    Key key_of(const Node& node) const {
        const Key key = search.keys_.of(node, left(kJekyll, node), left(kHyde, node));
        search.tables_[2].prefetch(key);
        return key;
    }
    int find(const Node& node, const Key& key) const {
        return search.tables_[2].find(key, points_of(node.taken), search.level_, search.certain_factors(node)).slack;
    }
    int solve(const Node& node, const Key& key) const {
        ++search.nodes_;
        const int slack = search.ending_.two_tricks(node);
        search.tables_[2].store(key, points_of(node.taken), search.level_, slack, true);
        return slack;
    }
};

int Search::searched(const Node& node) {
    ++nodes_;
    if (node.tricks == 2) return ending_.two_tricks(node);
    if (nodes_ >= next_check_) check_stop();
    if (node.tricks >= plan_from_) return planned(node);
    if (node.tricks == 3 && seating_.opposite)
        return three_tricks_.slack(node, TwoTricksLeft{*this});
    return seating_.team(node.lead) == kJekyll ? turn_of<kJekyll>(node) : turn_of<kHyde>(node);
}

void Search::check_stop() {
    next_check_ = nodes_ + kNodesBetweenChecks;
    stopped_ = stopped_ || (most_nodes_ != 0 && nodes_ >= most_nodes_) || (stop_ && stop_());
}

template <int Team>
bool Search::leads(const Node& node) const {
    return seating_.team(node.lead + node.best) == Team;
}

// R3.2 The team plays a card of its own or asks an opponent, who picks the card (R3.4).
template <int Team>
int Search::turn_of(const Node& node) {
    const Holding& holding = holdings_[Team][node.left[Team]];
    int slack = kWorst<Team>;
    if (holding.own != 0) {
        slack = choose<Team, Team>(node, holding.own);
        if (good<Team>(slack) || stopped_) return slack;
    }
    const std::array<CampSet, 2> asked = {holding.first, holding.second};
    Experience::Rates rates = experience_.rates(node.tricks, node.slot, node.best, Team, Team, leads<Team>(node));
    const auto rate_of = [&](std::size_t opponent) { return rates.of(Experience::kAsk + opponent, false); };
    const std::size_t first = rate_of(1) > rate_of(0) ? 1 : 0;
    for (const std::size_t i : {first, first ^ 1}) {
        if (asked[i] == 0) continue;
        slack = better<Team>(slack, choose<Team, (Team ^ 1)>(node, asked[i]));
        if (stopped_) return slack;
        rates.learn(Experience::kAsk + i, false, good<Team>(slack));
        if (good<Team>(slack)) return slack;
    }
    return slack;
}

template <int Camp>
Node Search::after(const Node& node, int card) const {
    Node next = node;
    const CampCard& played = holdings_[Camp].card(card);
    next.left[Camp] = static_cast<CampSet>(next.left[Camp] & ~(1u << card));
    play_card(next, played.order, played.worth, seating_);
    return next;
}

// Leaves out scenes and deeds that cannot be better than another one in the same place.
//
// Why: let it be sure which team wins the trick, whichever of the scenes X and Y is played, X with more points. After X the
// same lines are possible as after Y, with X and Y exchanged, and the same teams win the same tricks. The winner gets the
// points that X has more now, and loses them again only if it also wins the trick of the other scene. So X is at least as
// good for the winner, and Y for the other team. The same holds for the factors of two deeds: a team never minds more of its
// own or fewer of the other's.
//
// Example: Hyde's HA wins the trick, and Jekyll must play the last card, from J7, J4 and JX3, JX1. J4 and JX1 are enough.
template <int Camp, int Chooser>
unsigned Search::undominated(const Node& node, unsigned cards) const {
    if (is_carried(node.best)) return cards;
    for (const CampSet ranked_alike : holdings_[Camp].ranked_alike()) {
        const unsigned alike = cards & ranked_alike;
        if (std::popcount(alike) < 2) continue;
        const int highest = std::countr_zero(alike);
        const int best = std::min<int>(node.best, holdings_[Camp].card(highest).order + node.slot);
        if (may_be_beaten(node, best)) continue;
        const int lowest = std::bit_width(alike) - 1;
        const bool wins = seating_.team(node.lead + best) == Chooser;
        cards = (cards & ~alike) | 1u << (wins ? highest : lowest);
    }
    return cards;
}

// Whether the last card of the trick, after the one that falls now, can win it or carry it.
bool Search::may_be_beaten(const Node& node, int best) const {
    if (node.slot == kSeats - 1) return false;
    const std::size_t last = seating_.turns[node.lead][kSeats - 1];
    return holdings_[last][node.left[last]].top * kSeats + kSeats - 1 < best;
}

// The last card of the trick. All cards are looked up before one is searched, and a card that is known to get the chooser
// its way is enough.
template <int Camp, int Chooser>
int Search::choose_last(const Node& node, unsigned cards) {
    std::array<OpenCard, kCampCards> open;
    std::size_t count = 0;
    int slack = kWorst<Chooser>;
    const Table& table = tables_[node.tricks - 1u];
    for (; cards != 0; cards &= cards - 1) {
        OpenCard& one = open[count];
        one.card = std::countr_zero(cards);
        one.node = after<Camp>(node, one.card);
        const Holding& jekyll = holdings_[kJekyll][one.node.left[kJekyll]];
        const Holding& hyde = holdings_[kHyde][one.node.left[kHyde]];
        const int bound = bounded(one.node, jekyll.worth + hyde.worth + one.node.pile);
        if (bound != Table::kUndecided) {
            slack = better<Chooser>(slack, bound);
            continue;
        }
        one.key = keys_.of(one.node, jekyll, hyde);
        table.prefetch(one.key);
        ++count;
    }
    if (good<Chooser>(slack)) return slack;
    std::size_t unknown = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const OpenCard& one = open[i];
        const int found = table.find(one.key, points_of(one.node.taken), level_, certain_factors(one.node)).slack;
        if (found == Table::kUndecided)
            open[unknown++] = one;
        else
            slack = better<Chooser>(slack, found);
    }
    if (unknown == 0 || good<Chooser>(slack)) return slack;
    return better<Chooser>(slack, search_last<Camp, Chooser>(node, std::span(open).first(unknown)));
}

template <int Camp, int Chooser>
int Search::search_last(const Node& node, std::span<OpenCard> open) {
    const Holdings& holdings = holdings_[Camp];
    Experience::Rates rates = experience_.rates(node.tricks, node.slot, node.best, Camp, Chooser, leads<Chooser>(node));
    const auto would_be_best = [&](int card) { return holdings.card(card).order + node.slot < node.best; };
    const auto rate_of = [&](const OpenCard& one) {
        return rates.of(static_cast<std::size_t>(one.card), would_be_best(one.card));
    };
    TriedScenes<Chooser> tried;
    int slack = kWorst<Chooser>;
    for (std::size_t count = open.size(); count > 0; --count) {
        std::size_t next = 0;
        for (std::size_t i = 1; i < count; ++i)
            if (rate_of(open[i]) > rate_of(open[next])) next = i;
        std::swap(open[next], open[count - 1]);
        const OpenCard& one = open[count - 1];
        const CampCard& card = holdings.card(one.card);
        if (is_scene(card)) {
            if (const std::optional<int> bound = tried.in_vain(points_of(card.worth))) {
                slack = better<Chooser>(slack, *bound);
                continue;
            }
        }
        const int reached = searched(one.node);
        if (stopped_) return reached;
        tables_[one.node.tricks].store(one.key, points_of(one.node.taken), level_, reached, false);
        slack = better<Chooser>(slack, reached);
        rates.learn(static_cast<std::size_t>(one.card), would_be_best(one.card), good<Chooser>(reached));
        if (good<Chooser>(reached)) return slack;
        if (is_scene(card)) tried.add(points_of(card.worth), reached);
    }
    return slack;
}

// One team chooses among these cards of a camp, which all lie in one place.
template <int Camp, int Chooser>
int Search::choose(const Node& node, unsigned cards) {
    if (node.slot == kSeats - 1 && node.tricks > 3)
        return choose_last<Camp, Chooser>(node, undominated<Camp, Chooser>(node, cards));
    const Holdings& holdings = holdings_[Camp];
    Experience::Rates rates = experience_.rates(node.tricks, node.slot, node.best, Camp, Chooser, leads<Chooser>(node));
    const auto would_be_best = [&](int card) { return holdings.card(card).order + node.slot < node.best; };
    const auto rate_of = [&](int card) { return rates.of(static_cast<std::size_t>(card), would_be_best(card)); };
    if (node.slot >= 2) cards = undominated<Camp, Chooser>(node, cards);
    TriedScenes<Chooser> tried;
    int slack = kWorst<Chooser>;
    while (cards != 0) {
        int card = std::countr_zero(cards);
        for (unsigned rest = cards & (cards - 1); rest != 0; rest &= rest - 1)
            if (rate_of(std::countr_zero(rest)) > rate_of(card)) card = std::countr_zero(rest);
        cards &= ~(1u << card);
        const bool scene = is_scene(holdings.card(card));
        if (scene) {
            if (const std::optional<int> bound = tried.in_vain(points_of(holdings.card(card).worth))) {
                slack = better<Chooser>(slack, *bound);
                continue;
            }
        }
        const int reached = this->slack(after<Camp>(node, card));
        if (stopped_) return reached;
        slack = better<Chooser>(slack, reached);
        rates.learn(static_cast<std::size_t>(card), would_be_best(card), good<Chooser>(reached));
        if (good<Chooser>(reached)) return slack;
        if (scene) tried.add(points_of(holdings.card(card).worth), reached);
    }
    return slack;
}

}  // namespace jh::solver
