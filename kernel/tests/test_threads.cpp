// All that runs in several threads, for ThreadSanitizer: the solver's threads, searches that share a brain, reviews.
#include <array>
#include <atomic>
#include <cstdlib>
#include <new>
#include <thread>
#include <vector>

#include "bots/search.h"
#include "bots/training.h"
#include "play/batch.h"
#include "play/playout.h"
#include "review/round.h"
#include "solver/positions.h"
#include "solver/solver.h"
#include "tests/check.h"

namespace {

enum class Failing { nobody, caller, helpers };

std::atomic<Failing> failing{Failing::nobody};
const std::thread::id caller = std::this_thread::get_id();

bool fails_here() {
    const bool is_caller = std::this_thread::get_id() == caller;
    return failing == (is_caller ? Failing::caller : Failing::helpers);
}

}  // namespace

// The solver's tables are the only memory that it aligns.
void* operator new(std::size_t size, std::align_val_t alignment) {
    void* memory = fails_here() ? nullptr : std::aligned_alloc(static_cast<std::size_t>(alignment), size);
    if (memory == nullptr) throw std::bad_alloc();
    return memory;
}
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

namespace {

using namespace jh::bots;
using namespace jh::play;
using namespace jh::rules;
using namespace jh::solver;

constexpr int kThreads = 3;
constexpr std::size_t kLittleMemory = std::size_t{3} << 20;

std::vector<Position> endings(int count, int tricks) {
    Random random(8);
    std::vector<Position> positions;
    for (int i = 0; i < count; ++i) positions.push_back(random_fresh_ending(random, tricks, 0b1010));
    return positions;
}

std::vector<Solution> solved(const std::vector<Position>& positions, int threads, const Limits& limits = {}) {
    return solve_many(positions, Payoff::difference(), Moves::score, threads, kLittleMemory * std::size_t(threads), limits);
}

void threads_do_not_change_solutions() {
    const std::vector<Position> positions = endings(30, 3);
    CHECK(solved(positions, 1) == solved(positions, kThreads));
}

// Whole deals would take minutes in so little memory.
void an_interrupt_ends_all_threads() {
    int asked = 0;
    const auto solutions = solved(endings(2 * kThreads, kTricks), kThreads, {{}, [&] { return ++asked > 3; }});
    for (const Solution& solution : solutions) CHECK(!solution.value.exact());
}

bool runs_out_of_memory(Failing who, int tricks) {
    const std::vector<Position> positions = endings(2 * kThreads, tricks);
    failing = who;
    bool thrown = false;
    try {
        solved(positions, kThreads);
    } catch (const std::bad_alloc&) {
        thrown = true;
    }
    failing = Failing::nobody;
    return thrown;
}

void out_of_memory_in_any_thread_reaches_the_caller() {
    CHECK(runs_out_of_memory(Failing::helpers, kTricks));
    CHECK(runs_out_of_memory(Failing::caller, kTricks));
    CHECK(!runs_out_of_memory(Failing::nobody, 3));
}

void searches_share_a_brain() {
    Training<SmallPolicy> training(Form::kFourA, 1, {.batches = 1, .rounds = 8});
    training.advance(1);
    const std::vector<std::int16_t> weights = training.weights();
    const Brain brain(weights);
    Random random(3);
    const Position position = deal_position(Form::kFourA, random);
    const Seen seen(position, {}, position.leader);
    SearchPlan plan;
    plan.iterations = 100;
    plan.inference.candidates = 50;
    std::array<int, kThreads> best{};
    {
        std::vector<std::jthread> searchers;
        for (int& its : best)
            searchers.emplace_back([&] { its = search(seen, brain, plan, nullptr, 5, {}).front().action; });
    }
    for (const int its : best) CHECK(its == best[0]);
}

void threads_do_not_change_reviews() {
    using namespace jh::review;
    Training<SmallPolicy> training(Form::kFourA, 1, {.batches = 1, .rounds = 8});
    training.advance(1);
    const std::vector<std::int16_t> weights = training.weights();
    const Brain brain(weights);
    Random random(3);
    const Position deal = deal_position(Form::kFourA, random);
    std::vector<std::uint8_t> moves;
    for (Position position = deal; !position.over(); apply(position, moves.back()))
        moves.push_back(static_cast<std::uint8_t>(UniformPolicy().choose(position, legal_actions(position), random)));
    const Work work{20, 160, 2'000, 10};
    const auto reviewed = [&](int threads, const Watch& watch = {}) {
        return review_round(deal, moves, brain, work, 4, threads, watch);
    };
    std::size_t reported = 0;
    const auto one = reviewed(1);
    const auto many = reviewed(kThreads, {{}, [&](std::size_t at, const Decision&) { reported += at == reported; }});
    CHECK(reported == moves.size() && one.size() == moves.size() && many.size() == moves.size());
    for (std::size_t i = 0; i < one.size(); ++i)
        CHECK(one[i].worth == many[i].worth && one[i].assessed.moves[0].value == many[i].assessed.moves[0].value);
    CHECK(reviewed(kThreads, {[] { return true; }, {}}).empty());
}

}  // namespace

int main() {
    threads_do_not_change_solutions();
    an_interrupt_ends_all_threads();
    out_of_memory_in_any_thread_reaches_the_caller();
    searches_share_a_brain();
    threads_do_not_change_reviews();
}
