#include "solver/sextet.h"

#include <bit>

namespace jh::solver {
namespace {

Sextet sextet_of(const Holdings& holdings, CampSet set) {
    Sextet sextet;
    std::array<std::uint8_t, kCampCards> member_of{};
    for (unsigned left = set, i = 0; left != 0; left &= left - 1, ++i) {
        const int index = std::countr_zero(left);
        const CampCard& card = holdings.card(index);
        member_of[static_cast<std::size_t>(index)] = static_cast<std::uint8_t>(i);
        sextet.indices[i] = static_cast<std::uint8_t>(index);
        sextet.bits[i] = static_cast<CampSet>(1u << index);
        sextet.orders[i] = card.order;
        sextet.worth[i] = card.worth;
    }
    const auto mask_of = [&](unsigned part) {
        unsigned mask = 0;
        for (; part != 0; part &= part - 1) mask |= 1u << member_of[static_cast<std::size_t>(std::countr_zero(part))];
        return static_cast<std::uint8_t>(mask);
    };
    for (std::size_t i = 0; i <= Sextet::kCards; ++i) {
        const unsigned fallen = i == Sextet::kNoCard ? 0u : 1u << sextet.indices[i];
        const Holding& left = holdings[static_cast<CampSet>(set & ~fallen)];
        sextet.places[i] = {mask_of(left.own), mask_of(left.first), mask_of(left.second)};
    }
    for (const std::size_t i : {0u, 1u}) sextet.ranked_alike[i] = mask_of(set & holdings.ranked_alike()[i]);
    return sextet;
}

}  // namespace

Sextets::Sextets(const Holdings& holdings) : index_(holdings.all() + std::size_t{1}) {
    for (unsigned set = 0; set <= holdings.all(); ++set) {
        if (std::popcount(set) != Sextet::kCards) continue;
        index_[set] = static_cast<std::uint16_t>(sextets_.size());
        sextets_.push_back(sextet_of(holdings, static_cast<CampSet>(set)));
    }
}

}  // namespace jh::solver
