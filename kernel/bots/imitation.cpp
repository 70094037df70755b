#include "bots/imitation.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

#include "bots/monte_carlo.h"

namespace jh::bots {

Imitation::Imitation(Form form, std::uint64_t seed, const ImitationPlan& plan, Brain rival)
    : form_(form), plan_(plan), rival_(std::move(rival)), random_(seed, static_cast<std::uint64_t>(form)), learner_(Net::kSize) {
    start(network_, random_);
}

// Learns from the move that flat Monte Carlo makes, and returns it.
int Imitation::imitate(const Remembered& round, std::uint32_t legal) {
    const int move = flat_monte_carlo(round, plan_.worlds, random_.next());
    const auto seat = static_cast<unsigned>(round.decider());
    const int camp = round.camp(static_cast<int>(seat));
    const Features features = SmallPolicy::features(round);
    Net::Sums sums;
    network_.sum(features, sums);
    Odds odds{};
    std::array<std::uint8_t, Odds::kMaxSize> outputs;
    std::size_t made = 0;
    for (; legal != 0; legal &= legal - 1) {
        const int action = std::countr_zero(legal);
        if (action == move) made = odds.size;
        outputs[odds.size] = static_cast<std::uint8_t>(relative_action(static_cast<unsigned>(action), camp, seat));
        odds.action[odds.size] = static_cast<std::uint8_t>(action);
        odds.value[odds.size] = network_.output(sums, outputs[odds.size]);
        ++odds.size;
    }
    softmax(odds, [](float x) { return std::exp(x); });
    likelihood_ += std::log(odds.value[made] + 1e-9f);
    ++moves_;
    odds.value[made] -= 1;
    pull_outputs(network_, learner_.gradient(), features, sums, std::span(outputs.data(), odds.size),
                 std::span(odds.value.data(), odds.size));
    return move;
}

void Imitation::play_round() {
    Remembered round{deal_position(form_, random_)};
    const bool with_rival = random_.below(2) == 0;
    const int rival_camp = static_cast<int>(random_.below(2));
    const LearnedPolicy rival{rival_};
    while (!round.over()) {
        const std::uint32_t legal = legal_actions(round);
        if (std::has_single_bit(legal))
            apply(round, std::countr_zero(legal));
        else if (with_rival && round.camp(round.decider()) == rival_camp)
            apply(round, rival.choose(round, legal, random_));
        else
            apply(round, imitate(round, legal));
    }
}

ImitationReport Imitation::advance(std::size_t batches) {
    const std::size_t last = std::min(batch_ + batches, plan_.batches);
    const auto played = static_cast<double>(last - batch_);
    ImitationReport report;
    for (; batch_ < last; ++batch_) {
        moves_ = 0;
        likelihood_ = 0;
        for (std::size_t i = 0; i < plan_.rounds; ++i) play_round();
        const double progress = static_cast<double>(batch_) / static_cast<double>(plan_.batches);
        learner_.step(network_.weights(), along_half_cosine(plan_.first_rate, plan_.last_rate, progress),
                      1 / static_cast<float>(moves_));
        report.likelihood += likelihood_ / static_cast<double>(moves_) / played;
    }
    report.batches = batch_;
    return report;
}

}  // namespace jh::bots
