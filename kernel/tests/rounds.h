// Rounds by chance, for tests.
#pragma once

#include "play/batch.h"
#include "play/playout.h"

namespace jh::play {

inline constexpr Form kForms[] = {Form::kFourA, Form::kFourB, Form::kThree};

// A position of a random round with at most `most_cards` left in the hands.
inline Position late_position(Form form, Random& random, int most_cards) {
    Position position = deal_position(form, random);
    const auto left = [&] {
        return std::popcount(position.hands[0] | position.hands[1] | position.hands[2] | position.hands[3]);
    };
    while (left() > most_cards)
        apply(position, UniformPolicy().choose(position, legal_actions(position), random));
    return position;
}

}  // namespace jh::play
