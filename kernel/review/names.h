// The names of decisions, and all thresholds of a review in one place. Losses are in points.
#pragma once

#include <cstdint>

#include "bots/arithmetic.h"

namespace jh::review {

enum class Name : std::uint8_t { best, fine, inaccuracy, mistake, blunder };
enum class Fortune : std::uint8_t { none, lucky, unlucky };
// What is decided: a card of the own hand, whom to ask (R3.3), or the card that answers (R3.4).
enum class Kind : std::uint8_t { own_card, ask_partner, ask_opponent, answer };
inline constexpr int kKinds = 4;

// The least loss by knowledge for each name.
inline constexpr double kInaccuracy = 4, kMistake = 10, kBlunder = 25;
// A loss is certain if it is more than this many times its standard error. Other losses are at most "fine".
inline constexpr double kCertain = 2;
// The least difference between the losses by knowledge and by the cards that is called luck.
inline constexpr double kFortune = 15;
// A decision that loses this many points has an accuracy of 100 / e.
inline constexpr double kAccuracyPoints = 20;

// Returns what a measured loss most likely is. The best of many uncertain values looks better than it is, so a loss
// within one standard error counts as none, and one far outside counts in full.
inline double likely_loss(double loss, double error) {
    return loss <= error || loss <= 0 ? 0 : loss - error * error / loss;
}

inline Name name_of(double loss, double error) {
    if (loss <= 0) return Name::best;
    const double likely = likely_loss(loss, error);
    if (loss <= kCertain * error || likely < kInaccuracy) return Name::fine;
    return likely < kMistake ? Name::inaccuracy : likely < kBlunder ? Name::mistake : Name::blunder;
}

inline Fortune fortune_of(double luck) {
    return luck >= kFortune ? Fortune::lucky : luck <= -kFortune ? Fortune::unlucky : Fortune::none;
}

// Returns 0 to 100 for a decision that lost this many points.
inline double accuracy_of(double loss) { return 100 * bots::portable_exp(-loss / kAccuracyPoints); }

}  // namespace jh::review
