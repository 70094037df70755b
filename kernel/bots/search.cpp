#include "bots/search.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <numeric>

#include "bots/arithmetic.h"
#include "play/playout.h"

namespace jh::bots {
namespace {

constexpr double kValueUnit = 100;  // values in the tree are in hundreds of points, or in the unit of the objective

constexpr std::size_t kMaxReserved = std::size_t{1} << 16;
constexpr std::size_t kMaxWorlds = 4096;  // more worlds would make little difference
constexpr int kInferenceShare = 4;         // inference gets this fraction of the time: 1 / 4

// Returns when to stop weighing worlds, so that time is left for the search.
Deadline inference_deadline(const Deadline& deadline) {
    const auto now = std::chrono::steady_clock::now();
    return deadline ? Deadline(now + (*deadline - now) / kInferenceShare) : std::nullopt;
}

// Looks at the clock before every sixteenth descent, except the first.
bool may_go_on(std::size_t descents, const Deadline& deadline) {
    return descents % 16 != 0 || descents == 0 || !passed(deadline);
}

struct Edge {
    std::uint8_t action;
    std::uint32_t child;  // index of a node; 0, the root, means not yet in the tree
    std::uint32_t visits;
    double total;  // for Jekyll
};

// The state after a sequence of public moves. Which moves are legal depends on the world.
struct Node {
    std::uint32_t visits = 0;
    double total = 0;
    std::vector<Edge> edges;
};

const Manner& manner_of_decider(const Position& position, const Cast& cast) {
    return cast[static_cast<std::size_t>(position.decider())];
}

// Draws the moves of every seat by its own policy.
struct CastPolicy {
    const Cast& cast;

    int choose(const Remembered& position, std::uint32_t legal, Random& random) const {
        return LearnedPolicy{*manner_of_decider(position, cast).brain}.choose(position, legal, random);
    }
};

Cast cast_of(const Brain& brain) {
    Cast cast;
    cast.fill({&brain});
    return cast;
}

class Tree {
  public:
    Tree(const SearchPlan& plan, const Objective* objective, Random& random)
        : plan_(plan), objective_(objective), random_(random) {
        nodes_.reserve(std::min(plan.iterations, kMaxReserved) + 1);
        nodes_.emplace_back();
    }

    void descend(Remembered position, const Cast& cast);
    std::vector<MoveStatistics> statistics(int camp, std::uint32_t legal) const;
    double total() const { return nodes_[0].total; }  // of all descents, for Jekyll

  private:
    struct Step {
        std::uint32_t node;
        std::size_t edge;
    };

    std::size_t edge_of(std::uint32_t node, int action);
    std::size_t chosen_edge(std::uint32_t node, const Remembered& position, const Manner& manner);
    Odds prior(const Remembered& position, std::uint32_t legal, const Brain& brain) const;
    double final_value(const Position& position) const;
    double played_out(Remembered& position, const Cast& cast);
    void back_up(double value);

    const SearchPlan& plan_;
    const Objective* objective_;
    Random& random_;
    std::vector<Node> nodes_;
    std::vector<Step> path_;
};

std::size_t Tree::edge_of(std::uint32_t node, int action) {
    std::vector<Edge>& edges = nodes_[node].edges;
    for (std::size_t i = 0; i < edges.size(); ++i)
        if (edges[i].action == action) return i;
    edges.push_back({static_cast<std::uint8_t>(action), 0, 0, 0});
    return edges.size() - 1;
}

// Chooses by PUCT (Rosin; Silver): the mean so far, plus a bonus for moves that the policy likes and that were seldom tried.
std::size_t Tree::chosen_edge(std::uint32_t node, const Remembered& position, const Manner& manner) {
    const std::uint32_t legal = legal_actions(position);
    if (std::has_single_bit(legal)) return edge_of(node, std::countr_zero(legal));
    if (!manner.searches) return edge_of(node, LearnedPolicy{*manner.brain}.choose(position, legal, random_));
    const Odds odds = prior(position, legal, *manner.brain);
    const double sign = position.camp(position.decider()) == kHyde ? -1 : 1;
    const double mean = nodes_[node].visits == 0 ? 0 : nodes_[node].total / nodes_[node].visits;
    std::array<std::size_t, Odds::kMaxSize> edges{};
    std::uint32_t visits = 1;
    for (std::size_t i = 0; i < odds.size; ++i) {
        edges[i] = edge_of(node, odds.action[i]);
        visits += nodes_[node].edges[edges[i]].visits;
    }
    const double boldness = plan_.boldness * std::sqrt(visits);
    double best_score = -std::numeric_limits<double>::infinity();
    std::size_t best = edges[0];
    for (std::size_t i = 0; i < odds.size; ++i) {
        const Edge& edge = nodes_[node].edges[edges[i]];
        const double seen = edge.visits == 0 ? mean : edge.total / edge.visits;
        const double score = sign * seen + boldness * odds.value[i] / (1 + edge.visits);
        if (score > best_score) best_score = score, best = edges[i];
    }
    return best;
}

Odds Tree::prior(const Remembered& position, std::uint32_t legal, const Brain& brain) const {
    Odds odds = brain.odds(position, legal);
    if (plan_.prior == 1) return odds;
    const std::span values(odds.value.data(), odds.size);
    for (float& value : values) value = static_cast<float>(portable_pow(value, plan_.prior));
    const float total = std::accumulate(values.begin(), values.end(), 0.0f);
    for (float& value : values) value /= total;
    return odds;
}

double Tree::final_value(const Position& position) const {
    return objective_ ? (*objective_)(position.score(kJekyll), position.score(kHyde)) : value_of(position) / kValueUnit;
}

double Tree::played_out(Remembered& position, const Cast& cast) {
    CastPolicy policy{cast};
    play_out(position, policy, random_);
    return final_value(position);
}

void Tree::back_up(double value) {
    for (const Step& step : path_) {
        Node& node = nodes_[step.node];
        ++node.visits;
        node.total += value;
        ++node.edges[step.edge].visits;
        node.edges[step.edge].total += value;
    }
}

void Tree::descend(Remembered position, const Cast& cast) {
    path_.clear();
    std::uint32_t node = 0;
    bool in_tree = true;
    while (in_tree && !position.over()) {
        const std::size_t edge = chosen_edge(node, position, manner_of_decider(position, cast));
        path_.push_back({node, edge});
        apply(position, nodes_[node].edges[edge].action);
        const std::uint32_t child = nodes_[node].edges[edge].child;
        in_tree = child != 0;
        if (!in_tree) {
            nodes_[node].edges[edge].child = static_cast<std::uint32_t>(nodes_.size());
            nodes_.emplace_back();
        }
        node = child;
    }
    back_up(played_out(position, cast));
}

std::vector<MoveStatistics> Tree::statistics(int camp, std::uint32_t legal) const {
    std::vector<MoveStatistics> moves;
    for (; legal != 0; legal &= legal - 1) {
        MoveStatistics move{std::countr_zero(legal), 0, 0};
        for (const Edge& edge : nodes_[0].edges)
            if (edge.action == move.action && edge.visits > 0)
                move = {move.action, edge.visits, (camp == kHyde ? -1 : 1) * edge.total / edge.visits};
        moves.push_back(move);
    }
    std::stable_sort(moves.begin(), moves.end(), [](const MoveStatistics& a, const MoveStatistics& b) {
        return a.visits != b.visits ? a.visits > b.visits : a.value > b.value;
    });
    return moves;
}

}  // namespace

std::vector<MoveStatistics> search_worlds(const Remembered& table, std::span<const Hands> worlds, const Brain& brain,
                                          const SearchPlan& plan, const Objective* objective, Random& random,
                                          const Deadline& deadline) {
    Remembered position = table;
    const Cast cast = cast_of(brain);
    Tree tree(plan, objective, random);
    for (std::size_t i = 0; i < plan.iterations && may_go_on(i, deadline); ++i) {
        position.hands = worlds[i % worlds.size()];
        tree.descend(position, cast);
    }
    return tree.statistics(table.camp(table.decider()), legal_actions(position));
}

double searched_mean(const Remembered& table, std::span<const Hands> worlds, const Brain& brain, const SearchPlan& plan,
                     std::size_t warm_up, Random& random) {
    Remembered position = table;
    const Cast cast = cast_of(brain);
    Tree tree(plan, nullptr, random);
    double before = 0;
    for (std::size_t i = 0; i < plan.iterations; ++i) {
        if (i == warm_up) before = tree.total();
        position.hands = worlds[i % worlds.size()];
        tree.descend(position, cast);
    }
    return kValueUnit * (tree.total() - before) / static_cast<double>(plan.iterations - warm_up);
}

std::vector<MoveStatistics> search(const Seen& seen, const Brain& brain, const SearchPlan& plan,
                                   const Objective* objective, std::uint64_t seed, const Deadline& deadline) {
    if (std::has_single_bit(seen.legal())) return {{std::countr_zero(seen.legal()), 0, 0}};
    Random random(seed);
    const std::size_t count = std::min(plan.iterations, kMaxWorlds);
    const std::vector<Hands> worlds =
        plan.inference.trust > 0
            ? plausible_worlds(seen, brain, plan.inference, count, random, inference_deadline(deadline))
            : uniform_worlds(seen, count, random);
    return search_worlds(seen.with({}), worlds, brain, plan, objective, random, deadline);
}

std::vector<MoveStatistics> search_kinds(const Seen& seen, std::span<const Kind> kinds, const SearchPlan& plan,
                                         const Objective* objective, std::uint64_t seed, const Deadline& deadline) {
    if (std::has_single_bit(seen.legal())) return {{std::countr_zero(seen.legal()), 0, 0}};
    Random random(seed);
    const std::size_t count = std::min(plan.iterations, kMaxWorlds);
    const std::vector<Guess> guesses =
        plausible_guesses(seen, kinds, plan.inference, count, random, inference_deadline(deadline));
    Tree tree(plan, objective, random);
    for (std::size_t i = 0; i < plan.iterations && may_go_on(i, deadline); ++i) {
        const Guess& guess = guesses[i % guesses.size()];
        tree.descend(seen.with(guess.hands), guess.cast);
    }
    return tree.statistics(seen.with({}).camp(seen.observer()), seen.legal());
}

}  // namespace jh::bots
