// What the files of the bindings share. No other part of the kernel knows Python.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "rules/position.h"

namespace nb = nanobind;

void bind_position(nb::module_& module);
void bind_playouts(nb::module_& module);
void bind_worlds(nb::module_& module);
void bind_deal(nb::module_& module);
void bind_batch(nb::module_& module);
void bind_solver(nb::module_& module);
void bind_bots(nb::module_& module);
void bind_levels(nb::module_& module);
void bind_review(nb::module_& module);
void bind_arithmetic(nb::module_& module);

// Hands as Python sees them: four masks.
using HandsTuple = std::tuple<std::uint32_t, std::uint32_t, std::uint32_t, std::uint32_t>;
inline HandsTuple as_tuple(const jh::rules::Hands& hands) { return {hands[0], hands[1], hands[2], hands[3]}; }

// Returns the moment this many seconds from now. A deadline more than a year away counts as none, because the clock cannot
// count that far.
inline std::optional<std::chrono::steady_clock::time_point> moment_in(std::optional<double> seconds) {
    using Clock = std::chrono::steady_clock;
    constexpr double kYear = 3.2e7;
    if (!seconds || !(*seconds < kYear)) return std::nullopt;
    const std::chrono::duration<double> wait(std::max(*seconds, 0.0));
    return Clock::now() + std::chrono::duration_cast<Clock::duration>(wait);
}

// Returns a number from Python, or raises ValueError if it is not in 0..highest.
template <class Number>
Number checked(std::int64_t value, std::int64_t highest, const char* name) {
    if (value < 0 || value > highest)
        throw nb::value_error((std::string(name) + " must be 0 to " + std::to_string(highest) + ", not " +
                               std::to_string(value)).c_str());
    return static_cast<Number>(value);
}

// How many results Python may ask for at once. More is surely a mistake, and their bytes can still be counted.
inline constexpr std::int64_t kMaxResults = std::int64_t{1} << 32;

// Hands numbers over to Python as a memoryview. numpy can use it without copying, but is not needed to read it.
template <class Number, class Item>
nb::ndarray<nb::memview, Number, nb::c_contig> handed_over(std::vector<Item> items,
                                                           std::initializer_list<std::size_t> shape) {
    auto kept = std::make_unique<std::vector<Item>>(std::move(items));
    auto* data = reinterpret_cast<Number*>(kept->data());
    nb::capsule owner(kept.get(), [](void* pointer) noexcept { delete static_cast<std::vector<Item>*>(pointer); });
    kept.release();
    return {data, shape, owner};
}
