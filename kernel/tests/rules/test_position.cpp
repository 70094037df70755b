#include "rules/position.h"

#include <cstring>
#include <initializer_list>

#include "tests/check.h"
#include "tests/rounds.h"

namespace {

using namespace jh::play;
using namespace jh::rules;

constexpr int J(int kind) { return kind; }
constexpr int H(int kind) { return kCampCards + kind; }
constexpr int T = 0, A = 1, B = 2, E = 5, seven = 6, three = 10, X3 = 11, X2 = 12, X1 = 13;

// The last trick of a round with partners opposite, Jekyll N and S, led by N: one card in each hand.
Position last_trick(int n, int e, int s, int w) {
    Position position;
    position.hyde_seats = 0b1010;
    for (int seat = 0; const int card : {n, e, s, w}) position.hands[seat++] = 1u << card;
    CHECK(impossible(position) == nullptr);
    return position;
}

void play(Position& position, std::initializer_list<int> actions) {
    for (const int action : actions) {
        CHECK(legal_actions(position) >> action & 1);
        apply(position, action);
    }
}

void r4_1_the_first_among_equals_wins() {
    Position position = last_trick(J(seven), H(three), J(X1), H(X3));
    play(position, {J(seven), H(three), J(X1), H(X3)});
    CHECK(position.over());
    CHECK(position.leader == 0);
    CHECK(position.points[kJekyll] == 10 && position.factor[kJekyll] == 1);  // R6.2 Hyde's deed does nothing
    CHECK(position.score(kJekyll) == 10 && position.score(kHyde) == 0);
}

void r3_5_an_asked_card_counts_for_the_seat_on_turn() {
    Position position = last_trick(H(A), J(B), H(X2), J(E));
    play(position, {kAsk + 1, J(B), kAsk + 0, H(A), kAsk + 3, J(E), kAsk + 2, H(X2)});
    CHECK(position.leader == 1);
    CHECK(position.points[kHyde] == 3 && position.factor[kHyde] == 2);
}

void r5_2_a_transformation_carries_and_leads() {
    Position position = last_trick(J(A), H(T), J(T), H(X3));
    position.carry = {5, {1, 0}};
    Position doubled = position;
    play(doubled, {J(A), H(T), J(T), H(X3)});
    CHECK(doubled.leader == 1);  // the Transformation played first
    CHECK(doubled.score(kJekyll) == 0 && doubled.score(kHyde) == 0);
    CHECK((doubled.carry == Pile{6, {1, 3}}));  // R5.4 neutral
}

void r5_3_the_next_trick_takes_what_was_carried() {
    Position position = last_trick(J(E), H(A), J(X1), H(X3));
    position.carry = {20, {2, 2}};
    play(position, {J(E), H(A), J(X1), H(X3)});
    CHECK(position.points[kHyde] == 22 && position.factor[kHyde] == 5 && position.carry == Pile{});
}

void r8_4_the_single_player_uses_both_hands_and_asks_jekyll_only() {
    Position position;
    position.hyde_seats = 0b0101;
    position.single = 0;
    position.hands = {1u << H(A), 1u << J(B), 1u << J(E), 1u << H(X2)};
    CHECK(impossible(position) == nullptr);
    CHECK(legal_actions(position) == (1u << H(A) | 1u << (kAsk + 3)));
    position.hands = {1u << J(A), 1u << J(B), 1u << H(E), 1u << H(X2)};
    CHECK(legal_actions(position) == (1u << H(E) | 1u << (kAsk + 3)));
    play(position, {H(E)});
    CHECK(legal_actions(position) == (1u << J(B) | 1u << (kAsk + 0)));
    position.trick = {};
    position.trick_size = 0;
    position.leader = 1;
    position.hands = {1u << J(A), 1u << H(B), 1u << J(E), 1u << H(X2)};
    play(position, {kAsk + 2});  // R8.5 the ghost is asked, the single player decides, with the ghost's card only
    CHECK(position.decider() == 0);
    CHECK(legal_actions(position) == 1u << J(E));
}

void refused(const Position& position, const char* why) {
    const char* answer = impossible(position);
    CHECK(answer != nullptr && std::strstr(answer, why) != nullptr);
}

void impossible_positions_are_told() {
    const Position good = last_trick(J(A), H(A), J(B), H(B));
    const auto with = [&](auto change) {
        Position position = good;
        change(position);
        return position;
    };
    refused(with([](Position& p) { p.leader = 4; }), "leader");
    refused(with([](Position& p) { p.asked = 5; }), "asked seat is no seat");
    refused(with([](Position& p) { p.single = 5; }), "single");
    refused(with([](Position& p) { p.hyde_seats = 1; }), "two seats");
    refused(with([](Position& p) { p.hyde_seats = 0xFA; }), "two seats");
    refused(with([](Position& p) { p.single = 0; }), "opposite");
    refused(with([](Position& p) { p.trick_size = 4; }), "three cards");
    refused(with([](Position& p) { p.trick_size = 1, p.trick[0] = 28; }), "does not exist");
    refused(with([](Position& p) { p.trick_size = 1, p.trick[0] = J(A); }), "twice");
    refused(with([](Position& p) { p.trick_size = 1, p.trick[0] = H(E); }), "not of the camp");
    refused(with([](Position& p) { p.hands[0] |= 1u << 28; }), "does not exist");
    refused(with([](Position& p) { p.hands[0] |= p.hands[2]; }), "twice");
    refused(with([](Position& p) { p.hands[0] = 0xFF; }), "seven");
    refused(with([](Position& p) { p.hands[0] = 0; }), "remaining tricks");
    refused(with([](Position& p) { p.asked = 0; }), "itself");
    refused(with([](Position& p) { p.asked = 1; }), "no card");
    refused(with([](Position& p) { p.points[0] = 57; }), "points");
    refused(with([](Position& p) { p.factor[1] = 7; }), "deeds");
    refused(with([](Position& p) { p.hands[0] = 1u << J(T), p.hands[1] = 1u << H(T), p.carry.points = 1; }), "carried");
}

void every_round_runs_to_its_end() {
    for (const Form form : kForms) {
        Random random(5, static_cast<std::uint64_t>(form));
        for (int i = 0; i < 300; ++i) {
            Position position = deal_position(form, random);
            int decisions = 0;
            for (; !position.over(); ++decisions) {
                CHECK(impossible(position) == nullptr);
                const std::uint32_t legal = legal_actions(position);
                CHECK(legal != 0);
                apply(position, UniformPolicy().choose(position, legal, random));
            }
            CHECK(impossible(position) == nullptr);
            CHECK(legal_actions(position) == 0);
            CHECK(decisions >= kCards && decisions <= 2 * kCards);
            CHECK(position.points[0] + position.points[1] + position.carry.points == 60);
        }
    }
}

}  // namespace

int main() {
    r4_1_the_first_among_equals_wins();
    r3_5_an_asked_card_counts_for_the_seat_on_turn();
    r5_2_a_transformation_carries_and_leads();
    r5_3_the_next_trick_takes_what_was_carried();
    r8_4_the_single_player_uses_both_hands_and_asks_jekyll_only();
    impossible_positions_are_told();
    every_round_runs_to_its_end();
}
