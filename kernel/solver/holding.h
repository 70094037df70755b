// Facts about the cards of one camp that are left, computed once for every set of cards that can be left.
#pragma once

#include <vector>

#include "solver/target.h"

namespace jh::solver {

// A set of the cards that a camp has in all hands at the root, the highest first: bit i is the i-th of them.
using CampSet = std::uint16_t;

struct CampCard {
    std::uint8_t kind = 0;
    std::uint8_t order = 0;  // rank * 4; plus the card's place in the trick, the lowest wins (R4.1)
    Worth worth = 0;
};
constexpr bool is_scene(const CampCard& card) { return card.kind >= kFirstScene && card.kind < kFirstDeed; }

// Where the cards of a set lie, as their camp's team sees it. The team may play any card that either partner holds, because
// partners may ask each other (R3.2). An opponent who is asked picks the card (R3.4).
struct Holding {
    CampSet own = 0;
    CampSet first = 0;
    CampSet second = 0;
    std::uint8_t characters = 0;             // by rank
    std::uint8_t scene_count = 0;
    std::array<std::uint8_t, 2> place_bits{};  // where each character is: own 01, first 10, second 11; low bits, high bits
    std::uint8_t top = 0;                    // the highest rank
    Worth worth = 0;
    std::uint32_t scenes = 0;                // their points, four bits each, place by place
    std::uint16_t others = 0;                // numbers the rest: Transformation, deeds, how many scenes in each place
    bool loose = false;                      // for two cards: see last_winner in solver/ending.cpp
};

class Holdings {
  public:
    Holdings(const Position& position, int camp);

    const Holding& operator[](CampSet set) const { return holdings_[set]; }
    const CampCard& card(int index) const { return cards_[static_cast<std::size_t>(index)]; }
    // The scenes and the deeds, each with the most points or the highest factor first.
    const std::array<CampSet, 2>& ranked_alike() const { return ranked_alike_; }
    CampSet all() const { return static_cast<CampSet>((1u << count_) - 1); }
    CampSet set_of(CardMask cards) const;
    // Holding::others is less than this.
    std::size_t others_count() const { return others_count_; }

  private:
    // For each place: Transformation, deeds, how many scenes.
    using Others = std::uint32_t;
    Holding holding_of(CampSet set, Others& others) const;
    void number(const std::vector<Others>& others);

    int camp_;
    int count_ = 0;
    std::size_t others_count_ = 0;
    std::array<CampCard, kCampCards> cards_{};
    std::array<CampSet, 2> ranked_alike_{};  // scenes, deeds
    std::array<CampSet, 3> places_{};  // own, first, second
    std::vector<Holding> holdings_;
};

}  // namespace jh::solver
