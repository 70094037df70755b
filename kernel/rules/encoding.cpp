#include "rules/encoding.h"

#include <bit>
#include <cstring>

namespace jh::rules {
namespace {

static_assert(std::endian::native == std::endian::little, "bytes are written as words");

constexpr int kOrderShift = 56;
constexpr std::uint64_t kOrderByte = std::uint64_t{0xFF} << kOrderShift;

constexpr std::uint32_t seat_bytes(unsigned seat) { return 1u << (8 * seat); }

// Turns four bytes, one for each seat from N on, into the bytes for each seat from the observer on.
std::uint32_t turned(std::uint32_t seats, unsigned observer) {
    return seats >> (8 * observer) | seats << ((32 - 8 * observer) & 31);
}

void show_hand(CardMask hand, Place place, std::uint8_t* out) {
    const std::uint64_t bytes = place_bytes(place);
    for (; hand != 0; hand &= hand - 1)
        std::memcpy(out + kCardBytes * static_cast<unsigned>(std::countr_zero(hand)), &bytes, kCardBytes);
}

void encode_seats(const History& history, unsigned observer, std::uint8_t* out) {
    std::array<std::uint32_t, 2 * kCards> seats;
    for (std::size_t i = 0; i < seats.size(); ++i) seats[i] = turned(history.seats[i], observer);
    std::memcpy(out, seats.data(), sizeof seats);
}

void encode_counts(const Position& position, unsigned observer, std::uint8_t* out) {
    for (unsigned i = 0; i < kSeats; ++i) {
        const CardMask hand = position.hands[(observer + i) & 3];
        out[2 * i] = static_cast<std::uint8_t>(std::popcount(hand & kCampMask[kJekyll]));
        out[2 * i + 1] = static_cast<std::uint8_t>(std::popcount(hand & kCampMask[kHyde]));
    }
}

std::uint32_t camp_bytes(const Position& position) {
    const unsigned camps = position.hyde_seats;
    return (camps & 1) | (camps & 2) << 7 | (camps & 4) << 14 | (camps & 8) << 21;
}

std::uint32_t bytes_or_none(std::uint8_t seat) { return seat == kNoSeat ? 0 : seat_bytes(seat); }

void encode_table(const Position& position, const History& history, unsigned observer, std::uint8_t* out) {
    encode_counts(position, observer, out);
    const auto on_turn = static_cast<unsigned>(position.on_turn());
    const std::array<std::uint32_t, 6> seats = {
        seat_bytes(observer),
        turned(camp_bytes(position), observer),
        turned(seat_bytes(position.leader), observer),
        turned(seat_bytes(on_turn), observer),
        turned(bytes_or_none(position.asked), observer),
        turned(bytes_or_none(position.single), observer)};
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

unsigned holder_of(const Position& position, unsigned card) {
    const Hands& hands = position.hands;
    return (hands[1] >> card & 1) + 2 * (hands[2] >> card & 1) + 3 * (hands[3] >> card & 1);
}

// R4.2, R5.1, R5.3 Records where the cards of a complete trick and the carried cards go.
void settle(History& history, CardMask trick, int winners_camp) {
    const bool won = (trick & kTransformations) == 0;
    const std::uint64_t place = place_bytes(won ? kTakenByJekyll + winners_camp : kCarried);
    history.carried |= trick;
    for (CardMask left = won ? history.carried : trick; left != 0; left &= left - 1) {
        std::uint64_t& bytes = history.places[static_cast<unsigned>(std::countr_zero(left))];
        bytes = (bytes & kOrderByte) | place;
    }
    if (won) history.carried = 0;
}

}  // namespace

void apply(Position& position, History& history, int action) {
    if (action >= kAsk) return apply(position, action);
    const auto card = static_cast<unsigned>(action);
    history.places[card] = place_bytes(kOnTable) | std::uint64_t{++history.played} << kOrderShift;
    history.seats[2 * card] = seat_bytes(static_cast<unsigned>(position.on_turn()));
    history.seats[2 * card + 1] = seat_bytes(holder_of(position, card));
    const CardMask trick = position.cards_in_trick() | 1u << card;
    apply(position, action);
    if (position.trick_size == 0) settle(history, trick, position.camp(position.leader));
}

void encode(const Position& position, const History& history, int observer,
            std::span<std::uint8_t, kEncodingBytes> out) {
    const auto seat = static_cast<unsigned>(observer);
    std::memcpy(out.data(), history.places.data(), kSeatsAt);
    show_hand(position.hands[seat], kOwn, out.data());
    if (position.single != kNoSeat)
        show_hand(position.hands[static_cast<unsigned>(position.ghost())], kGhosts, out.data());
    encode_seats(history, seat, out.data() + kSeatsAt);
    encode_table(position, history, seat, out.data() + kTableAt);
}

}  // namespace jh::rules
