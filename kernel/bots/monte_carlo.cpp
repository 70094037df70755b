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

// Uses no hands of the table, except those that the view shows.
int best_on_average(Position table, const View& view, const std::vector<int>& moves, int sign, std::size_t worlds,
                    std::uint64_t seed, const Deadline& deadline) {
    Random random(seed);
    std::vector<std::int64_t> totals(moves.size());
    std::vector<Position> after(moves.size());
    std::vector<std::int16_t> values(moves.size());
    const Worlds possible(view);
    std::vector<Hands> drawn(worlds);
    for (Hands& hands : drawn) hands = possible.draw(random);
    for (std::size_t world = 0; world < drawn.size() && (world == 0 || !passed(deadline)); ++world) {
        table.hands = drawn[world];
        for (std::size_t i = 0; i < moves.size(); ++i) apply(after[i] = table, moves[i]);
        random_playouts(after, 1, random.next(), values);
        for (std::size_t i = 0; i < moves.size(); ++i) totals[i] += values[i];
    }
    const auto best = std::max_element(totals.begin(), totals.end(),
                                       [&](std::int64_t a, std::int64_t b) { return sign * a < sign * b; });
    return moves[static_cast<std::size_t>(best - totals.begin())];
}

int sign_of(const Position& table, int seat) { return table.camp(seat) == kHyde ? -1 : 1; }

}  // namespace

int flat_monte_carlo(const Seen& seen, std::size_t worlds, std::uint64_t seed, const Deadline& deadline) {
    const std::vector<int> moves = moves_of(seen.legal());
    if (moves.size() == 1) return moves.front();
    const Position table = seen.with({});
    return best_on_average(table, seen.view(), moves, sign_of(table, seen.observer()), worlds, seed, deadline);
}

int flat_monte_carlo(const Position& round, std::size_t worlds, std::uint64_t seed) {
    const std::vector<int> moves = moves_of(legal_actions(round));
    if (moves.size() == 1) return moves.front();
    const int decider = round.decider();
    return best_on_average(round, view_from(round, decider), moves, sign_of(round, decider), worlds, seed, std::nullopt);
}

}  // namespace jh::bots
