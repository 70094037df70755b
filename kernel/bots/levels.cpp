#include "bots/levels.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>

#include "bots/arithmetic.h"
#include "bots/monte_carlo.h"
#include "bots/python_random.h"
#include "bots/tips.h"

namespace jh::bots {
namespace {

constexpr std::size_t kCasualWorlds = 20;

// Draws a move by the policy's probabilities. A higher temperature makes the probabilities more equal.
// Moves less than `least` times as likely as the best are never played.
struct Feeling {
    double temperature, least;
};
constexpr Feeling kClub = {8, 3e-5}, kExpert = {1, 0.01};

int choose_by_feeling(const Odds& odds, const Feeling& feeling, std::uint64_t seed) {
    const double highest = *std::max_element(odds.value.begin(), odds.value.begin() + odds.size);
    std::array<int, Odds::kMaxSize> actions;
    std::array<double, Odds::kMaxSize> sums;
    std::size_t size = 0;
    double total = 0;
    for (std::size_t i = 0; i < odds.size; ++i) {
        const double odd = odds.value[i];
        if (!(odd >= feeling.least * highest)) continue;
        actions[size] = odds.action[i];
        sums[size++] = total += portable_pow(odd / highest, 1 / feeling.temperature);
    }
    const double drawn = PythonRandom(seed).unit() * total;
    return actions[static_cast<std::size_t>(std::upper_bound(sums.begin(), sums.begin() + size - 1, drawn) - sums.begin())];
}

int choose_by_search(Level level, const Observed& observed, const LevelBrains& brains, const Standing& standing,
                     std::uint64_t seed, const Deadline& deadline) {
    const auto match = match_objective(standing, observed.table(), observed.seat);
    const Objective* objective = match ? &*match : nullptr;
    if (level == Level::master)
        return search(observed.seen(), brains.own, kMasterPlan, objective, seed, deadline)[0].action;
    const std::array kinds = {Kind{{&brains.own, true}, kStrongPrior}, Kind{{brains.naive, false}, kNaivePrior}};
    return search_kinds(observed.seen(), kinds, kGrandmasterPlan, objective, seed, deadline)[0].action;
}

int choose_at_random(std::uint32_t legal, std::uint64_t seed) {
    return nth_bit(legal, PythonRandom(seed).below(static_cast<std::uint32_t>(std::popcount(legal))));
}

}  // namespace

int choose(Level level, const Observed& observed, const LevelBrains& brains, const Standing& standing,
           std::uint64_t seed, const Deadline& deadline) {
    const std::uint32_t legal = observed.legal();
    if (level == Level::random) return choose_at_random(legal, seed);
    if (level == Level::novice || !observed.shows_every_trick()) return follow_tips(observed, seed);
    if (level == Level::casual) return flat_monte_carlo(observed.seen(), kCasualWorlds, seed, deadline);
    if (level >= Level::master) return choose_by_search(level, observed, brains, standing, seed, deadline);
    return choose_by_feeling(brains.own.odds(observed.some_world(), legal), level == Level::club ? kClub : kExpert, seed);
}

}  // namespace jh::bots
