// Chooses the next level to ask for.
#pragma once

#include <cstdint>
#include <optional>

namespace jh::solver {

// The levels that are still possible, both ends included.
struct Range {
    int lowest;
    int highest;

    bool is_exact() const { return lowest == highest; }
};

// A guess of the value. About half of all values are within 0.58 spreads of `level`.
struct Guess {
    double level;
    double spread;
};

// Narrows a range by questions "at least this level?". With a guess, it chooses the level at which the expected costs of
// "yes" and "no" balance, judging by the answers so far. Without a guess it bisects.
class Questions {
  public:
    Questions(const Range& range, int first_level, std::optional<Guess> guess)
        : range_(range), whole_(range), first_level_(first_level), guess_(guess) {}

    const Range& range() const { return range_; }
    int next_level() const;
    void answer(int level, bool reached, std::uint64_t nodes);

  private:
    int likely_level() const;
    double probability_at_least(int level) const;
    double wanted_probability() const;

    Range range_;
    Range whole_;
    int first_level_;
    std::optional<Guess> guess_;
    std::uint64_t dearest_yes_ = 0;
    std::uint64_t dearest_no_ = 0;
};

}  // namespace jh::solver
