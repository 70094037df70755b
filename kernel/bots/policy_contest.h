// Compares two policies without search: thousands of boards a second, to follow a training.
#pragma once

#include <cstddef>
#include <cstdint>

#include "bots/policy.h"
#include "play/batch.h"

namespace jh::bots {

struct Margin {
    double mean = 0;   // points per deal
    double error = 0;  // standard error over boards
};

// Returns how many points per deal the challenger makes more than the rival. Both play their likeliest moves. Every deal is
// played twice, the second time with the camps exchanged. Needs two boards or more.
Margin policy_margin(Form form, const Brain& challenger, const Brain& rival, std::size_t boards, std::uint64_t seed);

}  // namespace jh::bots
