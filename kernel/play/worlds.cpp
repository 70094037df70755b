#include "play/worlds.h"

#include <bit>

namespace jh::play {
namespace {

constexpr std::uint32_t kCampSets = 1u << kCampCards;
constexpr unsigned kHalf = 7;  // cards of half a camp: small enough for tables
constexpr unsigned kHalfSets = 1u << kHalf;

// Pascal's triangle.
constexpr auto kWays = [] {
    std::array<std::array<std::uint32_t, kCampCards + 1>, kCampCards + 1> ways{};
    for (std::size_t n = 0; n <= kCampCards; ++n)
        for (std::size_t k = 0; k <= n; ++k) ways[n][k] = k == 0 ? 1 : ways[n - 1][k - 1] + ways[n - 1][k];
    return ways;
}();

constexpr auto kFirstOfSize = [] {
    std::array<std::uint32_t, kCampCards + 1> first{};
    for (std::size_t size = 1; size <= kCampCards; ++size) first[size] = first[size - 1] + kWays[kCampCards][size - 1];
    return first;
}();

// All subsets of 14 things, sorted by size and then by value. Among those of one size, the subsets of the first n things
// come first.
constexpr auto kSubsets = [] {
    std::array<std::uint16_t, kCampSets> subsets{};
    auto next = kFirstOfSize;
    for (std::uint32_t set = 0; set < kCampSets; ++set)
        subsets[next[static_cast<std::size_t>(std::popcount(set))]++] = static_cast<std::uint16_t>(set);
    return subsets;
}();

// kDeposit[mask][value]: the low bits of value, moved in order to the positions of the bits of mask.
constexpr auto kDeposit = [] {
    std::array<std::array<std::uint8_t, kHalfSets>, kHalfSets> deposit{};
    for (unsigned mask = 0; mask < kHalfSets; ++mask)
        for (unsigned value = 0; value < kHalfSets; ++value)
            for (unsigned bit = 0, used = 0; bit < kHalf; ++bit)
                if (mask >> bit & 1) deposit[mask][value] |= static_cast<std::uint8_t>((value >> used++ & 1) << bit);
    return deposit;
}();

CardMask deposited(CardMask mask, std::uint32_t value) {
    const CardMask low = mask % kHalfSets, high = mask / kHalfSets;
    return kDeposit[low][value % kHalfSets] |
           static_cast<CardMask>(kDeposit[high][(value >> std::popcount(low)) % kHalfSets]) << kHalf;
}

// Returns subset number `index` among the subsets of `cards` that have `size` cards.
CardMask subset(CardMask cards, std::uint32_t size, std::uint32_t index) {
    return deposited(cards, kSubsets[kFirstOfSize[size] + index]);
}

}  // namespace

View view_from(const Position& position, int observer) {
    View view;
    const int ghost = position.ghost();
    for (int seat = 0; seat < kSeats; ++seat) {
        const CardMask hand = position.hands[seat];
        if (seat == observer || seat == ghost) {  // R8.2
            view.open[seat] = hand;
            continue;
        }
        view.hidden_seats = static_cast<std::uint8_t>(view.hidden_seats | 1u << seat);
        view.unseen |= hand;
        for (int camp = 0; camp < 2; ++camp)
            view.counts[seat][camp] = static_cast<std::uint8_t>(std::popcount(hand & kCampMask[camp]));
    }
    return view;
}

const char* impossible(const View& view) {
    if (view.hidden_seats > 15 || std::popcount(view.hidden_seats) > 3) return "at most three hands are hidden";
    if (view.unseen & ~kAllCards) return "an unseen card does not exist";
    CardMask seen = view.unseen;
    std::array<int, 2> hidden{};
    for (unsigned seat = 0; seat < kSeats; ++seat) {
        const bool is_hidden = view.hidden_seats >> seat & 1;
        if (view.open[seat] & ~kAllCards) return "a hand holds a card that does not exist";
        if (view.open[seat] & seen) return "a card is there twice";
        if (is_hidden && view.open[seat] != 0) return "a hand is both open and hidden";
        seen |= view.open[seat];
        for (unsigned camp = 0; camp < 2; ++camp) {
            if (!is_hidden && view.counts[seat][camp] != 0) return "only hidden hands are counted";
            hidden[camp] += view.counts[seat][camp];
        }
    }
    for (unsigned camp = 0; camp < 2; ++camp)
        if (hidden[camp] != std::popcount(view.unseen & kCampMask[camp]))
            return "the hidden hands do not hold as many cards of a camp as are unseen";
    return nullptr;
}

Worlds::Worlds(const View& view) : open_(view.open), seats_{} {
    std::size_t hidden = 0;
    for (unsigned seat = 0; seat < kSeats; ++seat)
        if (view.hidden_seats >> seat & 1) seats_[hidden++] = static_cast<std::uint8_t>(seat);
    for (unsigned camp = 0; camp < 2; ++camp) {
        Camp& its = camps_[camp];
        its.cards = (view.unseen & kCampMask[camp]) >> (camp * kCampCards);
        const auto all = static_cast<std::uint32_t>(std::popcount(its.cards));
        if (hidden > 0) its.first = view.counts[seats_[0]][camp];
        if (hidden > 1) its.second = view.counts[seats_[1]][camp];
        its.first_ways = kWays[all][its.first];
        its.second_ways = kWays[all - its.first][its.second];
    }
}

Hands Worlds::dealt(const std::array<std::array<std::uint32_t, 2>, 2>& choice) const {
    Hands hands = open_;
    for (unsigned camp = 0; camp < 2; ++camp) {
        const Camp& its = camps_[camp];
        const CardMask first = subset(its.cards, its.first, choice[camp][0]);
        const CardMask rest = its.cards & ~first;
        const CardMask second = subset(rest, its.second, choice[camp][1]);
        hands[seats_[0]] |= first << (camp * kCampCards);
        hands[seats_[1]] |= second << (camp * kCampCards);
        hands[seats_[2]] |= (rest & ~second) << (camp * kCampCards);
    }
    return hands;
}

Hands Worlds::at(std::uint64_t rank) const {
    std::array<std::array<std::uint32_t, 2>, 2> choice{};
    for (unsigned camp = 0; camp < 2; ++camp) {
        const std::array<std::uint32_t, 2> ways = {camps_[camp].first_ways, camps_[camp].second_ways};
        for (unsigned seat = 0; seat < 2; ++seat) {
            choice[camp][seat] = static_cast<std::uint32_t>(rank % ways[seat]);
            rank /= ways[seat];
        }
    }
    return dealt(choice);
}

Hands Worlds::draw(Random& random) const {
    std::array<std::array<std::uint32_t, 2>, 2> choice{};
    for (unsigned camp = 0; camp < 2; ++camp) {
        const std::uint64_t bits = random.next();
        choice[camp][0] = random.fitted(static_cast<std::uint32_t>(bits >> 32), camps_[camp].first_ways);
        choice[camp][1] = random.fitted(static_cast<std::uint32_t>(bits), camps_[camp].second_ways);
    }
    return dealt(choice);
}

double scale_weights(std::span<double> weights) {
    double sum = 0, squares = 0;
    for (const double weight : weights) sum += weight;
    if (!(sum > 0)) {
        for (double& weight : weights) weight = 1.0 / static_cast<double>(weights.size());
        return 0;
    }
    for (double& weight : weights) {
        weight /= sum;
        squares += weight * weight;
    }
    return 1 / squares;
}

void resample(std::span<const double> weights, Random& random, std::span<std::uint32_t> chosen) {
    double sum = 0;
    std::size_t last = 0;  // rounding must not end on a weight of 0
    for (std::size_t i = 0; i < weights.size(); ++i) {
        sum += weights[i];
        if (weights[i] > 0) last = i;
    }
    const double step = sum / static_cast<double>(chosen.size());
    double next = random.unit() * step, passed = weights[0];
    std::size_t place = 0;
    for (std::uint32_t& choice : chosen) {
        while (passed <= next && place < last) passed += weights[++place];
        choice = static_cast<std::uint32_t>(place);
        next += step;
    }
}

}  // namespace jh::play
