#include <algorithm>
#include <cmath>

#include "solver/solver.h"

namespace jh::solver {
namespace {

int ceil_div(int a, int b) { return a >= 0 ? (a + b - 1) / b : -(-a / b); }

// Calls visit(jekyll, hyde) with every pair of scores that a round can end with.
template <class Visit>
void for_each_score(Visit visit) {
    for (int jekyll = 0; jekyll <= kRoundPoints; ++jekyll)
        for (int hyde = 0; jekyll + hyde <= kRoundPoints; ++hyde)
            for (int jekyll_factor = 0; jekyll_factor <= kCampFactor; ++jekyll_factor)
                for (int hyde_factor = 0; hyde_factor <= kCampFactor; ++hyde_factor)
                    visit(jekyll * jekyll_factor, hyde * hyde_factor);
}

}  // namespace

const char* impossible_payoff(std::span<const double> values) {
    if (values.size() != static_cast<std::size_t>(kScores) * kScores)
        return "a payoff table has one row for each score of Jekyll, one column for each of Hyde";
    const auto at = [&](int j, int h) { return values[static_cast<std::size_t>(j * kScores + h)]; };
    for (int j = 0; j < kScores; ++j) {
        for (int h = 0; h < kScores; ++h) {
            if (std::isnan(at(j, h))) return "a payoff is not a number";
            if (j > 0 && at(j, h) < at(j - 1, h)) return "a payoff falls with Jekyll's score";
            if (h > 0 && at(j, h) > at(j, h - 1)) return "a payoff rises with Hyde's score";
        }
    }
    return nullptr;
}

Payoff Payoff::difference() {
    Payoff payoff;
    for (int value = -kMaxScore; value <= kMaxScore; ++value) payoff.levels_.push_back(value);
    return payoff;
}

Payoff Payoff::table(std::vector<double> values) {
    Payoff payoff;
    payoff.table_ = std::move(values);
    for_each_score([&](int jekyll, int hyde) { payoff.levels_.push_back(payoff.at(jekyll, hyde)); });
    std::sort(payoff.levels_.begin(), payoff.levels_.end());
    payoff.levels_.erase(std::unique(payoff.levels_.begin(), payoff.levels_.end()), payoff.levels_.end());
    return payoff;
}

int Payoff::level_at_least(double value) const {
    return static_cast<int>(std::lower_bound(levels_.begin(), levels_.end(), value) - levels_.begin());
}

int Payoff::level_of_scores(int jekyll, int hyde) const {
    return table_.empty() ? jekyll - hyde + kMaxScore : level_at_least(at(jekyll, hyde));
}

int Payoff::level_of_difference(int difference) const {
    const int clamped = std::clamp(difference, -kMaxScore, kMaxScore);
    return level_of_scores(std::max(clamped, 0), std::max(-clamped, 0));
}

int Payoff::difference_of_level(int level) const {
    if (is_difference()) return level - kMaxScore;
    int low = -kMaxScore;
    int high = kMaxScore;
    while (low < high) {
        const int middle = low + (high - low) / 2;
        (level_of_difference(middle) >= level ? high : low) = level_of_difference(middle) >= level ? middle : middle + 1;
    }
    return low;
}

int Payoff::critical_points(int level, int shared, int jekyll_factor, int hyde_factor) const {
    if (table_.empty()) {
        const int factors = jekyll_factor + hyde_factor;
        const int wanted = level - kMaxScore;
        if (factors == 0) return wanted <= 0 ? -kMaxScore : kMaxScore;
        return ceil_div(wanted + shared * hyde_factor, factors);
    }
    int fewest = 0;
    int most = shared + 1;
    while (fewest < most) {
        const int points = (fewest + most) / 2;
        const bool enough = at(points * jekyll_factor, (shared - points) * hyde_factor) >= value(level);
        (enough ? most : fewest) = enough ? points : points + 1;
    }
    return fewest;
}

}  // namespace jh::solver
