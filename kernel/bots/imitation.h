// Learning to play like flat Monte Carlo, from its moves. The small network sees all that such a player looks at.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "bots/learning.h"
#include "bots/policy.h"
#include "play/batch.h"

namespace jh::bots {

struct ImitationPlan {
    std::size_t batches = 3000;
    std::size_t rounds = 8;    // in a batch
    std::size_t worlds = 100;  // that the imitated player tries
    float first_rate = 2e-3f;  // the learning rate, which falls to last_rate along a half cosine
    float last_rate = 2e-5f;
};

struct ImitationReport {
    std::size_t batches = 0;
    double likelihood = 0;  // mean logarithm of the probability of the moves imitated
};

class Imitation {
  public:
    // In half of the rounds both teams play flat Monte Carlo, in the others `rival` plays one of them.
    Imitation(Form form, std::uint64_t seed, const ImitationPlan& plan, Brain rival);

    bool done() const { return batch_ == plan_.batches; }
    // Plays and learns from this many more batches, and reports on them.
    ImitationReport advance(std::size_t batches);
    std::vector<std::int16_t> weights() const { return whole_weights(network_.weights(), SmallPolicy::kUnit); }

  private:
    using Net = Network<float, SmallPolicy>;

    void play_round();
    int imitate(const Remembered& round, std::uint32_t legal);

    Form form_;
    ImitationPlan plan_;
    Brain rival_;
    Random random_;
    Net network_;
    Adam learner_;
    std::size_t batch_ = 0;
    std::size_t moves_ = 0;   // learnt from since the last step
    double likelihood_ = 0;   // sum over these moves
};

}  // namespace jh::bots
