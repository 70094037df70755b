#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>

#include "solver/positions.h"
#include "solver/solver.h"

namespace jh::solver {
namespace {

// Positions that several threads solve, the calling thread among them. Only the calling thread asks whether to stop.
// An exception in any thread ends the work of all threads, and the caller gets the first exception.
class Work {
  public:
    Work(std::span<const Position> positions, Moves moves, const Limits& limits)
        : positions_(positions), moves_(moves), limits_(limits), solutions_(positions.size()) {}

    // Calls `step` and keeps its exception for the caller.
    template <class Step>
    void attempt(Step&& step) noexcept {
        try {
            step();
        } catch (...) {
            const std::lock_guard lock(mutex_);
            if (!failure_) failure_ = std::current_exception();
            next_ = positions_.size();
            stopped_ = true;
        }
    }

    void do_helpers_share(Solver& solver) noexcept {
        attempt([&] { do_share(solver, {limits_.deadline, [this] { return stopped_.load(); }}); });
        const std::lock_guard lock(mutex_);
        ++finished_;
        finished_changed_.notify_one();
    }

    void do_callers_share(Solver& solver) {
        do_share(solver, {limits_.deadline, [this] { return asked_to_stop(); }});
    }

    // Waits for the other threads. The caller can still be interrupted meanwhile.
    void wait_for(std::size_t helpers) {
        std::unique_lock lock(mutex_);
        while (!finished_changed_.wait_for(lock, std::chrono::milliseconds(20), [&] { return finished_ == helpers; }))
            asked_to_stop();
    }

    // May only be called after every thread has ended.
    std::vector<Solution> take_solutions() {
        if (failure_) std::rethrow_exception(failure_);
        return std::move(solutions_);
    }

  private:
    void do_share(Solver& solver, const Limits& limits) {
        for (std::size_t i = next_++; i < positions_.size(); i = next_++)
            solutions_[i] = solver.solve(positions_[i], moves_, limits);
    }

    bool asked_to_stop() {
        if (!stopped_ && limits_.interrupted && limits_.interrupted()) stopped_ = true;
        return stopped_;
    }

    std::span<const Position> positions_;
    Moves moves_;
    const Limits& limits_;
    std::vector<Solution> solutions_;
    std::atomic<std::size_t> next_{0};
    std::atomic<bool> stopped_{false};
    std::mutex mutex_;
    std::condition_variable finished_changed_;
    std::size_t finished_ = 0;
    std::exception_ptr failure_;
};

}  // namespace

std::vector<Solution> solve_many(std::span<const Position> positions, const Payoff& payoff, Moves moves, int threads,
                                 std::size_t memory, const Limits& limits) {
    const auto wanted = static_cast<std::size_t>(std::max(threads, 1));
    const std::size_t workers = std::clamp<std::size_t>(positions.size(), 1, wanted);
    std::vector<Solver> solvers;
    for (std::size_t i = 0; i < workers; ++i) solvers.emplace_back(payoff, memory / workers);
    Work work(positions, moves, limits);
    {
        std::vector<std::jthread> helpers;
        work.attempt([&] {
            for (std::size_t i = 1; i < workers; ++i)
                helpers.emplace_back([&work, &solver = solvers[i]] { work.do_helpers_share(solver); });
            work.do_callers_share(solvers[0]);
        });
        work.attempt([&] { work.wait_for(helpers.size()); });
    }
    return work.take_solutions();
}

std::uint64_t bench_signature() {
    constexpr std::array<int, 4> kPositions = {40, 40, 20, 4};  // with 2, 3, 4, 5 tricks left
    constexpr std::array<std::uint8_t, 2> kHydeSeats = {0b1010, 0b1100};  // R2.2 opposite, side by side
    Random random(14);
    Solver solver;
    std::uint64_t nodes = 0;
    for (int tricks = 2; tricks <= 5; ++tricks)
        for (int i = 0; i < kPositions[static_cast<std::size_t>(tricks - 2)]; ++i)
            for (const std::uint8_t hyde_seats : kHydeSeats) {
                nodes += solver.solve(random_fresh_ending(random, tricks, hyde_seats)).nodes;
                nodes += solver.solve(random_played_ending(random, tricks, hyde_seats), Moves::score).nodes;
            }
    return nodes;
}

}  // namespace jh::solver
