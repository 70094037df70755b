#include "bots/monte_carlo.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "play/playout.h"

namespace jh::bots {
namespace {

std::vector<int> moves_of(std::uint32_t legal) {
    std::vector<int> moves;
    for (; legal != 0; legal &= legal - 1) moves.push_back(std::countr_zero(legal));
    return moves;
}

}  // namespace

int flat_monte_carlo(const Seen& seen, std::size_t worlds, std::uint64_t seed, const Deadline& deadline) {
    const std::vector<int> moves = moves_of(seen.legal());
    if (moves.size() == 1) return moves.front();
    Random random(seed);
    std::vector<std::int64_t> totals(moves.size());
    std::vector<Position> after(moves.size());
    std::vector<std::int16_t> values(moves.size());
    const std::vector<Hands> drawn = uniform_worlds(seen, worlds, random);
    for (std::size_t world = 0; world < drawn.size() && (world == 0 || !passed(deadline)); ++world) {
        for (std::size_t i = 0; i < moves.size(); ++i) apply(after[i] = seen.with(drawn[world]), moves[i]);
        random_playouts(after, 1, random.next(), values);
        for (std::size_t i = 0; i < moves.size(); ++i) totals[i] += values[i];
    }
    const int sign = seen.with({}).camp(seen.observer()) == kHyde ? -1 : 1;
    const auto best = std::max_element(totals.begin(), totals.end(),
                                       [&](std::int64_t a, std::int64_t b) { return sign * a < sign * b; });
    return moves[static_cast<std::size_t>(best - totals.begin())];
}

}  // namespace jh::bots
