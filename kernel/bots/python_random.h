// The random numbers of Python's random.Random, so that a seed gives the same move as the former bots in Python.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <random>
#include <span>
#include <utility>

namespace jh::bots {

// Python fills the Mersenne Twister from the 32-bit words of a seed (init_by_array of its authors).
class PythonSeed {
  public:
    using result_type = std::uint32_t;

    explicit PythonSeed(std::uint64_t seed)
        : words_{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)}, used_(words_[1] != 0 ? 2 : 1) {}

    template <class Iterator>
    void generate(Iterator begin, Iterator end) const {
        const auto size = static_cast<std::uint32_t>(std::distance(begin, end));
        begin[0] = 19650218u;
        for (std::uint32_t i = 1; i < size; ++i) begin[i] = 1812433253u * twisted(begin[i - 1]) + i;
        std::uint32_t at = 1;
        const auto advance = [&] {
            if (++at == size) begin[0] = begin[size - 1], at = 1;
        };
        for (std::uint32_t step = 0; step < size; ++step, advance()) {
            const std::uint32_t word = step % used_;
            begin[at] = (begin[at] ^ twisted(begin[at - 1]) * 1664525u) + words_[word] + word;
        }
        for (std::uint32_t step = 1; step < size; ++step, advance())
            begin[at] = (begin[at] ^ twisted(begin[at - 1]) * 1566083941u) - at;
        begin[0] = 0x80000000u;
    }

  private:
    static std::uint32_t twisted(std::uint32_t word) { return word ^ word >> 30; }

    std::uint32_t words_[2];
    std::uint32_t used_;
};

class PythonRandom {
  public:
    explicit PythonRandom(std::uint64_t seed) : PythonRandom(PythonSeed(seed)) {}

    // random.random()
    double unit() {
        const std::uint32_t high = bits(27), low = bits(26);
        return (high * 67108864.0 + low) / 9007199254740992.0;
    }

    // Returns the index that random.choice() takes from this many items.
    std::uint32_t below(std::uint32_t bound) {
        const int width = std::bit_width(bound);
        std::uint32_t value = bits(width);
        while (value >= bound) value = bits(width);
        return value;
    }

    // Reorders as random.sample(items, len(items)) does for up to 21 items.
    template <class T>
    void shuffle(std::span<T> items) {
        for (std::size_t left = items.size(); left > 1; --left)
            std::swap(items[below(static_cast<std::uint32_t>(left))], items[left - 1]);
        std::reverse(items.begin(), items.end());
    }

  private:
    explicit PythonRandom(PythonSeed seed) : twister_(seed) {}

    std::uint32_t bits(int width) { return static_cast<std::uint32_t>(twister_()) >> (32 - width); }

    std::mt19937 twister_;
};

}  // namespace jh::bots
