#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <array>
#include <functional>
#include <optional>
#include <tuple>
#include <vector>

#include "bindings/bindings.h"
#include "bindings/interrupt.h"
#include "review/round.h"
#include "review/summary.h"

using namespace jh;
using namespace nb::literals;
using rules::Position;

namespace {

using MoveTuple = std::tuple<int, double, double, double, double>;
using AssessmentTuple = std::tuple<std::vector<MoveTuple>, review::Beliefs>;
using CardsTuple = std::tuple<int, double, double>;
using DecisionTuple = std::tuple<int, int, int, AssessmentTuple, std::vector<CardsTuple>, double, bool>;
using TakenTuple = std::tuple<std::int64_t, std::int64_t, std::int64_t, bool, double, double, double, bool>;
using JudgementTuple = std::tuple<int, int, double, double, double, double>;
using TallyTuple = std::tuple<int, double, double>;
using SeatTuple = std::tuple<TallyTuple, std::array<TallyTuple, review::kKinds>>;
using SummaryTuple = std::tuple<std::vector<JudgementTuple>, std::array<SeatTuple, rules::kSeats>, double, bool, double,
                                double, double>;
using Progress = std::optional<nb::typed<nb::callable, void(int, DecisionTuple)>>;

constexpr std::int64_t kMaxWorlds = 10'000'000;  // more would not fit most machines
constexpr std::int64_t kMaxNodes = std::int64_t{1} << 60;
constexpr std::int64_t kMaxThreads = 1024;

review::Work work_of(std::int64_t candidates, std::int64_t worlds, std::int64_t nodes, std::int64_t descents) {
    review::Work work;
    work.candidates = std::max<std::size_t>(checked<std::size_t>(candidates, kMaxWorlds, "candidates"), 1);
    work.worlds = std::max<std::size_t>(checked<std::size_t>(worlds, kMaxWorlds, "worlds"), 1);
    work.nodes = checked<std::uint64_t>(nodes, kMaxNodes, "nodes");
    work.descents = std::max<std::size_t>(checked<std::size_t>(descents, kMaxWorlds, "descents"), 1);
    return work;
}

AssessmentTuple as_tuple(const review::Assessment& assessment) {
    std::vector<MoveTuple> moves;
    for (const review::MoveWorth& move : assessment.moves)
        moves.emplace_back(move.action, move.value, move.error, move.loss, move.loss_error);
    return {std::move(moves), assessment.beliefs};
}

DecisionTuple as_tuple(const review::Decision& decision) {
    std::vector<CardsTuple> cards;
    for (const auto& [action, value] : decision.cards) cards.emplace_back(action, value.lower, value.upper);
    return {decision.decider, static_cast<int>(decision.kind), decision.action, as_tuple(decision.assessed),
            std::move(cards), decision.worth, decision.worth_exact};
}

AssessmentTuple assessed(const bots::Seen& seen, const bots::Brain& brain, const review::Work& work, std::uint64_t seed) {
    Interrupt interrupt;
    review::Assessment assessment;
    {
        const nb::gil_scoped_release release;
        assessment = review::assess(seen, brain, work, seed, std::ref(interrupt));
    }
    interrupt.rethrow();
    return as_tuple(assessment);
}

std::vector<std::uint8_t> moves_of(const std::vector<std::int64_t>& moves) {
    std::vector<std::uint8_t> numbers;
    for (const std::int64_t move : moves) numbers.push_back(checked<std::uint8_t>(move, rules::kActions - 1, "a move"));
    return numbers;
}

DecisionTuple reviewed_decision(const Position& deal, const std::vector<std::int64_t>& moves, std::int64_t at,
                                const bots::Brain& brain, const review::Work& work, std::uint64_t seed) {
    const auto played = moves_of(moves);
    const auto number = checked<std::size_t>(at, kMaxWorlds, "at");
    if (const char* why = review::impossible(deal, played, number)) throw nb::value_error(why);
    Interrupt interrupt;
    review::Decision decision;
    {
        const nb::gil_scoped_release release;
        solver::Solver solver(solver::Payoff::difference(), review::kSolverMemory);
        decision = review::review_decision(deal, played, number, brain, work, seed, solver, std::ref(interrupt));
    }
    interrupt.rethrow();
    return as_tuple(decision);
}

std::vector<DecisionTuple> reviewed_round(const Position& deal, const std::vector<std::int64_t>& moves,
                                          const bots::Brain& brain, const review::Work& work, std::uint64_t seed,
                                          std::int64_t threads, const Progress& progress) {
    const auto played = moves_of(moves);
    if (!played.empty())
        if (const char* why = review::impossible(deal, played, 0)) throw nb::value_error(why);
    const int workers = checked<int>(threads, kMaxThreads, "threads");
    Interrupt interrupt;
    review::Watch watch{std::ref(interrupt), {}};
    if (progress)
        watch.finished = [&](std::size_t at, const review::Decision& decision) {
            interrupt.run([&] { (*progress)(static_cast<int>(at), as_tuple(decision)); });
        };
    std::vector<review::Decision> decisions;
    {
        const nb::gil_scoped_release release;
        decisions = review::review_round(deal, played, brain, work, seed, workers, watch);
    }
    interrupt.rethrow();
    std::vector<DecisionTuple> tuples;
    for (const review::Decision& decision : decisions) tuples.push_back(as_tuple(decision));
    return tuples;
}

TallyTuple as_tuple(const review::Tally& tally) { return {tally.decisions, tally.lost, tally.accuracy}; }

SummaryTuple as_tuple(const review::Summary& summary) {
    std::vector<JudgementTuple> judgements;
    for (const review::Judgement& one : summary.judgements)
        judgements.emplace_back(static_cast<int>(one.name), static_cast<int>(one.fortune), one.loss_known, one.loss_cards,
                                one.luck, one.worth);
    std::array<SeatTuple, rules::kSeats> seats;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        std::get<0>(seats[seat]) = as_tuple(summary.seats[seat].all);
        for (std::size_t kind = 0; kind < review::kKinds; ++kind)
            std::get<1>(seats[seat])[kind] = as_tuple(summary.seats[seat].kinds[kind]);
    }
    return {std::move(judgements), seats, summary.worth, summary.worth_exact, summary.result, summary.decisions,
            summary.luck};
}

SummaryTuple summarised(const std::vector<TakenTuple>& decisions, double result) {
    std::vector<review::Taken> taken;
    for (const auto& [decider, camp, kind, forced, loss, loss_error, worth, worth_exact] : decisions)
        taken.push_back({checked<int>(decider, rules::kSeats - 1, "decider"), checked<int>(camp, 1, "camp"),
                         checked<review::Kind>(kind, review::kKinds - 1, "kind"), forced, loss, loss_error, worth,
                         worth_exact});
    return as_tuple(review::summarise(taken, result));
}

}  // namespace

void bind_review(nb::module_& module) {
    constexpr review::Work kDefault;
    nb::class_<review::Work>(module, "Work", "How much a review computes.")
        .def("__init__",
             [](review::Work* self, std::int64_t candidates, std::int64_t worlds, std::int64_t nodes, std::int64_t descents) {
                 new (self) review::Work(work_of(candidates, worlds, nodes, descents));
             },
             nb::kw_only(), "candidates"_a = kDefault.candidates, "worlds"_a = kDefault.worlds, "nodes"_a = kDefault.nodes,
             "descents"_a = kDefault.descents)
        .def_ro("candidates", &review::Work::candidates, "worlds to weigh by inference")
        .def_ro("worlds", &review::Work::worlds, "plausible worlds in which every move is tried; more late in a round")
        .def_ro("nodes", &review::Work::nodes, "of the solver, for each decision")
        .def_ro("descents", &review::Work::descents, "of the search with open hands where the solver cannot finish");
    module.def("assess", &assessed, "seen"_a, "brain"_a, "work"_a, "seed"_a);
    module.def("review_decision", &reviewed_decision, "deal"_a, "moves"_a, "at"_a, "brain"_a, "work"_a, "seed"_a);
    module.def("review_round", &reviewed_round, "deal"_a, "moves"_a, "brain"_a, "work"_a, "seed"_a, "threads"_a,
               "progress"_a.none());
    module.def("summarise", &summarised, "decisions"_a, "result"_a);
    module.def("name_of", [](double loss, double loss_error) { return static_cast<int>(review::name_of(loss, loss_error)); },
               "loss"_a, "loss_error"_a);
    module.attr("INACCURACY") = review::kInaccuracy;
    module.attr("MISTAKE") = review::kMistake;
    module.attr("BLUNDER") = review::kBlunder;
    module.attr("FORTUNE") = review::kFortune;
    module.attr("CERTAIN") = review::kCertain;
}
