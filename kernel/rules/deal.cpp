#include "rules/deal.h"

#include <numeric>
#include <string_view>
#include <vector>

#include "rules/sha256.h"

namespace jh::rules {
namespace {

Deck new_deck() {
    Deck deck{};
    std::iota(deck.begin(), deck.end(), std::uint8_t{0});
    return deck;
}

void append(std::vector<std::uint8_t>& message, std::uint64_t number, int bytes) {
    for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8)
        message.push_back(static_cast<std::uint8_t>(number >> shift));
}

std::vector<std::uint8_t> starting_with(std::string_view domain) { return {domain.begin(), domain.end()}; }

Digest deal_key(const Seed& seed, std::uint32_t round, const std::array<Bytes, kSeats>& player_seeds) {
    std::vector<std::uint8_t> message = starting_with("jekyllhyde deal/1\n");
    append(message, round, 4);
    for (const Bytes player_seed : player_seeds) {
        append(message, player_seed.size(), 2);
        message.insert(message.end(), player_seed.begin(), player_seed.end());
    }
    return hmac_sha256(seed, message);
}

// An endless stream of bytes from a key: the HMACs of 0, 1, 2, …
class ByteStream {
  public:
    explicit ByteStream(const Digest& key) : key_(key) {}

    // Returns a number in 0..bound-1, uniformly. Bytes that would favour small numbers are dropped.
    unsigned below(unsigned bound) {
        const unsigned limit = 256 - 256 % bound;
        unsigned byte = next();
        while (byte >= limit) byte = next();
        return byte % bound;
    }

  private:
    unsigned next() {
        if (used_ == block_.size()) {
            std::vector<std::uint8_t> counter;
            append(counter, blocks_++, 8);
            block_ = hmac_sha256(key_, counter);
            used_ = 0;
        }
        return block_[used_++];
    }

    Digest key_;
    Digest block_{};
    std::size_t used_ = block_.size();
    std::uint64_t blocks_ = 0;
};

Hands shuffled_hands(const Digest& key) {
    ByteStream stream(key);
    Deck deck = new_deck();
    for (unsigned last = kCards - 1; last > 0; --last) std::swap(deck[last], deck[stream.below(last + 1)]);
    return hands_of_deck(deck);
}

}  // namespace

Hands hands_of_deck(const Deck& deck) {
    Hands hands{};
    for (unsigned i = 0; i < kCards; ++i) hands[i / kHandSize] |= 1u << deck[i];
    return hands;
}

Hands random_deal(Random& random) {
    Deck deck = new_deck();
    random.shuffle<std::uint8_t>(deck);
    return hands_of_deck(deck);
}

Hands fair_deal(const Seed& seed, std::uint32_t round, const std::array<Bytes, kSeats>& player_seeds) {
    return shuffled_hands(deal_key(seed, round, player_seeds));
}

Seed mixed_seeds(const Seed& commit, std::uint8_t draw, const std::array<Bytes, kSeats>& player_seeds) {
    std::vector<std::uint8_t> message = starting_with("jekyllhyde deal/2 mix\n");
    message.insert(message.end(), commit.begin(), commit.end());
    append(message, draw, 1);
    for (const Bytes player_seed : player_seeds) {
        append(message, player_seed.size(), 1);
        message.insert(message.end(), player_seed.begin(), player_seed.end());
    }
    return Sha256().add(message).finish();
}

Hands mixed_deal(const Seed& seed, std::uint32_t round, const Seed& mix) {
    std::vector<std::uint8_t> message = starting_with("jekyllhyde deal/2 round\n");
    append(message, round, 4);
    message.insert(message.end(), mix.begin(), mix.end());
    return shuffled_hands(hmac_sha256(seed, message));
}

Seed commitment(const Seed& seed) { return Sha256().add(seed).finish(); }

}  // namespace jh::rules
