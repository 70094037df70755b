#include "play/batch.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#include "play/playout.h"
#include "rules/deal.h"

namespace jh::play {
namespace {

constexpr std::uint64_t kChooserStream = ~std::uint64_t{0};

std::uint8_t hyde_seats_by_lot(Form form, Random& random) {
    constexpr std::array<std::uint8_t, 4> opposite = {0b0101, 0b1010, 0b0101, 0b1010};
    constexpr std::array<std::uint8_t, 4> side_by_side = {0b0011, 0b0110, 0b1100, 0b1001};
    return (form == Form::kFourB ? side_by_side : opposite)[random.below(4)];
}

// A byte for each bit.
constexpr auto kSpread = [] {
    std::array<std::array<std::uint8_t, 8>, 256> spread{};
    for (unsigned byte = 0; byte < 256; ++byte)
        for (unsigned bit = 0; bit < 8; ++bit) spread[byte][bit] = byte >> bit & 1;
    return spread;
}();

void write_rewards(const Position& position, float* rewards) {
    const auto difference = static_cast<float>(value_of(position));
    for (int seat = 0; seat < kSeats; ++seat) rewards[seat] = position.camp(seat) == kJekyll ? difference : -difference;
}

}  // namespace

Position deal_position(Form form, Random& random) {
    Position position;
    position.hyde_seats = hyde_seats_by_lot(form, random);
    position.leader = static_cast<std::uint8_t>(random.below(kSeats));  // R2.4
    if (form == Form::kThree) {
        position.single = position.leader;  // R8.3
        position.hyde_seats = static_cast<std::uint8_t>(1u << position.single | 1u << position.ghost());
    }
    position.hands = random_deal(random);
    return position;
}

Batch::Batch(std::size_t size, Form form, std::uint64_t seed) : form_(form), chooser_(seed, kChooserStream) {
    rounds_.reserve(size);
    for (std::size_t row = 0; row < size; ++row) {
        rounds_.push_back({{}, {}, 0, Random(seed, row)});
        deal(rounds_.back());
    }
}

void Batch::deal(Round& round) const {
    round.position = deal_position(form_, round.random);
    round.history = {};
    round.legal = legal_actions(round.position);
}

void Batch::show_row(const Round& round, std::size_t row, const Buffers& buffers) {
    const int decider = round.position.decider();
    const auto observation = buffers.observations.subspan(row * kEncodingBytes).first<kEncodingBytes>();
    encode(round.position, round.history, decider, observation);
    for (unsigned byte = 0; byte < 4; ++byte)
        std::memcpy(&buffers.legal[row * kActions + 8 * byte], kSpread[round.legal >> (8 * byte) & 0xFF].data(), 8);
    buffers.deciders[row] = static_cast<std::uint8_t>(decider);
}

void Batch::reset() {
    for (Round& round : rounds_) deal(round);
}

void Batch::show(const Buffers& buffers) const {
    std::fill(buffers.rewards.begin(), buffers.rewards.end(), 0.0f);
    std::fill(buffers.dones.begin(), buffers.dones.end(), std::uint8_t{0});
    for (std::size_t row = 0; row < size(); ++row) show_row(rounds_[row], row, buffers);
}

std::optional<std::size_t> Batch::first_illegal(std::span<const std::int32_t> actions) const {
    for (std::size_t row = 0; row < size(); ++row) {
        const auto action = static_cast<std::uint32_t>(actions[row]);
        if (action >= kActions || !(rounds_[row].legal >> action & 1)) return row;
    }
    return std::nullopt;
}

void Batch::step(std::span<const std::int32_t> actions, const Buffers& buffers) {
    for (std::size_t row = 0; row < size(); ++row) {
        Round& round = rounds_[row];
        float* rewards = &buffers.rewards[row * kSeats];
        apply(round.position, round.history, actions[row]);
        round.legal = legal_actions(round.position);
        const bool done = round.legal == 0;
        std::fill(rewards, rewards + kSeats, 0.0f);
        if (done) {
            write_rewards(round.position, rewards);
            deal(round);
        }
        buffers.dones[row] = done;
        show_row(round, row, buffers);
    }
}

void Batch::choose_random(std::span<std::int32_t> actions) {
    for (std::size_t row = 0; row < size(); ++row)
        actions[row] = UniformPolicy().choose(rounds_[row].position, rounds_[row].legal, chooser_);
}

}  // namespace jh::play
