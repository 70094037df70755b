// A round told from its deal on: its tricks with their winners, and the cards that each team took.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "rules/position.h"

namespace jh::rules {

// Cards and asks of a round: each of the 28 cards may be asked for.
inline constexpr int kMaxRoundMoves = 2 * kCards;

// A trick, complete or being played. `holders` are the seats from whose hands the cards came (R3.5).
struct ToldTrick {
    std::uint8_t leader = 0;
    std::uint8_t size = 0;
    std::array<std::uint8_t, kSeats> cards{};
    std::array<std::uint8_t, kSeats> holders{};
    std::uint8_t winner = kNoSeat;  // of a complete trick; kNoSeat if nobody won it (R5.1)
    std::uint8_t tied = 0;          // 1 if other cards ranked as high as the winner's, which came first (R4.1)
};

struct ToldRound {
    Position now{};
    CardMask carry = 0;                              // R5.1
    std::array<CardMask, 2> taken{};                 // by Jekyll, by Hyde (R4.2, R5.3)
    std::array<ToldTrick, kTricks + 1> tricks{};     // the complete ones, then the one being played
    std::uint8_t complete = 0;                       // how many are complete
    std::array<std::uint8_t, kMaxRoundMoves> deciders{};  // the seat that decided each move
};

// Plays moves from a deal on. Returns why that is impossible, or nullptr.
const char* tell(const Position& deal, std::span<const std::uint8_t> moves, ToldRound& told);

}  // namespace jh::rules
