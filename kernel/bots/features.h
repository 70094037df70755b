// The inputs of the networks: a position as a seat sees it, as a short list of the inputs that are on.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>

#include "bots/remembered.h"
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

using Weight = std::function<int(std::size_t feature)>;

// The policy of the levels and of the coach. It sees what the deciding player may know, except who played what earlier.
struct SmallPolicy {
    static constexpr std::size_t kInputs = kTableFeatures + 3 * kCards, kHidden = 64, kOutputs = kActions;
    static constexpr int kUnit = 1024;

    static Features features(const Remembered& round);
    // Returns an upper bound for the sum of the weights of all or some of the inputs that are on in a position.
    static int highest_sum(const Weight& weight);
};

// The policy of `grandmaster`. It sees all that the deciding player may know (R9.1), except the order of the cards played.
struct LargePolicy {
    static constexpr std::size_t kInputs = kTableFeatures + (2 + kSeats * kSeats + kSeats) * kCards, kHidden = 128;
    static constexpr std::size_t kOutputs = kActions;
    static constexpr int kUnit = 512;  // its sums are higher and must still fit 16 bits

    static Features features(const Remembered& round);
    static int highest_sum(const Weight& weight);
};

// Predicts the outcome with all hands open, as seen from the seat on turn. It is used in training only.
struct OpenValue {
    static constexpr std::size_t kInputs = kTableFeatures + kSeats * kCards, kHidden = 64, kOutputs = 1;
    static constexpr int kUnit = 1;  // it never plays

    static Features features(const Position& position);
};

}  // namespace jh::bots
