// Out of memory in one thread of many: the caller gets the exception, and everything ends.
#include <atomic>
#include <cstdlib>
#include <new>
#include <thread>
#include <vector>

#include "check.h"
#include "jekyllhyde/solver.h"
#include "jekyllhyde/solver_positions.h"

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

using namespace jh;

constexpr std::size_t kLittleMemory = std::size_t{3} << 20;

bool runs_out_of_memory(Failing who, int tricks) {
    Random random(8);
    std::vector<Position> positions;
    for (int i = 0; i < 6; ++i) positions.push_back(random_fresh_ending(random, tricks, 0b1010));
    failing = who;
    bool thrown = false;
    try {
        solve_many(positions, Payoff::difference(), Moves::skip, 3, kLittleMemory);
    } catch (const std::bad_alloc&) {
        thrown = true;
    }
    failing = Failing::nobody;
    return thrown;
}

}  // namespace

// Whole deals would take minutes in so little memory, so the threads that have memory must be stopped, too.
int main() {
    CHECK(runs_out_of_memory(Failing::helpers, kTricks));
    CHECK(runs_out_of_memory(Failing::caller, kTricks));
    CHECK(!runs_out_of_memory(Failing::nobody, 3));
}
