// What the functions of the module share: the area, refusals, and what is kept between calls.
#pragma once

#include <array>
#include <cstdint>
#include <cstring>
#include <optional>

#include "bots/levels.h"
#include "wasm/interface.h"

#define EXPORT(name) extern "C" __attribute__((export_name(#name))) int name

namespace jh::wasm {

extern std::array<std::uint8_t, kAreaBytes> area;

template <class T>
T question() {
    T value;
    std::memcpy(&value, area.data(), sizeof value);
    return value;
}

template <class T>
void answer(const T& value) {
    std::memcpy(area.data(), &value, sizeof value);
}

// Leaves the reason in the area.
int refuse(const char* why);

inline bool outside(int value, int lowest, int highest) { return value < lowest || value > highest; }

// A brain for the form of a table, if it was loaded.
const std::optional<bots::Brain>& brain_for(const Position& table, BrainKind kind = BrainKind::small);
// What the deciding player has seen, if it was set.
const std::optional<bots::Observed>& sight();
// Why a question about what a seat has seen cannot be answered, or nullptr.
const char* not_ready(bool every_trick, BrainKind needed = BrainKind::small);

}  // namespace jh::wasm
