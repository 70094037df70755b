#include "solver/search.h"

#include <algorithm>
#include <utility>

namespace jh::solver {
namespace {

constexpr std::uint64_t kNodesBetweenChecks = 2048;

// e^(steps / kCostSteps), by multiplication and division alone, so that it has the same bits on every machine.
constexpr int kCostSteps = 8;
constexpr int kCostTable = 64;
constexpr float kMostSteps = kCostTable;
// Points of difference between guess and level that make a team e times as likely to get its way.
constexpr float kSpread = 20;
// Points by which a guess is corrected if the answer for another level is known. So the next question follows the proof of
// the one before as far as it holds.
constexpr float kOtherLevel = 15;

constexpr auto kCosts = [] {
    std::array<float, 2 * kCostTable + 1> costs{};
    constexpr double kStep = 1.1331484530668263;  // e^(1/8)
    double up = 1;
    double down = 1;
    for (std::size_t i = 0; i <= kCostTable; ++i, up *= kStep, down /= kStep) {
        costs[kCostTable + i] = static_cast<float>(up);
        costs[kCostTable - i] = static_cast<float>(down);
    }
    return costs;
}();

Node node_of(const Position& position, const Seating& seating, const std::array<Holdings, 2>& holdings) {
    Node node;
    node.left = {holdings[0].all(), holdings[1].all()};
    node.taken = worth_of({position.points[kJekyll], position.factor});
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

// The scenes of one place that were tried and did not get the chooser its way.
//
// Why another scene need not be searched: scenes of a camp rank alike. If the chooser plays scene Y instead of X, the same
// lines are possible with X and Y exchanged, and the same teams win the same tricks. Only the points of X and Y change
// places, so the slack of a line changes by at most their difference.
//
// Example: Jekyll tried J7 and fell 3 points short (slack -3). J5 has 2 points less, so its slack is at most -3 + 2 = -1:
// no need to search it. J3 has 4 points less, so its slack may be up to 1: it must be searched.
template <int Chooser>
class TriedScenes {
  public:
    void add(const CampCard& scene, int slack) { tried_[count_++] = {points_of(scene.worth), slack}; }

    // Returns a bound of this scene's slack, if the bound shows that it does not get the chooser its way either.
    std::optional<int> in_vain(const CampCard& scene) const {
        for (std::size_t i = 0; i < count_; ++i) {
            const int change = std::abs(tried_[i].points - points_of(scene.worth));
            const int slack = tried_[i].slack + (Chooser == kJekyll ? change : -change);
            if (!good<Chooser>(slack)) return slack;
        }
        return std::nullopt;
    }

  private:
    struct Tried {
        int points;
        int slack;
    };
    std::array<Tried, 5> tried_;
    std::size_t count_ = 0;
};

}  // namespace

Search::Search(const Position& position, const Payoff& payoff, std::array<Table, kTricks + 1>& tables,
               Experience& experience, int plan_from, std::function<bool()> stop)
    : seating_(position),
      holdings_{Holdings(position, kJekyll), Holdings(position, kHyde)},
      root_(node_of(position, seating_, holdings_)),
      target_(target_of(position, root_, holdings_, payoff)),
      ending_(seating_, holdings_, target_),
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

int Search::bounded(const Node& node, Worth open) const {
    const int at_most = target_.slack(node.taken + kept_by(kJekyll, open));
    if (at_most < 0) return at_most;
    const int at_least = target_.slack(node.taken + kept_by(kHyde, open));
    return at_least >= 0 ? at_least : Table::kUndecided;
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

int Search::searched(const Node& node) {
    ++nodes_;
    if (node.tricks == 2) return ending_.two_tricks(node);
    if (nodes_ >= next_check_) check_stop();
    if (node.tricks >= plan_from_) return planned(node);
    return seating_.team(node.lead) == kJekyll ? turn_of<kJekyll>(node) : turn_of<kHyde>(node);
}

void Search::check_stop() {
    next_check_ = nodes_ + kNodesBetweenChecks;
    stopped_ = stopped_ || (most_nodes_ != 0 && nodes_ >= most_nodes_) || (stop_ && stop_());
}

Search::Planning& Search::planning() {
    if (!planning_)
        planning_ = std::make_unique<Planning>(Planning{Guesses(seating_, holdings_, target_.total_points()),
                                                        std::vector<Plan>(kTricks + 1, Plan(seating_, holdings_))});
    return *planning_;
}

Costs Search::costs_of(float guess) const {
    const float steps = std::clamp((guess - wanted_) * (kCostSteps / kSpread), -kMostSteps, kMostSteps);
    const int step = static_cast<int>(steps);
    return {kCosts[static_cast<std::size_t>(kCostTable - step)], kCosts[static_cast<std::size_t>(kCostTable + step)]};
}

// Settles the leaves that the bounds or the table decide, and guesses the costs of the others.
void Search::set_leaves(Plan& plan) {
    struct Asked {
        Node node;
        Key key;
        Plan::Index leaf;
        std::size_t hyde;
    };
    std::array<Asked, 91 * 4> asked;
    const auto& jekylls = plan.falls(kJekyll);
    const auto& hydes = plan.falls(kHyde);
    const Table& table = tables_[plan.node().tricks - 1u];
    Guesses& guesses = planning().guesses;
    guesses.prepare(plan);
    for (std::size_t i = 0; i < jekylls.size(); ++i) {
        std::size_t count = 0;
        for (std::size_t j = 0; j < hydes.size(); ++j)
            for (unsigned leaders = plan.leaders(jekylls[i], hydes[j]); leaders != 0; leaders &= leaders - 1) {
                const auto leader = static_cast<unsigned>(std::countr_zero(leaders));
                Asked& one = asked[count];
                one.leaf = plan.leaf(i, j, leader);
                one.node = plan.child(jekylls[i], hydes[j], leader);
                const Holding& jekyll = holdings_[kJekyll][one.node.left[kJekyll]];
                const Holding& hyde = holdings_[kHyde][one.node.left[kHyde]];
                const int bound = bounded(one.node, jekyll.worth + hyde.worth + one.node.pile);
                if (bound != Table::kUndecided) {
                    plan.set_settled(one.leaf, bound);
                    continue;
                }
                one.hyde = j;
                one.key = keys_.of(one.node, jekyll, hyde);
                table.prefetch(one.key);
                ++count;
            }
        for (std::size_t n = 0; n < count; ++n) {
            const Asked& one = asked[n];
            const Table::Known known = table.find(one.key, points_of(one.node.taken), level_, certain_factors(one.node));
            if (known.slack != Table::kUndecided) {
                plan.set_settled(one.leaf, known.slack);
                continue;
            }
            float guess = guesses.of(i, one.hyde, one.node);
            if (known.reaches_other) guess += kOtherLevel;
            if (known.misses_other) guess -= kOtherLevel;
            plan.set_open(one.leaf, costs_of(guess));
        }
    }
}

std::vector<Search::Leaf> Search::guessed_leaves(Plan& plan) {
    Guesses& guesses = planning().guesses;
    plan.lay_out(root_);
    guesses.prepare(plan);
    std::vector<Leaf> leaves;
    const auto& jekylls = plan.falls(kJekyll);
    const auto& hydes = plan.falls(kHyde);
    for (std::size_t i = 0; i < jekylls.size(); ++i)
        for (std::size_t j = 0; j < hydes.size(); ++j)
            for (unsigned leaders = plan.leaders(jekylls[i], hydes[j]); leaders != 0; leaders &= leaders - 1) {
                const auto leader = static_cast<unsigned>(std::countr_zero(leaders));
                const Node child = plan.child(jekylls[i], hydes[j], leader);
                leaves.push_back({plan.leaf(i, j, leader), guesses.of(i, j, child)});
            }
    return leaves;
}

// Finds the difference at which the costs of both teams are equal.
Search::Estimates Search::estimates(bool of_cards) {
    Plan& plan = planning().plans[root_.tricks];
    const std::vector<Leaf> leaves = guessed_leaves(plan);
    const auto back_up_at = [&](float wanted) {
        wanted_ = wanted;
        for (const Leaf& leaf : leaves) plan.set_open(leaf.index, costs_of(leaf.guess));
        plan.back_up();
    };
    const auto jekylls_part = [](const Costs& costs) { return costs[kJekyll] / (costs[kJekyll] + costs[kHyde]); };
    Estimates estimates;
    float low = -kMaxScore, high = kMaxScore;
    while (high - low > 2) {
        const float middle = (low + high) / 2;
        back_up_at(middle);
        (jekylls_part(plan.costs()) < 0.5f ? low : high) = middle;
    }
    estimates.root = (low + high) / 2;
    if (!of_cards || root_.slot == kSeats - 1) {
        estimates.after.fill(estimates.root);
        return estimates;
    }
    constexpr float kStep = 12;
    constexpr int kSteps = 12;
    const std::size_t camp = seating_.turns[root_.lead][root_.slot];
    std::array<float, kCampCards> last{};
    for (int step = -kSteps; step <= kSteps; ++step) {
        const float wanted = estimates.root + kStep * static_cast<float>(step);
        back_up_at(wanted);
        for (std::size_t i = 0; i < plan.cards(static_cast<int>(camp)).size(); ++i) {
            const float part = jekylls_part(plan.costs_after(i));
            const std::size_t card = camp * kCampCards + holdings_[camp].card(plan.cards(static_cast<int>(camp))[i]).kind;
            if (step == -kSteps || part < 0.5f)
                estimates.after[card] = wanted;
            else if (last[i] < 0.5f)
                estimates.after[card] = wanted - kStep * (part - 0.5f) / (part - last[i]);
            last[i] = part;
        }
    }
    return estimates;
}

int Search::planned(const Node& node) {
    Plan& plan = planning().plans[node.tricks];
    plan.lay_out(node);
    set_leaves(plan);
    plan.back_up();
    while (!plan.is_settled()) {
        const Plan::Index leaf = plan.most_proving();
        const int slack = between_tricks(plan.child(leaf));
        if (stopped_) return 0;
        plan.set_settled(leaf, slack);
        plan.back_up(leaf);
    }
    return plan.slack();
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
    Experience::Rates rates = experience_.rates(node, Team, Team, leads<Team>(node));
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

// One team chooses among these cards of a camp, which all lie in one place.
template <int Camp, int Chooser>
int Search::choose(const Node& node, unsigned cards) {
    const Holdings& holdings = holdings_[Camp];
    Experience::Rates rates = experience_.rates(node, Camp, Chooser, leads<Chooser>(node));
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
            if (const std::optional<int> bound = tried.in_vain(holdings.card(card))) {
                slack = better<Chooser>(slack, *bound);
                continue;
            }
        }
        const int reached = this->slack(after<Camp>(node, card));
        if (stopped_) return reached;
        slack = better<Chooser>(slack, reached);
        rates.learn(static_cast<std::size_t>(card), would_be_best(card), good<Chooser>(reached));
        if (good<Chooser>(reached)) return slack;
        if (scene) tried.add(holdings.card(card), reached);
    }
    return slack;
}

}  // namespace jh::solver
