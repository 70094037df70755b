// What the bindings share. A file of bindings for each area; together they are all that knows Python.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace nb = nanobind;

void bind_position(nb::module_& module);
void bind_playouts(nb::module_& module);
void bind_worlds(nb::module_& module);
void bind_deal(nb::module_& module);
void bind_batch(nb::module_& module);
void bind_solver(nb::module_& module);
void bind_bots(nb::module_& module);
void bind_arithmetic(nb::module_& module);

// A number from Python that must lie in 0..highest.
template <class Number>
Number checked(std::int64_t value, std::int64_t highest, const char* name) {
    if (value < 0 || value > highest)
        throw nb::value_error((std::string(name) + " must be 0 to " + std::to_string(highest) + ", not " +
                               std::to_string(value)).c_str());
    return static_cast<Number>(value);
}

// How many results Python may ask for at once: so many that it is surely a mistake, few enough to count in bytes.
inline constexpr std::int64_t kMostResults = std::int64_t{1} << 32;

// Numbers that Python owns from here on, as a memoryview: numpy takes it without copying, and is not needed to read it.
template <class Number, class Item>
nb::ndarray<nb::memview, Number, nb::c_contig> handed_over(std::vector<Item> items,
                                                           std::initializer_list<std::size_t> shape) {
    auto kept = std::make_unique<std::vector<Item>>(std::move(items));
    auto* data = reinterpret_cast<Number*>(kept->data());
    nb::capsule owner(kept.get(), [](void* pointer) noexcept { delete static_cast<std::vector<Item>*>(pointer); });
    kept.release();
    return {data, shape, owner};
}
