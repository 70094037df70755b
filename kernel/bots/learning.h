// What the trainings share: the optimiser, the gradient of a network, and how settings change along the way.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "bots/features.h"
#include "rules/random.h"

namespace jh::bots {

// The Adam optimiser, by Kingma and Ba.
class Adam {
  public:
    explicit Adam(std::size_t size) : gradient_(size), mean_(size), square_(size) {}

    float* gradient() { return gradient_.data(); }
    // Moves the weights against the gradient that was gathered since the last step.
    void step(std::span<float> weights, float rate, float scale);

    // Calls `visit` with the address and the number of all that lasts from one step to the next.
    template <class Self, class Visit>
    static void visit_state(Self& self, Visit&& visit) {
        visit(self.mean_.data(), self.mean_.size());
        visit(self.square_.data(), self.square_.size());
        visit(&self.mean_left_, 1);
        visit(&self.square_left_, 1);
    }

  private:
    std::vector<float> gradient_, mean_, square_;
    double mean_left_ = 1, square_left_ = 1;
};

// Goes from `first` to `last` along a half cosine, while progress goes from 0 to 1.
float along_half_cosine(float first, float last, double progress);

// Returns the weights as the integers that a Brain takes.
std::vector<std::int16_t> whole_weights(std::span<const float> weights, int unit);

// Adds the gradient that moves the outputs by -pull[i].
template <class Net>
void pull_outputs(const Net& net, float* gradient, const Features& features, const typename Net::Sums& sums,
                  std::span<const std::uint8_t> outputs, std::span<const float> pull) {
    std::array<float, Net::kWidth> row{};
    for (std::size_t k = 0; k < outputs.size(); ++k) {
        const std::size_t readout = Net::kReadout + outputs[k] * Net::kHidden;
        const float* weights = net.weights().data() + readout;
        float* readout_gradient = gradient + readout;
        for (std::size_t i = 0; i < Net::kHidden; ++i) {
            row[i] += pull[k] * weights[i];
            readout_gradient[i] += pull[k] * sums[i];
        }
        row[Net::kHidden + outputs[k]] = pull[k];
    }
    for (std::size_t i = 0; i < Net::kHidden; ++i) row[i] = sums[i] > 0 ? row[i] : 0;
    const auto add_row = [&](std::size_t first) {
        for (std::size_t i = 0; i < Net::kWidth; ++i) gradient[first + i] += row[i];
    };
    for (const std::size_t feature : features) add_row(feature * Net::kWidth);
    add_row(Net::kBias);
}

// Sets small random weights into the hidden units. The weights out of them stay 0.
template <class Net>
void start(Net& net, rules::Random& random) {
    constexpr float kSpread = 0.15f;
    for (std::size_t row = 0; row < Net::kReadout; row += Net::kWidth)
        for (std::size_t i = 0; i < Net::kHidden; ++i)
            net.weights()[row + i] = kSpread * static_cast<float>(2 * random.unit() - 1);
}

}  // namespace jh::bots
