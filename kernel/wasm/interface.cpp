#include "wasm/interface.h"

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cmath>
#include <cstring>
#include <optional>
#include <span>
#include <vector>

#include "play/batch.h"
#include "rules/deal.h"
#include "rules/sha256.h"
#include "bots/levels.h"
#include "play/playout.h"
#include "play/worlds.h"
#include "wasm/area.h"

namespace jh::wasm {

using namespace bots;

namespace {

std::array<std::array<std::optional<Brain>, kBrainKinds>, kForms> brains;
std::optional<Observed> observed;
Standing standing;

// An answer that is too large for a copy.
template <class T>
T& answer_in_place() {
    return *std::launder(reinterpret_cast<T*>(area.data()));
}

// A limit that is not a number, not positive or longer than a day is none.
Deadline deadline_in(double seconds) {
    using Clock = std::chrono::steady_clock;
    constexpr double kDay = 86'400;
    if (!(seconds > 0 && seconds < kDay)) return std::nullopt;
    return Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
}

play::Form form_of(const Position& table) {
    if (table.single != kNoSeat) return play::Form::kThree;
    return table.hyde_seats == 0b0101 || table.hyde_seats == 0b1010 ? play::Form::kFourA : play::Form::kFourB;  // R2.2
}

Observed observed_of(const SeeQuestion& asked) {
    Observed made;
    made.seat = asked.seat;
    std::copy_n(asked.open, kSeats, made.open.begin());
    for (std::size_t seat = 0; seat < kSeats; ++seat) std::copy_n(asked.counts[seat], 2, made.counts[seat].begin());
    for (std::size_t i = 0; i < asked.plays; ++i) made.past.push_back({asked.cards[i], asked.holders[i]});
    made.first_leader = asked.first_leader;
    made.carry = asked.carry;
    made.asked = asked.asked;
    made.hyde_seats = asked.hyde_seats;
    made.single = asked.single;
    return made;
}

TableAnswer table_of(const Position& position) {
    return {legal_actions(position),
            {position.score(kJekyll), position.score(kHyde)},
            static_cast<std::uint8_t>(position.on_turn()),
            static_cast<std::uint8_t>(position.decider()),
            position.over()};
}

}  // namespace

alignas(16) std::array<std::uint8_t, kAreaBytes> area;

int refuse(const char* why) {
    std::strncpy(reinterpret_cast<char*>(area.data()), why, area.size() - 1);
    return -1;
}

const std::optional<Brain>& brain_for(const Position& table, BrainKind kind) {
    return brains[static_cast<std::size_t>(form_of(table))][static_cast<std::size_t>(kind)];
}

const std::optional<Observed>& sight() { return observed; }

const char* not_ready(bool every_trick, BrainKind needed) {
    if (!observed) return "no seat's sight was set";
    if (every_trick && !observed->shows_every_trick()) return "the seat does not see every trick";
    return brain_for(observed->table(), needed) ? nullptr : "the brain for this form is not loaded";
}

// The area, as an address.
EXPORT(jh_area)() { return static_cast<int>(reinterpret_cast<std::intptr_t>(area.data())); }

// How many bytes the area has.
EXPORT(jh_area_bytes)() { return static_cast<int>(kAreaBytes); }

// Keeps a brain of some kind for a form (0: A, 1: B, 2: three players). The area holds the bytes of its weights.
EXPORT(jh_load_brain)(int form, int kind, int bytes) {
    if (outside(form, 0, kForms - 1)) return refuse("there are three forms of the game");
    if (outside(kind, 0, kBrainKinds - 1)) return refuse("there is no such brain");
    if (outside(bytes, 0, kAreaBytes) || bytes % 2 != 0) return refuse("these are not a brain's weights");
    std::vector<std::int16_t> weights(static_cast<std::size_t>(bytes) / sizeof(std::int16_t));
    std::memcpy(weights.data(), area.data(), weights.size() * sizeof(std::int16_t));
    if (const char* why = Brain::impossible(weights)) return refuse(why);
    brains[static_cast<std::size_t>(form)][static_cast<std::size_t>(kind)].emplace(weights);
    return 0;
}

// Deals a round of a form by a seed: camps, leader and cards by lot. Answers with its position.
EXPORT(jh_deal)(int form, std::uint64_t seed, std::uint64_t stream) {
    if (outside(form, 0, kForms - 1)) return refuse("there are three forms of the game");
    Random random(seed, stream);
    answer(play::deal_position(static_cast<play::Form>(form), random));
    return 0;
}

// The hands of deal/2 for a round: docs/fair-deals.md.
EXPORT(jh_fair_deal)(int round) {
    if (round < 1) return refuse("rounds are numbered from 1");
    const auto asked = question<FairDealQuestion>();
    answer(mixed_deal(std::to_array(asked.seed), static_cast<std::uint32_t>(round), std::to_array(asked.mix)));
    return 0;
}

// Legal moves, scores and whose turn it is, of a position.
EXPORT(jh_table)() {
    const auto position = question<Position>();
    if (const char* why = impossible(position)) return refuse(why);
    answer(table_of(position));
    return 0;
}

// The position after a legal move.
EXPORT(jh_apply)(int action) {
    auto position = question<Position>();
    if (const char* why = impossible(position)) return refuse(why);
    if (outside(action, 0, kActions - 1) || !(legal_actions(position) >> action & 1)) return refuse("the move is not legal");
    apply(position, action);
    answer(position);
    return 0;
}

// A round told from its deal on, after some moves.
EXPORT(jh_tell)(int moves) {
    if (outside(moves, 0, kMaxRoundMoves)) return refuse("a round has at most 56 moves");
    const auto asked = question<ToldQuestion>();
    ToldRound told;
    if (const char* why = tell(asked.deal, {asked.moves, static_cast<std::size_t>(moves)}, told)) return refuse(why);
    answer(told);
    return 0;
}

// The seating of the next round: who moves where, Hyde's seats, dealer, single player.
EXPORT(jh_next_seating)(int hyde_seats, int dealer, int single) {
    if (outside(hyde_seats, 0, 15) || outside(dealer, 0, 3) || outside(single, 0, kNoSeat)) return refuse("a seat is no seat");
    answer(next_seating(static_cast<std::uint8_t>(hyde_seats), static_cast<std::uint8_t>(dealer),
                        static_cast<std::uint8_t>(single)));
    return 0;
}

// The number of the side that has won; the number of sides if none has. The area holds the totals.
EXPORT(jh_match_winner)(int sides, int target) {
    if (outside(sides, 2, kSeats)) return refuse("a match has two to four sides");
    const auto totals = question<std::array<std::int32_t, kSeats>>();
    const auto won = match_winner({totals.data(), static_cast<std::size_t>(sides)}, target);
    return won ? static_cast<int>(*won) : sides;
}

// SHA-256 of the first bytes of the area.
EXPORT(jh_sha256)(int bytes) {
    if (outside(bytes, 0, kAreaBytes)) return refuse("the text is too long");
    answer(Sha256().add({area.data(), static_cast<std::size_t>(bytes)}).finish());
    return 0;
}

// Plays a position to its end by chance, many times.
EXPORT(jh_playouts)(int repeats, std::uint64_t seed) {
    if (outside(repeats, 1, kMaxPlayouts)) return refuse("there are 1 to 60000 playouts");
    const auto position = question<Position>();
    if (const char* why = impossible(position)) return refuse(why);
    auto& out = answer_in_place<PlayoutsAnswer>();
    const auto times = static_cast<std::size_t>(repeats);
    out.decisions = play::random_playouts({&position, 1}, times, seed, {out.values, times});
    return repeats;
}

// The exact value of a position, and of each move if asked for; returns how many moves there are.
EXPORT(jh_solve)(int moves, int megabytes, double seconds) {
    if (outside(megabytes, 1, kMaxMegabytes)) return refuse("the solver's table has 1 to 64 megabytes");
    const auto position = question<Position>();
    if (const char* why = impossible(position)) return refuse(why);
    solver::Solver exact(solver::Payoff::difference(), static_cast<std::size_t>(megabytes) << 20);
    const auto asked = moves != 0 ? solver::Moves::score : solver::Moves::skip;
    const solver::Solution solution = exact.solve(position, asked, {deadline_in(seconds), {}, {}});
    SolveAnswer out{solution.value.lower, solution.value.upper, solution.nodes, {}};
    for (std::size_t i = 0; i < solution.moves.size(); ++i) {
        const auto& [action, value] = solution.moves[i];
        out.moves[i] = {value.lower, value.upper, static_cast<std::uint64_t>(action)};
    }
    answer(out);
    return static_cast<int>(solution.moves.size());
}

// Sets what the deciding player has seen, for the functions below.
EXPORT(jh_see)() {
    const auto asked = question<SeeQuestion>();
    observed.reset();
    if (asked.plays > kCards) return refuse("more cards were played than there are");
    const Observed made = observed_of(asked);
    if (const char* why = impossible(made)) return refuse(why);
    Standing its_standing{std::to_array(asked.totals), asked.target};
    constexpr int kHighestTotal = 1'000'000'000;
    for (const int total : its_standing.totals)
        if (outside(total, 0, kHighestTotal)) return refuse("a total is 0 to 1000000000");
    if (outside(asked.target, 0, kHighestTotal)) return refuse("the target is 0 to 1000000000");
    if (const char* why = impossible(its_standing, made.table())) return refuse(why);
    standing = its_standing;
    observed = made;
    return 0;
}

// Draws worlds that fit; answers with the number of all, and the hands of those drawn.
EXPORT(jh_worlds)(int count, std::uint64_t seed) {
    if (outside(count, 0, kMaxWorlds)) return refuse("there are 0 to 8000 worlds");
    if (const char* why = not_ready(true)) return refuse(why);
    const play::Worlds worlds(observed->view());
    auto& out = answer_in_place<WorldsAnswer>();
    out.count = worlds.count();
    Random random(seed);
    for (int i = 0; i < count; ++i) out.worlds[i] = worlds.draw(random);
    return count;
}

// How likely the policy makes each legal move; returns how many there are.
EXPORT(jh_odds)() {
    if (const char* why = not_ready(true)) return refuse(why);
    const Remembered world = observed->some_world();
    const Odds odds = brain_for(world)->odds(world, legal_actions(world));
    std::array<MoveOdds, kMaxMoves> out{};
    for (std::size_t i = 0; i < odds.size; ++i) out[i] = {odds.action[i], odds.value[i]};
    answer(out);
    return static_cast<int>(odds.size);
}

// The move of a level.
EXPORT(jh_choose)(int level, std::uint64_t seed, double seconds) {
    if (outside(level, 0, kLevels - 1)) return refuse("there is no such level");
    const auto its_level = static_cast<Level>(level);
    const bool is_highest = its_level == Level::grandmaster;
    const BrainKind own = is_highest ? BrainKind::large : BrainKind::small;
    if (const char* why = not_ready(false, own)) return refuse(why);
    if (const char* why = is_highest ? not_ready(false, BrainKind::naive) : nullptr) return refuse(why);
    const Position table = observed->table();
    const auto& naive = brain_for(table, BrainKind::naive);
    const LevelBrains its_brains{*brain_for(table, own), naive ? &*naive : nullptr};
    return choose(its_level, *observed, its_brains, standing, seed, deadline_in(seconds));
}

// Visits and value of each legal move after a search like that of `master`, the best first; returns how many there are.
EXPORT(jh_values)(int iterations, std::uint64_t seed, double seconds) {
    if (outside(iterations, 1, kMaxIterations)) return refuse("a search has 1 to 100000 iterations");
    if (const char* why = not_ready(true)) return refuse(why);
    const Position table = observed->table();
    const auto objective = match_objective(standing, table, observed->seat);
    SearchPlan plan = kMasterPlan;
    plan.iterations = static_cast<std::size_t>(iterations);
    const auto moves = search(observed->seen(), *brain_for(table), plan, objective ? &*objective : nullptr, seed,
                              deadline_in(seconds));
    std::array<MoveValue, kMaxMoves> out{};
    for (std::size_t i = 0; i < moves.size(); ++i) out[i] = {moves[i].action, moves[i].visits, moves[i].value};
    answer(out);
    return static_cast<int>(moves.size());
}

}  // namespace jh::wasm
