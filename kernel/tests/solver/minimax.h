// Plain minimax on the kernel's own rules, which the solver is compared with.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <unordered_map>

#include "rules/position.h"
#include "solver/solver.h"

namespace jh::solver {

inline double payoff_of(const Payoff& payoff, const Position& over) {
    return payoff.value(payoff.level_of_scores(over.score(kJekyll), over.score(kHyde)));
}

template <class ValueOf>
double best_of_moves(const Position& position, ValueOf value_of) {
    const bool jekyll_decides = position.camp(position.decider()) == kJekyll;
    double best = jekyll_decides ? -1e300 : 1e300;
    for (std::uint32_t actions = legal_actions(position); actions != 0; actions &= actions - 1) {
        Position next = position;
        apply(next, std::countr_zero(actions));
        best = jekyll_decides ? std::max(best, value_of(next)) : std::min(best, value_of(next));
    }
    return best;
}

inline double minimax(const Position& position, const Payoff& payoff) {
    if (position.over()) return payoff_of(payoff, position);
    return best_of_moves(position, [&](const Position& next) { return minimax(next, payoff); });
}

// Minimax that remembers every position at the start of a trick. Remembering positions within tricks would cost more than it
// saves.
class MemoMinimax {
  public:
    explicit MemoMinimax(const Payoff& payoff) : payoff_(payoff) {}

    double value(const Position& position) {
        if (position.over()) return payoff_of(payoff_, position);
        if (position.trick_size != 0 || position.asked != kNoSeat) return searched(position);
        if (const auto known = values_.find(position); known != values_.end()) return known->second;
        return values_[position] = searched(position);
    }

  private:
    double searched(const Position& position) {
        return best_of_moves(position, [&](const Position& next) { return value(next); });
    }

    struct Hash {
        std::size_t operator()(const Position& p) const {
            std::uint64_t hash = 0;
            const auto add = [&hash](std::uint64_t word) {
                hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
                hash ^= hash >> 29;
            };
            add(p.hands[0] | std::uint64_t{p.hands[1]} << 32);
            add(p.hands[2] | std::uint64_t{p.hands[3]} << 32);
            add(p.leader | p.points[0] << 8 | p.points[1] << 16 | std::uint64_t{p.factor[0]} << 24 | std::uint64_t{p.factor[1]} << 32);
            add(p.carry.points | p.carry.factor[0] << 8 | p.carry.factor[1] << 16);
            return hash;
        }
    };

    const Payoff& payoff_;
    std::unordered_map<Position, double, Hash> values_;
};

}  // namespace jh::solver
