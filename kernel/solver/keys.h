// The number of a position, by which the tables know it.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "solver/node.h"

namespace jh::solver {

// Positions that differ only in the points of their scenes and in the carried points have the same number.
//
// Why one position bounds another with the same number: scenes rank alike, so every line of play in one is a line in the
// other, with the same winners. Only the points differ. Where the asked position has d points less in a scene, Jekyll
// loses at most d on each line. Where it has more, Jekyll loses nothing. (Neutral points lie in between: a point that
// goes to nobody instead of to Hyde lowers what Jekyll needs by at most one.) So a lower bound holds after subtracting
// what the known position has more, and an upper bound after adding what the asked position has more.
//
// Example: known is "slack >= 4" with the scenes J7 and H5 left. Asked is the same position with J4 and H6 instead. J7
// has 3 points more than J4, H5 none more than H6, so there the slack is at least 4 - 3 = 1.
struct Key {
    std::uint64_t number = 0;  // differs if the positions differ in anything else; evenly spread
    std::uint64_t scenes = 0;  // their points, four bits each, place by place
    int carried = 0;           // points
};

// Numbers the positions that can come of a root, one to one, so no position is mistaken for another.
//
// The functions are in the header because a key is made for every leaf of a plan: inlined, it stays in registers.
class Keys {
  public:
    Keys(const Holdings& jekyll, const Holdings& hyde)
        : hyde_others_(hyde.others_count()),
          bits_(kRankBits + kFactorBits + kLeaderBits + static_cast<int>(std::bit_width(jekyll.others_count() * hyde.others_count() - 1))),
          mask_((std::uint64_t{1} << bits_) - 1) {}

    Key of(const Node& node, const Holding& jekyll, const Holding& hyde) const {
        const auto& ranks = kCompressed[jekyll.characters | hyde.characters];
        std::uint64_t number = jekyll.others * hyde_others_ + hyde.others;
        number = number << kRankBits | ranks_of(jekyll, ranks) << 10 | ranks_of(hyde, ranks);
        number = number << kFactorBits | Target::index(node.taken) << 6 | Target::index(node.pile);
        number = number << kLeaderBits | node.lead;
        return {spread(number), jekyll.scenes | std::uint64_t{hyde.scenes} << (4 * jekyll.scene_count), points_of(node.pile)};
    }
    // The number of bits of a number.
    int bits() const { return bits_; }

  private:
    static constexpr int kRankBits = 20;    // of both camps
    static constexpr int kFactorBits = 12;  // of both camps: taken, carried
    static constexpr int kLeaderBits = 2;

    // kCompressed[kept][bits]: the bits of `bits` at the positions in `kept`, moved together.
    static constexpr auto kCompressed = [] {
        std::array<std::array<std::uint8_t, 32>, 32> table{};
        for (unsigned kept = 0; kept < 32; ++kept)
            for (unsigned bits = 0; bits < 32; ++bits)
                for (unsigned i = 0, next = 0; i < 5; ++i)
                    if (kept >> i & 1)
                        table[kept][bits] = static_cast<std::uint8_t>(table[kept][bits] | (bits >> i & 1) << next++);
        return table;
    }();

    // The places of the characters, numbered by their order among those left.
    static std::uint64_t ranks_of(const Holding& holding, const std::array<std::uint8_t, 32>& ranks) {
        return ranks[holding.place_bits[0]] | std::uint64_t{ranks[holding.place_bits[1]]} << 5;
    }

    // Spreads numbers one to one: multiplying by an odd number and adding a shifted half can both be undone.
    std::uint64_t spread(std::uint64_t number) const {
        number = number * 0x9E3779B97F4A7C15u & mask_;
        number ^= number >> 26;
        number = number * 0xD6E8FEB86659FD93u & mask_;
        return number ^ number >> 26;
    }

    std::uint64_t hyde_others_;
    int bits_;
    std::uint64_t mask_;
};

}  // namespace jh::solver
