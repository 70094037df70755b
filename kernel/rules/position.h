// One round of Dr. Jekyll & Mr. Hyde with all hands known, as a value of a few dozen bytes.
// The comments cite the rules of docs/rules.md by number.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace jh::rules {

// A set of the 28 cards: bit i stands for card i.
using CardMask = std::uint32_t;

// R1.3 A card's number is camp * 14 + kind; Jekyll's cards are 0..13, Hyde's 14..27.
inline constexpr int kCards = 28;
inline constexpr int kCampCards = 14;
inline constexpr int kSeats = 4;
inline constexpr int kTricks = 7;
inline constexpr int kHandSize = 7;  // R2.3

// A move is a number everywhere: 0..27 plays that card, 28 + seat asks that seat.
inline constexpr int kActions = 32;
inline constexpr int kAsk = 28;

inline constexpr std::uint8_t kNoSeat = 4;

using Hands = std::array<CardMask, kSeats>;  // by seat N E S W

inline constexpr int kJekyll = 0;
inline constexpr int kHyde = 1;

// R1.2 The kinds in the order of their numbers: T, A..E, 7..3, X3 X2 X1.
inline constexpr int kTransformation = 0;
inline constexpr int kFirstScene = 6;
inline constexpr int kFirstDeed = 11;

inline constexpr CardMask kCampMask[2] = {0x3FFFu, 0x3FFFu << kCampCards};
inline constexpr CardMask kAllCards = kCampMask[0] | kCampMask[1];
inline constexpr CardMask kTransformations = (1u << 0) | (1u << 14);

constexpr int camp_of(int card) { return card >= kCampCards ? kHyde : kJekyll; }
constexpr int kind_of(int card) { return card % kCampCards; }

// R1.2 The rank of each kind, 0 the highest: T 0, A..E 1..5, every scene 6, every deed 7.
inline constexpr std::array<std::uint8_t, kCampCards> kRank = {0, 1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 7, 7, 7};
inline constexpr std::array<std::uint8_t, kCampCards> kPoints = {0, 1, 1, 1, 1, 1, 7, 6, 5, 4, 3, 0, 0, 0};
inline constexpr std::array<std::uint8_t, kCampCards> kFactor = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 2, 1};
inline constexpr int kRoundPoints = 60;  // R1.3 of all cards
inline constexpr int kCampFactor = 6;    // R6.2 of all deeds of a camp

// What a set of cards is worth, taken by a team or carried on the table (R5.1).
struct Pile {
    std::uint8_t points = 0;                // R6.1
    std::array<std::uint8_t, 2> factor{};   // R6.2 of Jekyll's deeds, of Hyde's deeds

    bool operator==(const Pile&) const = default;
};

struct Position {
    Hands hands{};
    std::array<std::uint8_t, kSeats> trick{};     // cards on the table in turn order, 0 from trick_size on
    std::uint8_t trick_size = 0;                  // 0..3 between moves
    std::uint8_t leader = 0;                      // R3.1 leads the trick on the table
    std::uint8_t asked = kNoSeat;                 // R3.4 the seat that was asked and must answer
    std::uint8_t hyde_seats = 0;                  // bit s: seat s is of the Hyde team
    std::uint8_t single = kNoSeat;                // R8 the single player's seat; kNoSeat with four players
    std::array<std::uint8_t, 2> points{};         // R6.1 card points taken by Jekyll, by Hyde
    std::array<std::uint8_t, 2> factor{};         // R6.2 own deeds taken by Jekyll, by Hyde
    Pile carry{};                                 // R5.1

    bool operator==(const Position&) const = default;

    int camp(int seat) const { return (hyde_seats >> seat) & 1; }
    // R3.1 The seat that the next card is played for.
    int on_turn() const { return (leader + trick_size) & 3; }
    // R8.1 The seat opposite the single player; kNoSeat with four players.
    int ghost() const { return single == kNoSeat ? kNoSeat : (single + 2) & 3; }
    // The seat whose player chooses the next move (R3.4, R8.4, R8.5).
    int decider() const {
        const int seat = asked != kNoSeat ? asked : on_turn();
        return seat == ghost() ? single : seat;
    }
    CardMask cards_in_hands() const { return hands[0] | hands[1] | hands[2] | hands[3]; }
    CardMask cards_in_trick() const {
        CardMask cards = 0;
        for (std::size_t i = 0; i < trick_size; ++i) cards |= 1u << trick[i];
        return cards;
    }
    bool over() const { return cards_in_hands() == 0 && trick_size == 0; }
    // R6.3 The team's score if the round ended now.
    int score(int team) const { return points[team] * factor[team]; }
};
static_assert(sizeof(Position) <= 40);

// R8.4 Whether the single player plays for this seat: its own or the ghost's.
inline bool played_by_single(const Position& position, int seat) {
    return position.single != kNoSeat && position.camp(seat) == kHyde;
}

// Returns the legal moves (R3.2, R3.3, R3.4, R8.4, R8.5): bit a is set if move a is legal. 0 when the round is over.
inline std::uint32_t legal_actions(const Position& position) {
    const int seat = position.on_turn();
    const CardMask of_camp = kCampMask[position.camp(seat)];
    if (position.asked != kNoSeat) return position.hands[position.asked] & of_camp;
    const int other_own = played_by_single(position, seat) ? seat ^ 2 : seat;
    const CardMask own = (position.hands[seat] | position.hands[other_own]) & of_camp;
    std::uint32_t asks = 0;
    for (unsigned other = 0; other < kSeats; ++other)
        asks |= static_cast<std::uint32_t>((position.hands[other] & of_camp) != 0) << (kAsk + other);
    const std::uint32_t not_asked = (1u << (kAsk + seat)) | (1u << (kAsk + other_own));
    return own | (asks & ~not_asked);
}

// What a pile is worth, as one number: points, Jekyll's factor, Hyde's factor, a byte each. Sums of such numbers stay in
// their bytes.
constexpr std::uint32_t worth_of(const Pile& pile) {
    return pile.points | static_cast<std::uint32_t>(pile.factor[kJekyll]) << 8 |
           static_cast<std::uint32_t>(pile.factor[kHyde]) << 16;
}

// What each card adds to a pile.
inline constexpr auto kWorth = [] {
    std::array<std::uint32_t, kCards> worth{};
    for (unsigned card = 0; card < kCards; ++card) {
        const unsigned kind = card % kCampCards;
        worth[card] = kPoints[kind] | static_cast<std::uint32_t>(kFactor[kind]) << (card < kCampCards ? 8 : 16);
    }
    return worth;
}();

// Ends a trick of four cards: sets the next leader, and gives the cards to the winner or carries them.
inline void resolve_trick(Position& position) {
    unsigned best = ~0u;
    std::uint32_t worth = 0;
    for (unsigned i = 0; i < kSeats; ++i) {
        const unsigned card = position.trick[i];
        const unsigned order = static_cast<unsigned>(kRank[card % kCampCards]) * kSeats + i;
        best = order < best ? order : best;  // R4.1 the highest, among equals the first
        worth += kWorth[card];
    }
    Pile& carry = position.carry;
    const auto points = static_cast<std::uint8_t>(carry.points + (worth & 0xFF));
    const std::array<std::uint8_t, 2> factor = {static_cast<std::uint8_t>(carry.factor[0] + ((worth >> 8) & 0xFF)),
                                                static_cast<std::uint8_t>(carry.factor[1] + (worth >> 16))};
    position.leader = static_cast<std::uint8_t>((position.leader + best) & 3);  // R4.2, R5.2
    position.trick = {};
    position.trick_size = 0;
    if (best < kSeats) {  // R5.1, R5.3 a Transformation is the highest card: nobody wins
        carry = {points, factor};
        return;
    }
    const auto team = static_cast<unsigned>(position.camp(position.leader));
    position.points[team] = static_cast<std::uint8_t>(position.points[team] + points);        // R6.1
    position.factor[team] = static_cast<std::uint8_t>(position.factor[team] + factor[team]);  // R6.2
    carry = {};
}

// Makes a legal move. The last card of a trick also resolves it (R4, R5).
inline void apply(Position& position, int action) {
    if (action >= kAsk) {
        position.asked = static_cast<std::uint8_t>(action - kAsk);
        return;
    }
    const CardMask left = ~(1u << action);
    for (CardMask& hand : position.hands) hand &= left;
    position.asked = kNoSeat;
    position.trick[position.trick_size++] = static_cast<std::uint8_t>(action);  // R3.5 for the seat on turn
    if (position.trick_size == kSeats) resolve_trick(position);
}

// Says why a position is impossible (a card twice, hands that do not fill the remaining tricks, a wrong ask, …), or
// returns nullptr. Taken and carried sums may be less than the played cards are worth: an endgame may start at zero.
const char* impossible(const Position& position);

}  // namespace jh::rules
