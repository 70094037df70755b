#include "review/assess.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <span>

#include "bots/arithmetic.h"
#include "bots/search.h"
#include "play/playout.h"
#include "play/worlds.h"

namespace jh::review {
namespace {

using namespace bots;

constexpr double kTrust = 0.75;    // exponent of the likelihood, the same as for `master`
constexpr double kBoldness = 0.7;  // of the search, the same as for `master`
constexpr std::size_t kWarmUp = 4;  // the first of so many parts of a search does not count
constexpr std::size_t kGroupSize = 80, kMaxGroupSize = 800;  // worlds of a group, in the first trick and at most

// Worlds with their weights: how plausible they are.
struct Weighed {
    std::vector<Hands> worlds;
    std::vector<double> weights;
    bool every = false;  // these are all worlds that fit
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

// An independent sample of worlds. `weight` is how plausible the candidates are together from which it was drawn.
struct Group {
    std::vector<Hands> worlds;
    double weight = 0;
};

// Draws a group of worlds, each as often as it is plausible, in random order. If every world is known, all groups are drawn
// from all of them. Otherwise the candidates were drawn by lot themselves, so each group has its own.
Group drawn_group(const Weighed& weighed, std::size_t number, std::size_t groups, std::size_t size, Random& random) {
    const std::size_t all = weighed.worlds.size();
    const std::size_t first = weighed.every ? 0 : all * number / groups;
    const std::size_t last = weighed.every ? all : all * (number + 1) / groups;
    const std::span weights = std::span(weighed.weights).subspan(first, last - first);
    Group group;
    for (const double weight : weights) group.weight += weight;
    std::vector<std::uint32_t> chosen(size);
    resample(weights, random, chosen);
    random.shuffle(std::span(chosen));
    for (const std::uint32_t index : chosen) group.worlds.push_back(weighed.worlds[first + index]);
    return group;
}

// Later in a round a world is played out sooner, and a search finds more. So groups grow as the round gets shorter.
std::size_t group_size(const Seen& seen, std::size_t at_the_deal) {
    const Position table = seen.with(seen.view().open);
    const auto left = static_cast<std::size_t>(std::popcount(table.cards_in_hands() | seen.view().unseen) + table.trick_size);
    return std::min(at_the_deal * kCards * kCards / (left * left), kMaxGroupSize);
}

// What a move brings in the worlds of a group, for Jekyll: the mean of a search for what follows.
double value_in(const Group& group, const Seen& seen, const Brain& brain, int action, Random random) {
    Remembered after;
    std::vector<Hands> hands;
    double total = 0;
    for (const Hands& world : group.worlds) {
        after = seen.with(world);
        apply(after, action);
        hands.push_back(after.hands);
        total += value_of(after);
    }
    if (after.over()) return total / static_cast<double>(group.worlds.size());
    SearchPlan plan;
    plan.iterations = hands.size();
    plan.boldness = kBoldness;
    return searched_mean(after, hands, brain, plan, hands.size() / kWarmUp, random);
}

struct Mean {
    double value, error;
};

// An outcome that no world has shown may still be possible. Errors are as if one more world had differed by this many points.
constexpr double kUnseen = 100;
// Few groups may carry most of the weight, and outcomes are skewed: without this factor some 93.5 % instead of 95 % of the
// values were within 1.96 errors of a run with 20 times the work.
constexpr double kTails = 1.1;

// Returns the mean over groups by their weights. Its error follows from the differences between the groups.
Mean mean_of(std::span<const double> values, std::span<const double> weights, double worlds) {
    double sum = 0, squared_weights = 0, total = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        sum += weights[i];
        squared_weights += weights[i] * weights[i];
        total += weights[i] * values[i];
    }
    const double value = total / sum;
    double squares = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double deviation = weights[i] * (values[i] - value);
        squares += deviation * deviation;
    }
    // With few groups their differences say less: Student's t instead of the normal distribution.
    const double freedom = std::max(sum * sum / squared_weights - 1, 1.0);
    const double variance = squares / (sum * sum) * (freedom + 1) / freedom;
    const double student = 1 + 1.21 / freedom + 1.44 / (freedom * freedom);  // its 97.5 % point, in those of the normal
    const double unseen = kUnseen / worlds;
    return {value, kTails * student * std::sqrt(variance + unseen * unseen)};
}

using Results = std::vector<double>;  // of a move, by group

std::vector<MoveWorth> worths(std::span<const int> actions, const std::vector<Results>& results,
                              std::span<const double> weights, std::size_t worlds) {
    const auto mean = [&](const Results& values) { return mean_of(values, weights, static_cast<double>(worlds)); };
    std::vector<Mean> means;
    for (const Results& result : results) means.push_back(mean(result));
    std::vector<std::size_t> order(actions.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return means[a].value > means[b].value; });
    std::vector<MoveWorth> moves;
    for (const std::size_t i : order) {
        Results behind = results[order[0]];
        for (std::size_t j = 0; j < behind.size(); ++j) behind[j] -= results[i][j];
        const Mean loss = i == order[0] ? Mean{0, 0} : mean(behind);
        moves.push_back({actions[i], means[i].value, means[i].error, loss.value, loss.error});
    }
    return moves;
}

}  // namespace

Assessment assess(const Seen& seen, const Brain& brain, const Work& work, std::uint64_t seed, const Stop& stop) {
    Random random(seed);
    const Weighed weighed = weighed_worlds(seen, brain, work.candidates, random, stop);
    std::vector<int> actions;
    for (std::uint32_t legal = seen.legal(); legal != 0; legal &= legal - 1) actions.push_back(std::countr_zero(legal));
    const double sign = seen.with({}).camp(seen.observer()) == kHyde ? -1 : 1;
    const std::size_t wanted = std::max<std::size_t>(work.worlds / kGroupSize, 2);
    const std::size_t groups = weighed.every ? wanted : std::min(wanted, weighed.worlds.size());
    const std::size_t size = group_size(seen, std::max<std::size_t>(std::min(kGroupSize, work.worlds / groups), 1));
    std::vector<Results> results(actions.size());
    std::vector<double> weights;
    for (std::size_t i = 0; i < groups && !(stop && stop()); ++i) {
        const Group group = drawn_group(weighed, i, groups, size, random);
        weights.push_back(group.weight);
        for (std::size_t move = 0; move < actions.size(); ++move)
            results[move].push_back(sign * value_in(group, seen, brain, actions[move], Random(seed, i + 1)));
    }
    return {worths(actions, results, weights, groups * size), beliefs_of(weighed)};
}

}  // namespace jh::review
