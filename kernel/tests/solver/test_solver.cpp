// The solver against plain minimax, on endings of every form.
#include "solver/solver.h"

#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "solver/positions.h"
#include "tests/check.h"
#include "tests/solver/minimax.h"

namespace {

using namespace jh::rules;
using namespace jh::solver;

constexpr std::array<std::uint8_t, 4> kSeatings = {0b1010, 0b0101, 0b1100, 0b1001};  // R2.2 A, A, B, B

struct Ending {
    int tricks;
    bool three_players;
    int plays;  // random moves on from the start of a trick, asks among them
};

void randomize_taken(Random& random, Position& position) {
    for (std::uint8_t& points : position.points) points = static_cast<std::uint8_t>(random.below(10));
    const CardMask cards = position.cards_in_hands();
    for (std::size_t team = 0; team < 2; ++team) {
        int free = 6;
        for (int kind = kFirstDeed; kind < kCampCards; ++kind)
            if (cards >> (team * kCampCards + static_cast<std::size_t>(kind)) & 1) free -= kFactor[static_cast<std::size_t>(kind)];
        position.factor[team] = static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(free + 1)));
        free -= position.factor[team];
        if ((cards & kTransformations) != kTransformations)
            position.carry.factor[team] = static_cast<std::uint8_t>(random.below(static_cast<std::uint32_t>(free + 1)));
    }
    if ((cards & kTransformations) != kTransformations)
        position.carry.points = static_cast<std::uint8_t>(random.below(12));
}

Position random_ending(Random& random, const Ending& ending) {
    while (true) {
        const std::uint8_t hyde_seats = ending.three_players ? 0b1010 : kSeatings[random.below(kSeatings.size())];
        Position position = random.below(2) == 0 ? random_fresh_ending(random, ending.tricks, hyde_seats)
                                                 : random_played_ending(random, ending.tricks, hyde_seats);
        if (ending.three_players) position.single = random.below(2) == 0 ? 1 : 3;
        if (random.below(2) == 0) randomize_taken(random, position);
        for (int i = 0; i < ending.plays && !position.over(); ++i) apply(position, random_action(random, position));
        if (impossible(position) == nullptr) return position;
    }
}

// A payoff like the chance to win a match: it grows with the lead and jumps at the target.
Payoff match_payoff(Random& random) {
    const int jekyll_needs = 1 + static_cast<int>(random.below(200));
    const int hyde_needs = 1 + static_cast<int>(random.below(200));
    std::vector<double> values;
    for (int jekyll = 0; jekyll < kScores; ++jekyll)
        for (int hyde = 0; hyde < kScores; ++hyde) {
            const double lead = (jekyll - hyde) / 20;
            const double jump = (jekyll >= jekyll_needs ? 7.5 : 0) - (hyde >= hyde_needs ? 9.5 : 0);
            values.push_back(lead + jump);
        }
    return Payoff::table(values);
}

void check_moves(const Position& position, const Payoff& payoff, const Solution& solution) {
    std::uint32_t actions = legal_actions(position);
    for (const MoveBounds& move : solution.moves) {
        CHECK(move.action == std::countr_zero(actions));
        actions &= actions - 1;
        Position next = position;
        apply(next, move.action);
        CHECK(move.value.exact());
        CHECK(move.value.lower == minimax(next, payoff));
    }
    CHECK(actions == 0);
}

void check_thresholds(Solver& solver, const Position& position, double value) {
    CHECK(solver.at_least(position, value) == true);
    CHECK(solver.at_least(position, value - 3) == true);
    CHECK(solver.at_least(position, value + 0.5) == false);
}

void check_against_minimax(const Ending& ending, int count, Random& random, bool scored) {
    const Payoff difference = Payoff::difference();
    Solver plain;
    for (int i = 0; i < count; ++i) {
        const Position position = random_ending(random, ending);
        const Solution solution = plain.solve(position, scored ? Moves::score : Moves::skip);
        CHECK(solution.value.exact());
        CHECK(solution.value.lower == minimax(position, difference));
        if (!scored) continue;
        check_moves(position, difference, solution);
        check_thresholds(plain, position, solution.value.lower);
    }
}

void check_endings(int scale) {
    Random random(2024);
    for (const bool three_players : {false, true}) {
        for (int plays = 0; plays < 8; ++plays) {
            check_against_minimax({1, three_players, plays}, 30 * scale, random, true);
            check_against_minimax({2, three_players, plays}, 60 * scale, random, true);
            check_against_minimax({2, three_players, plays}, 60 * scale, random, false);
        }
        check_against_minimax({3, three_players, 3}, scale, random, true);
    }
}

void check_payoffs(int scale) {
    Random random(77);
    for (int i = 0; i < scale; ++i) {
        const Payoff payoff = match_payoff(random);
        Solver solver(payoff);
        for (int j = 0; j < 20; ++j) {
            const Position position = random_ending(random, {2, false, static_cast<int>(random.below(4))});
            const Solution solution = solver.solve(position, Moves::score);
            CHECK(solution.value.exact() && solution.value.lower == minimax(position, payoff));
            check_moves(position, payoff, solution);
        }
    }
}

void check_against_memo() {
    Random random(5);
    const Payoff difference = Payoff::difference();
    Solver solver;
    for (const std::uint8_t hyde_seats : kSeatings) {
        const Position position = random_played_ending(random, 3, hyde_seats);
        CHECK(solver.solve(position).value.lower == MemoMinimax(difference).value(position));
    }
}

// Compares plans and guesses, which otherwise only long endings use, with the search without them.
void check_plans(int scale) {
    Random random(41);
    for (int i = 0; i < 8 * scale; ++i) {
        const Payoff payoff = i % 4 == 0 ? match_payoff(random) : Payoff::difference();
        Solver plain(payoff, kDefaultMemory, {kTricks + 1, kTricks + 1});
        Solver planned(payoff, kDefaultMemory, {3, 3});
        for (int j = 0; j < 10; ++j) {
            const bool three_players = random.below(3) == 0;
            const Position position = random_ending(random, {j == 0 ? 4 : 3, three_players, static_cast<int>(random.below(7))});
            const Solution expected = plain.solve(position, Moves::score);
            const Solution found = planned.solve(position, Moves::score);
            CHECK(found.value == expected.value && found.moves == expected.moves);
        }
    }
}

void check_plans_against_minimax() {
    Random random(42);
    const Payoff difference = Payoff::difference();
    Solver planned(difference, kDefaultMemory, {3, 3});
    for (int i = 0; i < 8; ++i) {
        const Position position = random_ending(random, {3, i % 2 == 0, i % 3});
        CHECK(planned.solve(position).value.lower == MemoMinimax(difference).value(position));
    }
}

void check_progress() {
    Random random(6);
    const Position position = random_fresh_ending(random, 4, kSeatings[0]);
    std::vector<Solution> told;
    Limits limits;
    limits.progress = [&](const Solution& solution) { told.push_back(solution); };
    const Solution solution = Solver().solve(position, Moves::score, limits);
    CHECK(told.size() > 3 && told.back().value == solution.value && told.back().moves == solution.moves);
    for (std::size_t i = 1; i < told.size(); ++i) {
        CHECK(told[i - 1].value.lower <= told[i].value.lower && told[i].value.upper <= told[i - 1].value.upper);
        CHECK(told[i - 1].moves.size() <= told[i].moves.size());
    }
}

void check_refused_payoffs() {
    std::vector<double> values(static_cast<std::size_t>(kScores) * kScores, 1.0);
    CHECK(impossible_payoff(values) == nullptr);
    values[5] = 2.0;  // 0 to 5 better for Jekyll than 0 to 4
    CHECK(impossible_payoff(values) != nullptr);
    CHECK(impossible_payoff(std::array{1.0, 2.0}) != nullptr);
}

void check_limits() {
    Random random(9);
    const Position deal = random_fresh_ending(random, kTricks, kSeatings[0]);
    Solver solver;
    const Solution late = solver.solve(deal, Moves::score, {std::chrono::steady_clock::now(), {}});
    CHECK(!late.value.exact() && late.value.lower < late.value.upper);
    for (const MoveBounds& move : late.moves) CHECK(move.value.lower <= move.value.upper);
    int asked = 0;
    const Solution interrupted = solver.solve(deal, Moves::skip, {{}, [&] { return ++asked == 3; }});
    CHECK(asked == 3 && !interrupted.value.exact());
    CHECK(solver.at_least(deal, 1, {std::chrono::steady_clock::now(), {}}) == std::nullopt);
    const Position easy = random_fresh_ending(random, 3, kSeatings[0]);
    CHECK(solver.solve(easy) == Solver().solve(easy));  // nothing is left over from before
}

void check_threads() {
    Random random(31);
    std::vector<Position> positions;
    for (int i = 0; i < 40; ++i) positions.push_back(random_played_ending(random, 3, kSeatings[random.below(4)]));
    const auto one = solve_many(positions, Payoff::difference(), Moves::score, 1);
    const auto three = solve_many(positions, Payoff::difference(), Moves::score, 3);
    CHECK(one == three);
    const auto little_memory = solve_many(positions, Payoff::difference(), Moves::score, 2, 4096);
    for (std::size_t i = 0; i < positions.size(); ++i) {
        CHECK(little_memory[i].value == one[i].value);
        CHECK(little_memory[i].moves == one[i].moves);
    }
    CHECK(solve_many({}, Payoff::difference(), Moves::skip, 2).empty());
}

}  // namespace

// An argument scales the number of endings; 10 by default, which makes more than 20,000.
int main(int count, char** arguments) {
    const int scale = count > 1 ? std::atoi(arguments[1]) : 10;
    check_endings(scale);
    check_payoffs(scale);
    check_against_memo();
    check_plans(scale);
    check_plans_against_minimax();
    check_progress();
    check_refused_payoffs();
    check_limits();
    check_threads();
    std::printf("bench signature %llu\n", static_cast<unsigned long long>(bench_signature()));
}
