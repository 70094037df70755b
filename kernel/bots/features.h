// The inputs of the networks: a position as a seat sees it, as a short list of the inputs that are on.
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
    static constexpr std::size_t kMaxSize = 96;

    std::size_t size_ = 0;
    std::array<std::uint16_t, kMaxSize> items_;
};

// Cards and moves as the team of `camp` numbers them: the cards of its own camp come first.
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

// Returns what the deciding player may know (R9.1), except who played what in earlier tricks.
Features policy_features(const Position& position);

// Returns an upper bound for the sum of the weights of all or some of the inputs that are on in a position.
int highest_policy_sum(const std::function<int(std::size_t feature)>& weight);

// Returns all hands, as seen from the seat on turn.
Features value_features(const Position& position);

}  // namespace jh::bots
