#include "bots/training.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numbers>

#include "play/playout.h"

namespace jh::bots {
namespace {

constexpr float kHundred = 100;

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
void start(Net& net, Random& random) {
    constexpr float kSpread = 0.15f;
    for (std::size_t row = 0; row < Net::kReadout; row += Net::kWidth)
        for (std::size_t i = 0; i < Net::kHidden; ++i)
            net.weights()[row + i] = kSpread * static_cast<float>(2 * random.unit() - 1);
}

std::int16_t as_whole(float weight, int unit) {
    constexpr float kHighest = 32767;
    const float whole = weight * static_cast<float>(unit);
    return static_cast<std::int16_t>(std::lround(std::clamp(whole, -kHighest, kHighest)));
}

float along_half_cosine(float first, float last, double progress) {
    const double left = (1 + std::cos(progress * std::numbers::pi)) / 2;
    return last + (first - last) * static_cast<float>(left);
}

}  // namespace

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

template <class Policy>
Training<Policy>::Training(Form form, std::uint64_t seed, const TrainingPlan& plan)
    : form_(form), plan_(plan), random_(seed, static_cast<std::uint64_t>(form)),
      policy_learner_(PolicyNetwork::kSize), value_learner_(ValueNetwork::kSize) {
    start(policy_, random_);
    start(value_, random_);
}

template <class Policy>
void Training<Policy>::decide(Remembered& position) {
    const std::uint32_t legal = legal_actions(position);
    const int decider = position.decider();
    Choice& choice = choices_.emplace_back();
    choice.camp = static_cast<std::uint8_t>(position.camp(decider));
    choice.seat = static_cast<std::uint8_t>(decider);
    choice.turn_camp = static_cast<std::uint8_t>(position.camp(position.on_turn()));
    choice.value_features = OpenValue::features(position);
    value_.sum(choice.value_features, choice.value_sums);
    const float ahead = value_.output(choice.value_sums, 0);
    choice.value = choice.turn_camp == kHyde ? -ahead : ahead;
    choice.policy_features = Policy::features(position);
    policy_.sum(choice.policy_features, choice.policy_sums);
    for (std::uint32_t left = legal; left != 0; left &= left - 1) {
        const auto action = static_cast<unsigned>(std::countr_zero(left));
        choice.odds.action[choice.odds.size] = static_cast<std::uint8_t>(action);
        choice.odds.value[choice.odds.size++] =
            policy_.output(choice.policy_sums, relative_action(action, choice.camp, choice.seat));
    }
    softmax(choice.odds, [](float x) { return std::exp(x); });  // the shipped weights were made with std::exp: docs/bots.md
    choice.chosen = drawn(choice.odds, random_);
    apply(position, choice.odds.action[choice.chosen]);
}

template <class Policy>
void Training<Policy>::play_round() {
    const std::size_t first = choices_.size();
    Remembered position{deal_position(form_, random_)};
    while (!position.over()) decide(position);
    trace_back(first, static_cast<float>(value_of(position)) / kHundred);
}

// Computes advantages by generalised advantage estimation, by Schulman and others.
template <class Policy>
void Training<Policy>::trace_back(std::size_t first, float outcome) {
    float next = outcome, advantage = 0;
    for (std::size_t i = choices_.size(); i-- > first;) {
        advantage = next - choices_[i].value + plan_.trace * advantage;
        choices_[i].advantage = advantage;
        next = choices_[i].value;
    }
}

template <class Policy>
void Training<Policy>::learn_policy(const Choice& choice, float advantage, float entropy_worth) {
    const Odds& odds = choice.odds;
    float entropy = 0;
    for (std::size_t i = 0; i < odds.size; ++i) entropy -= odds.value[i] * std::log(odds.value[i] + 1e-9f);
    std::array<std::uint8_t, Odds::kMaxSize> outputs;
    std::array<float, Odds::kMaxSize> pull;
    for (std::size_t i = 0; i < odds.size; ++i) {
        const float probability = odds.value[i];
        outputs[i] = static_cast<std::uint8_t>(relative_action(odds.action[i], choice.camp, choice.seat));
        pull[i] = advantage * (probability - (i == choice.chosen ? 1.0f : 0.0f)) +
                  entropy_worth * probability * (std::log(probability + 1e-9f) + entropy);
    }
    pull_outputs(policy_, policy_learner_.gradient(), choice.policy_features, choice.policy_sums,
                 std::span(outputs.data(), odds.size), std::span(pull.data(), odds.size));
}

template <class Policy>
void Training<Policy>::learn_value(const Choice& choice) {
    constexpr std::uint8_t kOnly = 0;
    const float pull = choice.turn_camp == kHyde ? choice.advantage : -choice.advantage;
    pull_outputs(value_, value_learner_.gradient(), choice.value_features, choice.value_sums,
                 std::span(&kOnly, 1), std::span(&pull, 1));
}

template <class Policy>
void Training<Policy>::learn_batch(TrainingReport& report) {
    const double progress = static_cast<double>(batch_) / static_cast<double>(plan_.batches);
    float squares = 0;
    for (const Choice& choice : choices_) squares += choice.advantage * choice.advantage;
    const auto count = static_cast<float>(choices_.size());
    const float spread = std::sqrt(squares / count) + 1e-6f;
    const float entropy_worth = along_half_cosine(plan_.first_entropy, plan_.last_entropy, progress);
    for (const Choice& choice : choices_) {
        const float advantage = (choice.camp == kHyde ? -choice.advantage : choice.advantage) / spread;
        if (choice.odds.size > 1) learn_policy(choice, advantage, entropy_worth);
        learn_value(choice);
        for (std::size_t i = 0; i < choice.odds.size; ++i)
            report.entropy -= choice.odds.value[i] * std::log(choice.odds.value[i] + 1e-9f) / count;
    }
    report.surprise += spread * kHundred;
    const float rate = along_half_cosine(plan_.first_rate, plan_.last_rate, progress);
    policy_learner_.step(policy_.weights(), rate, 1 / count);
    value_learner_.step(value_.weights(), rate, 1 / count);
}

template <class Policy>
std::vector<std::int16_t> Training<Policy>::weights() const {
    std::vector<std::int16_t> whole;
    for (const float weight : policy_.weights()) whole.push_back(as_whole(weight, Policy::kUnit));
    return whole;
}

template <class Policy>
TrainingReport Training<Policy>::advance(std::size_t batches) {
    TrainingReport report;
    const std::size_t last = std::min(batch_ + batches, plan_.batches);
    const auto played = static_cast<float>(last - batch_);
    for (; batch_ < last; ++batch_) {
        choices_.clear();
        for (std::size_t round = 0; round < plan_.rounds; ++round) play_round();
        learn_batch(report);
    }
    return {batch_, report.surprise / played, report.entropy / played};
}

template class Training<SmallPolicy>;
template class Training<LargePolicy>;

}  // namespace jh::bots
