#include "jekyllhyde/solver_table.h"

namespace jh::search {
namespace {

// By a mask of five: the bits of another mask that it keeps, moved together.
constexpr auto kCompressed = [] {
    std::array<std::array<std::uint8_t, 32>, 32> table{};
    for (unsigned kept = 0; kept < 32; ++kept)
        for (unsigned bits = 0; bits < 32; ++bits)
            for (unsigned i = 0, next = 0; i < 5; ++i)
                if (kept >> i & 1)
                    table[kept][bits] = static_cast<std::uint8_t>(table[kept][bits] | (bits >> i & 1) << next++);
    return table;
}();

// Characters by their order among those left, how many scenes, which of the rest; place by place.
std::uint64_t shape_of(const Holding& holding, const std::array<std::uint8_t, 32>& ranks) {
    const auto [own, first, second] = holding.by_place;
    return holding.others | std::uint64_t{ranks[own]} << 21 | std::uint64_t{ranks[first]} << 26 |
           std::uint64_t{ranks[second]} << 31;
}

}  // namespace

Key key_of(const Node& node, const Holding& jekyll, const Holding& hyde, std::uint64_t salt) {
    const auto& ranks = kCompressed[jekyll.characters | hyde.characters];
    const std::uint64_t rest = std::uint64_t{node.taken >> 8} << 32 | std::uint64_t{node.pile >> 8} << 8 | node.lead;
    std::uint64_t hash = shape_of(jekyll, ranks) * 0x9E3779B97F4A7C15u + (rest ^ salt) * 0xC2B2AE3D27D4EB4Fu;
    hash = (hash ^ hash >> 32) * 0xD6E8FEB86659FD93u + shape_of(hyde, ranks) * 0x165667B19E3779F9u;
    hash = (hash ^ hash >> 29) * 0x9FB21C651E98DF25u;
    return {hash ^ hash >> 32, jekyll.scenes | std::uint64_t{hyde.scenes} << (4 * jekyll.scene_count),
            points_of(node.pile)};
}

}  // namespace jh::search
