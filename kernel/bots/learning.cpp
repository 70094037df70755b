#include "bots/learning.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace jh::bots {

void Adam::step(std::span<float> weights, float rate, float scale) {
    constexpr float kMeanKept = 0.9f, kSquareKept = 0.999f, kTiny = 1e-8f;
    mean_left_ *= kMeanKept;
    square_left_ *= kSquareKept;
    const float corrected = rate * static_cast<float>(std::sqrt(1 - square_left_) / (1 - mean_left_));
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const float gradient = gradient_[i] * scale;
        mean_[i] += (1 - kMeanKept) * (gradient - mean_[i]);
        square_[i] += (1 - kSquareKept) * (gradient * gradient - square_[i]);
        weights[i] -= corrected * mean_[i] / (std::sqrt(square_[i]) + kTiny);
        gradient_[i] = 0;
    }
}

float along_half_cosine(float first, float last, double progress) {
    const double left = (1 + std::cos(progress * std::numbers::pi)) / 2;
    return last + (first - last) * static_cast<float>(left);
}

std::vector<std::int16_t> whole_weights(std::span<const float> weights, int unit) {
    constexpr float kHighest = 32767;
    std::vector<std::int16_t> whole;
    for (const float weight : weights) {
        const float scaled = std::clamp(weight * static_cast<float>(unit), -kHighest, kHighest);
        whole.push_back(static_cast<std::int16_t>(std::lround(scaled)));
    }
    return whole;
}

}  // namespace jh::bots
