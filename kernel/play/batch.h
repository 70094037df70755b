// Many independent rounds stepped together, for learning.
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

// R2.2 four players with position card A or B, R8 three players.
enum class Form : std::uint8_t { kFourA, kFourB, kThree };

// A fresh round: camps, dealer and cards by lot.
Position deal_position(Form form, Random& random);

// The caller's memory, a row for each round. A row tells of the move to be made next.
struct Buffers {
    std::span<std::uint8_t> observations;  // kEncodingBytes a row, seen from the deciding seat
    std::span<std::uint8_t> legal;         // kActions a row: 1 for a legal move, else 0
    std::span<float> rewards;  // kSeats a row: when the round has ended, the own team's score minus the other's, else 0
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

    // Shows every round as it stands: no rewards, none done.
    void show(const Buffers& buffers) const;

    // The first row whose action is not legal.
    std::optional<std::size_t> first_illegal(std::span<const std::int32_t> actions) const;

    // Makes a legal move in every round; a round that ends is dealt anew.
    void step(std::span<const std::int32_t> actions, const Buffers& buffers);

    // A uniformly random legal move for every round.
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
