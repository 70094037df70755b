// A small network with sparse inputs and one hidden layer. Each input is also connected to the outputs directly.
// It learns in floating point and plays with integers, which is twice as fast and the same on every machine.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>
#include <vector>

#include "bots/features.h"

namespace jh::bots {

// `Shape` says how many inputs, hidden units and outputs there are, and which integer stands for 1.
template <class Number, class Shape>
class Network {
    static constexpr std::size_t inputs = Shape::kInputs, hidden = Shape::kHidden, outputs = Shape::kOutputs;

  public:
    static constexpr std::size_t kHidden = hidden;
    static constexpr std::size_t kOutputs = outputs;
#ifdef __AVX2__
    static constexpr std::size_t kPackBytes = 32;
#else
    static constexpr std::size_t kPackBytes = 16;
#endif
    static constexpr std::size_t kMostPacks = 12;  // summed at a time, so that they fit the registers
    static constexpr std::size_t kPackSize = kPackBytes / sizeof(Number);
    static constexpr std::size_t kWidth = (hidden + outputs + 15) / 16 * 16;  // the length of an input's row
    static constexpr std::size_t kBias = inputs * kWidth;    // a row that is always on
    static constexpr std::size_t kReadout = kBias + kWidth;  // a row of hidden weights for each output
    static constexpr std::size_t kSize = kReadout + outputs * hidden;
    static constexpr int kUnit = std::is_integral_v<Number> ? Shape::kUnit : 1;

    // The values of the hidden units (sums below 0 become 0), then the sums that reach the outputs directly.
    using Sums = std::array<Number, kWidth>;

    Network() : weights_(kSize) {}

    std::span<Number> weights() { return weights_; }
    std::span<const Number> weights() const { return weights_; }

    void sum(const Features& features, Sums& sums) const {
        constexpr std::size_t kPacks = kWidth * sizeof(Number) / sizeof(Pack);
        constexpr std::size_t kParts = (kPacks + kMostPacks - 1) / kMostPacks, kPart = kPacks / kParts;
        static_assert(kPart * kParts == kPacks);
        for (std::size_t part = 0; part < kParts; ++part) {
            const std::size_t first = part * kPart * kPackSize;
            Pack packs[kPart];  // in registers: each sum is stored once
            std::memcpy(packs, weights_.data() + kBias + first, sizeof packs);
            for (const std::size_t feature : features) {
                const Number* row = weights_.data() + feature * kWidth + first;
                for (std::size_t i = 0; i < kPart; ++i) packs[i] += pack_at(row + i * kPackSize);
            }
            std::memcpy(sums.data() + first, packs, sizeof packs);
        }
        for (std::size_t i = 0; i < hidden; ++i) sums[i] = std::max(sums[i], Number{0});
    }

    float output(const Sums& sums, std::size_t number) const {
        const Number* row = weights_.data() + kReadout + number * hidden;
        Wide total = Wide{sums[hidden + number]} * kUnit;
        if constexpr (std::is_integral_v<Number>) {  // exact in any order; compilers know an instruction for this loop
            for (std::size_t i = 0; i < hidden; ++i) total += Wide{row[i]} * Wide{sums[i]};
        } else {
            std::array<Wide, kLanes> lanes{};  // in a fixed order, whatever the width of the processor's registers
            for (std::size_t i = 0; i < hidden; i += kLanes)
                for (std::size_t lane = 0; lane < kLanes; ++lane) lanes[lane] += row[i + lane] * sums[i + lane];
            for (const Wide lane : lanes) total += lane;
        }
        return static_cast<float>(total) / (kUnit * kUnit);
    }

  private:
    using Wide = std::conditional_t<std::is_integral_v<Number>, std::int32_t, float>;
    static constexpr std::size_t kLanes = 8;
    static_assert(hidden % kLanes == 0);

    // Numbers that the compiler adds with vector instructions, on any processor.
    typedef Number Pack __attribute__((vector_size(kPackBytes)));
    static Pack pack_at(const Number* numbers) {
        Pack pack;
        std::memcpy(&pack, numbers, sizeof pack);
        return pack;
    }

    std::vector<Number> weights_;
};

}  // namespace jh::bots
