// Observations as vectors, version 1: docs/encoding.md gives every byte its meaning.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "rules/position.h"

namespace jh::rules {

inline constexpr int kEncodingVersion = 1;

// Where a card is: the byte of its eight that is 1.
enum Place : std::uint8_t { kOwn, kGhosts, kUnseen, kOnTable, kCarried, kTakenByJekyll, kTakenByHyde };
constexpr std::uint64_t place_bytes(int place) { return std::uint64_t{1} << (8 * place); }

// What everybody may remember of a round beside its position (R9.1): when, for whom and from whom each card was played.
// It is kept as it will be written, but for the observer: a byte of 1 at the seat N E S W, hands not yet shown.
struct History {
    std::array<std::uint64_t, kCards> places;  // the last byte: 1..28 in the order of play, 0 before
    std::array<std::uint32_t, 2 * kCards> seats{};  // for each card: whom it was played for (R3.5), whom it came from
    CardMask carried = 0;
    std::uint8_t played = 0;

    History() { places.fill(place_bytes(kUnseen)); }
};

// Makes a legal move and remembers it.
void apply(Position& position, History& history, int action);

// Where each card is, then which seats it was played for and from, then the table.
inline constexpr std::size_t kCardBytes = 8;
inline constexpr std::size_t kSeatsAt = kCards * kCardBytes;
inline constexpr std::size_t kTableAt = 2 * kCards * kCardBytes;
inline constexpr std::size_t kTableBytes = 44;
inline constexpr std::size_t kEncodingBytes = kTableAt + kTableBytes;

// What the player on the observer's seat may know. Seats count clockwise from the observer.
void encode(const Position& position, const History& history, int observer,
            std::span<std::uint8_t, kEncodingBytes> out);

}  // namespace jh::rules
