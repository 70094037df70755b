#include "solver/table.h"

namespace jh::solver {
namespace {

// kCompressed[kept][bits]: the bits of `bits` at the positions in `kept`, moved together.
constexpr auto kCompressed = [] {
    std::array<std::array<std::uint8_t, 32>, 32> table{};
    for (unsigned kept = 0; kept < 32; ++kept)
        for (unsigned bits = 0; bits < 32; ++bits)
            for (unsigned i = 0, next = 0; i < 5; ++i)
                if (kept >> i & 1)
                    table[kept][bits] = static_cast<std::uint8_t>(table[kept][bits] | (bits >> i & 1) << next++);
    return table;
}();

// The places of the characters, numbered by their order among those left.
std::uint64_t ranks_of(const Holding& holding, const std::array<std::uint8_t, 32>& ranks) {
    return ranks[holding.place_bits[0]] | std::uint64_t{ranks[holding.place_bits[1]]} << 5;
}

constexpr int kRankBits = 20;    // of both camps
constexpr int kFactorBits = 12;  // of both camps: taken, carried
constexpr int kLeaderBits = 2;

}  // namespace

Keys::Keys(const Holdings& jekyll, const Holdings& hyde)
    : hyde_others_(hyde.others_count()),
      bits_(kRankBits + kFactorBits + kLeaderBits + static_cast<int>(std::bit_width(jekyll.others_count() * hyde.others_count() - 1))),
      mask_((std::uint64_t{1} << bits_) - 1) {}

Key Keys::of(const Node& node, const Holding& jekyll, const Holding& hyde) const {
    const auto& ranks = kCompressed[jekyll.characters | hyde.characters];
    std::uint64_t number = jekyll.others * hyde_others_ + hyde.others;
    number = number << kRankBits | ranks_of(jekyll, ranks) << 10 | ranks_of(hyde, ranks);
    number = number << kFactorBits | Target::index(node.taken) << 6 | Target::index(node.pile);
    number = number << kLeaderBits | node.lead;
    return {spread(number), jekyll.scenes | std::uint64_t{hyde.scenes} << (4 * jekyll.scene_count), points_of(node.pile)};
}

// Spreads numbers one to one: multiplying by an odd number and adding a shifted half can both be undone.
std::uint64_t Keys::spread(std::uint64_t number) const {
    number = number * 0x9E3779B97F4A7C15u & mask_;
    number ^= number >> 26;
    number = number * 0xD6E8FEB86659FD93u & mask_;
    return number ^ number >> 26;
}

}  // namespace jh::solver
