#include "jekyllhyde/solver_search.h"

#include <utility>

namespace jh::search {
namespace {

constexpr std::uint64_t kNodesBetweenChecks = 2048;

Places places_of(const Position& position) {
    Places places;
    std::array<CardMask*, 2> opponent = {&places.first, &places.first};
    for (int seat = 0; seat < kSeats; ++seat) {
        const int team = position.camp(seat);
        const CardMask hand = position.hands[static_cast<std::size_t>(seat)];
        places.own |= hand & kCampMask[team];
        *std::exchange(opponent[static_cast<std::size_t>(team)], &places.second) |= hand & kCampMask[team ^ 1];
    }
    return places;
}

Node node_of(const Position& position, const Seating& seating) {
    Node node;
    node.cards = places_of(position);
    node.left = worth_of(node.cards.all());
    node.taken = position.points[kJekyll] | static_cast<Worth>(position.factor[kJekyll]) << 8 |
                 static_cast<Worth>(position.factor[kHyde]) << 16;
    node.pile = position.carry.points | static_cast<Worth>(position.carry.factor[kJekyll]) << 8 |
                static_cast<Worth>(position.carry.factor[kHyde]) << 16;
    node.lead = seating.leader(position.leader);
    node.tricks = static_cast<std::uint8_t>((std::popcount(node.cards.all()) + position.trick_size) / kSeats);
    node.cards.free_single_cards();
    for (std::size_t i = 0; i < position.trick_size; ++i) {
        node.left += kWorth[position.trick[i]];  // play_card takes it from there
        play_card(node, position.trick[i], seating);
    }
    return node;
}

int total_points(const Position& position, const Node& node) {
    return points_of(node.left) + points_of(node.pile) + position.points[kJekyll] + position.points[kHyde];
}

constexpr bool is_scene(int card) { return kind_of(card) >= kFirstScene && kind_of(card) < kFirstDeed; }

// Scenes of one place that were tried in vain. Another differs only by its points, so its slack by no more than they.
template <int Chooser>
class TriedScenes {
  public:
    void add(int card, int slack) { tried_[count_++] = {kPoints[static_cast<std::size_t>(kind_of(card))], slack}; }

    // The slack that this scene reaches at most, if that is in vain too.
    std::optional<int> in_vain(int card) const {
        const int points = kPoints[static_cast<std::size_t>(kind_of(card))];
        for (std::size_t i = 0; i < count_; ++i) {
            const int change = std::abs(tried_[i].points - points);
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
               Experience& experience, std::function<bool()> stop)
    : seating_(position),
      target_(payoff, total_points(position, node_of(position, seating_)), node_of(position, seating_).taken,
              node_of(position, seating_).left + node_of(position, seating_).pile),
      ending_(seating_, target_),
      root_(node_of(position, seating_)),
      tables_(tables),
      experience_(experience),
      stop_(std::move(stop)),
      payoff_(payoff) {}

void Search::set_level(int level) {
    target_.set_level(level);
    const bool tables_know_levels = payoff_.levels() <= Entry::kLevels;
    level_ = tables_know_levels ? level : 0;
    salt_ = tables_know_levels ? 0 : static_cast<std::uint64_t>(level) << 40;
}

int Search::slack(const Node& node) {
    if (node.slot == 0) return between_tricks(node);
    return seating_.team[node.lead][node.slot] == kJekyll ? turn_of<kJekyll>(node) : turn_of<kHyde>(node);
}

int Search::slack_after(const Node& node, int card) {
    Node next = node;
    play_card(next, card, seating_);
    return slack(next);
}

int Search::slack_of_choice(const Node& node, CardMask cards, int chooser) {
    const bool jekyll_chooses = chooser == kJekyll;
    if (seating_.team[node.lead][node.slot] == kJekyll)
        return jekyll_chooses ? choose<kJekyll, kJekyll>(node, cards) : choose<kJekyll, kHyde>(node, cards);
    return jekyll_chooses ? choose<kHyde, kJekyll>(node, cards) : choose<kHyde, kHyde>(node, cards);
}

// Bounds first: all that is left for one team, then what the table knows.
int Search::between_tricks(const Node& node) {
    if (node.tricks == 0) return target_.slack(node.taken, points_of(node.pile));  // R5.4
    if (node.tricks == 1) return last_trick(node, seating_, target_);
    const Worth open = node.left + node.pile;
    const int at_most = target_.slack_without_neutral(node.taken + kept_by(kJekyll, open));
    if (at_most < 0) return at_most;
    const int at_least = target_.slack_without_neutral(node.taken + kept_by(kHyde, open));
    if (at_least >= 0) return at_least;
    const Key key = key_of(node, salt_);
    const int points = points_of(node.taken);
    const auto factors = static_cast<int>((node.taken >> 8 & 0xFF) + (node.taken >> 16));
    Table& table = tables_[node.tricks];
    const int known = table.find(key, points, level_, payoff_.is_difference() ? factors : 0);
    if (known != Table::kUndecided) return known;
    const int slack = searched(node);
    table.store(key, points, level_, slack);
    return slack;
}

int Search::searched(const Node& node) {
    ++nodes_;
    if (node.tricks == 2) return ending_.slack(node);
    if (nodes_ >= next_check_) check_stop();
    return seating_.team[node.lead][0] == kJekyll ? turn_of<kJekyll>(node) : turn_of<kHyde>(node);
}

void Search::check_stop() {
    next_check_ = nodes_ + kNodesBetweenChecks;
    stopped_ = stopped_ || (stop_ && stop_());
    if (!stopped_) return;
    next_check_ = 0;
    throw Stopped();
}

// R3.2 A card of the team's own, or an opponent's pick: the better of all.
template <int Team>
int Search::turn_of(const Node& node) {
    int slack = kWorst<Team>;
    if (const CardMask own = node.cards.own & kCampMask[Team]) {
        slack = choose<Team, Team>(node, own);
        if (good<Team>(slack)) return slack;
    }
    std::array<CardMask, 2> asked = {node.cards.first & kCampMask[Team], node.cards.second & kCampMask[Team]};
    std::uint16_t* rates = &experience_.rows(node, Team, Team, false)[0][Experience::kAsk];
    const std::size_t first = rates[1] > rates[0] ? 1 : 0;
    for (const std::size_t i : {first, first ^ 1}) {
        if (asked[i] == 0) continue;
        slack = better<Team>(slack, choose<Team, (Team ^ 1)>(node, asked[i]));
        if (good<Team>(slack)) {
            Experience::right(rates[i]);
            return slack;
        }
        Experience::wrong(rates[i]);
    }
    return slack;
}

// One of these cards of a camp, all in one place, at the will of one team.
template <int Camp, int Chooser>
int Search::choose(const Node& node, CardMask cards) {
    const bool leading = seating_.team[(node.lead + node.best) & 3u][0] == Chooser;
    Experience::Row* rows = experience_.rows(node, Camp, Chooser, leading);
    const auto rate_of = [&](int card) -> std::uint16_t& {
        const auto index = static_cast<std::size_t>(card);
        const bool would_be_best = kRank[index % kCampCards] * kSeats + node.slot < node.best;
        return rows[would_be_best][index];
    };
    TriedScenes<Chooser> tried;
    int slack = kWorst<Chooser>;
    while (cards != 0) {
        int card = std::countr_zero(cards);
        for (CardMask rest = cards & (cards - 1); rest != 0; rest &= rest - 1)
            if (rate_of(std::countr_zero(rest)) > rate_of(card)) card = std::countr_zero(rest);
        cards &= ~(1u << card);
        if (is_scene(card)) {
            if (const std::optional<int> bound = tried.in_vain(card)) {
                slack = better<Chooser>(slack, *bound);
                continue;
            }
        }
        const int reached = slack_after(node, card);
        slack = better<Chooser>(slack, reached);
        if (good<Chooser>(reached)) {
            Experience::right(rate_of(card));
            return slack;
        }
        Experience::wrong(rate_of(card));
        if (is_scene(card)) tried.add(card, reached);
    }
    return slack;
}

}  // namespace jh::search
