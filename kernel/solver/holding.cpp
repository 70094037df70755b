#include "solver/holding.h"

#include <bit>
#include <utility>

namespace jh::solver {
namespace {

bool is_character(const CampCard& card) { return card.kind > kTransformation && card.kind < kFirstScene; }

// An opponent with only one card has no choice, so the card counts as the team's own.
void free_single_card(CampSet& own, CampSet& place) {
    if (std::popcount(place) != 1) return;
    own |= place;
    place = 0;
}

}  // namespace

Holdings::Holdings(const Position& position, int camp) : camp_(camp) {
    CardMask cards = position.cards_in_hands() & kCampMask[camp];
    for (; cards != 0; cards &= cards - 1) {
        const auto card = static_cast<std::size_t>(std::countr_zero(cards));
        const auto kind = static_cast<std::uint8_t>(card % kCampCards);
        std::size_t place = 0;  // 0 for the team, 1 or 2 for the first or second opponent by seat
        for (std::size_t seat = 0, opponents = 0; seat < kSeats; ++seat) {
            const bool is_opponent = position.camp(static_cast<int>(seat)) != camp;
            opponents += is_opponent;
            if (is_opponent && (position.hands[seat] >> card & 1)) place = opponents;
        }
        const auto bit = static_cast<CampSet>(1u << count_);
        places_[place] |= bit;
        if (kind >= kFirstScene) ranked_alike_[kind >= kFirstDeed ? 1 : 0] |= bit;
        cards_[static_cast<std::size_t>(count_++)] = {kind, static_cast<std::uint8_t>(kRank[kind] * kSeats), kWorth[card]};
    }
    holdings_.reserve(std::size_t{1} << count_);
    std::vector<Others> others(std::size_t{1} << count_);
    for (unsigned set = 0; set < 1u << count_; ++set) holdings_.push_back(holding_of(static_cast<CampSet>(set), others[set]));
    number(others);
}

// Numbers the arrangements of the cards without a rank of their own, so that few bits identify one. The numbers are given
// in turn and looked up in a hash table with open addressing, which is never more than half full.
void Holdings::number(const std::vector<Others>& others) {
    constexpr std::uint32_t kFree = ~std::uint32_t{0};
    struct Place {
        Others others = kFree;
        std::uint16_t number = 0;
    };
    std::vector<Place> places(others.size() * 2);
    const std::size_t mask = places.size() - 1;
    for (std::size_t set = 0; set < others.size(); ++set) {
        std::size_t at = others[set] * 0x9E3779B1u >> 12 & mask;
        while (places[at].others != kFree && places[at].others != others[set]) at = (at + 1) & mask;
        if (places[at].others == kFree) places[at] = {others[set], static_cast<std::uint16_t>(others_count_++)};
        holdings_[set].others = places[at].number;
    }
}

CampSet Holdings::set_of(CardMask cards) const {
    unsigned set = 0;
    for (int i = 0; i < count_; ++i) set |= (cards >> (camp_ * kCampCards + card(i).kind) & 1) << i;
    return static_cast<CampSet>(set);
}

Holding Holdings::holding_of(CampSet set, Others& others) const {
    Holding holding;
    holding.own = set & places_[0];
    holding.first = set & places_[1];
    holding.second = set & places_[2];
    free_single_card(holding.own, holding.first);
    free_single_card(holding.own, holding.second);
    if (holding.first < holding.second) std::swap(holding.first, holding.second);  // the opponents are alike
    std::size_t place = 0;
    for (const CampSet in_place : {holding.own, holding.first, holding.second}) {
        for (unsigned left = in_place; left != 0; left &= left - 1) {
            const CampCard& one = card(std::countr_zero(left));
            holding.worth += one.worth;
            if (is_character(one)) {
                const unsigned bit = 1u << (one.kind - 1);
                holding.characters = static_cast<std::uint8_t>(holding.characters | bit);
                for (unsigned i = 0; i < 2; ++i)
                    if ((place + 1) >> i & 1) holding.place_bits[i] = static_cast<std::uint8_t>(holding.place_bits[i] | bit);
            } else if (is_scene(one)) {
                holding.scenes |= static_cast<std::uint32_t>(points_of(one.worth)) << (4 * holding.scene_count++);
                others += 1u << (7 * place + 4);
            } else {
                others |= 1u << (7 * place + (one.kind == kTransformation ? 0u : one.kind - kFirstDeed + 1u));
            }
        }
        ++place;
    }
    if (set != 0) holding.top = static_cast<std::uint8_t>(card(std::countr_zero(static_cast<unsigned>(set))).order / kSeats);
    const unsigned rest = set & (set - 1u);
    holding.loose = rest != 0 && (holding.own != 0 || card(std::countr_zero(rest)).order / kSeats == holding.top);
    return holding;
}

}  // namespace jh::solver
