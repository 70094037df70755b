// Learning by self-play (advantage actor-critic). The policy is pushed towards moves that turned out better than the value
// network expected, and the value network towards the outcome. docs/bots.md has the details.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "bots/learning.h"
#include "bots/policy.h"
#include "play/batch.h"
#include "rules/random.h"

namespace jh::bots {

struct TrainingPlan {
    std::size_t batches = 30'000;
    std::size_t rounds = 128;      // in a batch
    float first_rate = 2e-3f;      // the learning rate, which falls to last_rate along a half cosine
    float last_rate = 2e-5f;
    float first_entropy = 0.03f;   // weight of the entropy bonus, in standard deviations of the outcome
    float last_entropy = 0.01f;
    float trace = 0.9f;            // how far back a surprise reaches: 0 for one decision, 1 for the whole round
};

struct TrainingReport {
    std::size_t batches = 0;
    float surprise = 0;   // root mean square of outcome minus expectation, in points
    float entropy = 0;    // mean over the choices, in nats
};

template <class Policy>
class Training {
  public:
    // Plays against itself, or against `rival` alone: then one team of every round is the rival's.
    Training(Form form, std::uint64_t seed, const TrainingPlan& plan, std::optional<Brain> rival = std::nullopt);

    bool done() const { return batch_ == plan_.batches; }
    // Plays and learns from this many more batches, and reports on them.
    TrainingReport advance(std::size_t batches);
    // Returns the policy learnt so far, as the integers that a Brain takes.
    std::vector<std::int16_t> weights() const;

    // Returns all that changes while it learns. A training made in the same way goes on from there.
    std::vector<std::byte> state() const;
    // Takes up such a state. Returns false, and changes nothing, if it cannot be one.
    bool resume(std::span<const std::byte> state);

  private:
    using PolicyNetwork = Network<float, Policy>;
    using ValueNetwork = Network<float, OpenValue>;

    // A decision of a round, as it was made.
    struct Choice {
        Features policy_features, value_features;
        typename PolicyNetwork::Sums policy_sums;
        typename ValueNetwork::Sums value_sums;
        Odds odds;  // probabilities
        std::size_t chosen;
        std::uint8_t camp;       // of the team that chose
        std::uint8_t seat;
        std::uint8_t turn_camp;  // of the team on turn
        float value;             // expected outcome before the choice, for Jekyll, in hundreds of points
        float advantage;         // for Jekyll
        bool learns = false;     // whether the policy made it among several moves
    };

    void play_round();
    void decide(Remembered& round, int rival_camp);
    Odds odds_of(Choice& choice, const Remembered& position, std::uint32_t legal) const;
    void trace_back(std::size_t first, float outcome);
    void learn_policy(const Choice& choice, float advantage, float entropy_worth);
    void learn_value(const Choice& choice);
    void learn_batch(TrainingReport& report);
    template <class Self, class Visit>
    static void visit_state(Self& self, Visit&& visit);

    Form form_;
    TrainingPlan plan_;
    std::optional<Brain> rival_;
    Random random_;
    PolicyNetwork policy_;
    ValueNetwork value_;
    Adam policy_learner_, value_learner_;
    std::vector<Choice> choices_;
    std::size_t batch_ = 0;
};

}  // namespace jh::bots
