#include "solver/plan.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace jh::solver {

void Plan::lay_out(const Node& node) {
    node_ = node;
    leaders_ = seating_.opposite ? 2 : kSeats;
    depth_ = static_cast<std::size_t>(kSeats - node.slot);
    sides_[0].turns = sides_[1].turns = 0;
    std::array<int, 2> last = {-1, -1};
    for (std::size_t level = 0; level < depth_; ++level) {
        const int slot = node.slot + static_cast<int>(level);
        const int team = seating_.turns[node.lead][static_cast<std::size_t>(slot)];
        levels_[level] = {team, slot, 0, 0, last[static_cast<std::size_t>(team)]};
        last[static_cast<std::size_t>(team)] = static_cast<int>(level);
        Side& side = sides_[static_cast<std::size_t>(team)];
        side.slots[side.turns++] = static_cast<std::uint8_t>(slot);
    }
    for (const std::size_t camp : {0u, 1u}) lay_out_side(camp);
    Index next = static_cast<Index>(falls(kJekyll).size() * falls(kHyde).size() * leaders_);
    Index count = 1;
    for (std::size_t level = 0; level < depth_; ++level) {
        levels_[level].start = next;
        levels_[level].count = count;
        next += count;
        count *= static_cast<Index>(sides_[static_cast<std::size_t>(levels_[level].team)].count);
    }
    if (costs_.size() < next) {
        costs_.resize(next);
        slacks_.resize(next);
    }
}

void Plan::lay_out_side(std::size_t camp) {
    Side& side = sides_[camp];
    const Holdings& holdings = holdings_[camp];
    const CampSet left = node_.left[camp];
    side.count = 0;
    for (unsigned rest = left; rest != 0; rest &= rest - 1) {
        const int card = std::countr_zero(rest);
        side.cards[side.count] = static_cast<std::uint8_t>(card);
        side.orders[side.count++] = holdings.card(card).order;
    }
    const auto bit = [&](std::size_t card) { return static_cast<CampSet>(card == kNoCard ? 0u : 1u << side.cards[card]); };
    const auto indices = [&](CampSet cards) {
        unsigned bits = 0;
        for (std::size_t i = 0; i < side.count; ++i) bits |= static_cast<unsigned>(cards >> side.cards[i] & 1) << i;
        return static_cast<std::uint16_t>(bits);
    };
    const auto set_places = [&](std::size_t card) {
        const Holding& holding = holdings[static_cast<CampSet>(left & ~bit(card))];
        side.places[card].cards = {indices(holding.own), indices(holding.first), indices(holding.second)};
    };
    set_places(kNoCard);
    side.falls.clear();
    if (side.turns == 0) side.falls.push_back({});
    for (std::size_t i = 0; i < side.count; ++i) {
        if (side.turns == 1) {
            side.fall_of[kNoCard][i] = static_cast<std::uint8_t>(side.falls.size());
            side.falls.push_back(fall_of(camp, i, i));
        } else if (side.turns == 2) {
            set_places(i);
            for (std::size_t j = i + 1; j < side.count; ++j) {
                side.fall_of[i][j] = side.fall_of[j][i] = static_cast<std::uint8_t>(side.falls.size());
                side.falls.push_back(fall_of(camp, i, j));
            }
        }
    }
}

// The first card ranks at least as high as the second; of two that rank alike the one played early counts.
Plan::Fall Plan::fall_of(std::size_t camp, std::size_t first, std::size_t second) const {
    const Side& side = sides_[camp];
    Fall fall;
    for (const std::size_t card : {first, second}) fall.cards = static_cast<CampSet>(fall.cards | 1u << side.cards[card]);
    for (unsigned cards = fall.cards; cards != 0; cards &= cards - 1)
        fall.worth += holdings_[camp].card(std::countr_zero(cards)).worth;
    fall.first = static_cast<std::uint8_t>(first);
    fall.second = static_cast<std::uint8_t>(second);
    const bool alike = side.orders[first] == side.orders[second];
    fall.bests = {static_cast<std::uint8_t>(side.orders[first] + side.slots[0]),
                  static_cast<std::uint8_t>(side.orders[first] + side.slots[alike ? 0 : 1])};
    return fall;
}

bool Plan::may_be_carried() const {
    const auto has_transformation = [](const Side& side) { return side.turns > 0 && side.orders[0] < kSeats; };
    return is_carried(node_.best) || has_transformation(sides_[0]) || has_transformation(sides_[1]);
}

Node Plan::child(Index leaf) const {
    const std::size_t hydes = falls(kHyde).size();
    const std::size_t both = leaf / leaders_;
    return child(falls(kJekyll)[both / hydes], falls(kHyde)[both % hydes], leaf % leaders_);
}

Plan::Path Plan::start() const {
    Path path;
    path.bests[0] = node_.best;
    return path;
}

void Plan::go(Path& path, std::size_t level, std::size_t card) const {
    const Side& side = side_of(level);
    path.cards[level] = static_cast<std::uint8_t>(card);
    path.turns[level + 1] = path.turns[level] * static_cast<Index>(side.count) + static_cast<Index>(card);
    const auto order = static_cast<std::uint8_t>(side.orders[card] + levels_[level].slot);
    path.bests[level + 1] = std::min(path.bests[level], order);
}

const Plan::Places& Plan::places_at(const Path& path, std::size_t level) const {
    const int earlier = levels_[level].earlier;
    return side_of(level).places[earlier < 0 ? kNoCard : path.cards[static_cast<std::size_t>(earlier)]];
}

template <class Visit>
void Plan::with_children(const Path& path, std::size_t level, Visit visit) const {
    const Level& at = levels_[level];
    const Side& side = side_of(level);
    if (level + 1 < depth_) {
        const Index first = levels_[level + 1].start + path.turns[level] * static_cast<Index>(side.count);
        visit([first](std::size_t card) { return first + static_cast<Index>(card); });
        return;
    }
    // The last card: which leaf it leads to.
    const auto team = static_cast<std::size_t>(at.team);
    std::size_t one = kNoCard, two = kNoCard;  // cards of the other team
    for (std::size_t i = 0; i < level; ++i)
        if (levels_[i].team != at.team) one = std::exchange(two, path.cards[i]);
    const std::size_t other_fall = two == kNoCard ? 0 : sides_[team ^ 1].fall_of[one][two];
    const std::size_t earlier = at.earlier < 0 ? kNoCard : path.cards[static_cast<std::size_t>(at.earlier)];
    const auto hydes = static_cast<Index>(falls(kHyde).size());
    const Index stride = (team == kJekyll ? hydes : 1) * leaders_;
    const Index base = static_cast<Index>(other_fall) * (team == kJekyll ? 1 : hydes) * leaders_;
    visit([base, stride, fall_of = side.fall_of[earlier].data(), orders = side.orders.data(), best = path.bests[level],
           lead = unsigned{node_.lead}, slot = static_cast<unsigned>(at.slot), mask = leaders_ - 1](std::size_t card) {
        const unsigned winner = std::min(unsigned{best}, orders[card] + slot);
        return base + fall_of[card] * stride + ((lead + winner) & mask);
    });
}

// R3.2 The team plays a card of its own or asks an opponent, who picks the card (R3.4).
// The team that chooses needs one good choice; the other team must get its way after every choice.
template <class Child>
void Plan::combine(Index turn, int team, const Places& places, Child child) {
    const auto mine = static_cast<std::size_t>(team);
    const std::size_t theirs = mine ^ 1;
    Costs costs{};
    costs[mine] = kNever;
    for (unsigned cards = places.cards[0]; cards != 0; cards &= cards - 1) {
        const Index next = child(static_cast<std::size_t>(std::countr_zero(cards)));
        const Costs& after = costs_[next];
        if (after[mine] == 0) return copy(next, turn);
        costs[mine] = std::min(costs[mine], after[mine]);
        costs[theirs] += after[theirs];
    }
    for (const std::size_t place : {1u, 2u}) {
        if (places.cards[place] == 0) continue;
        float all = 0;
        float least = kNever;
        for (unsigned cards = places.cards[place]; cards != 0; cards &= cards - 1) {
            const Costs& after = costs_[child(static_cast<std::size_t>(std::countr_zero(cards)))];
            all += after[mine];
            least = std::min(least, after[theirs]);
        }
        costs[mine] = std::min(costs[mine], all);
        costs[theirs] += least;
    }
    costs_[turn] = costs;
    if (costs[mine] == 0) slacks_[turn] = settled_slack(team, places, team, child);
    if (costs[theirs] == 0) slacks_[turn] = settled_slack(team, places, team ^ 1, child);
}

// Returns the bound that the settled children prove. The proof does not need the other children.
template <class Child>
std::int8_t Plan::settled_slack(int team, const Places& places, int winner, Child child) const {
    const auto better = [](int chooser, int a, int b) { return chooser == kJekyll ? std::max(a, b) : std::min(a, b); };
    const auto worst = [](int chooser) { return chooser == kJekyll ? -128 : 127; };
    const auto best_in = [&](unsigned cards, int chooser) -> std::pair<bool, int> {
        int slack = worst(chooser);
        bool any = false, all = true;
        for (; cards != 0; cards &= cards - 1) {
            const Index index = child(static_cast<std::size_t>(std::countr_zero(cards)));
            const bool is_settled = costs_[index][static_cast<std::size_t>(winner)] == 0;
            all = all && is_settled;
            any = any || is_settled;
            if (is_settled) slack = better(chooser, slack, slacks_[index]);
        }
        return {chooser == winner ? any : all, slack};
    };
    int slack = worst(team);
    for (const std::size_t place : {0u, 1u, 2u}) {
        if (places.cards[place] == 0) continue;
        const auto [is_settled, bound] = best_in(places.cards[place], place == 0 ? team : team ^ 1);
        if (is_settled) slack = better(team, slack, bound);
    }
    return static_cast<std::int8_t>(slack);
}

void Plan::update(const Path& path, std::size_t level) {
    with_children(path, level, [&](auto child) {
        combine(turn_at(path, level), levels_[level].team, places_at(path, level), child);
    });
}

// Stops at the first card of its own with which the team gets its way. The turns after the other cards keep costs of an
// earlier plan, but nothing reads them any more: a settled turn is neither updated nor gone through.
void Plan::back_up_below(Path& path, std::size_t level) {
    if (level + 1 < depth_) {
        const auto& places = places_at(path, level).cards;
        const auto mine = static_cast<std::size_t>(levels_[level].team);
        for (unsigned cards = places[0] | places[1] | places[2]; cards != 0; cards &= cards - 1) {
            const int card = std::countr_zero(cards);
            go(path, level, static_cast<std::size_t>(card));
            back_up_below(path, level + 1);
            const Index child = turn_at(path, level + 1);
            if (costs_[child][mine] == 0 && (places[0] >> card & 1) != 0) return copy(child, turn_at(path, level));
        }
    }
    update(path, level);
}

void Plan::back_up() {
    Path path = start();
    back_up_below(path, 0);
}

void Plan::back_up(Index leaf) {
    const std::size_t hydes = falls(kHyde).size();
    const std::size_t both = leaf / leaders_;
    const std::array<const Fall*, 2> fell = {&falls(kJekyll)[both / hydes], &falls(kHyde)[both % hydes]};
    std::array<Path, 4> paths;  // the leaf's cards in every order; bit t: team t plays its second card first
    for (unsigned order = 0; order < paths.size(); ++order) {
        paths[order] = start();
        std::array<unsigned, 2> next = {order & 1, order >> 1};
        for (std::size_t level = 0; level + 1 < depth_; ++level) {
            const auto team = static_cast<std::size_t>(levels_[level].team);
            go(paths[order], level, next[team]++ % 2 == 0 ? fell[team]->first : fell[team]->second);
        }
    }
    for (std::size_t level = depth_; level-- > 0;)
        for (std::size_t i = 0; i < paths.size(); ++i) {
            const auto is_same = [&](const Path& path) { return path.turns[level] == paths[i].turns[level]; };
            const bool is_new = std::none_of(paths.begin(), paths.begin() + static_cast<std::ptrdiff_t>(i), is_same);
            if (is_new && !is_settled(turn_at(paths[i], level))) update(paths[i], level);
        }
}

// Finds the card that falls when both teams follow the costs: the team's own choice, or an opponent's who is asked.
template <class Child>
std::size_t Plan::cheapest_card(int team, const Places& places, Child child) const {
    const auto mine = static_cast<std::size_t>(team);
    const auto cheapest = [&](unsigned cards, std::size_t chooser) {
        auto best = static_cast<std::size_t>(std::countr_zero(cards));
        for (unsigned rest = cards & (cards - 1); rest != 0; rest &= rest - 1) {
            const auto card = static_cast<std::size_t>(std::countr_zero(rest));
            if (costs_[child(card)][chooser] < costs_[child(best)][chooser]) best = card;
        }
        return best;
    };
    std::size_t chosen = kNoCard;
    float least = kNever;
    if (places.cards[0] != 0) {
        chosen = cheapest(places.cards[0], mine);
        least = costs_[child(chosen)][mine];
    }
    for (const std::size_t place : {1u, 2u}) {
        if (places.cards[place] == 0) continue;
        float all = 0;
        for (unsigned cards = places.cards[place]; cards != 0; cards &= cards - 1)
            all += costs_[child(static_cast<std::size_t>(std::countr_zero(cards)))][mine];
        if (chosen != kNoCard && !(all < least)) continue;
        least = all;
        chosen = cheapest(places.cards[place], mine ^ 1);
    }
    return chosen;
}

Plan::Index Plan::most_proving() const {
    Path path = start();
    Index reached = root();
    for (std::size_t level = 0; level < depth_; ++level)
        with_children(path, level, [&](auto child) {
            const std::size_t card = cheapest_card(levels_[level].team, places_at(path, level), child);
            reached = child(card);
            if (level + 1 < depth_) go(path, level, card);
        });
    return reached;
}

}  // namespace jh::solver
