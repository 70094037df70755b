// Times the solver of one version of the kernel on fixed positions, on this thread, by the processor's time. bench/
// solver_before.py builds it twice, with the kernel as it is and with that of an earlier commit, and runs both in turn.
//
//   solver-before FORM TRICKS INDEX COUNT MOVES
//
// Prints one line for each position from INDEX on, tab-separated: milliseconds, nodes, value, values of the moves.
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "processor_time.h"

#if __has_include("solver/solver.h")
#include "solver/positions.h"
#include "solver/solver.h"
using namespace jh::rules;
using namespace jh::solver;
#else  // the kernel before it had rooms
#include "jekyllhyde/solver.h"
#include "jekyllhyde/solver_positions.h"
using namespace jh;
#endif

int main(int count, char** arguments) {
    if (count != 6) return 2;
    const std::uint8_t hyde_seats = std::strcmp(arguments[1], "B") == 0 ? 0b1100 : 0b1010;  // R2.2, R8
    const int tricks = std::atoi(arguments[2]);
    const int first = std::atoi(arguments[3]);
    const int last = first + std::atoi(arguments[4]);
    const auto moves = std::atoi(arguments[5]) != 0 ? Moves::score : Moves::skip;
    const bool three_players = std::strcmp(arguments[1], "three") == 0;
    Random random(1, hyde_seats + (three_players ? 16u : 0u));  // every form has positions of its own
    Solver solver;
    for (int i = 0; i < last; ++i) {
        Position position = random_fresh_ending(random, tricks, hyde_seats);
        if (three_players) position.single = position.leader = 1;  // R8.3
        if (i < first) continue;
        const double start = processor_milliseconds();
        const Solution solution = solver.solve(position, moves);
        std::printf("%.4f\t%llu\t%g", processor_milliseconds() - start, static_cast<unsigned long long>(solution.nodes),
                    solution.value.lower);
        for (const MoveBounds& move : solution.moves) std::printf("\t%g", move.value.lower);
        std::printf("\n");
        std::fflush(stdout);
    }
}
