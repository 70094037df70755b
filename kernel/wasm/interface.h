// The kernel for WebAssembly, as functions of C. docs/browser-kernel.md describes it; web/src/engine/kernel.ts calls it.
//
// One area of memory carries arguments and answers: a function reads its argument from the start of the area and
// leaves its answer there. A function returns a number >= 0, or -1 when it refuses: then the area holds the reason,
// a text that ends with a zero byte. Nothing is thrown, and nothing is kept but brains, what a seat has seen, and
// the solver's memory.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "bots/policy.h"
#include "rules/told.h"
#include "rules/match.h"
#include "solver/solver.h"

namespace jh::wasm {

using namespace rules;

// The networks for a form of the game, as web/src/engine/kernel.ts numbers them.
enum class BrainKind : std::uint8_t {
    small,  // of most levels and of the coach
    large,  // of `grandmaster`
    naive,  // how naive opponents of `grandmaster` play
};
inline constexpr int kForms = 3, kBrainKinds = 3;

inline constexpr std::size_t kAnswerBytes = 128 << 10;
inline constexpr std::size_t kBrainBytes = sizeof(std::int16_t) * std::max(bots::Brain::kSmallSize, bots::Brain::kLargeSize);
inline constexpr std::size_t kAreaBytes = std::max(kAnswerBytes, kBrainBytes);
inline constexpr int kMaxPlayouts = 60'000;      // values of playouts fit the area
inline constexpr int kMaxWorlds = 8'000;         // hands of worlds fit the area
inline constexpr int kMaxIterations = 100'000;   // of a search, whose tree grows with them
inline constexpr int kMaxMegabytes = 64;         // of the solver's table
inline constexpr int kMaxMoves = 17;

// A position of the kernel is 32 bytes without gaps: hands 0, trick 16, size 20, leader 21, asked 22, Hyde's seats 23,
// single 24, points 25, factors 27, carried points 29, carried factors 30.
static_assert(sizeof(Position) == 32 && offsetof(Position, trick) == 16 && offsetof(Position, carry) == 29);

struct TableAnswer {
    std::uint32_t legal;      // bit a: move a is legal
    std::int32_t score[2];    // R6.3 of Jekyll, of Hyde
    std::uint8_t on_turn, decider, over;
};

struct FairDealQuestion {
    std::uint8_t seed[32], mix[32];
};

struct ToldQuestion {
    Position deal;
    std::uint8_t moves[kMaxRoundMoves];
};

// The answer is a `ToldRound`: the position 0, carried cards 32, taken cards 36, tricks 44, complete ones 140, deciders 141.
static_assert(offsetof(ToldRound, carry) == 32 && offsetof(ToldRound, taken) == 36 && offsetof(ToldRound, tricks) == 44);
static_assert(sizeof(ToldTrick) == 12 && offsetof(ToldRound, complete) == 140 && offsetof(ToldRound, deciders) == 141);
static_assert(sizeof(Seating) == 7);

struct PlayoutsAnswer {
    std::uint64_t decisions;
    std::int16_t values[kMaxPlayouts];  // Jekyll's score minus Hyde's
};

struct SolveAnswer {
    double lower, upper;
    std::uint64_t nodes;
    struct {
        double lower, upper;
        std::uint64_t action;
    } moves[kMaxMoves];
};

// What a seat has seen: the fields of jh::bots::Observed, and the standing of the match.
struct SeeQuestion {
    std::uint32_t open[kSeats];
    std::uint32_t carry;
    std::int32_t totals[kSeats];
    std::int32_t target;
    std::uint8_t counts[kSeats][2];
    std::uint8_t cards[kCards], holders[kCards];
    std::uint8_t plays, seat, first_leader, asked, hyde_seats, single;
};
static_assert(offsetof(SeeQuestion, counts) == 40 && offsetof(SeeQuestion, plays) == 104);

struct WorldsAnswer {
    std::uint64_t count;
    Hands worlds[kMaxWorlds];
};

struct MoveOdds {
    std::int32_t action;
    float odds;
};

struct MoveValue {
    std::int32_t action;
    std::uint32_t visits;
    double value;
};

// How much a review computes, as in jh::review::Work; 0 for the default.
struct WorkNumbers {
    std::uint64_t seed;
    std::uint32_t candidates, worlds, nodes, descents;
};
inline constexpr std::uint32_t kMaxReviewWorlds = 200'000;

struct ReviewQuestion {
    WorkNumbers work;
    Position deal;
    std::uint8_t moves[kMaxRoundMoves];
};
static_assert(offsetof(ReviewQuestion, deal) == 24 && offsetof(ReviewQuestion, moves) == 56);

struct AssessmentAnswer {
    double beliefs[kSeats][kCards];
    struct {
        double value, error, loss, loss_error;
        std::uint64_t action;
    } moves[kMaxMoves];
};
static_assert(sizeof(AssessmentAnswer) == 1576);

struct DecisionAnswer {
    AssessmentAnswer assessed;
    struct {
        double lower, upper;
        std::uint64_t action;
    } cards[kMaxMoves];
    double worth;
    std::uint8_t worth_exact, decider, kind, action;
};
static_assert(offsetof(DecisionAnswer, cards) == 1576 && offsetof(DecisionAnswer, worth) == 1984);

// What jh::review::Taken says of a decision.
struct TakenNumbers {
    double loss, loss_error, worth;
    std::uint8_t decider, camp, kind, forced, worth_exact;
};
static_assert(sizeof(TakenNumbers) == 32);

struct SummariseQuestion {
    double result;
    TakenNumbers decisions[kMaxRoundMoves];
};

struct TallyNumbers {
    double lost, accuracy;
    std::uint64_t decisions;
};

struct SummaryAnswer {
    double worth, result, decisions, luck;
    std::uint64_t worth_exact;
    TallyNumbers seats[kSeats][5];  // all decisions, then by kind
    struct {
        double loss_known, loss_cards, luck, worth;
        std::uint32_t name, fortune;
    } judgements[kMaxRoundMoves];
};
static_assert(offsetof(SummaryAnswer, seats) == 40 && offsetof(SummaryAnswer, judgements) == 520);

static_assert(sizeof(PlayoutsAnswer) <= kAnswerBytes && sizeof(WorldsAnswer) <= kAnswerBytes);

}  // namespace jh::wasm
