// All that the deciding player may know (R9.1), and how plausible that makes each hidden world.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "bots/policy.h"
#include "bots/remembered.h"
#include "play/worlds.h"
#include "rules/position.h"
#include "rules/random.h"

namespace jh::bots {

using Deadline = std::optional<std::chrono::steady_clock::time_point>;

inline bool passed(const Deadline& deadline) { return deadline && std::chrono::steady_clock::now() >= *deadline; }

struct PastPlay {
    std::uint8_t card, holder;  // R3.5 the seat whose hand it came from
};

// Says why these plays cannot have led from a deal to this position, or returns nullptr. The cards of the hidden seats
// make no difference.
const char* impossible(const Position& position, std::span<const PastPlay> past, int first_leader);

class Seen {
  public:
    // Keeps what the deciding player sees of `position`. Of the hidden hands it keeps only the counts.
    // The past must be possible.
    Seen(const Position& position, std::vector<PastPlay> past, int first_leader);

    int observer() const { return observer_; }
    std::uint32_t legal() const { return legal_; }
    const View& view() const { return view_; }

    // Returns the round with these hands.
    Remembered with(const Hands& hands) const {
        Remembered round = table_;
        round.hands = hands;
        return round;
    }

    // Returns the round in the first of all possible worlds.
    Remembered some_world() const { return with(Worlds(view_).at(0)); }

    // Returns the logarithm of the probability, by the policy, of the hidden seats' moves since the deal, given these hands.
    double log_likelihood(const Brain& brain, const Hands& hands) const;

    // Returns the same for the moves of one seat. Of the hands only that seat's and the ghost's make a difference.
    double log_likelihood(const Brain& brain, const Hands& hands, int seat) const;

  private:
    template <class Judge>
    void replay_past(const Hands& hands, Judge&& judge) const;

    Remembered table_;
    View view_;
    std::vector<PastPlay> past_;
    std::uint32_t legal_;
    std::uint8_t observer_, first_leader_;
};

struct Inference {
    std::size_t candidates = 1000;  // worlds to weigh
    double trust = 1;               // exponent of the likelihood: 0 ignores it
};

// Returns worlds in random order, each as often as it is plausible. After the deadline it weighs no more candidates.
std::vector<Hands> plausible_worlds(const Seen& seen, const Brain& brain, const Inference& inference, std::size_t count,
                                    Random& random, const Deadline& deadline);
// Returns random worlds; all are equally likely.
std::vector<Hands> uniform_worlds(const Seen& seen, std::size_t count, Random& random);
// Returns all worlds if there are no more than `count`, or else random ones.
std::vector<Hands> candidate_worlds(const Seen& seen, std::size_t count, Random& random);
// Returns indices in random order, each about as often as the logarithm of its weight says.
std::vector<std::uint32_t> drawn_by_weight(std::vector<double> logarithms, std::size_t count, Random& random);

}  // namespace jh::bots
