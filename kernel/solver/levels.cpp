#include "solver/levels.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace jh::solver {
namespace {

// Returns the roundest number in base two near the middle of lowest + 1 .. highest. Bisections of overlapping ranges then
// ask for the same levels, and find each other's answers in the tables.
int round_level(const Range& range) {
    const auto below = static_cast<unsigned>(range.lowest);
    const auto highest = static_cast<unsigned>(range.highest);
    return static_cast<int>(highest & ~(std::bit_floor(below ^ highest) - 1));
}

}  // namespace

// Uses only operations that give the same bits on every machine; the square root is one of them.
// Probability beyond the ends of the first range counts as being at the ends.
double Questions::probability_at_least(int level) const {
    const auto below = [this](double x) {
        const double steps = (x - guess_->level) / guess_->spread;
        return 0.5 + 0.5 * steps / std::sqrt(1 + steps * steps);
    };
    const double lowest = range_.lowest == whole_.lowest ? 0 : below(range_.lowest - 0.5);
    const double highest = range_.highest == whole_.highest ? 1 : below(range_.highest + 0.5);
    return (highest - below(level - 0.5)) / (highest - lowest);
}

// If a yes costs y and a no costs n, the questions are cheapest where P(yes) = x^y and P(no) = x^n for one x.
// Then P(yes) / P(no) is very nearly (n / y)^0.7; the power 3/4 needs square roots only.
double Questions::wanted_probability() const {
    if (dearest_yes_ == 0 || dearest_no_ == 0) return 0.5;
    const double ratio = std::clamp(static_cast<double>(dearest_no_) / static_cast<double>(dearest_yes_), 0.05, 20.0);
    const double odds = std::sqrt(ratio) * std::sqrt(std::sqrt(ratio));
    return odds / (1 + odds);
}

int Questions::next_level() const {
    if (guess_) return likely_level();
    const bool is_first = range_.lowest == whole_.lowest && range_.highest == whole_.highest;
    if (is_first && first_level_ > range_.lowest && first_level_ <= range_.highest) return first_level_;
    return round_level(range_);
}

int Questions::likely_level() const {
    const double wanted = wanted_probability();
    int low = range_.lowest + 1;
    int high = range_.highest;
    while (low < high) {  // the highest level that is as likely as wanted
        const int middle = (low + high + 1) / 2;
        (probability_at_least(middle) >= wanted ? low : high) = probability_at_least(middle) >= wanted ? middle : middle - 1;
    }
    const bool next_is_closer = low < range_.highest && probability_at_least(low) - wanted > wanted - probability_at_least(low + 1);
    return next_is_closer ? low + 1 : low;
}

void Questions::answer(int level, bool reached, std::uint64_t nodes) {
    if (reached) {
        range_.lowest = level;
        dearest_yes_ = std::max(dearest_yes_, nodes);
    } else {
        range_.highest = level - 1;
        dearest_no_ = std::max(dearest_no_, nodes);
    }
}

}  // namespace jh::solver
