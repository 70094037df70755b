#include "review/assess.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <span>

#include "bots/arithmetic.h"
#include "play/playout.h"
#include "play/worlds.h"

namespace jh::review {
namespace {

using namespace bots;

constexpr double kTrust = 0.75;      // exponent of the likelihood, the same as for `master`
constexpr std::size_t kGroups = 40;  // independent samples of worlds, if all worlds are known

// Worlds with their probabilities. `every` tells whether these are all worlds that fit.
struct Weighed {
    std::vector<Hands> worlds;
    std::vector<double> weights;
    bool every = false;
};

Weighed weighed_worlds(const Seen& seen, const Brain& brain, std::size_t candidates, Random& random, const Stop& stop) {
    const Worlds all(seen.view());
    Weighed weighed;
    weighed.every = all.count() <= candidates;
    const std::size_t count = weighed.every ? static_cast<std::size_t>(all.count()) : candidates;
    for (std::size_t i = 0; i < count && !(i % 256 == 255 && stop && stop()); ++i) {
        weighed.worlds.push_back(weighed.every ? all.at(i) : all.draw(random));
        weighed.weights.push_back(kTrust * seen.log_likelihood(brain, weighed.worlds.back()));
    }
    const double highest = *std::max_element(weighed.weights.begin(), weighed.weights.end());
    for (double& weight : weighed.weights) weight = portable_exp(weight - highest);
    scale_weights(weighed.weights);
    return weighed;
}

Beliefs beliefs_of(const Weighed& weighed) {
    Beliefs beliefs{};
    for (std::size_t i = 0; i < weighed.worlds.size(); ++i)
        for (std::size_t seat = 0; seat < kSeats; ++seat)
            for (CardMask hand = weighed.worlds[i][seat]; hand != 0; hand &= hand - 1)
                beliefs[seat][static_cast<std::size_t>(std::countr_zero(hand))] += weighed.weights[i];
    return beliefs;
}

// A world to play in. Worlds of different clusters are independent of each other, which the errors count on.
struct Drawn {
    std::uint32_t world, cluster;
};

// Draws worlds, each as often as it is plausible. If every world is known, the sample is made of independent groups, and
// only they vary. Otherwise the candidates were drawn by lot, and all draws of one candidate stand and fall together.
std::vector<Drawn> drawn_worlds(const Weighed& weighed, std::size_t count, Random& random) {
    std::vector<Drawn> drawn;
    const std::size_t groups = weighed.every ? std::min(kGroups, count) : 1;
    for (std::size_t group = 0; group < groups; ++group) {
        std::vector<std::uint32_t> chosen(count * (group + 1) / groups - count * group / groups);
        resample(weighed.weights, random, chosen);
        for (const std::uint32_t world : chosen)
            drawn.push_back({world, weighed.every ? static_cast<std::uint32_t>(group) : world});
    }
    return drawn;
}

// The results of a move, as sums over clusters.
using Results = std::vector<double>;

struct Mean {
    double value, error;
};

// The mean over all draws, and its standard error from the differences between clusters.
Mean mean_of(std::span<const double> results, std::span<const double> sizes) {
    double total = 0, size = 0, squared_sizes = 0;
    for (std::size_t i = 0; i < sizes.size(); ++i) total += results[i], size += sizes[i], squared_sizes += sizes[i] * sizes[i];
    const double value = total / size;
    double squares = 0;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        const double deviation = results[i] - value * sizes[i];
        squares += deviation * deviation;
    }
    const double clusters = size * size / squared_sizes;  // as many as clusters of equal size would be
    return {value, clusters > 1.5 ? std::sqrt(squares * clusters / (clusters - 1)) / size : 0};
}

// Plays every move to the end in every drawn world, with the same random numbers for all moves of a world.
std::vector<Results> played_out(const Seen& seen, const Brain& brain, const Weighed& weighed,
                                std::span<const Drawn> drawn, std::span<const int> actions, std::uint64_t seed,
                                const Stop& stop) {
    const double sign = seen.with({}).camp(seen.observer()) == kHyde ? -1 : 1;
    LearnedPolicy policy{brain};
    std::vector<Results> results(actions.size());
    for (std::size_t i = 0, cluster = 0; i < drawn.size(); ++i) {
        if (i == 0 || drawn[i].cluster != drawn[cluster].cluster) {
            if (stop && stop()) break;
            for (Results& result : results) result.push_back(0);
            cluster = i;
        }
        for (std::size_t move = 0; move < actions.size(); ++move) {
            Position position = seen.with(weighed.worlds[drawn[i].world]);
            Random random(seed, i + 1);
            apply(position, actions[move]);
            play_out(position, policy, random);
            results[move].back() += sign * value_of(position);
        }
    }
    return results;
}

std::vector<double> sizes_of(std::span<const Drawn> drawn) {
    std::vector<double> sizes;
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        if (i == 0 || drawn[i].cluster != drawn[i - 1].cluster) sizes.push_back(0);
        ++sizes.back();
    }
    return sizes;
}

std::vector<MoveWorth> worths(std::span<const int> actions, const std::vector<Results>& results,
                              std::span<const double> sizes) {
    std::vector<Mean> means;
    for (const Results& result : results) means.push_back(mean_of(result, sizes.first(result.size())));
    std::vector<std::size_t> order(actions.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return means[a].value > means[b].value; });
    std::vector<MoveWorth> moves;
    for (const std::size_t i : order) {
        Results behind = results[order[0]];
        for (std::size_t j = 0; j < behind.size(); ++j) behind[j] -= results[i][j];
        const Mean loss = mean_of(behind, sizes.first(behind.size()));
        moves.push_back({actions[i], means[i].value, means[i].error, loss.value, loss.error});
    }
    return moves;
}

}  // namespace

Assessment assess(const Seen& seen, const Brain& brain, const Work& work, std::uint64_t seed, const Stop& stop) {
    Random random(seed);
    const Weighed weighed = weighed_worlds(seen, brain, work.candidates, random, stop);
    const std::vector<Drawn> drawn = drawn_worlds(weighed, work.worlds, random);
    std::vector<int> actions;
    for (std::uint32_t legal = seen.legal(); legal != 0; legal &= legal - 1) actions.push_back(std::countr_zero(legal));
    const auto results = played_out(seen, brain, weighed, drawn, actions, seed, stop);
    return {worths(actions, results, sizes_of(drawn)), beliefs_of(weighed)};
}

}  // namespace jh::review
