// Random rounds for tests.
#pragma once

#include "play/batch.h"
#include "play/playout.h"

namespace jh::play {

inline constexpr Form kForms[] = {Form::kFourA, Form::kFourB, Form::kThree};

// Plays a random round until at most `most_cards` are left in the hands.
inline Position late_position(Form form, Random& random, int most_cards) {
    Position position = deal_position(form, random);
    while (std::popcount(position.cards_in_hands()) > most_cards)
        apply(position, UniformPolicy().choose(position, legal_actions(position), random));
    return position;
}

}  // namespace jh::play
