// Deals: by a plain generator for research, and the fair deals deal/1 and deal/2, which everybody can check.
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

// deal/1, specified in docs/fair-deals.md: the server's seed, the round's number from 1, what each player mixed in.
inline constexpr std::size_t kPlayerSeedBytes = 64;
Hands fair_deal(const Seed& seed, std::uint32_t round, const std::array<Bytes, kSeats>& player_seeds);

// deal/2: what the players' seeds, by chair, add to every deal of a match (32 bytes each, or none), and a round's deal.
Seed mixed_seeds(const Seed& commit, std::uint8_t draw, const std::array<Bytes, kSeats>& player_seeds);
Hands mixed_deal(const Seed& seed, std::uint32_t round, const Seed& mix);

// SHA-256 of a seed: published before the deal.
Seed commitment(const Seed& seed);

}  // namespace jh::rules
