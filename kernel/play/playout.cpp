#include "play/playout.h"

#include <array>

namespace jh::play {
namespace {

// The n-th member of a set of seats, and how many there are.
constexpr auto kSeatAt = [] {
    std::array<std::array<std::uint8_t, kSeats>, 16> table{};
    for (unsigned set = 0; set < 16; ++set)
        for (unsigned seat = 0, n = 0; seat < kSeats; ++seat)
            if (set >> seat & 1) table[set][n++] = static_cast<std::uint8_t>(seat);
    return table;
}();
constexpr std::array<std::uint8_t, 16> kSeatCount = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};

constexpr auto kOrder = [] {
    std::array<std::uint8_t, kCards> order{};
    for (unsigned card = 0; card < kCards; ++card)
        order[card] = static_cast<std::uint8_t>(kRank[card % kCampCards] * kSeats);
    return order;
}();

// Returns all ones if value >= bound, else 0; both below 2^31. A branch on a random number would be mispredicted half the
// time, so there is none.
inline std::uint32_t at_least(std::uint32_t value, std::uint32_t bound) { return ~(0u - ((value - bound) >> 31)); }
inline std::uint32_t choose(std::uint32_t mask, std::uint32_t then, std::uint32_t otherwise) {
    return otherwise ^ ((then ^ otherwise) & mask);
}

// A seat's cards of one camp in any order, one byte for each card. The highest byte is the number of cards.
using Pack = std::uint64_t;
inline constexpr int kCountShift = 56;
inline std::uint32_t count_of(Pack pack) { return static_cast<std::uint32_t>(pack >> kCountShift); }

// A round for uniformly random play: no masks to search, an ask and its answer in one step, almost no branches.
class QuickRound {
  public:
    explicit QuickRound(const Position& position);

    template <bool three_players>
    std::uint64_t play_out(Random& random);

    int value() const {
        const std::uint32_t jekyll = taken_[kJekyll], hyde = taken_[kHyde];
        return static_cast<int>((jekyll & 0xFF) * (jekyll >> 8 & 0xFF)) -
               static_cast<int>((hyde & 0xFF) * (hyde >> 16));
    }

  private:
    template <bool three_players>
    std::uint32_t play_by_chance(Random& random);
    void play(std::uint32_t camp, std::uint32_t from, std::uint32_t index);
    void put(std::uint32_t card);
    void finish_trick();
    std::uint32_t on_turn() const { return (leader_ + turn_) & 3; }
    std::uint32_t camp(std::uint32_t seat) const { return hyde_seats_ >> seat & 1; }

    Pack packs_[2][kSeats]{};
    std::uint32_t holders_[2]{};  // bit s: seat s has a card of the camp
    std::uint32_t taken_[2]{};    // sums of kWorth
    std::uint32_t carry_ = 0;
    std::uint32_t trick_ = 0;
    std::uint32_t best_ = ~0u;
    std::uint32_t turn_ = 0;
    std::uint32_t leader_;
    std::uint32_t hyde_seats_;
    std::uint32_t asked_;
    std::uint32_t tricks_ = 0;
};

QuickRound::QuickRound(const Position& position)
    : leader_(position.leader), hyde_seats_(position.hyde_seats), asked_(position.asked) {
    std::uint32_t cards = position.trick_size;
    for (unsigned seat = 0; seat < kSeats; ++seat)
        for (CardMask hand = position.hands[seat]; hand != 0; hand &= hand - 1, ++cards) {
            const int card = std::countr_zero(hand);
            Pack& pack = packs_[camp_of(card)][seat];
            pack |= static_cast<Pack>(card) << (8 * count_of(pack));
            pack += Pack{1} << kCountShift;
            holders_[camp_of(card)] |= 1u << seat;
        }
    for (unsigned team = 0; team < 2; ++team)
        taken_[team] = worth_of({position.points[team], position.factor});
    carry_ = worth_of(position.carry);
    for (; turn_ < position.trick_size;) put(position.trick[turn_]);
    tricks_ = cards / kSeats;
}

inline void QuickRound::put(std::uint32_t card) {
    const std::uint32_t order = kOrder[card] + turn_++;
    best_ = order < best_ ? order : best_;
    trick_ += kWorth[card];
}

inline void QuickRound::play(std::uint32_t camp, std::uint32_t from, std::uint32_t index) {
    Pack pack = packs_[camp][from];
    const std::uint32_t last = count_of(pack) - 1;
    const Pack card = pack >> (8 * index) & 0xFF;
    pack ^= (card ^ (pack >> (8 * last) & 0xFF)) << (8 * index);  // the last card takes its place
    packs_[camp][from] = pack - (Pack{1} << kCountShift);
    holders_[camp] ^= static_cast<std::uint32_t>(last == 0) << from;
    put(static_cast<std::uint32_t>(card));
}

// Returns the number of decisions: 2 if the seat on turn asked, else 1.
template <bool three_players>
std::uint32_t QuickRound::play_by_chance(Random& random) {
    const std::uint64_t bits = random.next();
    const std::uint32_t seat = on_turn();
    const std::uint32_t of_camp = camp(seat);
    const std::uint32_t first = count_of(packs_[of_camp][seat]);
    std::uint32_t own = first;
    std::uint32_t others = holders_[of_camp] & ~(1u << seat);
    if constexpr (three_players) {  // R8.4
        const std::uint32_t across = seat ^ 2;
        own += count_of(packs_[of_camp][across]) * of_camp;
        others &= ~(of_camp << across);
    }
    const std::uint32_t move = random.fitted(static_cast<std::uint32_t>(bits >> 32), own + kSeatCount[others]);
    const std::uint32_t asks = at_least(move, own);
    std::uint32_t holder = seat, index = move;
    if constexpr (three_players) {
        const std::uint32_t opposite = at_least(move, first);
        holder = choose(opposite, seat ^ 2, seat);
        index = choose(opposite, move - first, move);
    }
    const std::uint32_t from = choose(asks, kSeatAt[others][(move - own) & 3], holder);
    const std::uint32_t answer = random.fitted(static_cast<std::uint32_t>(bits), count_of(packs_[of_camp][from]));
    play(of_camp, from, choose(asks, answer, index));
    return 1 + (asks & 1);
}

inline void QuickRound::finish_trick() {
    leader_ = (leader_ + best_) & 3;
    const std::uint32_t pile = trick_ + carry_;
    const std::uint32_t won = at_least(best_, kSeats);
    taken_[camp(leader_)] += pile & won;
    carry_ = pile & ~won;
    trick_ = 0;
    best_ = ~0u >> 1;
    turn_ = 0;
}

template <bool three_players>
std::uint64_t QuickRound::play_out(Random& random) {
    std::uint64_t decisions = 0;
    if (asked_ != kNoSeat) {
        const std::uint32_t of_camp = camp(on_turn());
        play(of_camp, asked_, random.below(count_of(packs_[of_camp][asked_])));
        ++decisions;
    }
    for (std::uint32_t trick = 0; trick < tricks_; ++trick) {
        while (turn_ < kSeats) decisions += play_by_chance<three_players>(random);
        finish_trick();
    }
    return decisions;
}

template <bool three_players>
std::uint64_t play_repeatedly(const Position& position, std::uint64_t seed, std::uint64_t first_stream,
                              std::span<std::int16_t> values) {
    const QuickRound start(position);
    std::uint64_t decisions = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
        Random random(seed, first_stream + i);
        QuickRound round = start;
        decisions += round.play_out<three_players>(random);
        values[i] = static_cast<std::int16_t>(round.value());
    }
    return decisions;
}

}  // namespace

std::uint64_t random_playouts(std::span<const Position> positions, std::size_t repeats, std::uint64_t seed,
                              std::span<std::int16_t> values) {
    std::uint64_t decisions = 0;
    for (std::size_t i = 0; i < positions.size(); ++i) {
        const auto own = values.subspan(i * repeats, repeats);
        decisions += positions[i].single == kNoSeat ? play_repeatedly<false>(positions[i], seed, i * repeats, own)
                                                    : play_repeatedly<true>(positions[i], seed, i * repeats, own);
    }
    return decisions;
}

}  // namespace jh::play
