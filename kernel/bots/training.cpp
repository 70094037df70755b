#include "bots/training.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <utility>

#include "play/playout.h"

namespace jh::bots {
namespace {

constexpr float kHundred = 100;

}  // namespace

template <class Policy>
Training<Policy>::Training(Form form, std::uint64_t seed, const TrainingPlan& plan, std::optional<Brain> rival)
    : form_(form), plan_(plan), rival_(std::move(rival)), random_(seed, static_cast<std::uint64_t>(form)),
      policy_learner_(PolicyNetwork::kSize), value_learner_(ValueNetwork::kSize) {
    start(policy_, random_);
    start(value_, random_);
}

template <class Policy>
void Training<Policy>::decide(Remembered& position, int rival_camp) {
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
    if (choice.camp == rival_camp) return apply(position, LearnedPolicy{*rival_}.choose(position, legal, random_));
    choice.learns = !std::has_single_bit(legal);
    choice.odds = odds_of(choice, position, legal);
    choice.chosen = drawn(choice.odds, random_);
    apply(position, choice.odds.action[choice.chosen]);
}

template <class Policy>
Odds Training<Policy>::odds_of(Choice& choice, const Remembered& position, std::uint32_t legal) const {
    if (!choice.learns) return {1, {static_cast<std::uint8_t>(std::countr_zero(legal))}, {1}};
    Odds odds;
    choice.policy_features = Policy::features(position);
    policy_.sum(choice.policy_features, choice.policy_sums);
    for (; legal != 0; legal &= legal - 1) {
        const auto action = static_cast<unsigned>(std::countr_zero(legal));
        odds.action[odds.size] = static_cast<std::uint8_t>(action);
        odds.value[odds.size++] = policy_.output(choice.policy_sums, relative_action(action, choice.camp, choice.seat));
    }
    softmax(odds, [](float x) { return std::exp(x); });  // the shipped weights were made with std::exp: docs/bots.md
    return odds;
}

template <class Policy>
void Training<Policy>::play_round() {
    const std::size_t first = choices_.size();
    Remembered position{deal_position(form_, random_)};
    const int rival_camp = rival_ ? static_cast<int>(random_.below(2)) : -1;
    while (!position.over()) decide(position, rival_camp);
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
        if (choice.learns) learn_policy(choice, advantage, entropy_worth);
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
    return whole_weights(policy_.weights(), Policy::kUnit);
}

// Calls `visit` with the address and the number of all that changes while it learns.
template <class Policy>
template <class Self, class Visit>
void Training<Policy>::visit_state(Self& self, Visit&& visit) {
    visit(&self.batch_, 1);
    visit(&self.random_, 1);
    visit(self.policy_.weights().data(), self.policy_.weights().size());
    visit(self.value_.weights().data(), self.value_.weights().size());
    Adam::visit_state(self.policy_learner_, visit);
    Adam::visit_state(self.value_learner_, visit);
}

template <class Policy>
std::vector<std::byte> Training<Policy>::state() const {
    std::vector<std::byte> state;
    visit_state(*this, [&](const auto* items, std::size_t count) {
        const std::span bytes = std::as_bytes(std::span(items, count));
        state.insert(state.end(), bytes.begin(), bytes.end());
    });
    return state;
}

template <class Policy>
bool Training<Policy>::resume(std::span<const std::byte> state) {
    if (state.size() != this->state().size()) return false;
    std::size_t batch;
    std::memcpy(&batch, state.data(), sizeof batch);
    if (batch > plan_.batches) return false;
    visit_state(*this, [&](auto* items, std::size_t count) {
        std::memcpy(items, state.data(), count * sizeof *items);
        state = state.subspan(count * sizeof *items);
    });
    return true;
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
