#include "jekyllhyde/encoding.h"

#include <bit>
#include <cstring>

namespace jh {
namespace {

static_assert(std::endian::native == std::endian::little, "cells are written as words");

// Four bytes, one for each seat from the observer on: 1 at the given seat, all 0 for kNoSeat.
constexpr std::array<std::array<std::uint32_t, kSeats + 1>, kSeats> kSeatBytes = [] {
    std::array<std::array<std::uint32_t, kSeats + 1>, kSeats> bytes{};
    for (unsigned observer = 0; observer < kSeats; ++observer)
        for (unsigned seat = 0; seat < kSeats; ++seat) bytes[observer][seat] = 1u << (8 * ((seat - observer) & 3));
    return bytes;
}();

using SeatBytes = std::array<std::uint32_t, kSeats + 1>;

void encode_cells(const History& history, CardMask own, CardMask ghosts, const SeatBytes& seat_bytes,
                  std::uint8_t* out) {
    for (unsigned card = 0; card < kCards; ++card) {
        const unsigned place = history.place[card] - 2 * (own >> card & 1) - (ghosts >> card & 1);
        const std::array<std::uint64_t, 2> cell = {
            std::uint64_t{1} << (8 * place) | std::uint64_t{history.order[card]} << 56,
            seat_bytes[history.seat[card]] | std::uint64_t{seat_bytes[history.holder[card]]} << 32};
        std::memcpy(out + card * kCellBytes, cell.data(), kCellBytes);
    }
}

void encode_counts(const Position& position, unsigned observer, std::uint8_t* out) {
    for (unsigned i = 0; i < kSeats; ++i) {
        const CardMask hand = position.hands[(observer + i) & 3];
        out[2 * i] = static_cast<std::uint8_t>(std::popcount(hand & kCampMask[kJekyll]));
        out[2 * i + 1] = static_cast<std::uint8_t>(std::popcount(hand & kCampMask[kHyde]));
    }
}

std::uint32_t camp_bytes(const Position& position, unsigned observer) {
    const unsigned camps = (position.hyde_seats | position.hyde_seats << 4) >> observer;
    return (camps & 1) | (camps & 2) << 7 | (camps & 4) << 14 | (camps & 8) << 21;
}

void encode_table(const Position& position, const History& history, unsigned observer, const SeatBytes& seat_bytes,
                  std::uint8_t* out) {
    encode_counts(position, observer, out);
    const auto on_turn = static_cast<unsigned>(position.on_turn());
    const std::array<std::uint32_t, 6> seats = {
        1u << (8 * observer),           camp_bytes(position, observer), seat_bytes[position.leader],
        seat_bytes[on_turn],            seat_bytes[position.asked],     seat_bytes[position.single]};
    std::memcpy(out + 8, seats.data(), sizeof seats);
    const std::array<std::uint8_t, 12> numbers = {
        static_cast<std::uint8_t>(history.played / kSeats),
        position.trick_size,
        static_cast<std::uint8_t>(position.hyde_seats >> on_turn & 1),
        position.points[0],
        position.points[1],
        position.factor[0],
        position.factor[1],
        position.carry.points,
        position.carry.factor[0],
        position.carry.factor[1],
        static_cast<std::uint8_t>(std::popcount(history.carried)),
        position.single != kNoSeat};
    std::memcpy(out + 32, numbers.data(), sizeof numbers);
}

std::uint8_t holder_of(const Position& position, unsigned card) {
    const Hands& hands = position.hands;
    return static_cast<std::uint8_t>((hands[1] >> card & 1) + 2 * (hands[2] >> card & 1) + 3 * (hands[3] >> card & 1));
}

// R4.2, R5.1, R5.3 The trick's last card has been played: where its cards and the carried ones go.
void settle(History& history, CardMask trick, int winners_camp) {
    const bool won = (trick & kTransformations) == 0;
    const auto place = won ? static_cast<std::uint8_t>(kTakenByJekyll + winners_camp) : std::uint8_t{kCarried};
    history.carried |= trick;
    for (CardMask left = won ? history.carried : trick; left != 0; left &= left - 1)
        history.place[static_cast<unsigned>(std::countr_zero(left))] = place;
    if (won) history.carried = 0;
}

}  // namespace

void apply(Position& position, History& history, int action) {
    if (action >= kAsk) return apply(position, action);
    const auto card = static_cast<unsigned>(action);
    history.order[card] = ++history.played;
    history.seat[card] = static_cast<std::uint8_t>(position.on_turn());
    history.holder[card] = holder_of(position, card);
    history.place[card] = kOnTable;
    CardMask trick = 1u << card;
    for (unsigned i = 0; i < position.trick_size; ++i) trick |= 1u << position.trick[i];
    apply(position, action);
    if (position.trick_size == 0) settle(history, trick, position.camp(position.leader));
}

void encode(const Position& position, const History& history, int observer,
            std::span<std::uint8_t, kEncodingBytes> out) {
    const auto seat = static_cast<unsigned>(observer);
    const CardMask ghosts = position.single == kNoSeat ? 0 : position.hands[static_cast<unsigned>(position.ghost())];
    encode_cells(history, position.hands[seat], ghosts, kSeatBytes[seat], out.data());
    encode_table(position, history, seat, kSeatBytes[seat], out.data() + kCards * kCellBytes);
}

}  // namespace jh
