#include "solver/solver.h"

#include <algorithm>
#include <array>
#include <bit>
#include <stdexcept>

#include "solver/levels.h"
#include "solver/search.h"

namespace jh::solver {
namespace {

using Tables = std::array<Table, kTricks + 1>;

// Useful table sizes as powers of two, in buckets, by tricks at the root and tricks left.
constexpr std::array<std::array<int, kTricks + 1>, kTricks + 1> kTableSizes = {{
    {},
    {},
    {0, 0, 1},
    {0, 0, 9, 1},
    {0, 0, 12, 9, 1},
    {0, 0, 12, 14, 9, 1},
    {0, 0, 12, 18, 15, 9, 1},
    {0, 0, 13, 21, 20, 16, 9, 1},
}};

std::size_t buckets_of(std::size_t root, std::size_t left) {
    const int size = kTableSizes[root][left];
    return size == 0 ? 0 : std::size_t{1} << size;
}

std::size_t bytes_of(std::size_t root, int halvings, std::size_t fewest) {
    std::size_t buckets = 0;
    for (std::size_t left = 2; left <= root; ++left) buckets += std::max(buckets_of(root, left) >> halvings, fewest);
    return buckets * sizeof(Bucket);
}

// The bucket's index must hold the bits of a position's number that do not fit into the tag.
std::size_t fewest_buckets(int key_bits) { return std::size_t{1} << std::max(key_bits - Entry::kTagBits, 0); }

void prepare(Tables& tables, std::size_t root, std::size_t memory, int key_bits) {
    const std::size_t fewest = fewest_buckets(key_bits);
    int halvings = 0;
    while (bytes_of(root, halvings, fewest) > memory && halvings < 24) ++halvings;
    std::size_t held = 0;
    for (const Table& table : tables) held += table.capacity() * sizeof(Bucket);
    if (held + bytes_of(root, halvings, fewest) > memory)
        for (Table& table : tables) table.release();
    for (std::size_t left = 2; left <= root; ++left)
        tables[left].resize(std::max(buckets_of(root, left) >> halvings, fewest));
}

// Returns the levels that the rules allow: one team or the other takes all that is open.
Range range_of(const Position& position, const Payoff& payoff) {
    CardMask cards = position.cards_in_hands();
    for (std::size_t i = 0; i < position.trick_size; ++i) cards |= 1u << position.trick[i];
    Worth open = 0;
    for (CardMask left = cards; left != 0; left &= left - 1) open += kWorth[static_cast<std::size_t>(std::countr_zero(left))];
    const int points = points_of(open) + position.carry.points;
    const int jekyll_factor = static_cast<int>(open >> 8 & 0xFF) + position.factor[0] + position.carry.factor[0];
    const int hyde_factor = static_cast<int>(open >> 16) + position.factor[1] + position.carry.factor[1];
    if (cards == 0) {  // R5.4 what is still carried is nobody's
        const int level = payoff.level_of_scores(position.score(kJekyll), position.score(kHyde));
        return {level, level};
    }
    return {payoff.level_of_scores(position.score(kJekyll), (position.points[1] + points) * hyde_factor),
            payoff.level_of_scores((position.points[0] + points) * jekyll_factor, position.score(kHyde))};
}

// Asks questions until one level is left or the search is stopped, and reports each range on the way.
template <class Reaches, class Report>
Range narrowed(Search& search, Questions questions, Reaches reaches, Report report) {
    report(questions.range());
    while (!questions.range().is_exact()) {
        const int level = questions.next_level();
        const std::uint64_t before = search.nodes();
        search.set_level(level);
        const bool reached = reaches();
        if (search.is_stopped()) break;
        questions.answer(level, reached, search.nodes() - before);
        report(questions.range());
    }
    return questions.range();
}

Bounds bounds_of(const Range& range, const Payoff& payoff) {
    return {payoff.value(range.lowest), payoff.value(range.highest)};
}

int team_of_decider(const Position& position) { return position.camp(position.decider()); }

void report(const Limits& limits, const Solution& solution) {
    if (limits.progress) limits.progress(solution);
}

// About half of the guesses are off by 0.58 spreads or less: at six tricks by 8 points for a position's value, by 6 for a
// move's. A smaller spread for moves makes no difference.
constexpr int kGuessSpread = 16;

// Returns the best estimate for the chooser among these cards.
float best_estimate(const Search::Estimates& estimates, CardMask cards, int chooser) {
    float best = chooser == kJekyll ? -kMaxScore : kMaxScore;
    for (; cards != 0; cards &= cards - 1) {
        const float one = estimates.after[static_cast<std::size_t>(std::countr_zero(cards))];
        best = chooser == kJekyll ? std::max(best, one) : std::min(best, one);
    }
    return best;
}

float estimate_of(const Search::Estimates& estimates, const Position& position) {
    if (position.asked == kNoSeat) return estimates.root;
    return best_estimate(estimates, legal_actions(position), team_of_decider(position));
}

float estimate_of(const Search::Estimates& estimates, const Position& position, int action) {
    if (action < kAsk) return estimates.after[static_cast<std::size_t>(action)];
    Position asked = position;
    apply(asked, action);
    return estimate_of(estimates, asked);
}

// Returns the best estimate of a move for the team that decides. It is a better measure for the other moves than the estimate
// of the position, which is higher: a team with several good moves is surer to get its way.
float best_move_estimate(const Search::Estimates& estimates, const Position& position) {
    const bool jekyll_decides = team_of_decider(position) == kJekyll;
    float best = jekyll_decides ? -kMaxScore : kMaxScore;
    for (std::uint32_t actions = legal_actions(position); actions != 0; actions &= actions - 1) {
        const float one = estimate_of(estimates, position, std::countr_zero(actions));
        best = jekyll_decides ? std::max(best, one) : std::min(best, one);
    }
    return best;
}

std::function<bool()> stop_by(const Limits& limits) {
    return [&limits] {
        return (limits.deadline && std::chrono::steady_clock::now() >= *limits.deadline) ||
               (limits.interrupted && limits.interrupted());
    };
}

}  // namespace

struct Solver::Parts {
    Payoff payoff;
    std::size_t memory;
    Tuning tuning;
    Tables tables;
    Experience experience;

    void prepare_for(const Position& position, const Search& search);
    int slack(Search& search, const Position& position) const;
    int slack(Search& search, const Position& position, int action) const;
    Range value(Search& search, const Position& position, Solution& solution, const Limits& limits) const;
    void score_moves(Search& search, const Position& position, const Range& value, Solution& solution,
                     const Limits& limits) const;
    std::optional<Guess> guess_of(double difference) const;
};

void Solver::Parts::prepare_for(const Position& position, const Search& search) {
    const CardMask cards = position.cards_in_hands();
    const int tricks = (std::popcount(cards) + position.trick_size) / kSeats;
    prepare(tables, static_cast<std::size_t>(tricks), memory, search.key_bits());
    experience.forget(tricks);
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

std::optional<Guess> Solver::Parts::guess_of(double difference) const {
    if (payoff.is_difference()) return Guess{difference + kMaxScore, kGuessSpread};
    const auto level = [this](double d) { return payoff.level_of_difference(static_cast<int>(d)); };
    const double around = level(difference + kGuessSpread) - level(difference - kGuessSpread);
    return Guess{double(level(difference)), around / 2 + 1};
}

// No move is better than the position's value for the team that decides; many are as good.
void Solver::Parts::score_moves(Search& search, const Position& position, const Range& value, Solution& solution,
                                const Limits& limits) const {
    const bool jekyll_decides = team_of_decider(position) == kJekyll;
    const bool guess = search.root_tricks() >= tuning.guess_from;
    const Search::Estimates estimates = guess ? search.estimates(true) : Search::Estimates{};
    const float best_guess = guess ? best_move_estimate(estimates, position) : 0;
    for (std::uint32_t actions = legal_actions(position); actions != 0; actions &= actions - 1) {
        const int action = std::countr_zero(actions);
        Range range = range_of(position, payoff);
        const int best = jekyll_decides ? value.highest : value.lowest;
        (jekyll_decides ? range.highest : range.lowest) = best;
        std::optional<Guess> about;
        if (guess) {
            const float behind = estimate_of(estimates, position, action) - best_guess;
            about = guess_of(static_cast<float>(payoff.difference_of_level(best)) + behind);
        }
        MoveBounds& move = solution.moves.emplace_back(MoveBounds{action, bounds_of(range, payoff)});
        narrowed(search, Questions(range, jekyll_decides ? best : best + 1, about),
                 [&] { return slack(search, position, action) >= 0; },
                 [&](const Range& known) {
                     move.value = bounds_of(known, payoff);
                     report(limits, solution);
                 });
    }
}

Range Solver::Parts::value(Search& search, const Position& position, Solution& solution, const Limits& limits) const {
    std::optional<Guess> guess;
    if (search.root_tricks() >= tuning.guess_from)
        guess = guess_of(estimate_of(search.estimates(position.asked != kNoSeat), position));
    return narrowed(search, Questions(range_of(position, payoff), payoff.level_at_least(0), guess),
                    [&] { return slack(search, position) >= 0; },
                    [&](const Range& known) {
                        solution.value = bounds_of(known, payoff);
                        report(limits, solution);
                    });
}

Solver::Solver(Payoff payoff, std::size_t memory, const Tuning& tuning)
    : parts_(std::make_unique<Parts>(Parts{std::move(payoff), memory, tuning, {}, {}})) {}
Solver::~Solver() = default;
Solver::Solver(Solver&&) noexcept = default;
Solver& Solver::operator=(Solver&&) noexcept = default;

Solution Solver::solve(const Position& position, Moves moves, const Limits& limits) {
    Search search(position, parts_->payoff, parts_->tables, parts_->experience, parts_->tuning.plan_from, stop_by(limits));
    search.limit_nodes(limits.nodes);
    parts_->prepare_for(position, search);
    Solution solution;
    const Range range = parts_->value(search, position, solution, limits);
    if (moves == Moves::score) parts_->score_moves(search, position, range, solution, limits);
    solution.nodes = search.nodes();
    return solution;
}

std::optional<bool> Solver::at_least(const Position& position, double payoff, const Limits& limits) {
    const Range range = range_of(position, parts_->payoff);
    const int level = parts_->payoff.level_at_least(payoff);
    if (level <= range.lowest) return true;
    if (level > range.highest) return false;
    Search search(position, parts_->payoff, parts_->tables, parts_->experience, parts_->tuning.plan_from, stop_by(limits));
    search.limit_nodes(limits.nodes);
    parts_->prepare_for(position, search);
    search.set_level(level);
    const bool reached = parts_->slack(search, position) >= 0;
    if (search.is_stopped()) return std::nullopt;
    return reached;
}

}  // namespace jh::solver
