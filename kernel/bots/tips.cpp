#include "bots/tips.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <functional>
#include <vector>

#include "bots/arithmetic.h"
#include "bots/python_random.h"

namespace jh::bots {
namespace {

// What it is worth to keep T, A, B, C, D or E for later.
constexpr std::array<double, kFirstScene> kToKeep = {6, 6, 5, 4, 3, 2};
// The factor and the points that a team will probably still take.
constexpr double kLaterFactor = 2, kLaterPoints = 10;
// The chance that a player can get a certain unseen card when it is needed.
constexpr double kChanceToFind = 0.3;
constexpr double kFewerChoices = 3;                     // tip 3
constexpr double kPartnerIsLast = 4, kAskedIsLast = 8;  // tip 4

// R4.1 Returns the place of the highest card of a trick; of equal cards the first.
unsigned highest_place(const Position& table) {
    unsigned best = 0;
    for (unsigned i = 1; i < table.trick_size; ++i)
        if (kRank[table.trick[i] % kCampCards] < kRank[table.trick[best] % kCampCards]) best = i;
    return best;
}

double ways_to_choose(int count, int from) {
    double ways = 1;  // whole numbers: every step is exact
    for (int i = 1; i <= count; ++i) ways = ways * (from - count + i) / i;
    return count > from ? 0 : ways;
}

std::vector<int> actions_in(std::uint32_t set) {
    std::vector<int> actions;
    for (; set != 0; set &= set - 1) actions.push_back(std::countr_zero(set));
    return actions;
}

}  // namespace

Outlook::Outlook(const Observed& observed)
    : table_(observed.table()), counts_(observed.counts), unseen_(kAllCards), ghost_hand_(0), stake_(0),
      team_(table_.camp(observed.seat)), turn_team_(table_.camp(table_.on_turn())) {
    for (const CardMask hand : observed.open) unseen_ &= ~hand;
    for (const PastPlay& play : observed.past) unseen_ &= ~(1u << play.card);
    if (table_.ghost() != kNoSeat) ghost_hand_ = observed.open[static_cast<std::size_t>(table_.ghost())];
    for (CardMask left = observed.carry; left != 0; left &= left - 1)
        stake_ += kWorth[static_cast<std::size_t>(std::countr_zero(left))];
    for (std::size_t i = 0; i < table_.trick_size; ++i) stake_ += kWorth[table_.trick[i]];
}

double Outlook::worth(int action) const {
    if (action >= kAsk) return ask_worth(action - kAsk);
    const double sign = turn_team_ == team_ ? 1 : -1;
    const auto kind = static_cast<std::size_t>(kind_of(action));
    return sign * trick_worth(action) - (kind < kToKeep.size() ? kToKeep[kind] : 0);
}

double Outlook::trick_worth(int card) const {
    Position after = table_;
    after.trick[after.trick_size++] = static_cast<std::uint8_t>(card);
    if (kind_of(after.trick[highest_place(after)]) == kTransformation) return 0;  // R5.1
    const double chance = chance_to_win(after);
    const std::uint32_t stake = stake_ + kWorth[static_cast<std::size_t>(card)];
    return chance * prize(stake, turn_team_) - (1 - chance) * prize(stake, 1 - turn_team_);
}

// Returns what asking is worth. The asked player gives the best card for its own team (tip 2).
double Outlook::ask_worth(int seat) const {
    const bool friendly = table_.camp(seat) == team_;
    std::vector<double> values;
    for (const int card : actions_in(may_hold(seat))) values.push_back(trick_worth(card));
    if (friendly)
        std::sort(values.begin(), values.end(), std::greater());
    else
        std::sort(values.begin(), values.end());
    const auto camp = static_cast<std::size_t>(turn_team_);
    const double given = expected_first(values, counts_[static_cast<std::size_t>(seat)][camp]);
    if (friendly) return given;
    if (seat == last_to_play()) return given + kFewerChoices - kAskedIsLast;
    return given + kFewerChoices + (table_.camp(last_to_play()) == team_ ? kPartnerIsLast : 0);
}

// Returns the cards of the camp on turn that a seat may hold.
CardMask Outlook::may_hold(int seat) const {
    return (seat == table_.ghost() ? ghost_hand_ : unseen_) & kCampMask[turn_team_];
}

// Returns the chance that the team on turn takes the trick after the cards still to come.
double Outlook::chance_to_win(const Position& after) const {
    const unsigned place = highest_place(after);
    double chance = table_.camp((after.leader + static_cast<int>(place)) & 3) == turn_team_ ? 1 : 0;
    for (int seat = after.on_turn(), left = kSeats - after.trick_size; left > 0; --left, seat = (seat + 1) & 3) {
        const double beaten = chance_to_beat(after.trick[place], table_.camp(seat));
        chance = table_.camp(seat) == turn_team_ ? chance + (1 - chance) * beaten : chance * (1 - beaten);
    }
    return chance;
}

double Outlook::chance_to_beat(int card, int camp) const {
    int higher = 0;
    for (const int other : actions_in(unseen_ & kCampMask[camp])) higher += kRank[static_cast<std::size_t>(kind_of(other))] < kRank[static_cast<std::size_t>(kind_of(card))];
    return 1 - portable_pow(1 - kChanceToFind, higher);
}

// Returns what these cards add to a team's score, with what it has and may still take (R6).
double Outlook::prize(std::uint32_t worth, int team) const {
    const auto index = static_cast<std::size_t>(team);
    const double points = worth & 0xFF, factor = worth >> (team == kJekyll ? 8 : 16) & 0xFF;
    return points * (table_.factor[index] + kLaterFactor) + factor * (table_.points[index] + kLaterPoints);
}

double expected_first(std::span<const double> values, int held) {
    const int size = static_cast<int>(values.size());
    double sum = 0;
    for (int place = 0; place < size; ++place)
        sum += values[static_cast<std::size_t>(place)] * ways_to_choose(held - 1, size - 1 - place);
    return sum / ways_to_choose(held, size);
}

int follow_tips(const Observed& observed, std::uint64_t seed) {
    const Outlook outlook(observed);
    std::vector<int> actions = actions_in(observed.legal());
    PythonRandom(seed).shuffle(std::span(actions));
    std::vector<double> worths;
    for (const int action : actions) worths.push_back(outlook.worth(action));
    return actions[static_cast<std::size_t>(std::max_element(worths.begin(), worths.end()) - worths.begin())];
}

}  // namespace jh::bots
