// Plays rounds to their end, at random or by a policy.
#pragma once

#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>

#include "rules/position.h"
#include "rules/random.h"

namespace jh::play {

using namespace rules;

// A policy picks one of the legal moves. The round is a position, perhaps with more than that, and has open hands; a policy that
// must not see them has to look away.
template <class P, class Round = Position>
concept Policy = requires(P policy, const Round& round, std::uint32_t legal, Random& random) {
    { policy.choose(round, legal, random) } -> std::convertible_to<int>;
};

// Returns the n-th lowest member of a set; n counts from 0.
inline int nth_bit(std::uint32_t set, std::uint32_t n) {
    while (n-- > 0) set &= set - 1;
    return std::countr_zero(set);
}

struct UniformPolicy {
    int choose(const Position&, std::uint32_t legal, Random& random) const {
        return nth_bit(legal, random.below(static_cast<std::uint32_t>(std::popcount(legal))));
    }
};

inline int value_of(const Position& position) { return position.score(kJekyll) - position.score(kHyde); }

// Plays to the end and returns the number of decisions.
template <class Round, Policy<Round> P>
std::uint64_t play_out(Round& round, P& policy, Random& random) {
    std::uint64_t decisions = 0;
    for (; !round.over(); ++decisions) apply(round, policy.choose(round, legal_actions(round), random));
    return decisions;
}

// Plays every position to its end `repeats` times and returns the number of decisions. Playout k of position i uses
// random stream i * repeats + k and stores Jekyll's score minus Hyde's in values[i * repeats + k].
// values.size() == positions.size() * repeats.
template <Policy P>
std::uint64_t playouts(std::span<const Position> positions, std::size_t repeats, std::uint64_t seed,
                       std::span<std::int16_t> values, P& policy) {
    std::uint64_t decisions = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        Random random(seed, i);
        Position position = positions[i / repeats];
        decisions += play_out(position, policy, random);
        values[i] = static_cast<std::int16_t>(value_of(position));
    }
    return decisions;
}

// Does the same with uniformly random moves. It is several times faster than UniformPolicy and draws other random numbers.
std::uint64_t random_playouts(std::span<const Position> positions, std::size_t repeats, std::uint64_t seed,
                              std::span<std::int16_t> values);

}  // namespace jh::play
