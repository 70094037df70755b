// Chooses the level to ask for next.
#pragma once

#include <cstdint>
#include <optional>

namespace jh::solver {

// What is known of a value: it lies from lowest to highest, both included.
struct Range {
    int lowest;
    int highest;

    bool is_exact() const { return lowest == highest; }
};

// About where a value lies. About half of all values are within `spread` of `level`.
struct Guess {
    double level;
    double spread;
};

// Narrows a range by questions "at least this level?". With a guess, a question is asked where both answers are as
// likely as they are dear, as far as the answers so far tell. Without one it is a bisection.
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
