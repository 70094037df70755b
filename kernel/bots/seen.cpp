#include "bots/seen.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "bots/arithmetic.h"

namespace jh::bots {
namespace {

// R8.4 The single player's side plays its own cards without asking.
bool was_asked(const Position& position, int holder) {
    const int seat = position.on_turn();
    return holder != seat && !(played_by_single(position, seat) && position.camp(holder) == kHyde);
}

// Returns the deal from which this past led to these hands.
Remembered dealt(const Position& table, const Hands& hands, std::span<const PastPlay> past, int first_leader) {
    Remembered position;
    position.hands = hands;
    for (const PastPlay& play : past) position.hands[play.holder] |= 1u << play.card;
    position.leader = static_cast<std::uint8_t>(first_leader);
    position.hyde_seats = table.hyde_seats;
    position.single = table.single;
    return position;
}

// Calls `make` with every move since the deal. `make` has to apply the move to `position`.
template <class Make>
void replay(const Position& position, std::span<const PastPlay> past, int asked_now, Make&& make) {
    for (const PastPlay& play : past) {
        if (was_asked(position, play.holder)) make(kAsk + play.holder);
        make(int{play.card});
    }
    if (asked_now != kNoSeat) make(kAsk + asked_now);
}

// Returns the logarithm of the probability of a move by the policy. No move is impossible, whatever the policy says.
double log_probability(const Brain& brain, const Remembered& position, int action) {
    constexpr float kSurprising = 0.003f;
    const std::uint32_t legal = legal_actions(position);
    if (std::has_single_bit(legal)) return 0;
    const Odds odds = brain.odds(position, legal);
    const auto* found = std::find(odds.action.data(), odds.action.data() + odds.size, action);
    return portable_log(odds.value[static_cast<std::size_t>(found - odds.action.data())] + kSurprising);
}

// Returns the position with the memory of its past.
Remembered remembered(const Position& position, std::span<const PastPlay> past, int first_leader) {
    Remembered round = dealt(position, position.hands, past, first_leader);
    replay(round, past, position.asked, [&](int action) { apply(round, action); });
    return round;
}

}  // namespace

const char* impossible(const Position& position, std::span<const PastPlay> past, int first_leader) {
    if (position.single != kNoSeat && first_leader != position.single)  // R8.3
        return "with three players the single player leads the first trick";
    Remembered replayed = dealt(position, position.hands, past, first_leader);
    for (const CardMask hand : replayed.hands)
        if (std::popcount(hand) != kHandSize) return "past and hands do not come from a deal of seven cards a seat";  // R2.3
    bool legal = true;
    replay(replayed, past, position.asked, [&](int action) {
        legal = legal && (legal_actions(replayed) >> action & 1);
        apply(replayed, action);
    });
    if (!legal) return "a move of the past was not legal";
    return static_cast<const Position&>(replayed) == position ? nullptr : "the past does not lead to this position";
}

Seen::Seen(const Position& position, std::vector<PastPlay> past, int first_leader)
    : table_(remembered(position, past, first_leader)), view_(view_from(position, position.decider())), past_(std::move(past)),
      legal_(legal_actions(position)), observer_(static_cast<std::uint8_t>(position.decider())),
      first_leader_(static_cast<std::uint8_t>(first_leader)) {
    table_.hands = view_.open;
}

// Calls `judge` with every position since the deal and the move that was made in it.
template <class Judge>
void Seen::replay_past(const Hands& hands, Judge&& judge) const {
    Remembered position = dealt(table_, hands, past_, first_leader_);
    replay(position, past_, table_.asked, [&](int action) {
        judge(position, action);
        apply(position, action);
    });
}

double Seen::log_likelihood(const Brain& brain, const Hands& hands) const {
    double total = 0;
    replay_past(hands, [&](const Remembered& position, int action) {
        if (position.decider() != observer_) total += log_probability(brain, position, action);
    });
    return total;
}

double Seen::log_likelihood(const Brain& brain, const Hands& hands, int seat) const {
    double total = 0;
    replay_past(hands, [&](const Remembered& position, int action) {
        if (position.decider() == seat) total += log_probability(brain, position, action);
    });
    return total;
}

std::vector<Hands> uniform_worlds(const Seen& seen, std::size_t count, Random& random) {
    const Worlds worlds(seen.view());
    std::vector<Hands> drawn(count);
    for (Hands& hands : drawn) hands = worlds.draw(random);
    return drawn;
}

std::vector<Hands> candidate_worlds(const Seen& seen, std::size_t count, Random& random) {
    const Worlds worlds(seen.view());
    if (worlds.count() > count) return uniform_worlds(seen, count, random);
    std::vector<Hands> all;
    for (std::uint64_t rank = 0; rank < worlds.count(); ++rank) all.push_back(worlds.at(rank));
    return all;
}

std::vector<std::uint32_t> drawn_by_weight(std::vector<double> weights, std::size_t count, Random& random) {
    const double highest = *std::max_element(weights.begin(), weights.end());
    for (double& weight : weights) weight = portable_exp(weight - highest);
    scale_weights(weights);
    std::vector<std::uint32_t> chosen(count);
    resample(weights, random, chosen);
    random.shuffle(std::span(chosen));
    return chosen;
}

std::vector<Hands> plausible_worlds(const Seen& seen, const Brain& brain, const Inference& inference, std::size_t count,
                                    Random& random, const Deadline& deadline) {
    const std::vector<Hands> worlds = candidate_worlds(seen, inference.candidates, random);
    std::vector<double> weights;
    for (std::size_t i = 0; i < worlds.size() && (i == 0 || !passed(deadline)); ++i)
        weights.push_back(inference.trust * seen.log_likelihood(brain, worlds[i]));
    std::vector<Hands> plausible;
    for (const std::uint32_t index : drawn_by_weight(std::move(weights), count, random)) plausible.push_back(worlds[index]);
    return plausible;
}

}  // namespace jh::bots
