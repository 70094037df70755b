#include "jekyllhyde/solver.h"

#include <algorithm>
#include <array>
#include <bit>
#include <stdexcept>

#include "jekyllhyde/solver_search.h"

namespace jh {
namespace {

using search::Bucket;
using search::Search;
using Tables = std::array<search::Table, kTricks + 1>;

// Buckets worth having, as powers of two, by tricks at the root and tricks left.
constexpr std::array<std::array<int, kTricks + 1>, kTricks + 1> kTableSizes = {{
    {},
    {},
    {0, 0, 1},
    {0, 0, 9, 1},
    {0, 0, 12, 9, 1},
    {0, 0, 12, 14, 9, 1},
    {0, 0, 12, 19, 16, 9, 1},
    {0, 0, 13, 21, 20, 16, 9, 1},
}};

std::size_t buckets_of(std::size_t root, std::size_t left) {
    const int size = kTableSizes[root][left];
    return size == 0 ? 0 : std::size_t{1} << size;
}

std::size_t bytes_of(std::size_t root, int halvings) {
    std::size_t buckets = 0;
    for (std::size_t left = 2; left <= root; ++left) buckets += std::max<std::size_t>(buckets_of(root, left) >> halvings, 1);
    return buckets * sizeof(Bucket);
}

void prepare(Tables& tables, std::size_t root, std::size_t memory) {
    int halvings = 0;
    while (bytes_of(root, halvings) > memory && halvings < 24) ++halvings;
    std::size_t held = 0;
    for (const search::Table& table : tables) held += table.capacity() * sizeof(Bucket);
    if (held + bytes_of(root, halvings) > memory)
        for (search::Table& table : tables) table.release();
    for (std::size_t left = 2; left <= root; ++left)
        tables[left].resize(std::max<std::size_t>(buckets_of(root, left) >> halvings, 1));
}

// The levels that the rules allow: one team takes all that is open, or the other does.
struct Range {
    int lowest;
    int highest;
};

Range range_of(const Position& position, const Payoff& payoff) {
    CardMask cards = position.hands[0] | position.hands[1] | position.hands[2] | position.hands[3];
    for (std::size_t i = 0; i < position.trick_size; ++i) cards |= 1u << position.trick[i];
    search::Worth open = 0;
    for (CardMask left = cards; left != 0; left &= left - 1) open += kWorth[static_cast<std::size_t>(std::countr_zero(left))];
    const int points = search::points_of(open) + position.carry.points;
    const int jekyll_factor = static_cast<int>(open >> 8 & 0xFF) + position.factor[0] + position.carry.factor[0];
    const int hyde_factor = static_cast<int>(open >> 16) + position.factor[1] + position.carry.factor[1];
    if (cards == 0) {  // R5.4 what is still carried is nobody's
        const int level = payoff.level_of_scores(position.score(kJekyll), position.score(kHyde));
        return {level, level};
    }
    return {payoff.level_of_scores(position.score(kJekyll), (position.points[1] + points) * hyde_factor),
            payoff.level_of_scores((position.points[0] + points) * jekyll_factor, position.score(kHyde))};
}

// Near the middle of lowest + 1 .. highest, the roundest number in base two: bisections of ranges that overlap
// ask for the same levels, and find each other's answers in the tables.
int round_level(const Range& range) {
    const auto below = static_cast<unsigned>(range.lowest);
    const auto highest = static_cast<unsigned>(range.highest);
    return static_cast<int>(highest & ~(std::bit_floor(below ^ highest) - 1));
}

// Narrows the range until it is one level or the search is stopped; tries `guess` first, if that is within.
template <class Reaches>
void bisect(Range& range, int guess, Reaches reaches) {
    try {
        for (bool guessed = false; range.lowest < range.highest; guessed = true) {
            const bool try_guess = !guessed && guess > range.lowest && guess <= range.highest;
            const int level = try_guess ? guess : round_level(range);
            if (reaches(level))
                range.lowest = level;
            else
                range.highest = level - 1;
        }
    } catch (const search::Stopped&) {
        return;
    }
}

Bounds bounds_of(const Range& range, const Payoff& payoff) {
    return {payoff.value(range.lowest), payoff.value(range.highest)};
}

int team_of_decider(const Position& position) { return position.camp(position.decider()); }

}  // namespace

struct Solver::Parts {
    Payoff payoff;
    std::size_t memory;
    Tables tables;
    search::Experience experience;

    Search start(const Position& position, const Limits& limits);
    int slack(Search& search, const Position& position) const;
    int slack(Search& search, const Position& position, int action) const;
    void score_moves(Search& search, const Position& position, const Range& value, Solution& solution);
};

Search Solver::Parts::start(const Position& position, const Limits& limits) {
    const CardMask cards = position.hands[0] | position.hands[1] | position.hands[2] | position.hands[3];
    const int tricks = (std::popcount(cards) + position.trick_size) / kSeats;
    prepare(tables, static_cast<std::size_t>(tricks), memory);
    experience.forget(tricks);
    return Search(position, payoff, tables, experience, [&limits] {
        return (limits.deadline && std::chrono::steady_clock::now() >= *limits.deadline) ||
               (limits.interrupted && limits.interrupted());
    });
}

int Solver::Parts::slack(Search& search, const Position& position) const {
    if (position.asked == kNoSeat) return search.slack();
    return search.slack_of_choice(legal_actions(position), team_of_decider(position));
}

int Solver::Parts::slack(Search& search, const Position& position, int action) const {
    if (action < kAsk) return search.slack_after(action);
    Position asked = position;
    apply(asked, action);
    return slack(search, asked);
}

// No move is better than the position's value for the team that decides; many are as good.
void Solver::Parts::score_moves(Search& search, const Position& position, const Range& value, Solution& solution) {
    const bool jekyll_decides = team_of_decider(position) == kJekyll;
    for (std::uint32_t actions = legal_actions(position); actions != 0; actions &= actions - 1) {
        const int action = std::countr_zero(actions);
        Range range = range_of(position, payoff);
        (jekyll_decides ? range.highest : range.lowest) = jekyll_decides ? value.highest : value.lowest;
        bisect(range, jekyll_decides ? value.highest : value.lowest + 1, [&](int level) {
            search.set_level(level);
            return slack(search, position, action) >= 0;
        });
        solution.moves.push_back({action, bounds_of(range, payoff)});
    }
}

Solver::Solver(Payoff payoff, std::size_t memory)
    : parts_(std::make_unique<Parts>(Parts{std::move(payoff), memory, {}, {}})) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

Solution Solver::solve(const Position& position, Moves moves, const Limits& limits) {
    Search search = parts_->start(position, limits);
    Range range = range_of(position, parts_->payoff);
    bisect(range, parts_->payoff.level_at_least(0), [&](int level) {
        search.set_level(level);
        return parts_->slack(search, position) >= 0;
    });
    Solution solution{bounds_of(range, parts_->payoff), {}, 0};
    if (moves == Moves::score) parts_->score_moves(search, position, range, solution);
    solution.nodes = search.nodes();
    return solution;
}

std::optional<bool> Solver::at_least(const Position& position, double payoff, const Limits& limits) {
    const Range range = range_of(position, parts_->payoff);
    const int level = parts_->payoff.level_at_least(payoff);
    if (level <= range.lowest) return true;
    if (level > range.highest) return false;
    Search search = parts_->start(position, limits);
    try {
        search.set_level(level);
        return parts_->slack(search, position) >= 0;
    } catch (const search::Stopped&) {
        return std::nullopt;
    }
}

}  // namespace jh
