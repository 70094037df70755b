// Many independent rounds that are stepped together, for machine learning.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "rules/encoding.h"
#include "rules/position.h"
#include "rules/random.h"

namespace jh::play {

using namespace rules;

// The form of the game: four players with position card A or B (R2.2), or three players (R8).
enum class Form : std::uint8_t { kFourA, kFourB, kThree };

// Starts a round with random camps, dealer and cards.
Position deal_position(Form form, Random& random);

// The caller's memory, with one row for each round. A row describes the next decision.
struct Buffers {
    std::span<std::uint8_t> observations;  // kEncodingBytes per row, as the deciding seat sees it
    std::span<std::uint8_t> legal;         // kActions per row: 1 for a legal move, else 0
    std::span<float> rewards;  // kSeats per row: the own team's score minus the other's when a round has ended, else 0
    std::span<std::uint8_t> deciders;  // the seat whose player decides
    std::span<std::uint8_t> dones;     // 1: the step ended the round; the row already shows the next one
};

class Batch {
  public:
    Batch(std::size_t size, Form form, std::uint64_t seed);

    std::size_t size() const { return rounds_.size(); }
    const Position& position(std::size_t row) const { return rounds_[row].position; }

    // Deals every round anew.
    void reset();

    // Writes the current state of every round, with no rewards and nothing done.
    void show(const Buffers& buffers) const;

    // Returns the first row whose action is not legal.
    std::optional<std::size_t> first_illegal(std::span<const std::int32_t> actions) const;

    // Makes a legal move in every round. A round that ends is dealt anew.
    void step(std::span<const std::int32_t> actions, const Buffers& buffers);

    // Chooses a uniformly random legal move for every round.
    void choose_random(std::span<std::int32_t> actions);

  private:
    struct Round {
        Position position;
        History history;
        std::uint32_t legal;
        Random random;
    };

    void deal(Round& round) const;
    static void show_row(const Round& round, std::size_t row, const Buffers& buffers);

    Form form_;
    std::vector<Round> rounds_;
    Random chooser_;
};

}  // namespace jh::play
