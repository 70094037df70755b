// A seeded random generator that gives the same numbers on every machine and with every compiler.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace jh::rules {

// xoshiro256** by Blackman and Vigna. splitmix64 fills its state from a seed and a stream number.
class Random {
  public:
    explicit Random(std::uint64_t seed, std::uint64_t stream = 0) {
        std::uint64_t state = seed ^ mixed(stream + kGolden);
        for (std::uint64_t& word : state_) word = mixed(state += kGolden);
    }

    std::uint64_t next() {
        const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
        const std::uint64_t shifted = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = std::rotl(state_[3], 45);
        return result;
    }

    // Returns a number in 0..bound-1, uniformly and without bias (Lemire's method); bound > 0.
    std::uint32_t below(std::uint32_t bound) { return fitted(static_cast<std::uint32_t>(next() >> 32), bound); }

    // Does the same with 32 random bits that the caller has already drawn. Draws again if they would cause a bias.
    std::uint32_t fitted(std::uint32_t bits, std::uint32_t bound) {
        std::uint64_t product = static_cast<std::uint64_t>(bits) * bound;
        if (static_cast<std::uint32_t>(product) < bound) [[unlikely]] {
            const std::uint32_t threshold = (0u - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * bound;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    // Returns a number in 0..bound-1, uniformly and without bias; bound > 0.
    std::uint64_t below64(std::uint64_t bound) {
        const std::uint64_t threshold = (0u - bound) % bound;
        std::uint64_t value = next();
        while (value < threshold) value = next();
        return value % bound;
    }

    // Returns a number in [0, 1) with 53 random bits.
    double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

    template <class T>
    void shuffle(std::span<T> items) {
        for (std::size_t i = items.size(); i > 1; --i)
            std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
    }

  private:
    static constexpr std::uint64_t kGolden = 0x9E3779B97F4A7C15u;

    static constexpr std::uint64_t mixed(std::uint64_t z) {
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
        return z ^ (z >> 31);
    }

    std::uint64_t state_[4];
};

}  // namespace jh::rules
