// The value of a position with open hands: what both teams reach when nobody errs. How it works: docs/solver.md.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "rules/position.h"

namespace jh::solver {

using namespace rules;

// R6.3 The highest round score: all 60 points times all deeds of a camp.
inline constexpr int kMaxScore = 360;
inline constexpr int kScores = kMaxScore + 1;

// What the round is played for: a number that never falls with Jekyll's score and never rises with Hyde's.
// The numbers that can come out, sorted, are its levels; the solver asks "at least level n?".
class Payoff {
  public:
    // Jekyll's score minus Hyde's.
    static Payoff difference();
    // values[jekyll * kScores + hyde]; throws std::invalid_argument when the table is not monotone.
    static Payoff table(std::vector<double> values);

    int levels() const { return static_cast<int>(levels_.size()); }
    double value(int level) const { return levels_[static_cast<std::size_t>(level)]; }
    // The lowest level of at least this value; levels() when there is none.
    int level_at_least(double value) const;
    int level_of_scores(int jekyll, int hyde) const;
    // level_of_difference: the level of a round that one team wins by so many points to nothing.
    // difference_of_level: the least such difference that has this level.
    int level_of_difference(int difference) const;
    int difference_of_level(int level) const;
    // A level more is a point of difference more.
    bool is_difference() const { return table_.empty(); }
    // The fewest points that Jekyll needs to reach a level, of the points both teams take together, with these factors.
    // May lie outside 0..shared: then any number of points will do, or none.
    int critical_points(int level, int shared, int jekyll_factor, int hyde_factor) const;

  private:
    double at(int jekyll, int hyde) const { return table_[static_cast<std::size_t>(jekyll * kScores + hyde)]; }

    std::vector<double> levels_;
    std::vector<double> table_;  // empty for the difference
};

struct Bounds {
    double lower = 0;
    double upper = 0;

    bool exact() const { return lower == upper; }
    bool operator==(const Bounds&) const = default;
};

struct MoveBounds {
    int action = 0;
    Bounds value;

    bool operator==(const MoveBounds&) const = default;
};

struct Solution {
    Bounds value;
    std::vector<MoveBounds> moves;  // every legal move in the order of its number, when they were asked for
    std::uint64_t nodes = 0;

    bool operator==(const Solution&) const = default;
};

enum class Moves { skip, score };

// When to give up, and whom to tell how far it is. What is known by then is returned.
struct Limits {
    std::optional<std::chrono::steady_clock::time_point> deadline;
    std::function<bool()> interrupted;  // asked now and then, by the calling thread only; true ends the search
    // Told the bounds of the rules, then each time that bounds close in; moves appear as they are begun.
    // Called by the calling thread, of Solver::solve only.
    std::function<void(const Solution&)> progress = {};
};

// From how many tricks left on the dearer means pay. They change how long a search takes, never what it finds.
struct Tuning {
    int plan_from = 5;   // tricks are planned; at least 3
    int guess_from = 5;  // at the root: the first question is guessed
};

inline constexpr std::size_t kDefaultMemory = std::size_t{256} << 20;

// One thread's solver: it keeps its memory from one position to the next, but no knowledge.
class Solver {
  public:
    explicit Solver(Payoff payoff = Payoff::difference(), std::size_t memory = kDefaultMemory, const Tuning& tuning = {});
    ~Solver();
    Solver(Solver&&) noexcept;
    Solver& operator=(Solver&&) noexcept;

    // Positions must be possible: impossible(position) == nullptr.
    Solution solve(const Position& position, Moves moves = Moves::skip, const Limits& limits = {});
    // Does Jekyll reach this payoff? Nothing when the limits were reached first.
    std::optional<bool> at_least(const Position& position, double payoff, const Limits& limits = {});

  private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

// Solves each position; the threads share the memory. Positions not reached in time get the bounds of the rules.
std::vector<Solution> solve_many(std::span<const Position> positions, const Payoff& payoff, Moves moves, int threads,
                                 std::size_t memory = kDefaultMemory, const Limits& limits = {});

// Nodes searched over a fixed set of positions: changes when the search does, and only then.
std::uint64_t bench_signature();

}  // namespace jh::solver
