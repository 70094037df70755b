// All that the player who decides may know (R9.1), and how plausible it makes each way the hidden cards may lie.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "bots/policy.h"
#include "play/worlds.h"
#include "rules/position.h"
#include "rules/random.h"

namespace jh::bots {

using Deadline = std::optional<std::chrono::steady_clock::time_point>;

inline bool passed(const Deadline& deadline) { return deadline && std::chrono::steady_clock::now() >= *deadline; }

struct PastPlay {
    std::uint8_t card, holder;  // R3.5 out of whose hand
};

// Why a position cannot have come from a deal by these plays, or nullptr. What the hidden seats hold makes no difference.
const char* impossible(const Position& position, std::span<const PastPlay> past, int first_leader);

class Seen {
  public:
    // `position` as the deciding player sees it: what the hidden seats hold is forgotten here but for the counts.
    // The past must be possible.
    Seen(const Position& position, std::vector<PastPlay> past, int first_leader);

    int observer() const { return observer_; }
    std::uint32_t legal() const { return legal_; }
    const View& view() const { return view_; }

    // The round if these were all the hands.
    Position with(const Hands& hands) const {
        Position position = table_;
        position.hands = hands;
        return position;
    }

    // The logarithm of how likely the policy makes the hidden seats' moves since the deal if these were all the hands.
    double log_likelihood(const Brain& brain, const Hands& hands) const;

  private:
    double step(const Brain& brain, Position& position, int action) const;

    Position table_;
    View view_;
    std::vector<PastPlay> past_;
    std::uint32_t legal_;
    std::uint8_t observer_, first_leader_;
};

struct Inference {
    std::size_t candidates = 1000;  // worlds to weigh
    double trust = 1;               // power to which a likelihood is raised: 0 for none
};

// Worlds for a search, in random order, as often as they are plausible. Cut short by the deadline, some are left out.
std::vector<Hands> plausible_worlds(const Seen& seen, const Brain& brain, const Inference& inference, std::size_t count,
                                    Random& random, const Deadline& deadline);
// Worlds that are all equally likely.
std::vector<Hands> uniform_worlds(const Seen& seen, std::size_t count, Random& random);

}  // namespace jh::bots
