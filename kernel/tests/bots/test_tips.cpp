// The bot follows each of the rulebook's tips, and has the numbers of Python's generator.
#include "bots/tips.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <string_view>
#include <vector>

#include "tests/check.h"
#include "bots/python_random.h"

namespace {

using namespace jh::bots;
using namespace jh::rules;

constexpr std::string_view kKinds[] = {"T", "A", "B", "C", "D", "E", "7", "6", "5", "4", "3", "X3", "X2", "X1"};

int card(std::string_view code) {
    const auto kind = std::find(std::begin(kKinds), std::end(kKinds), code.substr(1)) - std::begin(kKinds);
    return static_cast<int>(kind) + (code[0] == 'H' ? kCampCards : 0);
}

CardMask cards(std::initializer_list<std::string_view> codes) {
    CardMask mask = 0;
    for (const std::string_view code : codes) mask |= 1u << card(code);
    return mask;
}

const Hands kDeal = {cards({"J7", "JX1", "H3", "H4", "H5", "H6", "H7"}), cards({"HX1", "HX2", "HE", "J3", "J4", "J5", "JD"}),
                     cards({"JA", "JB", "JE", "JX3", "HT", "HX3", "HD"}), cards({"JT", "JC", "J6", "JX2", "HA", "HB", "HC"})};

int holder_of(int number) {
    for (std::size_t seat = 0; seat < kSeats; ++seat)
        if (kDeal[seat] >> number & 1) return static_cast<int>(seat);
    return kNoSeat;
}

// Returns what the deciding player sees after some cards. N leads; N and S are Jekyll.
Observed seen_after(std::initializer_list<std::string_view> played) {
    Observed observed;
    observed.hyde_seats = 0b1010;
    Hands hands = kDeal;
    for (const std::string_view code : played) {
        const int number = card(code), holder = holder_of(number);
        hands[static_cast<std::size_t>(holder)] &= ~(1u << number);
        observed.past.push_back({static_cast<std::uint8_t>(number), static_cast<std::uint8_t>(holder)});
    }
    for (std::size_t seat = 0; seat < kSeats; ++seat)
        for (std::size_t camp = 0; camp < 2; ++camp)
            observed.counts[seat][camp] = static_cast<std::uint8_t>(std::popcount(hands[seat] & kCampMask[camp]));
    observed.seat = observed.table().decider();
    observed.open[static_cast<std::size_t>(observed.seat)] = hands[static_cast<std::size_t>(observed.seat)];
    CHECK(impossible(observed) == nullptr);
    return observed;
}

constexpr int ask(int seat) { return kAsk + seat; }
constexpr int kN = 0, kE = 1, kS = 2, kW = 3;

void tip_1_cards_that_were_played_are_not_expected_again() {
    const CardMask unseen = Outlook(seen_after({"J7", "HE", "JE", "HC"})).unseen();
    CHECK((unseen & cards({"J7", "HE", "JE", "HC"})) == 0);
    CHECK(std::popcount(unseen) == 28 - 4 - 6);
}

void tip_2_an_opponent_gives_its_worst_and_a_partner_its_best() {
    const Outlook outlook(seen_after({}));
    CHECK(outlook.worth(ask(kS)) > outlook.worth(ask(kE)));
}

void tip_2_the_more_cards_an_opponent_may_choose_from_the_worse_it_gives() {
    const std::array values = {1.0, 2.0, 3.0};
    CHECK(std::abs(expected_first(values, 1) - 2) < 1e-9);
    CHECK(std::abs(expected_first(values, 2) - 4.0 / 3) < 1e-9);
    CHECK(std::abs(expected_first(values, 3) - 1) < 1e-9);
}

void tip_3_one_keeps_strong_cards_when_a_weaker_one_does_as_well() {
    CHECK(follow_tips(seen_after({"J7", "HX1", "JE"}), 1) == card("HC"));
}

void tip_4_it_is_dangerous_to_ask_the_opponent_who_plays_last() {
    const Outlook outlook(seen_after({}));  // W plays last; E holds as many cards of Jekyll
    CHECK(outlook.worth(ask(kW)) < outlook.worth(ask(kE)));
}

void tip_4_an_opponent_is_best_asked_when_the_partner_plays_last() {
    const Outlook first(seen_after({})), second(seen_after({"J7"}));
    CHECK(first.last_to_play() == kW);
    CHECK(second.last_to_play() == kW);  // now the partner
    std::vector<double> values;
    for (CardMask left = second.unseen() & kCampMask[kHyde]; left != 0; left &= left - 1)
        values.push_back(second.trick_worth(std::countr_zero(left)));
    std::sort(values.begin(), values.end());
    CHECK(second.worth(ask(kS)) > expected_first(values, 3));
}

void plain_sense_points_go_to_a_trick_that_is_won_and_not_to_one_that_is_lost() {
    const Outlook lost(seen_after({"JA", "HX1", "JX1"}));
    CHECK(lost.trick_worth(card("H7")) < lost.trick_worth(card("H3")));
    const Outlook won(seen_after({"JX1", "HE", "J7"}));
    CHECK(won.trick_worth(card("HC")) > 0);
}

void seeds_give_the_numbers_of_python() {
    CHECK(PythonRandom(1).unit() == 0.13436424411240122);          // Random(1).random()
    CHECK(PythonRandom(1ull << 40).unit() == 0.1036394562812375);  // Random(2**40).random()
    std::array items = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
    PythonRandom(7).shuffle(std::span<int>(items));  // Random(7).sample(range(10), 10)
    CHECK((items == std::array{5, 2, 6, 9, 0, 7, 4, 1, 3, 8}));
}

void observations_that_cannot_be_are_refused() {
    const auto refused = [](auto change) {
        Observed observed = seen_after({"J7", "HE"});
        change(observed);
        return impossible(observed) != nullptr;
    };
    CHECK(!refused([](Observed&) {}));
    CHECK(refused([](Observed& it) { it.seat = kN; }));
    CHECK(refused([](Observed& it) { it.seat = 9; }));
    CHECK(refused([](Observed& it) { it.open[kN] = 1; }));
    CHECK(refused([](Observed& it) { it.open[kS] ^= 1u << 28; }));
    CHECK(refused([](Observed& it) { it.counts[kW][0] = 200; }));
    CHECK(refused([](Observed& it) { it.counts[kW][0] = 3; }));
    CHECK(refused([](Observed& it) { it.past[0].card = 28; }));
    CHECK(refused([](Observed& it) { it.past[0].holder = 4; }));
    CHECK(refused([](Observed& it) { it.past[1].card = it.past[0].card; }));
    CHECK(refused([](Observed& it) { it.past.assign(40, {0, 0}); }));
    CHECK(refused([](Observed& it) { it.hyde_seats = 0b0111; }));
    CHECK(refused([](Observed& it) { it.single = 5; }));
    CHECK(refused([](Observed& it) { it.single = kS; }));
    CHECK(refused([](Observed& it) { it.asked = kW; }));
    CHECK(refused([](Observed& it) { it.first_leader = kE; }));
    CHECK(refused([](Observed& it) { it.carry = ~0u; }));
}

}  // namespace

int main() {
    tip_1_cards_that_were_played_are_not_expected_again();
    tip_2_an_opponent_gives_its_worst_and_a_partner_its_best();
    tip_2_the_more_cards_an_opponent_may_choose_from_the_worse_it_gives();
    tip_3_one_keeps_strong_cards_when_a_weaker_one_does_as_well();
    tip_4_it_is_dangerous_to_ask_the_opponent_who_plays_last();
    tip_4_an_opponent_is_best_asked_when_the_partner_plays_last();
    plain_sense_points_go_to_a_trick_that_is_won_and_not_to_one_that_is_lost();
    seeds_give_the_numbers_of_python();
    observations_that_cannot_be_are_refused();
}
