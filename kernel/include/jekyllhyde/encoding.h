// Observations as vectors, version 1: docs/encoding.md gives every byte its meaning.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "jekyllhyde/position.h"

namespace jh {

inline constexpr int kEncodingVersion = 1;

// Where a card is, as a cell of the encoding tells it.
enum Place : std::uint8_t { kOwn, kGhosts, kUnseen, kOnTable, kCarried, kTakenByJekyll, kTakenByHyde };

// What everybody may remember of a round beside its position (R9.1): when, for whom and from whom each card was played.
struct History {
    std::array<std::uint8_t, kCards> order{};  // 1..28 as played; 0: not yet
    std::array<std::uint8_t, kCards> seat;     // R3.5 it was played for; kNoSeat: not yet
    std::array<std::uint8_t, kCards> holder;   // it came from; kNoSeat: not yet
    std::array<std::uint8_t, kCards> place;    // kUnseen: not yet played
    CardMask carried = 0;
    std::uint8_t played = 0;

    History() {
        seat.fill(kNoSeat);
        holder.fill(kNoSeat);
        place.fill(kUnseen);
    }
};

// Makes a legal move and remembers it.
void apply(Position& position, History& history, int action);

// A cell for each card, then the table.
inline constexpr std::size_t kCellBytes = 16;
inline constexpr std::size_t kTableBytes = 44;
inline constexpr std::size_t kEncodingBytes = kCards * kCellBytes + kTableBytes;

// What the player on the observer's seat may know. Seats count clockwise from the observer.
void encode(const Position& position, const History& history, int observer,
            std::span<std::uint8_t, kEncodingBytes> out);

}  // namespace jh
