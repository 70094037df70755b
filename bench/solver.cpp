// Times the solver and the tests' minimax on the same positions, on this thread. Prints one line a row, tab-separated:
// seats, tricks left, kind, positions, mean and median of the solver in ms, of all moves in ms, mean nodes, baseline in ms.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <vector>

#include "jekyllhyde/solver.h"
#include "jekyllhyde/solver_positions.h"
#include "minimax.h"

namespace {

using namespace jh;

// Hyde's seats as bits: partners opposite (E and W), side by side (S and W).
constexpr std::uint8_t kOpposite = 0b1010;
constexpr std::uint8_t kSideBySide = 0b1100;

template <class Work>
double milliseconds(Work work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

double mean(const std::vector<double>& values) {
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

// Plain minimax to three tricks, minimax with a memo at four, nothing beyond: it would take too long.
double baseline(const Position& position, int tricks, double expected) {
    const Payoff payoff = Payoff::difference();
    double value = expected;
    const double time = milliseconds([&] {
        if (tricks <= 3) value = test::minimax(position, payoff);
        if (tricks == 4) value = test::MemoMinimax(payoff).value(position);
    });
    if (value != expected) {
        std::fprintf(stderr, "the solver says %g, minimax %g\n", expected, value);
        std::exit(1);
    }
    return time;
}

void row(const char* seats, std::uint8_t hyde_seats, int tricks, bool played, int positions, int compared) {
    Random random(static_cast<std::uint64_t>(tricks), hyde_seats);
    Solver solver;
    std::vector<double> one, all, slow, nodes;
    for (int i = 0; i < positions; ++i) {
        const Position position = played ? random_played_ending(random, tricks, hyde_seats)
                                         : random_fresh_ending(random, tricks, hyde_seats);
        Solution solution;
        one.push_back(milliseconds([&] { solution = solver.solve(position); }));
        nodes.push_back(static_cast<double>(solution.nodes));
        all.push_back(milliseconds([&] { solver.solve(position, Moves::score); }));
        if (i < compared) slow.push_back(baseline(position, tricks, solution.value.lower));
    }
    std::vector<double> same(one.begin(), one.begin() + compared);
    std::printf("%s\t%d\t%s\t%d\t%.4f\t%.4f\t%.4f\t%.0f\t%.3f\t%.5f\n", seats, tricks, played ? "played" : "fresh", positions,
                mean(one), median(one), mean(all), mean(nodes), compared ? mean(slow) : 0.0, compared ? mean(same) : 0.0);
    std::fflush(stdout);
}

}  // namespace

int main(int count, char** arguments) {
    const int most_tricks = count > 1 ? std::atoi(arguments[1]) : 5;
    constexpr int kPositions[] = {0, 0, 500, 200, 40, 8, 2, 1};
    constexpr int kCompared[] = {0, 0, 200, 60, 1, 0, 0, 0};
    for (int tricks = 2; tricks <= std::min(most_tricks, 7); ++tricks)
        for (const bool played : {false, true}) {
            row("A", kOpposite, tricks, played, kPositions[tricks], kCompared[tricks]);
            row("B", kSideBySide, tricks, played, kPositions[tricks], kCompared[tricks]);
        }
}
