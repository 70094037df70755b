#include "bots/kinds.h"

#include <unordered_map>
#include <utility>

#include "bots/arithmetic.h"

namespace jh::bots {
namespace {

using KindOfSeat = std::array<std::uint8_t, kSeats>;

// One way to give each opponent a kind.
struct Casting {
    KindOfSeat kind{};
    double logarithm = 0;  // of its prior probability
};

// How likely kinds of players make the moves of a seat. It depends on the seat's own hand, not on the others', and many worlds
// have the same hand there. So every hand is weighed once.
class Likelihoods {
  public:
    Likelihoods(const Seen& seen, std::span<const Kind> kinds) : seen_(seen), kinds_(kinds), known_(kinds.size() * kSeats) {}

    double of(const Hands& hands, std::size_t seat, std::size_t kind) {
        const auto [entry, is_new] = known_[kind * kSeats + seat].try_emplace(hands[seat]);
        if (is_new) entry->second = seen_.log_likelihood(*kinds_[kind].manner.brain, hands, static_cast<int>(seat));
        return entry->second;
    }

  private:
    const Seen& seen_;
    std::span<const Kind> kinds_;
    std::vector<std::unordered_map<CardMask, double>> known_;
};

unsigned opponents_of(const Position& table, int observer) {
    unsigned opponents = 0;
    for (int seat = 0; seat < kSeats; ++seat)
        if (table.camp(seat) != table.camp(observer) && seat != table.ghost()) opponents |= 1u << seat;  // R8.4
    return opponents;
}

std::vector<Casting> castings(unsigned opponents, std::span<const Kind> kinds) {
    std::vector<Casting> all{{}};
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
        if (!(opponents >> seat & 1)) continue;
        std::vector<Casting> longer;
        for (const Casting& casting : all)
            for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
                longer.push_back(casting);
                longer.back().kind[seat] = static_cast<std::uint8_t>(kind);
                longer.back().logarithm += portable_log(kinds[kind].prior);
            }
        all = std::move(longer);
    }
    return all;
}

}  // namespace

std::vector<Guess> plausible_guesses(const Seen& seen, std::span<const Kind> kinds, const Inference& inference,
                                     std::size_t count, Random& random, const Deadline& deadline) {
    const std::vector<Hands> worlds = candidate_worlds(seen, inference.candidates, random);
    const std::vector<Casting> all = castings(opponents_of(seen.with({}), seen.observer()), kinds);
    Likelihoods likelihoods(seen, kinds);
    std::vector<double> weights;
    for (std::size_t i = 0; i < worlds.size() && (i == 0 || !passed(deadline)); ++i)
        for (const Casting& casting : all) {
            double likelihood = 0;
            for (std::size_t seat = 0; seat < kSeats; ++seat)
                if (static_cast<int>(seat) != seen.observer()) likelihood += likelihoods.of(worlds[i], seat, casting.kind[seat]);
            weights.push_back(casting.logarithm + inference.trust * likelihood);
        }
    std::vector<Guess> guesses;
    for (const std::uint32_t index : drawn_by_weight(std::move(weights), count, random)) {
        Guess& guess = guesses.emplace_back(Guess{worlds[index / all.size()], {}});
        const Casting& casting = all[index % all.size()];
        for (std::size_t seat = 0; seat < kSeats; ++seat) guess.cast[seat] = kinds[casting.kind[seat]].manner;
    }
    return guesses;
}

}  // namespace jh::bots
