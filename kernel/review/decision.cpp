#include "review/decision.h"

#include <algorithm>
#include <array>
#include <bit>

#include "bots/search.h"
#include "rules/told.h"

namespace jh::review {
namespace {

using namespace bots;

// The position before a decision, and the cards played until then.
struct Moment {
    Position position;
    std::vector<PastPlay> past;
};

int holder_of(const Position& position, int card) {
    int holder = 0;
    while (!(position.hands[static_cast<std::size_t>(holder)] >> card & 1)) ++holder;
    return holder;
}

Moment moment_before(const Position& deal, std::span<const std::uint8_t> moves) {
    Moment moment{deal, {}};
    for (const std::uint8_t move : moves) {
        if (move < kAsk) moment.past.push_back({move, static_cast<std::uint8_t>(holder_of(moment.position, move))});
        apply(moment.position, move);
    }
    return moment;
}

Kind kind_of_decision(const Position& position, int action) {
    if (position.asked != kNoSeat) return Kind::answer;
    if (action < kAsk) return Kind::own_card;
    return position.camp(action - kAsk) == position.camp(position.on_turn()) ? Kind::ask_partner : Kind::ask_opponent;
}

// With fewer nodes than these, by tricks left, the solver would hardly narrow the bounds of the rules.
constexpr std::array<std::uint64_t, kTricks + 1> kLeastNodes = {0, 0, 0, 0, 0, 0, 2'000'000, 20'000'000};

std::uint64_t nodes_for(const Position& position, std::uint64_t nodes) {
    const int cards = std::popcount(position.cards_in_hands()) + position.trick_size;
    return nodes < kLeastNodes[static_cast<std::size_t>(cards / kSeats)] ? 1 : nodes;
}

// Estimates the value for Jekyll with open hands by a search that sees all hands.
double estimated(const Remembered& position, const Brain& brain, std::size_t descents, Random random) {
    constexpr double kValueUnit = 100;  // of the search
    SearchPlan plan;
    plan.iterations = descents;
    const auto found = search_worlds(position, {&position.hands, 1}, brain, plan, nullptr, random, {});
    return (position.camp(position.decider()) == kHyde ? -kValueUnit : kValueUnit) * found[0].value;
}

// Bounds for the decider's team.
solver::Bounds bounds_for(const solver::Bounds& jekyll, int camp) {
    return camp == kHyde ? solver::Bounds{0 - jekyll.upper, 0 - jekyll.lower} : jekyll;  // never -0
}

}  // namespace

const char* impossible(const Position& deal, std::span<const std::uint8_t> moves, std::size_t at) {
    ToldRound told;
    if (const char* why = tell(deal, moves, told)) return why;
    return at < moves.size() ? nullptr : "the round has no such decision";
}

Decision review_decision(const Position& deal, std::span<const std::uint8_t> moves, std::size_t at, const Brain& brain,
                         const Work& work, std::uint64_t seed, solver::Solver& solver, const Stop& stop) {
    const auto [position, past] = moment_before(deal, moves.first(at));
    Decision decision;
    decision.decider = position.decider();
    decision.kind = kind_of_decision(position, moves[at]);
    decision.action = moves[at];
    Random random(seed, at);
    const Seen seen(position, past, deal.leader);
    decision.assessed = assess(seen, brain, work, random.next(), stop);
    const solver::Limits limits{{}, stop, {}, nodes_for(position, work.nodes)};
    const solver::Solution solution = solver.solve(position, solver::Moves::score, limits);
    const int camp = position.camp(decision.decider);
    for (const auto& [action, value] : solution.moves) decision.cards.push_back({action, bounds_for(value, camp)});
    decision.worth_exact = solution.value.exact();
    decision.worth = decision.worth_exact ? solution.value.lower
                                          : std::clamp(estimated(seen.with(position.hands), brain, work.descents, random),
                                                       solution.value.lower, solution.value.upper);
    return decision;
}

}  // namespace jh::review
