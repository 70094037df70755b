// Observations as vectors, version 1. docs/encoding.md says what every byte means.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "rules/position.h"

namespace jh::rules {

inline constexpr int kEncodingVersion = 1;

// Where a card is: which of its eight bytes is 1.
enum Place : std::uint8_t { kOwn, kGhosts, kUnseen, kOnTable, kCarried, kTakenByJekyll, kTakenByHyde };
constexpr std::uint64_t place_bytes(int place) { return std::uint64_t{1} << (8 * place); }

// What everybody may remember of a round beside its position (R9.1): when, for whom and from whose hand each card was
// played. It is kept in the encoded form, with two differences: seats count from N, and the hands are still hidden.
struct History {
    std::array<std::uint64_t, kCards> places;  // in the last byte the order of play, 1..28; 0 for a card not played yet
    std::array<std::uint32_t, 2 * kCards> seats{};  // for each card: the seat it was played for (R3.5), the seat it came from
    CardMask carried = 0;
    std::uint8_t played = 0;

    History() { places.fill(place_bytes(kUnseen)); }
};

// Makes a legal move and records it.
void apply(Position& position, History& history, int action);

// The encoding holds where each card is, then the seats it was played for and from, then the table.
inline constexpr std::size_t kCardBytes = 8;
inline constexpr std::size_t kSeatsAt = kCards * kCardBytes;
inline constexpr std::size_t kTableAt = 2 * kCards * kCardBytes;
inline constexpr std::size_t kTableBytes = 44;
inline constexpr std::size_t kEncodingBytes = kTableAt + kTableBytes;

// Encodes what the player on the observer's seat may know. Seats count clockwise from the observer.
void encode(const Position& position, const History& history, int observer,
            std::span<std::uint8_t, kEncodingBytes> out);

}  // namespace jh::rules
