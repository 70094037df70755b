#include "bots/policy_contest.h"

#include <algorithm>
#include <cmath>

namespace jh::bots {
namespace {

int likeliest(const Brain& brain, const Remembered& round, std::uint32_t legal) {
    const Odds odds = brain.odds(round, legal);
    const auto* best = std::max_element(odds.value.data(), odds.value.data() + odds.size);
    return odds.action[static_cast<std::size_t>(best - odds.value.data())];
}

double outcome(const Position& deal, const Brain& jekyll, const Brain& hyde) {
    Remembered round{deal};
    while (!round.over()) {
        const std::uint32_t legal = legal_actions(round);
        const Brain& brain = round.camp(round.decider()) == kHyde ? hyde : jekyll;
        apply(round, std::has_single_bit(legal) ? std::countr_zero(legal) : likeliest(brain, round, legal));
    }
    return value_of(round);
}

}  // namespace

Margin policy_margin(Form form, const Brain& challenger, const Brain& rival, std::size_t boards, std::uint64_t seed) {
    double sum = 0, squares = 0;
    for (std::size_t board = 0; board < boards; ++board) {
        Random random(seed, board);
        const Position deal = deal_position(form, random);
        const double margin = (outcome(deal, challenger, rival) - outcome(deal, rival, challenger)) / 2;
        sum += margin;
        squares += margin * margin;
    }
    const auto count = static_cast<double>(boards);
    const double mean = sum / count;
    return {mean, std::sqrt(std::max(squares / count - mean * mean, 0.0) / (count - 1))};
}

}  // namespace jh::bots
