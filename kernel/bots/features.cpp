#include "bots/features.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <numeric>

namespace jh::bots {
namespace {

// Where each group of inputs begins. Both networks have the inputs of the table first.
constexpr std::size_t kTableCard = 0;                           // card, seat it was played for
constexpr std::size_t kTurn = kTableCard + kCards * kSeats;     // seat on turn
constexpr std::size_t kAsked = kTurn + 4;                       // seat asked, or none
constexpr std::size_t kTrickSize = kAsked + 5;                  // 0..3 cards
constexpr std::size_t kPartner = kTrickSize + 4;                // the partner's seat
constexpr std::size_t kSingle = kPartner + 3;                   // the single player's seat, or none
constexpr std::size_t kCounts = kSingle + 5;                    // seat, camp, 0..7 cards
constexpr std::size_t kHighest = kCounts + kSeats * 2 * 8;      // rank of the highest card and whose it is, or none
constexpr std::size_t kTakenPoints = kHighest + 17;             // team, in fives
constexpr std::size_t kTakenFactor = kTakenPoints + 2 * 13;     // team, 0..6
constexpr std::size_t kCarryPoints = kTakenFactor + 2 * 7;      // in fives
constexpr std::size_t kCarryFactor = kCarryPoints + 9;          // camp, 0..6
constexpr std::size_t kStakePoints = kCarryFactor + 2 * 7;      // carried and in the trick, in threes
constexpr std::size_t kStakeFactor = kStakePoints + 13;         // camp, 0..6
constexpr std::size_t kSwing = kStakeFactor + 2 * 7;            // team, what the stake would add to its score
static_assert(kSwing + 2 * 16 == kTableFeatures);

constexpr std::size_t kHand = kTableFeatures;
constexpr std::size_t kGhostHand = kHand + kCards;
constexpr std::size_t kGone = kGhostHand + kCards;              // of the small policy: card
static_assert(kGone + kCards == SmallPolicy::kInputs);
constexpr std::size_t kPlayed = kGhostHand + kCards;            // of the large policy: gone from this hand, for this seat, card
constexpr std::size_t kTableFrom = kPlayed + kSeats * kSeats * kCards;  // on the table from this hand, card
static_assert(kTableFrom + kSeats * kCards == LargePolicy::kInputs);

constexpr std::size_t kHands = kTableFeatures;  // seat, card

// Groups of inputs with at most one input on: where the first group begins, the size of a group, the number of groups.
struct OneOf {
    std::size_t first, size, count;
};
constexpr OneOf kOneOf[] = {
    {kTurn, 4, 1},         {kAsked, 5, 1},        {kTrickSize, 4, 1},   {kPartner, 3, 1},     {kSingle, 5, 1},
    {kCounts, 8, 8},       {kHighest, 17, 1},     {kTakenPoints, 13, 2}, {kTakenFactor, 7, 2}, {kCarryPoints, 9, 1},
    {kCarryFactor, 7, 2},  {kStakePoints, 13, 1}, {kStakeFactor, 7, 2}, {kSwing, 16, 2},
};
static_assert([] {
    std::size_t next = kTurn;
    for (const OneOf& groups : kOneOf) {
        if (groups.first != next) return false;
        next += groups.size * groups.count;
    }
    return next == kTableFeatures;
}());

std::size_t step(unsigned number, unsigned width, unsigned steps) { return std::min(number / width, steps - 1); }

void add_cards(Features& features, std::size_t first, CardMask cards) {
    for (; cards != 0; cards &= cards - 1) features.add(first + static_cast<std::size_t>(std::countr_zero(cards)));
}

// A position as a seat and its team see it.
struct Side {
    Side(const Position& its_position, int its_seat)
        : position(its_position), seat(static_cast<unsigned>(its_seat)), camp(its_position.camp(its_seat)) {}

    const Position& position;
    unsigned seat;
    int camp;

    void add_trick(Features& features) const;
    void add_seats(Features& features) const;
    void add_counts(Features& features) const;
    void add_stakes(Features& features) const;
    void add_table(Features& features) const {
        add_trick(features);
        add_seats(features);
        add_counts(features);
        add_stakes(features);
    }
};

void Side::add_trick(Features& features) const {
    unsigned best = ~0u;
    for (unsigned i = 0; i < position.trick_size; ++i) {
        const unsigned card = position.trick[i];
        const unsigned rank = kRank[card % kCampCards];
        features.add(kTableCard + relative_seat(position.leader + i, seat) * kCards + relative_card(card, camp));
        best = std::min(best, rank * kSeats + i);
    }
    if (position.trick_size == 0) return features.add(kHighest + 16);
    const int winner = static_cast<int>((position.leader + best) & 3);
    features.add(kHighest + best / kSeats + (position.camp(winner) == camp ? 0 : 8));
}

void Side::add_seats(Features& features) const {
    features.add(kTurn + relative_seat(static_cast<unsigned>(position.on_turn()), seat));
    features.add(kAsked + (position.asked == kNoSeat ? 4 : relative_seat(position.asked, seat)));
    features.add(kTrickSize + position.trick_size);
    for (unsigned partner = 1; partner < kSeats; ++partner)
        if (position.camp((seat + partner) & 3) == camp) features.add(kPartner + partner - 1);
    features.add(kSingle + (position.single == kNoSeat ? 4 : relative_seat(position.single, seat)));
}

void Side::add_counts(Features& features) const {
    for (unsigned other = 0; other < kSeats; ++other) {
        const CardMask cards = relative_cards(position.hands[(seat + other) & 3], camp);
        const auto own = static_cast<std::size_t>(std::popcount(cards & kCampMask[0]));
        const auto others = static_cast<std::size_t>(std::popcount(cards & kCampMask[1]));
        features.add(kCounts + other * 16 + own);
        features.add(kCounts + other * 16 + 8 + others);
    }
}

void Side::add_stakes(Features& features) const {
    std::uint32_t worth = 0;
    for (unsigned i = 0; i < position.trick_size; ++i) worth += kWorth[position.trick[i]];
    const Pile& carry = position.carry;
    const unsigned stake = carry.points + (worth & 0xFF);
    features.add(kCarryPoints + step(carry.points, 5, 9));
    features.add(kStakePoints + step(stake, 3, 13));
    for (unsigned side = 0; side < 2; ++side) {
        const unsigned team = side ^ static_cast<unsigned>(camp);
        const unsigned points = position.points[team], factor = position.factor[team];
        const unsigned factor_at_stake = carry.factor[team] + (worth >> (8 + 8 * team) & 0xFF);
        const unsigned swing = (points + stake) * (factor + factor_at_stake) - points * factor;
        features.add(kTakenPoints + side * 13 + step(points, 5, 13));
        features.add(kTakenFactor + side * 7 + factor);
        features.add(kCarryFactor + side * 7 + carry.factor[team]);
        features.add(kStakeFactor + side * 7 + factor_at_stake);
        features.add(kSwing + side * 16 + step(swing, 10, 16));
    }
}

// Returns the highest weight of a card among groups of inputs with one input for each card, or 0.
int highest_of(const Weight& weight, std::size_t first, std::size_t groups, std::size_t card) {
    int highest = 0;
    for (std::size_t group = 0; group < groups; ++group) highest = std::max(highest, weight(first + group * kCards + card));
    return highest;
}

// At most three cards lie on the table (R4), a hand has at most seven (R2.3), and every card is in one place.
// `gone` and `from` are the most that a card adds when it is gone, and on the table for the hand it came from.
int highest_sum_of_cards(const Weight& weight, const Weight& gone, const Weight& from) {
    std::array<int, kCards> on_table{}, in_hand{}, in_ghost_hand{};  // what a card adds there to what it adds if gone
    int sum = 0;
    for (std::size_t card = 0; card < kCards; ++card) {
        const int if_gone = gone(card);
        on_table[card] = std::max(highest_of(weight, kTableCard, kSeats, card) + from(card) - if_gone, 0);
        in_hand[card] = std::max(weight(kHand + card) - if_gone, 0);
        in_ghost_hand[card] = std::max(weight(kGhostHand + card) - if_gone, 0);
        sum += if_gone;
    }
    const auto add_highest = [&](std::array<int, kCards>& gains, int most) {
        std::ranges::sort(gains, std::greater());
        sum = std::accumulate(gains.begin(), gains.begin() + most, sum);
    };
    add_highest(on_table, kSeats - 1);
    add_highest(in_hand, kHandSize);
    add_highest(in_ghost_hand, kHandSize);
    return sum;
}

int highest_sum_of_the_rest(const Weight& weight) {
    int sum = 0;
    for (const OneOf& groups : kOneOf)
        for (std::size_t group = 0; group < groups.count; ++group) {
            int highest = 0;
            for (std::size_t i = 0; i < groups.size; ++i)
                highest = std::max(highest, weight(groups.first + group * groups.size + i));
            sum += highest;
        }
    return sum;
}

// Adds the table and the hands that the deciding player sees.
void add_sight(Features& features, const Side& side) {
    const Position& position = side.position;
    side.add_table(features);
    add_cards(features, kHand, relative_cards(position.hands[side.seat], side.camp));
    if (position.single != kNoSeat)  // R8.2
        add_cards(features, kGhostHand,
                  relative_cards(position.hands[static_cast<unsigned>(position.ghost())], side.camp));
}

CardMask cards_gone(const Position& position) {
    return kAllCards & ~(position.cards_in_hands() | position.cards_in_trick());
}

}  // namespace

int SmallPolicy::highest_sum(const Weight& weight) {
    const auto gone = [&](std::size_t card) { return highest_of(weight, kGone, 1, card); };
    return highest_sum_of_cards(weight, gone, [](std::size_t) { return 0; }) + highest_sum_of_the_rest(weight);
}

int LargePolicy::highest_sum(const Weight& weight) {
    const auto gone = [&](std::size_t card) { return highest_of(weight, kPlayed, kSeats * kSeats, card); };
    const auto from = [&](std::size_t card) { return highest_of(weight, kTableFrom, kSeats, card); };
    return highest_sum_of_cards(weight, gone, from) + highest_sum_of_the_rest(weight);
}

Features SmallPolicy::features(const Remembered& round) {
    const Side side(round, round.decider());
    Features features;
    add_sight(features, side);
    add_cards(features, kGone, relative_cards(cards_gone(round), side.camp));
    return features;
}

Features LargePolicy::features(const Remembered& round) {
    const Side side(round, round.decider());
    Features features;
    add_sight(features, side);
    const CardMask gone = cards_gone(round), trick = round.cards_in_trick();
    for (unsigned holder = 0; holder < kSeats; ++holder) {
        const CardMask from = round.played_from[(side.seat + holder) & 3];
        add_cards(features, kTableFrom + holder * kCards, relative_cards(from & trick, side.camp));
        for (unsigned other = 0; other < kSeats; ++other)
            add_cards(features, kPlayed + (holder * kSeats + other) * kCards,
                      relative_cards(from & gone & round.played_for[(side.seat + other) & 3], side.camp));
    }
    return features;
}

Features OpenValue::features(const Position& position) {
    const Side side(position, position.on_turn());
    Features features;
    side.add_table(features);
    for (unsigned other = 0; other < kSeats; ++other)
        add_cards(features, kHands + other * kCards, relative_cards(position.hands[(side.seat + other) & 3], side.camp));
    return features;
}

}  // namespace jh::bots
