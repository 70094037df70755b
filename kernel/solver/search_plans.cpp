// The part of the search that plans whole tricks.
#include <algorithm>
#include <utility>

#include "solver/search.h"

namespace jh::solver {
namespace {

// e^(steps / kCostSteps), by multiplication and division alone, so that it has the same bits on every machine.
constexpr int kCostSteps = 8;
constexpr int kCostTable = 64;
constexpr float kMostSteps = kCostTable;
// Points of difference between guess and level that make a team e times as likely to get its way.
constexpr float kSpread = 20;
// Points by which a guess is corrected if the answer for another level is known. So the next question follows the proof of
// the one before as far as it holds.
constexpr float kOtherLevel = 15;

constexpr auto kCosts = [] {
    std::array<float, 2 * kCostTable + 1> costs{};
    constexpr double kStep = 1.1331484530668263;  // e^(1/8)
    double up = 1;
    double down = 1;
    for (std::size_t i = 0; i <= kCostTable; ++i, up *= kStep, down /= kStep) {
        costs[kCostTable + i] = static_cast<float>(up);
        costs[kCostTable - i] = static_cast<float>(down);
    }
    return costs;
}();

// The number of plans whose guesses are kept, and what stands for a guess that was not made yet. Guesses are kept in
// sixteenths of a point.
constexpr std::size_t kKeptPlans = 512;
constexpr std::int16_t kNotGuessed = -0x8000;
constexpr float kKeptSteps = 16;

// How far the guess must be from the level for one, two and three points to spare: 30, 40 and 50 points.
constexpr std::array<std::size_t, 3> kStepsForSpare = {12, 16, 20};

// Returns the points that Jekyll can spare by the guess, or if negative, that Hyde can.
int spare_points(const Costs& costs) {
    const auto points_of_team = [&](int team) {
        const float against = costs[static_cast<std::size_t>(team ^ 1)];
        const auto is_far = [&](std::size_t steps) { return against >= kCosts[kCostTable + steps]; };
        return static_cast<int>(std::ranges::count_if(kStepsForSpare, is_far));
    };
    return points_of_team(kJekyll) - points_of_team(kHyde);
}

}  // namespace

Search::Planning& Search::planning() {
    if (!planning_)
        planning_ = std::make_unique<Planning>(Planning{Guesses(seating_, holdings_, target_.total_points()),
                                                        std::vector<KeptGuesses>(kKeptPlans),
                                                        std::vector<Plan>(kTricks + 1, Plan(seating_, holdings_))});
    return *planning_;
}

// Returns the guesses for the leaves of this plan: those that were made before, if they were kept. They are kept for the lowest
// plans, and not in longer rounds, whose plans are too many. All other plans share one place.
std::vector<std::int16_t>& Search::kept_guesses(const Plan& plan) {
    const Node& node = plan.node();
    const std::uint32_t sets = std::uint32_t{node.left[0]} << 16 | node.left[1];
    const std::uint32_t mixed = (sets * 0x9E3779B1u ^ (node.taken + node.pile) * 0x85EBCA77u) + node.lead;
    const bool is_kept = node.tricks == plan_from_ && root_.tricks <= plan_from_ + 1;
    const std::size_t place = is_kept ? mixed * 0xC2B2AE3Du >> 16 & (kKeptPlans - 1) : 0;
    KeptGuesses& kept = planning().kept[place];
    if (kept.leaves.empty() || kept.node != node) {
        kept.node = node;
        kept.leaves.assign(plan.leaves(), kNotGuessed);
    }
    return kept.leaves;
}

Costs Search::costs_of(float guess) const {
    const float steps = std::clamp((guess - wanted_) * (kCostSteps / kSpread), -kMostSteps, kMostSteps);
    const int step = static_cast<int>(steps);
    return {kCosts[static_cast<std::size_t>(kCostTable - step)], kCosts[static_cast<std::size_t>(kCostTable + step)]};
}

// Settles the leaves that the bounds or the table decide, and guesses the costs of the others.
void Search::set_leaves(Plan& plan) {
    std::array<Asked, 91 * 4> asked;
    const Table& table = tables_[plan.node().tricks - 1u];
    Guesses& guesses = planning().guesses;
    std::vector<std::int16_t>& kept = kept_guesses(plan);
    bool is_prepared = false;
    for (std::size_t i = 0; i < plan.falls(kJekyll).size(); ++i)
        for (const Asked& one : unbounded_leaves(plan, i, asked)) {
            const Table::Known known = table.find(one.key, points_of(one.node.taken), level_, certain_factors(one.node));
            if (known.slack != Table::kUndecided) {
                plan.set_settled(one.leaf, known.slack);
                continue;
            }
            if (kept[one.leaf] == kNotGuessed) {
                if (!std::exchange(is_prepared, true)) guesses.prepare(plan);
                kept[one.leaf] = static_cast<std::int16_t>(guesses.of(i, one.hyde, one.node) * kKeptSteps);
            }
            float guess = static_cast<float>(kept[one.leaf]) * (1 / kKeptSteps);
            if (known.reaches_other) guess += kOtherLevel;
            if (known.misses_other) guess -= kOtherLevel;
            plan.set_open(one.leaf, costs_of(guess));
        }
}

// Settles the leaves after this fall of Jekyll's cards that the bounds decide, and returns the others.
std::span<const Search::Asked> Search::unbounded_leaves(Plan& plan, std::size_t jekyll_fall, std::span<Asked> asked) const {
    const Table& table = tables_[plan.node().tricks - 1u];
    const Plan::Fall& fall = plan.falls(kJekyll)[jekyll_fall];
    const auto& hydes = plan.falls(kHyde);
    std::size_t count = 0;
    for (std::size_t j = 0; j < hydes.size(); ++j)
        for (unsigned leaders = plan.leaders(fall, hydes[j]); leaders != 0; leaders &= leaders - 1) {
            const auto leader = static_cast<unsigned>(std::countr_zero(leaders));
            Asked& one = asked[count];
            one.leaf = plan.leaf(jekyll_fall, j, leader);
            one.node = plan.child(fall, hydes[j], leader);
            const Holding& jekyll = holdings_[kJekyll][one.node.left[kJekyll]];
            const Holding& hyde = holdings_[kHyde][one.node.left[kHyde]];
            const int bound = bounded(one.node, jekyll.worth + hyde.worth + one.node.pile);
            if (bound != Table::kUndecided) {
                plan.set_settled(one.leaf, bound);
                continue;
            }
            one.hyde = j;
            one.key = keys_.of(one.node, jekyll, hyde);
            table.prefetch(one.key);
            ++count;
        }
    return asked.first(count);
}

std::vector<Search::Leaf> Search::guessed_leaves(Plan& plan) {
    Guesses& guesses = planning().guesses;
    plan.lay_out(root_);
    guesses.prepare(plan);
    std::vector<Leaf> leaves;
    const auto& jekylls = plan.falls(kJekyll);
    const auto& hydes = plan.falls(kHyde);
    for (std::size_t i = 0; i < jekylls.size(); ++i)
        for (std::size_t j = 0; j < hydes.size(); ++j)
            for (unsigned leaders = plan.leaders(jekylls[i], hydes[j]); leaders != 0; leaders &= leaders - 1) {
                const auto leader = static_cast<unsigned>(std::countr_zero(leaders));
                const Node child = plan.child(jekylls[i], hydes[j], leader);
                leaves.push_back({plan.leaf(i, j, leader), guesses.of(i, j, child)});
            }
    return leaves;
}

// Finds the difference at which the costs of both teams are equal.
Search::Estimates Search::estimates(bool of_cards) {
    Plan& plan = planning().plans[root_.tricks];
    const std::vector<Leaf> leaves = guessed_leaves(plan);
    const auto back_up_at = [&](float wanted) {
        wanted_ = wanted;
        for (const Leaf& leaf : leaves) plan.set_open(leaf.index, costs_of(leaf.guess));
        plan.back_up();
    };
    const auto jekylls_part = [](const Costs& costs) { return costs[kJekyll] / (costs[kJekyll] + costs[kHyde]); };
    Estimates estimates;
    float low = -kMaxScore, high = kMaxScore;
    while (high - low > 2) {
        const float middle = (low + high) / 2;
        back_up_at(middle);
        (jekylls_part(plan.costs()) < 0.5f ? low : high) = middle;
    }
    estimates.root = (low + high) / 2;
    if (!of_cards || root_.slot == kSeats - 1) {
        estimates.after.fill(estimates.root);
        return estimates;
    }
    constexpr float kStep = 12;
    constexpr int kSteps = 12;
    const std::size_t camp = seating_.turns[root_.lead][root_.slot];
    std::array<float, kCampCards> last{};
    for (int step = -kSteps; step <= kSteps; ++step) {
        const float wanted = estimates.root + kStep * static_cast<float>(step);
        back_up_at(wanted);
        for (std::size_t i = 0; i < plan.cards(static_cast<int>(camp)).size(); ++i) {
            const float part = jekylls_part(plan.costs_after(i));
            const std::size_t card = camp * kCampCards + holdings_[camp].card(plan.cards(static_cast<int>(camp))[i]).kind;
            if (step == -kSteps || part < 0.5f)
                estimates.after[card] = wanted;
            else if (last[i] < 0.5f)
                estimates.after[card] = wanted - kStep * (part - 0.5f) / (part - last[i]);
            last[i] = part;
        }
    }
    return estimates;
}

// Settles an open leaf. If the guess says that a team gets its way easily, the team is first asked to do so with some points
// to spare. That costs little more, and the answer serves the questions at nearby levels too. Most leaves are asked about at
// several levels, and fewer than one answer in a hundred changes between them.
//
// Why the points may be taken away: the slack of a position falls by one for each point that Jekyll has less (see
// solver/target.h). So the slack of `harder` plus the points taken away bounds the slack of the leaf. If the bound does not
// decide, the leaf itself is asked.
//
// Example: Jekyll is to reach the level at the leaf with 3 points less. If he does with slack 1, the slack of the leaf is at
// least 4. If he misses by 5, the slack of the leaf is at most -2. If he misses by 2, it is at most 1, which decides nothing.
int Search::settled(const Plan& plan, Plan::Index leaf) {
    const Node child = plan.child(leaf);
    const int spare = plan.node().tricks < root_.tricks && child.tricks < plan_from_ ? spare_points(plan.costs_at(leaf)) : 0;
    if (spare != 0) {
        Node harder = child;
        harder.taken -= static_cast<Worth>(spare);
        const int reached = between_tricks(harder);
        const int slack = reached + spare;
        if (stopped_ || (reached >= 0) == (slack >= 0)) return slack;
    }
    return between_tricks(child);
}

int Search::planned(const Node& node) {
    Plan& plan = planning().plans[node.tricks];
    plan.lay_out(node);
    set_leaves(plan);
    plan.back_up();
    while (!plan.is_settled()) {
        const Plan::Index leaf = plan.most_proving();
        const int slack = settled(plan, leaf);
        if (stopped_) return 0;
        plan.set_settled(leaf, slack);
        plan.back_up(leaf);
    }
    return plan.slack();
}

}  // namespace jh::solver
