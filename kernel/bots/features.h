// What the networks look at: a position as a short list of the inputs that are on, seen from a seat.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>

#include "rules/position.h"

namespace jh::bots {

using namespace rules;

class Features {
  public:
    void add(std::size_t feature) { items_[size_++] = static_cast<std::uint16_t>(feature); }

    const std::uint16_t* begin() const { return items_.data(); }
    const std::uint16_t* end() const { return items_.data() + size_; }

  private:
    static constexpr std::size_t kMost = 96;

    std::size_t size_ = 0;
    std::array<std::uint16_t, kMost> items_;
};

// Cards and moves as the team of `camp` names them: its own camp's cards come first.
constexpr CardMask relative_cards(CardMask cards, int camp) {
    return camp == kHyde ? cards >> kCampCards | (cards & kCampMask[kJekyll]) << kCampCards : cards;
}
constexpr unsigned relative_card(unsigned card, int camp) {
    return camp == kHyde ? (card + kCampCards) % kCards : card;
}
constexpr unsigned relative_seat(unsigned seat, unsigned observer) { return (seat - observer) & 3; }
constexpr unsigned relative_action(unsigned action, int camp, unsigned observer) {
    return action < kAsk ? relative_card(action, camp) : kAsk + relative_seat(action - kAsk, observer);
}

inline constexpr std::size_t kTableFeatures = 336;
inline constexpr std::size_t kPolicyFeatures = kTableFeatures + 3 * kCards;
inline constexpr std::size_t kValueFeatures = kTableFeatures + kSeats * kCards;

// What the player who decides may know (R9.1), but for who played what in earlier tricks.
Features policy_features(const Position& position);

// A bound: no position has inputs on that add up to more, nor have any of its inputs.
int highest_policy_sum(const std::function<int(std::size_t feature)>& weight);

// All hands, seen from the seat on turn.
Features value_features(const Position& position);

}  // namespace jh::bots
