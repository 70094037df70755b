// Facts about the six cards of a camp that are left for three tricks, computed before the other camp's cards are known.
#pragma once

#include <vector>

#include "solver/holding.h"

namespace jh::solver {

// The cards are numbered 0 to 5, the highest first. Sets of them are masks of six bits.
struct Sextet {
    static constexpr std::size_t kCards = 6;
    static constexpr std::size_t kPairs = 15;
    static constexpr std::size_t kNoCard = kCards;

    struct Places {
        std::uint8_t own = 0, first = 0, second = 0;  // as in Holding
    };
    std::array<Places, kCards + 1> places{};      // after this card fell, or kNoCard
    std::array<std::uint8_t, kCards> indices{};   // into the camp's cards at the root
    std::array<CampSet, kCards> bits{};           // each card as a set
    std::array<std::uint8_t, kCards> orders{};
    std::array<Worth, kCards> worth{};
    std::array<std::uint8_t, 2> ranked_alike{};   // scenes, deeds
};

class Sextets {
  public:
    Sextets() = default;
    explicit Sextets(const Holdings& holdings);
    const Sextet& operator[](CampSet set) const { return sextets_[index_[set]]; }

  private:
    std::vector<std::uint16_t> index_;
    std::vector<Sextet> sextets_;
};

}  // namespace jh::solver
