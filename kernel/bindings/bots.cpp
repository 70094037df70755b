#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <atomic>
#include <cstring>
#include <mutex>
#include <optional>
#include <tuple>
#include <variant>
#include <vector>

#include "bindings/bots.h"
#include "bots/imitation.h"
#include "bots/monte_carlo.h"
#include "bots/policy.h"
#include "bots/policy_contest.h"
#include "bots/levels.h"
#include "bots/search.h"
#include "bots/training.h"

using namespace jh;
using namespace nb::literals;
using rules::Position;

namespace {

constexpr std::size_t kMaxKinds = 8;
constexpr std::int64_t kMaxCandidates = 100'000;  // more would make it impossible to keep a deadline

using MoveTuple = std::tuple<int, std::uint32_t, double>;

bots::Brain brain_of(const nb::bytes& stored) {
    std::vector<std::int16_t> weights(stored.size() / sizeof(std::int16_t));
    if (stored.size() % sizeof(std::int16_t) != 0) throw nb::value_error("these are not a brain's weights");
    std::memcpy(weights.data(), stored.data(), stored.size());
    if (const char* why = bots::Brain::impossible(weights)) throw nb::value_error(why);
    return bots::Brain(weights);
}

const Position& in_play(const Position& position) {
    if (position.over()) throw nb::value_error("the round is over");
    return position;
}

bots::Seen seen(const Position& position, const Plays& past, std::int64_t first_leader) {
    std::vector<bots::PastPlay> plays = plays_of(past);
    const auto leader = checked<int>(first_leader, rules::kSeats - 1, "first_leader");
    if (const char* why = bots::impossible(in_play(position), plays, leader)) throw nb::value_error(why);
    return {position, std::move(plays), leader};
}

std::vector<std::tuple<int, float>> odds(const bots::Brain& brain, const bots::Seen& seen) {
    const bots::Odds odds = brain.odds(seen.some_world(), seen.legal());
    std::vector<std::tuple<int, float>> moves;
    for (std::size_t i = 0; i < odds.size; ++i) moves.emplace_back(odds.action[i], odds.value[i]);
    return moves;
}

int monte_carlo(const bots::Seen& seen, std::int64_t worlds, std::uint64_t seed, std::optional<double> seconds) {
    const bots::Deadline deadline = moment_in(seconds);
    return bots::flat_monte_carlo(seen, checked<std::size_t>(worlds, kMaxResults, "worlds"), seed, deadline);
}

std::vector<MoveTuple> as_tuples(const std::vector<bots::MoveStatistics>& moves) {
    std::vector<MoveTuple> tuples;
    for (const auto& [action, visits, value] : moves) tuples.emplace_back(action, visits, value);
    return tuples;
}

// Returns a number from Python that is neither NaN nor infinite nor negative, or raises ValueError.
double amount(double value, const char* name) {
    if (!(value >= 0 && value <= 1e6)) throw nb::value_error((std::string(name) + " must be 0 to 1000000").c_str());
    return value;
}

bots::SearchPlan plan_of(std::int64_t iterations, std::int64_t candidates, double trust, double boldness, double prior) {
    bots::SearchPlan plan;
    plan.iterations = std::max<std::size_t>(checked<std::size_t>(iterations, kMaxResults, "iterations"), 1);
    plan.inference.candidates = std::max<std::size_t>(checked<std::size_t>(candidates, kMaxCandidates, "candidates"), 1);
    plan.inference.trust = amount(trust, "trust");
    plan.boldness = amount(boldness, "boldness");
    plan.prior = amount(prior, "prior");
    return plan;
}

std::vector<MoveTuple> searched(const bots::Seen& seen, const bots::Brain& brain, const bots::SearchPlan& plan,
                                const Totals& totals, std::int64_t target, std::uint64_t seed,
                                std::optional<double> seconds) {
    const bots::Deadline deadline = moment_in(seconds);
    const Position table = seen.with({});
    const auto objective = bots::match_objective(standing_of(totals, target, table), table, seen.observer());
    return as_tuples(bots::search(seen, brain, plan, objective ? &*objective : nullptr, seed, deadline));
}

using KindTuple = std::tuple<const bots::Brain*, double, bool>;  // network, prior, searches

std::vector<MoveTuple> searched_kinds(const bots::Seen& seen, const std::vector<KindTuple>& kinds, const bots::SearchPlan& plan,
                                      const Totals& totals, std::int64_t target, std::uint64_t seed,
                                      std::optional<double> seconds) {
    const bots::Deadline deadline = moment_in(seconds);
    if (kinds.empty() || kinds.size() > kMaxKinds) throw nb::value_error("there are 1 to 8 kinds of players");
    std::vector<bots::Kind> checked_kinds;
    for (const auto& [brain, prior, searches] : kinds) {
        if (brain == nullptr) throw nb::value_error("a kind of player needs a brain");
        if (!(prior > 0 && prior <= 1)) throw nb::value_error("the prior of a kind is above 0 and at most 1");
        checked_kinds.push_back({{brain, searches}, prior});
    }
    const Position table = seen.with({});
    const auto objective = bots::match_objective(standing_of(totals, target, table), table, seen.observer());
    return as_tuples(bots::search_kinds(seen, checked_kinds, plan, objective ? &*objective : nullptr, seed, deadline));
}

std::vector<MoveTuple> searched_open(const Position& position, const Plays& past, std::int64_t first_leader,
                                     const bots::Brain& brain, const bots::SearchPlan& plan, std::uint64_t seed,
                                     std::optional<double> seconds) {
    const bots::Deadline deadline = moment_in(seconds);
    rules::Random random(seed);
    const bots::Remembered round = seen(position, past, first_leader).with(position.hands);
    return as_tuples(bots::search_worlds(round, {&position.hands, 1}, brain, plan, nullptr, random, deadline));
}

std::vector<HandsTuple> plausible(const bots::Seen& seen, const bots::Brain& brain, std::int64_t count, std::uint64_t seed) {
    rules::Random random(seed);
    const auto wanted = std::max<std::size_t>(checked<std::size_t>(count, kMaxCandidates, "count"), 1);
    std::vector<HandsTuple> worlds;
    for (const rules::Hands& hands :
         bots::plausible_worlds(seen, brain, bots::kMasterPlan.inference, wanted, random, std::nullopt))
        worlds.push_back(as_tuple(hands));
    return worlds;
}

// A learner that one thread at a time may advance. Other threads wait without holding the GIL; `done` never waits.
template <class Learner>
class BoundLearner {
  public:
    explicit BoundLearner(Learner learner) : learner_(std::move(learner)), done_(learner_.done()) {}

    bool done() const { return done_; }
    auto advance(std::int64_t batches) {
        const auto more = checked<std::size_t>(batches, kMaxResults, "batches");
        nb::gil_scoped_release release;
        const std::lock_guard lock(mutex_);
        const auto report = learner_.advance(more);
        done_ = learner_.done();
        return report;
    }
    nb::bytes weights() {
        return as_bytes(between_batches([](Learner& learner) { return learner.weights(); }));
    }
    nb::bytes state() {
        return as_bytes(between_batches([](Learner& learner) { return learner.state(); }));
    }
    void resume(const nb::bytes& state) {
        const std::span bytes(static_cast<const std::byte*>(state.data()), state.size());
        const bool resumed = between_batches([&](Learner& learner) {
            const bool possible = learner.resume(bytes);
            done_ = learner.done();
            return possible;
        });
        if (!resumed) throw nb::value_error("this is not the state of such a training");
    }

  private:
    template <class Use>
    auto between_batches(Use&& use) {
        nb::gil_scoped_release release;
        const std::lock_guard lock(mutex_);
        return use(learner_);
    }
    template <class Item>
    static nb::bytes as_bytes(const std::vector<Item>& items) {
        return nb::bytes(items.data(), items.size() * sizeof(Item));
    }

    std::mutex mutex_;
    Learner learner_;
    std::atomic<bool> done_;
};

// The training of a small or a large policy.
class EitherTraining {
  public:
    EitherTraining(play::Form form, std::uint64_t seed, std::int64_t batches, std::int64_t rounds, bool large,
                   std::optional<bots::Brain> rival)
        : training_(large ? Either(std::in_place_type<Large>, form, seed, plan_of(batches, rounds),
                                   std::move(rival))
                          : Either(std::in_place_type<Small>, form, seed, plan_of(batches, rounds),
                                   std::move(rival))) {}

    bool done() const {
        return std::visit([](const auto& training) { return training.done(); }, training_);
    }
    bots::TrainingReport advance(std::size_t batches) {
        return std::visit([&](auto& training) { return training.advance(batches); }, training_);
    }
    std::vector<std::int16_t> weights() const {
        return std::visit([](const auto& training) { return training.weights(); }, training_);
    }
    std::vector<std::byte> state() const {
        return std::visit([](const auto& training) { return training.state(); }, training_);
    }
    bool resume(std::span<const std::byte> state) {
        return std::visit([&](auto& training) { return training.resume(state); }, training_);
    }

  private:
    static bots::TrainingPlan plan_of(std::int64_t batches, std::int64_t rounds) {
        bots::TrainingPlan plan;
        plan.batches = checked<std::size_t>(batches, kMaxResults, "batches");
        plan.rounds = checked<std::size_t>(rounds, kMaxResults, "rounds");
        return plan;
    }

    using Small = bots::Training<bots::SmallPolicy>;
    using Large = bots::Training<bots::LargePolicy>;
    using Either = std::variant<Small, Large>;

    Either training_;
};

using BoundTraining = BoundLearner<EitherTraining>;
using BoundImitation = BoundLearner<bots::Imitation>;

play::Form form_of(std::int64_t form) { return checked<play::Form>(form, 2, "form"); }

std::tuple<double, double> policy_margin(std::int64_t form, const bots::Brain& challenger, const bots::Brain& rival,
                                         std::int64_t boards, std::uint64_t seed) {
    const auto count = std::max<std::size_t>(checked<std::size_t>(boards, kMaxResults, "boards"), 2);
    const bots::Margin margin = bots::policy_margin(form_of(form), challenger, rival, count, seed);
    return {margin.mean, margin.error};
}

bots::ImitationPlan imitation_plan(std::int64_t batches) {
    bots::ImitationPlan plan;
    plan.batches = checked<std::size_t>(batches, kMaxResults, "batches");
    return plan;
}

}  // namespace

void bind_bots(nb::module_& module) {
    using Unlocked = nb::call_guard<nb::gil_scoped_release>;
    nb::class_<bots::Brain>(module, "Brain", "The learned policy for one form of the game.")
        .def("__init__", [](bots::Brain* self, const nb::bytes& weights) { new (self) bots::Brain(brain_of(weights)); },
             "weights"_a)
        .def("odds", &odds, "seen"_a, "Return every legal action with its probability.");
    nb::class_<bots::Seen>(module, "Seen", "What the deciding player knows. Of the hidden hands only the counts are kept.")
        .def("__init__",
             [](bots::Seen* self, const Position& position, const Plays& past, std::int64_t first_leader) {
                 new (self) bots::Seen(seen(position, past, first_leader));
             },
             "position"_a, "past"_a, "first_leader"_a);
    nb::class_<bots::SearchPlan>(module, "SearchPlan", "The settings of a search.")
        .def("__init__",
             [](bots::SearchPlan* self, std::int64_t iterations, std::int64_t candidates, double trust, double boldness,
                double prior) {
                 new (self) bots::SearchPlan(plan_of(iterations, candidates, trust, boldness, prior));
             },
             nb::kw_only(), "iterations"_a, "candidates"_a, "trust"_a, "boldness"_a, "prior"_a = 1.0);
    module.def("monte_carlo", &monte_carlo, "seen"_a, "worlds"_a, "seed"_a, "seconds"_a = nb::none(), Unlocked());
    module.def("search", &searched, "seen"_a, "brain"_a, "plan"_a, "totals"_a, "target"_a, "seed"_a,
               "seconds"_a = nb::none(), Unlocked(), "Return action, visits and value of every legal move, the best first.");
    module.def("search_kinds", &searched_kinds, "seen"_a, "kinds"_a, "plan"_a, "totals"_a, "target"_a, "seed"_a,
               "seconds"_a = nb::none(), Unlocked(),
               "Do the same as search() with opponents of several kinds: network, prior, and whether such a player searches. "
               "The first kind is the player's own.");
    module.def("plausible_worlds", &plausible, "seen"_a, "brain"_a, "count"_a, "seed"_a, Unlocked(),
               "Return hands that fit, each as often as the inference of `master` makes it plausible.");
    module.def("search_open", &searched_open, "position"_a, "past"_a, "first_leader"_a, "brain"_a, "plan"_a, "seed"_a,
               "seconds"_a = nb::none(), Unlocked(), "Do the same as search() with open hands.");
    module.def("policy_margin", &policy_margin, "form"_a, "challenger"_a, "rival"_a, "boards"_a, "seed"_a, Unlocked(),
               "Return the points per deal that a policy alone makes against another, and the standard error.");
    nb::class_<BoundTraining>(module, "Training", "The training of a brain that plays against itself, or against a rival alone.")
        .def("__init__",
             [](BoundTraining* self, std::int64_t form, std::uint64_t seed, std::int64_t batches, std::int64_t rounds,
                bool large, const bots::Brain* rival) {
                 const auto opponent = rival ? std::optional(*rival) : std::nullopt;
                 new (self) BoundTraining({form_of(form), seed, batches, rounds, large, opponent});
             },
             "form"_a, "seed"_a, "batches"_a, "rounds"_a, "large"_a = false, "rival"_a = nb::none())
        .def_prop_ro("done", &BoundTraining::done)
        .def("advance",
             [](BoundTraining& training, std::int64_t batches) {
                 const bots::TrainingReport report = training.advance(batches);
                 return std::tuple(report.batches, report.surprise, report.entropy);
             },
             "batches"_a,
             "Play more batches. Return the batches so far, the root mean square surprise in points, and the mean entropy.")
        .def("weights", &BoundTraining::weights)
        .def("state", &BoundTraining::state, "Return all that changes while it learns.")
        .def("resume", &BoundTraining::resume, "state"_a, "Go on from the state of a training that was made in the same way.");
    nb::class_<BoundImitation>(module, "Imitation", "The training of a small brain that imitates flat Monte Carlo.")
        .def("__init__",
             [](BoundImitation* self, std::int64_t form, std::uint64_t seed, std::int64_t batches, const bots::Brain& rival) {
                 new (self) BoundImitation({form_of(form), seed, imitation_plan(batches), rival});
             },
             "form"_a, "seed"_a, "batches"_a, "rival"_a)
        .def_prop_ro("done", &BoundImitation::done)
        .def("advance",
             [](BoundImitation& imitation, std::int64_t batches) {
                 const bots::ImitationReport report = imitation.advance(batches);
                 return std::tuple(report.batches, report.likelihood);
             },
             "batches"_a, "Play more batches. Return the batches so far, and the mean logarithm of the moves' probabilities.")
        .def("weights", &BoundImitation::weights);
}
