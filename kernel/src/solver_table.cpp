#include "jekyllhyde/solver_table.h"

#include <utility>

namespace jh::search {
namespace {

constexpr unsigned kFive = 31;  // five characters, five scenes

// By a mask of five: the bits of another mask that it keeps, moved together.
constexpr auto kCompressed = [] {
    std::array<std::array<std::uint8_t, 32>, 32> table{};
    for (unsigned kept = 0; kept < 32; ++kept)
        for (unsigned bits = 0; bits < 32; ++bits)
            for (unsigned i = 0, next = 0; i < 5; ++i)
                if (kept >> i & 1) table[kept][bits] = static_cast<std::uint8_t>(table[kept][bits] | (bits >> i & 1) << next++);
    return table;
}();

// Points of a mask of scenes, four bits each.
constexpr auto kScenePoints = [] {
    std::array<std::uint32_t, 32> table{};
    for (unsigned scenes = 0; scenes < 32; ++scenes)
        for (unsigned i = 0, shift = 0; i < 5; ++i)
            if (scenes >> i & 1) {
                table[scenes] |= static_cast<std::uint32_t>(kPoints[kFirstScene + i]) << shift;
                shift += 4;
            }
    return table;
}();

// One camp's cards of one place: characters by their order among those left, how many scenes, which of the rest.
std::uint64_t shape_of(CardMask cards, const std::array<std::uint8_t, 32>& ranks) {
    const unsigned scenes = cards >> kFirstScene & kFive;
    return ranks[cards >> 1 & kFive] | (cards & 1) << 5 | (cards >> kFirstDeed) << 6 |
           static_cast<unsigned>(std::popcount(scenes)) << 9;
}

std::uint64_t mixed(std::uint64_t z) {
    z = (z ^ (z >> 32)) * 0xD6E8FEB86659FD93u;
    z = (z ^ (z >> 29)) * 0x9FB21C651E98DF25u;
    return z ^ (z >> 32);
}

}  // namespace

Key key_of(const Node& node, std::uint64_t salt) {
    const CardMask all = node.cards.all();
    const auto& ranks = kCompressed[(all >> 1 | all >> (kCampCards + 1)) & kFive];
    std::array<std::uint64_t, 2> shapes{};
    std::uint64_t scenes = 0;
    int shift = 0;
    for (const unsigned camp : {0u, 1u}) {
        const auto of_camp = [camp](CardMask cards) { return cards >> (camp * kCampCards) & kCampMask[0]; };
        std::array<CardMask, 3> places = {of_camp(node.cards.own), of_camp(node.cards.first), of_camp(node.cards.second)};
        std::uint64_t first = shape_of(places[1], ranks);
        std::uint64_t second = shape_of(places[2], ranks);
        if (first < second) {  // which opponent holds what makes no difference
            std::swap(first, second);
            std::swap(places[1], places[2]);
        }
        shapes[camp] = shape_of(places[0], ranks) | first << 12 | second << 24;
        for (const CardMask place : places) {
            const unsigned mask = place >> kFirstScene & kFive;
            scenes |= std::uint64_t{kScenePoints[mask]} << shift;
            shift += 4 * std::popcount(mask);
        }
    }
    const std::uint64_t rest = std::uint64_t{node.taken >> 8} << 32 | std::uint64_t{node.pile} << 8 | node.lead;
    const std::uint64_t hash = mixed((shapes[0] ^ salt) * 0x9E3779B97F4A7C15u + rest * 0xC2B2AE3D27D4EB4Fu);
    return {mixed(hash + shapes[1] * 0x165667B19E3779F9u), scenes};
}

}  // namespace jh::search
