// Deals: random deals for research, and the fair deals deal/1 and deal/2, which everybody can check.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "rules/position.h"
#include "rules/random.h"

namespace jh::rules {

// R2.3 The first seven cards of a deck go to N, the next to E, then S, then W.
using Deck = std::array<std::uint8_t, kCards>;
Hands hands_of_deck(const Deck& deck);

Hands random_deal(Random& random);

using Seed = std::array<std::uint8_t, 32>;
using Bytes = std::span<const std::uint8_t>;

// deal/1 (docs/fair-deals.md): the hands for the server's seed, the number of the round from 1, and each player's seed.
inline constexpr std::size_t kPlayerSeedBytes = 64;
Hands fair_deal(const Seed& seed, std::uint32_t round, const std::array<Bytes, kSeats>& player_seeds);

// deal/2 (docs/fair-deals.md): mixed_seeds combines the players' seeds, by chair, for all deals of a match; each has 32
// bytes or none. mixed_deal returns the hands of one round.
Seed mixed_seeds(const Seed& commit, std::uint8_t draw, const std::array<Bytes, kSeats>& player_seeds);
Hands mixed_deal(const Seed& seed, std::uint32_t round, const Seed& mix);

// Returns the SHA-256 of a seed, which is published before the deal.
Seed commitment(const Seed& seed);

}  // namespace jh::rules
