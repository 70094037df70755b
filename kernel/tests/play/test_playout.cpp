#include "play/playout.h"

#include <array>
#include <cmath>
#include <numeric>
#include <vector>

#include "tests/check.h"
#include "tests/rounds.h"

namespace {

using namespace jh::play;
using namespace jh::rules;

struct Moments {
    double value = 0, square = 0, decisions = 0;
};

// Computes the distribution of uniformly random play by trying everything.
Moments exact(const Position& position) {
    if (position.over()) {
        const double value = value_of(position);
        return {value, value * value, 0};
    }
    Moments sum;
    const std::uint32_t legal = legal_actions(position);
    const double moves = std::popcount(legal);
    for (std::uint32_t left = legal; left != 0; left &= left - 1) {
        Position next = position;
        apply(next, std::countr_zero(left));
        const Moments its = exact(next);
        sum.value += its.value / moves;
        sum.square += its.square / moves;
        sum.decisions += (its.decisions + 1) / moves;
    }
    return sum;
}

// Quick playouts have their own representation of a round, so they are compared with the exact distribution.
void quick_playouts_have_the_exact_mean() {
    constexpr std::size_t repeats = 4000;
    std::vector<std::int16_t> values(repeats);
    double worst = 0;
    for (const Form form : kForms) {
        Random random(11, static_cast<std::uint64_t>(form));
        for (int i = 0; i < 60; ++i) {
            const Position position = late_position(form, random, 4 + i % 4);
            const Moments expected = exact(position);
            const auto decisions = static_cast<double>(random_playouts({&position, 1}, repeats, random.next(), values));
            const double mean = std::accumulate(values.begin(), values.end(), 0.0) / repeats;
            const double deviation = std::sqrt(std::max(0.0, expected.square - expected.value * expected.value));
            const double error = std::abs(mean - expected.value);
            CHECK(error <= 4.5 * deviation / std::sqrt(double{repeats}) + 1e-9);
            worst = std::max(worst, deviation);
            CHECK(std::abs(decisions / repeats - expected.decisions) < 0.1);
        }
    }
    CHECK(worst > 20);  // else nothing was tested
}

void quick_playouts_agree_with_the_uniform_policy_on_whole_rounds() {
    constexpr std::size_t repeats = 20000;
    for (const Form form : kForms) {
        Random random(12, static_cast<std::uint64_t>(form));
        const Position position = deal_position(form, random);
        std::vector<std::int16_t> quick(repeats), plain(repeats);
        UniformPolicy policy;
        const auto quick_decisions = static_cast<double>(random_playouts({&position, 1}, repeats, 1, quick));
        const auto plain_decisions = static_cast<double>(playouts({&position, 1}, repeats, 2, plain, policy));
        const auto mean = [](const auto& values) {
            return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
        };
        CHECK(std::abs(mean(quick) - mean(plain)) < 4.5 * 133 * std::sqrt(2.0 / repeats));
        CHECK(std::abs(quick_decisions - plain_decisions) / repeats < 0.2);
    }
}

void a_playout_depends_on_the_seed_and_its_number_only() {
    Random random(13);
    const std::array<Position, 2> positions = {deal_position(Form::kFourA, random),
                                               deal_position(Form::kThree, random)};
    std::vector<std::int16_t> all(20), first(10);
    random_playouts(positions, 10, 99, all);
    random_playouts({positions.data(), 1}, 10, 99, first);
    for (std::size_t i = 0; i < first.size(); ++i) CHECK(all[i] == first[i]);
    std::vector<std::int16_t> again(20);
    random_playouts(positions, 10, 99, again);
    CHECK(all == again);
    random_playouts(positions, 10, 100, again);
    CHECK(all != again);
}

void a_policy_can_be_slotted_in() {
    struct LowestMove {
        int choose(const Position&, std::uint32_t legal, Random&) const { return std::countr_zero(legal); }
    } lowest;
    Random random(14);
    const Position position = deal_position(Form::kFourB, random);
    std::vector<std::int16_t> values(3);
    playouts({&position, 1}, 3, 1, values, lowest);
    CHECK(values[0] == values[1] && values[1] == values[2]);
}

}  // namespace

int main() {
    quick_playouts_have_the_exact_mean();
    quick_playouts_agree_with_the_uniform_policy_on_whole_rounds();
    a_playout_depends_on_the_seed_and_its_number_only();
    a_policy_can_be_slotted_in();
}
