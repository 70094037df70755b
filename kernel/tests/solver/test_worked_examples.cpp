// The worked examples in the comments of the solver, with their numbers.
#include "solver/holding.h"
#include "solver/search.h"
#include "solver/solver.h"
#include "solver/table.h"
#include "tests/check.h"

namespace {

using namespace jh::rules;
using namespace jh::solver;

constexpr CardMask jekyll(int kind) { return 1u << kind; }
constexpr CardMask hyde(int kind) { return 1u << (kCampCards + kind); }
constexpr int kA = 1, k5 = kFirstScene + 2, k3 = kFirstScene + 4;

// solver/target.h
void eighteen_points_reach_a_win_by_ten() {
    const Payoff payoff = Payoff::difference();
    const int level = payoff.level_of_difference(10);
    CHECK(payoff.critical_points(level, 40, 3, 2) == 18);
    Target target(payoff, 40, 0, 20 | 3 << 8 | 2 << 16, false);
    target.set_level(level);
    CHECK(target.slack((20 + kExtraPoints) | 3 << 8 | 2 << 16) == 2);
    CHECK(target.slack((15 + kExtraPoints) | 3 << 8 | 2 << 16) == -3);
}

// solver/keys.h, Key
void a_known_position_bounds_one_with_other_scenes() {
    const auto key = [](unsigned jekylls, unsigned hydes) { return Key{1, jekylls | hydes << 4, 0}; };
    Table table;
    table.resize(1);
    table.store(key(7, 5), 0, 0, 4, false);
    CHECK(excess(key(7, 5).scenes, key(4, 6).scenes) == 3);
    CHECK(table.find(key(4, 6), 0, 0, 5).slack == 1);
    CHECK(table.find(key(3, 4), 0, 0, 5).slack == Table::kUndecided);
}

// solver/table.h, level_loss
void a_harder_level_costs_points() {
    const Payoff payoff = Payoff::difference();
    const Key key{1, 0, 0};
    Table table;
    table.resize(1);
    table.store(key, 0, payoff.level_of_difference(10), 4, false);
    CHECK(table.find(key, 0, payoff.level_of_difference(5), 5).slack == 4);
    CHECK(table.find(key, 0, payoff.level_of_difference(22), 5).slack == 1);
    CHECK(table.find(key, 0, payoff.level_of_difference(31), 5).slack == Table::kUndecided);
}

// solver/table.h, level_loss: nobody has a factor yet.
void a_level_costs_a_point_unless_a_draw_tells_it_apart() {
    const Payoff payoff = Payoff::difference();
    const Key won{1, 0, 0}, held{2, 0, 0}, missed{3, 0, 0};
    Table table;
    table.resize(1);
    table.store(won, 0, payoff.level_of_difference(10), 4, false);
    CHECK(table.find(won, 0, payoff.level_of_difference(13), 0).slack == 1);
    CHECK(table.find(won, 0, payoff.level_of_difference(15), 0).slack == Table::kUndecided);
    table.store(held, 0, payoff.level_of_difference(-1), 4, false);
    CHECK(table.find(held, 0, payoff.level_of_difference(0), 0).slack == 3);
    CHECK(table.find(held, 0, payoff.level_of_difference(1), 0).slack == Table::kUndecided);
    table.store(missed, 0, payoff.level_of_difference(2), -4, false);
    CHECK(table.find(missed, 0, payoff.level_of_difference(1), 0).slack == -3);
    CHECK(table.find(missed, 0, payoff.level_of_difference(0), 0).slack == Table::kUndecided);
    CHECK(table.find(won, 0, payoff.level_of_difference(11), std::nullopt).slack == Table::kUndecided);
}

// solver/ending.cpp, last_winner: N and S are Jekyll's team, and N leads.
void a_loose_team_brings_its_higher_card_first() {
    Position position;
    position.hyde_seats = 0b1010;
    position.factor = {1, 1};
    position.hands = {0, jekyll(kA) | jekyll(k3), 0, hyde(kA) | hyde(k5)};
    const int points = 1 + 3 + 1 + 5;
    CHECK(!Holdings(position, kJekyll)[Holdings(position, kJekyll).all()].loose);
    CHECK(Solver().solve(position).value.lower == -points);
    position.hands = {jekyll(k3), jekyll(kA), 0, hyde(kA) | hyde(k5)};
    CHECK(Holdings(position, kJekyll)[Holdings(position, kJekyll).all()].loose);
    CHECK(Solver().solve(position).value.lower == points);
}

}  // namespace

int main() {
    eighteen_points_reach_a_win_by_ten();
    a_known_position_bounds_one_with_other_scenes();
    a_harder_level_costs_points();
    a_level_costs_a_point_unless_a_draw_tells_it_apart();
    a_loose_team_brings_its_higher_card_first();
}
