// The solver's memory stays within its bound: the tables within what the caller gives, all else within 20 MB.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <utility>
#include <vector>

#include "solver/positions.h"
#include "solver/solver.h"
#include "tests/check.h"

namespace {

std::size_t held = 0;
std::size_t most = 0;

// Each block begins with its size, in front of an address that is aligned as wanted.
void* counted(std::size_t size, std::size_t alignment) {
    const std::size_t front = alignment < sizeof(std::size_t) * 2 ? sizeof(std::size_t) * 2 : alignment;
    void* block = std::aligned_alloc(front, (front + size + front - 1) / front * front);
    if (block == nullptr) throw std::bad_alloc();
    held += size;
    if (held > most) most = held;
    auto* memory = static_cast<std::byte*>(block) + front;
    reinterpret_cast<std::size_t*>(memory)[-1] = size;
    return memory;
}

void release(void* memory, std::size_t alignment) {
    if (memory == nullptr) return;
    const std::size_t front = alignment < sizeof(std::size_t) * 2 ? sizeof(std::size_t) * 2 : alignment;
    held -= static_cast<std::size_t*>(memory)[-1];
    std::free(static_cast<std::byte*>(memory) - front);
}

}  // namespace

void* operator new(std::size_t size) { return counted(size, 1); }
void* operator new(std::size_t size, std::align_val_t alignment) { return counted(size, static_cast<std::size_t>(alignment)); }
void operator delete(void* memory) noexcept { release(memory, 1); }
void operator delete(void* memory, std::size_t) noexcept { release(memory, 1); }
void operator delete(void* memory, std::align_val_t alignment) noexcept { release(memory, static_cast<std::size_t>(alignment)); }
void operator delete(void* memory, std::size_t, std::align_val_t alignment) noexcept {
    release(memory, static_cast<std::size_t>(alignment));
}

namespace {

using namespace jh::rules;
using namespace jh::solver;

constexpr std::size_t kMegabyte = std::size_t{1} << 20;
constexpr std::size_t kBesideTables = 20 * kMegabyte;

// Solves whole deals and endings in turn with one solver, each for a while: tables and plans are made at the start.
std::size_t most_with(std::size_t memory, std::uint8_t hyde_seats) {
    const std::size_t before = most = held;
    Random random(20);
    Solver solver(Payoff::difference(), memory);
    for (const int tricks : {7, 4, 6, 7, 5}) {
        int asked = 0;
        solver.solve(random_fresh_ending(random, tricks, hyde_seats), Moves::score, {{}, [&] { return ++asked == 20; }});
    }
    return most - before;
}

// A payoff with more levels than the tables can tell apart empties them for each level, those without memory too.
void check_many_levels() {
    std::vector<double> values;
    for (int jekyll = 0; jekyll < kScores; ++jekyll)
        for (int hyde = 0; hyde < kScores; ++hyde) values.push_back(jekyll * kScores - hyde);
    Random random(21);
    Solver solver(Payoff::table(std::move(values)), 16 * kMegabyte);
    for (const int tricks : {7, 6, 3}) {
        int asked = 0;
        solver.solve(random_fresh_ending(random, tricks, 0b1010), Moves::skip, {{}, [&] { return ++asked == 3; }});
    }
}

}  // namespace

int main() {
    check_many_levels();
    for (const std::uint8_t hyde_seats : {std::uint8_t{0b1010}, std::uint8_t{0b1100}}) {
        for (const std::size_t megabytes : {1u, 16u, 256u})
            CHECK(most_with(megabytes * kMegabyte, hyde_seats) <= megabytes * kMegabyte + kBesideTables);
        CHECK(most_with(256 * kMegabyte, hyde_seats) > 100 * kMegabyte);  // the count sees the tables
    }
    CHECK(held < kMegabyte);
}
