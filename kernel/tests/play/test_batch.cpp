#include "play/batch.h"

#include <algorithm>
#include <array>
#include <vector>

#include "play/worlds.h"
#include "tests/check.h"
#include "tests/rounds.h"

namespace {

using namespace jh::play;
using namespace jh::rules;

struct Memory {
    explicit Memory(std::size_t size)
        : observations(size * kEncodingBytes), legal(size * kActions), deciders(size), dones(size),
          rewards(size * kSeats), actions(size) {}

    Buffers buffers() { return {observations, legal, rewards, deciders, dones}; }

    std::vector<std::uint8_t> observations, legal, deciders, dones;
    std::vector<float> rewards;
    std::vector<std::int32_t> actions;
};

using Encoding = std::array<std::uint8_t, kEncodingBytes>;

Encoding encoded(const Position& position, const History& history, int observer) {
    Encoding out;
    out.fill(0xEE);  // every byte must be written
    encode(position, history, observer, out);
    return out;
}

void check_row(const Memory& memory, std::size_t row, const Position& position, const History& history) {
    CHECK(memory.deciders[row] == position.decider());
    for (unsigned action = 0; action < kActions; ++action)
        CHECK(memory.legal[row * kActions + action] == (legal_actions(position) >> action & 1));
    const Encoding expected = encoded(position, history, position.decider());
    CHECK(std::equal(expected.begin(), expected.end(), &memory.observations[row * kEncodingBytes]));
}

void check_rewards(const Memory& memory, std::size_t row, const Position& before, int action) {
    Position after = before;
    apply(after, action);
    CHECK(memory.dones[row] == after.over());
    for (int seat = 0; seat < kSeats; ++seat) {
        const int value = after.over() ? value_of(after) * (after.camp(seat) == kJekyll ? 1 : -1) : 0;
        CHECK(memory.rewards[row * kSeats + static_cast<std::size_t>(seat)] == static_cast<float>(value));
    }
}

void a_batch_is_many_rounds_step_by_step() {
    for (const Form form : kForms) {
        constexpr std::size_t size = 9;
        Batch batch(size, form, 41);
        Memory memory(size);
        batch.show(memory.buffers());
        std::vector<Position> positions(size);
        std::vector<History> histories(size);
        for (std::size_t row = 0; row < size; ++row) positions[row] = batch.position(row);
        int rounds = 0;
        for (int step = 0; step < 300; ++step) {
            for (std::size_t row = 0; row < size; ++row) check_row(memory, row, positions[row], histories[row]);
            batch.choose_random(memory.actions);
            CHECK(!batch.first_illegal(memory.actions));
            batch.step(memory.actions, memory.buffers());
            for (std::size_t row = 0; row < size; ++row) {
                check_rewards(memory, row, positions[row], memory.actions[row]);
                apply(positions[row], histories[row], memory.actions[row]);
                if (!positions[row].over()) continue;
                positions[row] = batch.position(row);
                histories[row] = {};
                CHECK(impossible(positions[row]) == nullptr);
                ++rounds;
            }
        }
        CHECK(rounds >= 40);
    }
}

void an_illegal_action_is_found() {
    Batch batch(3, Form::kFourA, 42);
    std::vector<std::int32_t> actions(3);
    batch.choose_random(actions);
    for (const std::int32_t bad : {-1, 32, 1000000, kAsk + batch.position(1).decider()}) {
        actions[1] = bad;
        CHECK(batch.first_illegal(actions) == 1u);
    }
}

// R9.1 Re-deal what the observer cannot see: the encoding stays the same.
void an_encoding_tells_no_secrets() {
    int differed = 0;
    for (const Form form : kForms) {
        Random random(43, static_cast<std::uint64_t>(form));
        for (int i = 0; i < 50; ++i) {
            Position position = deal_position(form, random);
            History history;
            while (!position.over()) {
                const int observer = position.decider();
                Position other = position;
                other.hands = Worlds(view_from(position, observer)).draw(random);
                differed += other.hands != position.hands;
                CHECK(encoded(position, history, observer) == encoded(other, history, observer));
                CHECK(legal_actions(position) == legal_actions(other));
                apply(position, history, UniformPolicy().choose(position, legal_actions(position), random));
            }
        }
    }
    CHECK(differed > 1000);
}

void every_card_is_in_one_place() {
    Random random(44);
    Position position = deal_position(Form::kThree, random);
    History history;
    while (!position.over()) {
        apply(position, history, UniformPolicy().choose(position, legal_actions(position), random));
        const Encoding cells = encoded(position, history, position.single);
        for (std::size_t card = 0; card < kCards; ++card) {
            int places = 0;
            for (std::size_t place = 0; place <= kTakenByHyde; ++place) places += cells[card * kCardBytes + place];
            CHECK(places == 1);
        }
    }
}

}  // namespace

int main() {
    a_batch_is_many_rounds_step_by_step();
    an_illegal_action_is_found();
    an_encoding_tells_no_secrets();
    every_card_is_in_one_place();
}
