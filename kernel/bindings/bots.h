// What the bindings of the bots share.
#pragma once

#include <array>
#include <cstdint>
#include <tuple>
#include <vector>

#include "bindings/bindings.h"
#include "bots/match_objective.h"
#include "bots/seen.h"

using Totals = std::array<std::int64_t, jh::rules::kSeats>;
using Plays = std::vector<std::tuple<std::int64_t, std::int64_t>>;  // card, holder

inline std::vector<jh::bots::PastPlay> plays_of(const Plays& past) {
    std::vector<jh::bots::PastPlay> plays;
    for (const auto& [card, holder] : past)
        plays.push_back({checked<std::uint8_t>(card, jh::rules::kCards - 1, "a card"),
                         checked<std::uint8_t>(holder, jh::rules::kSeats - 1, "a holder")});
    return plays;
}

inline jh::bots::Standing standing_of(const Totals& totals, std::int64_t target, const jh::rules::Position& table) {
    constexpr std::int64_t kHighestTotal = 1'000'000'000;
    jh::bots::Standing standing{{}, checked<int>(target, kHighestTotal, "target")};
    for (std::size_t seat = 0; seat < totals.size(); ++seat)
        standing.totals[seat] = checked<int>(totals[seat], kHighestTotal, "a total");
    if (const char* why = jh::bots::impossible(standing, table)) throw nb::value_error(why);
    return standing;
}
