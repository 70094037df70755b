#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <tuple>
#include <utility>
#include <vector>

#include "bindings/bindings.h"
#include "bindings/interrupt.h"
#include "solver/solver.h"

using namespace jh;
using namespace nb::literals;
using rules::Position;

namespace {

using MoveTuple = std::tuple<int, double, double>;
using SolutionTuple = std::tuple<double, double, std::vector<MoveTuple>, std::uint64_t>;
using Progress = nb::typed<nb::callable, void(SolutionTuple)>;
using Table = nb::ndarray<const double, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

constexpr std::int64_t kMaxThreads = 1024;
constexpr std::int64_t kMaxMegabytes = std::int64_t{1} << 20;

solver::Payoff payoff_of(const Table& table) {
    std::vector<double> values(table.data(), table.data() + table.size());
    if (const char* why = solver::impossible_payoff(values)) throw nb::value_error(why);
    return solver::Payoff::table(std::move(values));
}

std::size_t bytes_of(std::int64_t megabytes) {
    if (megabytes < 1) throw nb::value_error("the memory is at least one megabyte");
    return checked<std::size_t>(megabytes, kMaxMegabytes, "the memory in megabytes") << 20;
}

SolutionTuple as_tuple(const solver::Solution& solution) {
    std::vector<MoveTuple> moves;
    for (const auto& [action, value] : solution.moves) moves.emplace_back(action, value.lower, value.upper);
    return {solution.value.lower, solution.value.upper, std::move(moves), solution.nodes};
}

std::vector<SolutionTuple> solved(const std::vector<Position>& positions, const solver::Payoff& payoff, bool moves,
                                  std::int64_t threads, std::int64_t memory_mb, std::optional<double> seconds) {
    if (threads < 1) throw nb::value_error("there is at least one thread");
    const int workers = checked<int>(threads, kMaxThreads, "threads");
    const std::size_t memory = bytes_of(memory_mb);
    const auto asked = moves ? solver::Moves::score : solver::Moves::skip;
    Interrupt interrupt;
    std::vector<solver::Solution> solutions;
    {
        const nb::gil_scoped_release release;
        solutions = solver::solve_many(positions, payoff, asked, workers, memory, {moment_in(seconds), std::ref(interrupt)});
    }
    interrupt.rethrow();
    std::vector<SolutionTuple> tuples;
    for (const solver::Solution& solution : solutions) tuples.push_back(as_tuple(solution));
    return tuples;
}

// Solves one position on this thread, and calls `progress` with what is known each time that it changes.
SolutionTuple solved_one(const Position& position, const solver::Payoff& payoff, bool moves, std::int64_t memory_mb,
                         std::optional<double> seconds, const Progress& progress) {
    const std::size_t memory = bytes_of(memory_mb);
    Interrupt interrupt;
    solver::Limits limits{moment_in(seconds), std::ref(interrupt)};
    limits.progress = [&](const solver::Solution& solution) { interrupt.run([&] { progress(as_tuple(solution)); }); };
    solver::Solution solution;
    {
        const nb::gil_scoped_release release;
        solution = solver::Solver(payoff, memory).solve(position, moves ? solver::Moves::score : solver::Moves::skip, limits);
    }
    interrupt.rethrow();
    return as_tuple(solution);
}

std::optional<bool> reached(const Position& position, double value, const solver::Payoff& payoff, std::int64_t memory_mb,
                            std::optional<double> seconds) {
    const std::size_t memory = bytes_of(memory_mb);
    Interrupt interrupt;
    std::optional<bool> answer;
    {
        const nb::gil_scoped_release release;
        answer = solver::Solver(payoff, memory).at_least(position, value, {moment_in(seconds), std::ref(interrupt)});
    }
    interrupt.rethrow();
    return answer;
}

std::uint64_t signature() {
    const nb::gil_scoped_release release;
    return solver::bench_signature();
}

}  // namespace

void bind_solver(nb::module_& module) {
    module.attr("SCORES") = solver::kScores;
    nb::class_<solver::Payoff>(module, "Payoff", "The payoff of a round.")
        .def(
            "__init__", [](solver::Payoff* self) { new (self) solver::Payoff(solver::Payoff::difference()); },
            "Jekyll's score minus Hyde's.")
        .def_static("of_table", &payoff_of, "values"_a, nb::sig("def of_table(values: array.array[float]) -> Payoff"),
                    "Make a payoff from a table: a row for each score of Jekyll, in it a value for each score of Hyde.");
    module.def("solve", &solved, "positions"_a, "payoff"_a, "moves"_a, "threads"_a, "memory_mb"_a, "seconds"_a.none());
    module.def("solve_one", &solved_one, "position"_a, "payoff"_a, "moves"_a, "memory_mb"_a, "seconds"_a.none(), "progress"_a);
    module.def("at_least", &reached, "position"_a, "value"_a, "payoff"_a, "memory_mb"_a, "seconds"_a.none());
    module.def("bench_signature", &signature);
}
