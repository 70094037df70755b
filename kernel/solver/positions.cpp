#include "solver/positions.h"

#include <numeric>
#include <vector>

#include "play/playout.h"

namespace jh::solver {

Position random_fresh_ending(Random& random, int tricks, std::uint8_t hyde_seats) {
    std::array<std::uint8_t, kCampCards> kinds{};
    std::iota(kinds.begin(), kinds.end(), std::uint8_t{0});
    std::vector<int> cards;
    for (int camp = 0; camp < 2; ++camp) {
        random.shuffle(std::span<std::uint8_t>(kinds));
        for (std::size_t i = 0; i < static_cast<std::size_t>(2 * tricks); ++i)
            cards.push_back(camp * kCampCards + kinds[i]);
    }
    random.shuffle(std::span<int>(cards));
    Position position;
    position.hyde_seats = hyde_seats;
    position.leader = static_cast<std::uint8_t>(random.below(kSeats));
    for (std::size_t i = 0; i < cards.size(); ++i) position.hands[i % kSeats] |= 1u << cards[i];
    return position;
}

Position random_played_ending(Random& random, int tricks, std::uint8_t hyde_seats) {
    Position position = random_fresh_ending(random, kTricks, hyde_seats);
    while (position.trick_size != 0 || std::popcount(position.cards_in_hands()) > tricks * kSeats)
        apply(position, random_action(random, position));
    return position;
}

int random_action(Random& random, const Position& position) {
    return play::UniformPolicy().choose(position, legal_actions(position), random);
}

}  // namespace jh::solver
