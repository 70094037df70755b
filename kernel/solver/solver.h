// The value of a position with open hands when both teams play perfectly. docs/solver.md explains how it is found.
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

// Returns why a table of payoffs, values[jekyll * kScores + hyde], cannot be used, or nullptr.
const char* impossible_payoff(std::span<const double> values);

// The payoff of a round: a number that never falls with Jekyll's score and never rises with Hyde's.
// Its levels are all possible payoffs in ascending order. The solver asks "does Jekyll reach at least level n?".
class Payoff {
  public:
    // Jekyll's score minus Hyde's.
    static Payoff difference();
    // The table must be possible: impossible_payoff(values) == nullptr.
    static Payoff table(std::vector<double> values);

    int levels() const { return static_cast<int>(levels_.size()); }
    double value(int level) const { return levels_[static_cast<std::size_t>(level)]; }
    // Returns the lowest level with at least this value, or levels() if there is none.
    int level_at_least(double value) const;
    int level_of_scores(int jekyll, int hyde) const;
    // level_of_difference: the level of a round that one team wins by this many points to nothing.
    // difference_of_level: the least difference that reaches this level.
    int level_of_difference(int difference) const;
    int difference_of_level(int level) const;
    // Whether the payoff is Jekyll's score minus Hyde's, so that each level is one point.
    bool is_difference() const { return table_.empty(); }
    // Returns the fewest points that Jekyll needs for a level if both teams take `shared` points together and have these
    // factors. Less than 0 means that any number of points is enough, more than `shared` that none is.
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
    std::vector<MoveBounds> moves;  // every legal move in ascending order, if they were asked for
    std::uint64_t nodes = 0;

    bool operator==(const Solution&) const = default;
};

enum class Moves { skip, score };

// When to stop, and whom to tell about progress. A stopped search returns the bounds known by then.
struct Limits {
    std::optional<std::chrono::steady_clock::time_point> deadline;
    std::function<bool()> interrupted;  // called now and then, by the calling thread only; true ends the search
    // Called with the bounds of the rules, then each time that a bound improves. A move appears when its search begins.
    // Only Solver::solve calls it, in the calling thread.
    std::function<void(const Solution&)> progress = {};
    // A search ends soon after this many nodes, always at the same one. 0 is no limit.
    std::uint64_t nodes = 0;
};

// From how many tricks left the search uses its more expensive methods. This changes the time, never the result.
struct Tuning {
    int plan_from = 5;   // the search plans whole tricks; at least 3
    int guess_from = 5;  // the first question at the root is guessed
};

inline constexpr std::size_t kDefaultMemory = std::size_t{256} << 20;

// A solver for one thread. It reuses its memory from one position to the next, but forgets what it knew.
class Solver {
  public:
    explicit Solver(Payoff payoff = Payoff::difference(), std::size_t memory = kDefaultMemory, const Tuning& tuning = {});
    ~Solver();
    Solver(Solver&&) noexcept;
    Solver& operator=(Solver&&) noexcept;

    // Positions must be possible: impossible(position) == nullptr.
    Solution solve(const Position& position, Moves moves = Moves::skip, const Limits& limits = {});
    // Whether Jekyll reaches this payoff. Nothing if the limits were reached first.
    std::optional<bool> at_least(const Position& position, double payoff, const Limits& limits = {});

  private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

// Solves each position; the threads share the memory. Positions not reached in time get the bounds that follow from the
// rules alone.
std::vector<Solution> solve_many(std::span<const Position> positions, const Payoff& payoff, Moves moves, int threads,
                                 std::size_t memory = kDefaultMemory, const Limits& limits = {});

// Returns the number of nodes searched over a fixed set of positions. It changes if and only if the search changes.
std::uint64_t bench_signature();

}  // namespace jh::solver
