#include "review/round.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>

namespace jh::review {
namespace {

// The threads take decisions in order; the calling thread reports what is finished and asks whether to stop.
class Round {
  public:
    Round(const Position& deal, std::span<const std::uint8_t> moves, const bots::Brain& brain, const Work& work,
          std::uint64_t seed)
        : deal_(deal), moves_(moves), brain_(brain), work_(work), seed_(seed), decisions_(moves.size()) {}

    void do_share() noexcept {
        try {
            solver::Solver solver(solver::Payoff::difference(), kSolverMemory);
            for (std::size_t at = next_++; at < moves_.size() && !stopped_; at = next_++) {
                Decision decision =
                    review_decision(deal_, moves_, at, brain_, work_, seed_, solver, [this] { return stopped_.load(); });
                if (stopped_) return;
                const std::lock_guard lock(mutex_);
                decisions_[at] = std::move(decision);
                changed_.notify_one();
            }
        } catch (...) {
            const std::lock_guard lock(mutex_);
            failure_ = std::current_exception();
            stopped_ = true;
            changed_.notify_one();
        }
    }

    void watch(const Watch& watch) {
        for (std::size_t at = 0; at < moves_.size() && wait_for(at, watch.stop); ++at)
            if (watch.finished) watch.finished(at, *decisions_[at]);
    }

    void stop() { stopped_ = true; }

    // May only be called after every thread has ended.
    std::vector<Decision> take() {
        if (failure_) std::rethrow_exception(failure_);
        std::vector<Decision> taken;
        for (std::size_t at = 0; at < decisions_.size() && !stopped_; ++at) taken.push_back(std::move(*decisions_[at]));
        return taken;
    }

  private:
    // Returns whether the decision is known, or false after a stop.
    bool wait_for(std::size_t at, const Stop& stop) {
        std::unique_lock lock(mutex_);
        while (!asked_to_stop(stop) && !decisions_[at]) changed_.wait_for(lock, std::chrono::milliseconds(20));
        return !stopped_;
    }

    bool asked_to_stop(const Stop& stop) {
        if (!stopped_ && stop && stop()) stopped_ = true;
        return stopped_;
    }

    const Position& deal_;
    std::span<const std::uint8_t> moves_;
    const bots::Brain& brain_;
    const Work& work_;
    std::uint64_t seed_;
    std::vector<std::optional<Decision>> decisions_;
    std::atomic<std::size_t> next_{0};
    std::atomic<bool> stopped_{false};
    std::mutex mutex_;
    std::condition_variable changed_;
    std::exception_ptr failure_;
};

}  // namespace

std::vector<Decision> review_round(const Position& deal, std::span<const std::uint8_t> moves, const bots::Brain& brain,
                                   const Work& work, std::uint64_t seed, int threads, const Watch& watch) {
    Round round(deal, moves, brain, work, seed);
    const std::size_t workers = std::clamp<std::size_t>(moves.size(), 1, static_cast<std::size_t>(std::max(threads, 1)));
    {
        std::vector<std::jthread> helpers;
        for (std::size_t i = 0; i < workers; ++i) helpers.emplace_back([&round] { round.do_share(); });
        try {
            round.watch(watch);
        } catch (...) {
            round.stop();
            throw;
        }
    }
    return round.take();
}

}  // namespace jh::review
