// Times the solver and the tests' minimax on the same positions, on this thread, by the processor's time. Prints one line
// a row, tab-separated: form, tricks left, positions, mean and median of the solver in ms, mean nodes; of the positions with
// every move scored: how many, mean in ms; of the positions that the baseline solved too: how many, baseline in ms, solver
// in ms. An argument divides the number of positions.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <iterator>
#include <numeric>
#include <vector>

#include "processor_time.h"
#include "solver/positions.h"
#include "solver/solver.h"
#include "tests/solver/minimax.h"

namespace {

using namespace jh::rules;
using namespace jh::solver;

struct Form {
    const char* name;
    std::uint8_t hyde_seats;  // as bits
    std::uint8_t single;
};

// R2.2 partners opposite, side by side; R8
constexpr Form kForms[] = {{"A", 0b1010, kNoSeat}, {"B", 0b1100, kNoSeat}, {"three", 0b1010, 1}};

struct Plan {
    int tricks;
    int positions;
    int scored;    // of them, with the value of every move
    int compared;  // of them, with the baseline
};

constexpr Plan kPlans[] = {{2, 2000, 2000, 200}, {3, 1000, 1000, 60}, {4, 400, 200, 5}, {5, 200, 20, 0}, {6, 8, 0, 0}};

template <class Work>
double milliseconds(Work work) {
    const double start = processor_milliseconds();
    work();
    return processor_milliseconds() - start;
}

double mean(const std::vector<double>& values) {
    return values.empty() ? 0 : std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

// Plain minimax to three tricks, minimax with a memo at four.
double baseline(const Position& position, int tricks, double expected) {
    const Payoff payoff = Payoff::difference();
    double value = 0;
    const double time = milliseconds([&] {
        value = tricks <= 3 ? minimax(position, payoff) : MemoMinimax(payoff).value(position);
    });
    if (value != expected) {
        std::fprintf(stderr, "the solver says %g, minimax %g\n", expected, value);
        std::exit(1);
    }
    return time;
}

void measure(const Form& form, const Plan& plan) {
    Random random(static_cast<std::uint64_t>(plan.tricks), form.hyde_seats);
    Solver solver;
    solver.solve(random_fresh_ending(random, std::min(plan.tricks, 5), form.hyde_seats));  // fetches the memory
    std::vector<Position> positions;
    std::vector<double> one, all, slow, nodes, values;
    for (int i = 0; i < plan.positions; ++i) {
        Position& position = positions.emplace_back(random_fresh_ending(random, plan.tricks, form.hyde_seats));
        position.single = form.single;
        Solution solution;
        one.push_back(milliseconds([&] { solution = solver.solve(position); }));
        nodes.push_back(static_cast<double>(solution.nodes));
        values.push_back(solution.value.lower);
        if (i < plan.scored) all.push_back(milliseconds([&] { solver.solve(position, Moves::score); }));
    }
    // Afterwards: it leaves the heap in a state that the solver should not pay for.
    for (std::size_t i = 0; i < static_cast<std::size_t>(plan.compared); ++i)
        slow.push_back(baseline(positions[i], plan.tricks, values[i]));
    const std::vector<double> same(one.begin(), std::next(one.begin(), plan.compared));
    std::printf("%s\t%d\t%d\t%.4f\t%.4f\t%.0f\t%d\t%.4f\t%d\t%.3f\t%.5f\n", form.name, plan.tricks, plan.positions,
                mean(one), median(one), mean(nodes), plan.scored, mean(all), plan.compared, mean(slow), mean(same));
    std::fflush(stdout);
}

}  // namespace

int main(int count, char** arguments) {
    const int divisor = count > 1 ? std::max(std::atoi(arguments[1]), 1) : 1;
    const auto part = [&](int positions) { return (positions + divisor - 1) / divisor; };
    for (const Plan& plan : kPlans)
        for (const Form& form : kForms)
            measure(form, {plan.tricks, part(plan.positions), part(plan.scored), part(plan.compared)});
}
