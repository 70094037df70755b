#include "solver/quartet.h"

#include <bit>

namespace jh::solver {
namespace {

std::size_t lowest(unsigned bits) { return static_cast<std::size_t>(std::countr_zero(bits)); }

// Turns a subset of `set` into a mask over the members of `set`.
unsigned within(CampSet set, CampSet part) {
    unsigned mask = 0;
    for (unsigned left = set, bit = 1; left != 0; left &= left - 1, bit <<= 1)
        if (part >> lowest(left) & 1) mask |= bit;
    return mask;
}

Choice choice_of(unsigned own, unsigned first, unsigned second) {
    Choice choice;
    std::size_t next = 0;
    for (const unsigned place : {first, second, own})
        for (unsigned left = place; left != 0; left &= left - 1) choice.row[next++] = static_cast<std::uint8_t>(lowest(left));
    for (std::size_t step = 0; step + 1 < static_cast<std::size_t>(std::popcount(first)); ++step) choice.by_opponent[step] = -1;
    choice.two_opponents = second != 0;
    return choice;
}

std::int8_t factor_of(Worth worth) {  // a deed of Hyde counts eightfold, as in Target::index
    return static_cast<std::int8_t>(Target::index(worth));
}

void fill_upper_half(Quartet& quartet) {
    const auto repeat = [](Lanes& lanes) {
        const std::uint64_t lower = std::bit_cast<std::array<std::uint64_t, 2>>(lanes)[0];
        lanes = std::bit_cast<Lanes>(std::array<std::uint64_t, 2>{lower, lower});
    };
    for (Lanes* lanes : {&quartet.top_played, &quartet.points_played, &quartet.factor_played, &quartet.top_left,
                         &quartet.points_left, &quartet.factor_left, &quartet.loose_left})
        repeat(*lanes);
    for (auto* all : {&quartet.pair_with, &quartet.is_lower})
        for (Lanes& lanes : *all) repeat(lanes);
    for (Lanes& lanes : quartet.by_opponent) repeat(lanes);
    for (Lanes& lanes : quartet.pair_with) lanes += Lanes{0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8, 8, 8, 8, 8};
}

Quartet quartet_of(const Holdings& holdings, CampSet set) {
    Quartet quartet;
    std::array<std::size_t, 4> members{};
    for (unsigned left = set, i = 0; i < 4; left &= left - 1, ++i) members[i] = lowest(left);
    const auto card = [&](std::size_t i) -> const CampCard& { return holdings.card(static_cast<int>(members[i])); };
    const auto without = [&](std::size_t i) { return static_cast<CampSet>(set & ~(1u << members[i])); };
    const auto set_of = [&](unsigned mask) {
        unsigned pair = 0;
        for (std::size_t i = 0; i < 4; ++i) pair |= (mask >> i & 1) << members[i];
        return static_cast<CampSet>(pair);
    };
    for (std::size_t pair = 0; pair < kPairs.size(); ++pair) {
        const Holding& played = holdings[set_of(kPairs[pair])];
        const Holding& left = holdings[set_of(kPairs[5 - pair])];
        quartet.top_played[pair] = static_cast<std::int8_t>(played.top);
        quartet.points_played[pair] = static_cast<std::int8_t>(points_of(played.worth));
        quartet.factor_played[pair] = factor_of(played.worth);
        quartet.worth[pair] = played.worth;
        quartet.tops = static_cast<std::uint8_t>(quartet.tops | 1u << played.top);
        quartet.top_left[pair] = static_cast<std::int8_t>(left.top);
        quartet.points_left[pair] = static_cast<std::int8_t>(points_of(left.worth));
        quartet.factor_left[pair] = factor_of(left.worth);
        quartet.loose_left[pair] = left.loose ? -1 : 0;
    }
    for (std::size_t i = 0; i < 4; ++i) {
        const Holding& rest = holdings[without(i)];
        const Choice choice = choice_of(within(set, rest.own), within(set, rest.first), within(set, rest.second));
        for (std::size_t step = 0; step < 3; ++step) {
            const std::size_t other = choice.row[step];
            quartet.pair_with[step][i] = static_cast<std::int8_t>(kPairOf[1u << i | 1u << other]);
            quartet.is_lower[step][i] = card(i).order > card(other).order ? -1 : 0;
        }
        for (std::size_t step = 0; step < 2; ++step) quartet.by_opponent[step][i] = choice.by_opponent[step];
        quartet.order[i] = card(i).order;
        quartet.ranks = static_cast<std::uint8_t>(quartet.ranks | 1u << card(i).order / kSeats);
    }
    const Holding& all = holdings[set];
    quartet.first = choice_of(within(set, all.own), within(set, all.first), within(set, all.second));
    quartet.places = {static_cast<std::uint8_t>(within(set, all.own)), static_cast<std::uint8_t>(within(set, all.first)),
                      static_cast<std::uint8_t>(within(set, all.second))};
    fill_upper_half(quartet);
    return quartet;
}

}  // namespace

Quartets::Quartets(const Holdings& holdings) : index_(holdings.all() + std::size_t{1}) {
    for (unsigned set = 0; set <= holdings.all(); ++set) {
        if (std::popcount(set) != 4) continue;
        index_[set] = static_cast<std::uint16_t>(quartets_.size());
        quartets_.push_back(quartet_of(holdings, static_cast<CampSet>(set)));
    }
}

}  // namespace jh::solver
