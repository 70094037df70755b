// A learned guess of the value of a position between tricks. It orders the search and proves nothing.
//
// The inputs of the network are the place of each card, separately for the leading team's camp and the other, what each
// team has taken, and what is carried. Its three outputs are the share of the open points that the leading team will take,
// and the share of its own open deeds that each team will take. `python -m tools.train_guess` makes the weights.
//
// The cards of each camp go through a hidden layer of their own, and from there and directly to the hidden layer that both
// camps share. What a camp adds to the shared layer depends on its own cards alone, so it is computed once for each set of
// cards. A guess then costs one addition and three products, however much is computed for a camp.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "solver/plan.h"

namespace jh::solver {

inline constexpr std::size_t kGuessUnits = 64;
inline constexpr std::size_t kGuessOutputs = 3;
inline constexpr std::size_t kGuessPlaces = 3;

// Integers, so that every machine guesses the same.
struct GuessWeights {
    using Units = std::array<std::int16_t, kGuessUnits>;
    using Cards = std::array<std::array<Units, kGuessPlaces>, kCampCards>;
    static constexpr int kUnit = 256;  // stands for 1. Arrays of two are by role: leading, other.
    std::array<Cards, 2> cards;        // from a camp's cards to the shared layer
    std::array<Cards, 2> camp_cards;   // from a camp's cards to its own layer
    std::array<Units, 2> camp_bias;
    std::array<std::array<Units, kGuessUnits>, 2> camp_units;  // from each unit of a camp's own layer to the shared one
    Units bias;
    std::array<Units, 2> points;  // for each point taken
    std::array<Units, 2> factor;  // for each factor taken
    Units carried_points;
    std::array<Units, 2> carried_factor;
    // 1024 stands for 1.
    std::array<Units, kGuessOutputs> outputs;
    std::array<std::int32_t, kGuessOutputs> output_bias;  // 2^18 stands for 1
};

// By the turns of the trick, L for the leader's team: LOLO if partners sit opposite, else LLOO or LOOL.
extern const std::array<GuessWeights, 3> kGuessWeights;

class Guesses {
  public:
    Guesses(const Seating& seating, const std::array<Holdings, 2>& holdings, int total_points);

    // Computes what the leaves of a plan share, so that of() is quick.
    void prepare(const Plan& plan);
    // Returns a guess of Jekyll's score minus Hyde's for a leaf of that plan: the indices of both falls and the node that
    // they lead to.
    float of(std::size_t jekyll, std::size_t hyde, const Node& child) const;

  private:
    using Units = GuessWeights::Units;
    struct alignas(64) Sums {
        Units units;
    };
    // By leader, and whether the trick is carried.
    struct Case {
        std::array<std::vector<Sums>, 2> falls;  // what the cards of each camp add; Jekyll's also hold the rest
    };

    const GuessWeights& weights(unsigned leader) const { return kGuessWeights[net_of_[leader]]; }
    const Sums& left(unsigned leader, std::size_t camp, CampSet set);
    Units sums_of(unsigned leader, std::size_t camp, const Holding& holding) const;
    std::size_t case_of(unsigned leader, bool is_carried) const { return leader * 2 + is_carried; }
    void prepare_case(const Plan& plan, unsigned leader, bool is_carried);

    const Seating& seating_;
    const std::array<Holdings, 2>& holdings_;
    int total_;
    std::array<std::uint8_t, kSeats> net_of_{};
    struct Known {
        std::vector<Sums> sums;
        std::vector<bool> ready;
    };
    std::array<std::array<Known, 2>, kSeats> left_;  // by leader and camp
    std::array<Case, kSeats * 2> cases_;
};

}  // namespace jh::solver
