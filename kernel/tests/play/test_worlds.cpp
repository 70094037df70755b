#include "play/worlds.h"

#include <array>
#include <cmath>
#include <map>
#include <set>
#include <vector>

#include "tests/check.h"
#include "tests/rounds.h"

namespace {

using namespace jh::play;
using namespace jh::rules;

void check_fits(const Hands& world, const Position& position, int observer) {
    CardMask all = 0;
    for (int seat = 0; seat < kSeats; ++seat) {
        const CardMask hand = position.hands[seat];
        if (seat == observer || seat == position.ghost()) CHECK(world[seat] == hand);
        for (const CardMask camp : kCampMask) CHECK(std::popcount(world[seat] & camp) == std::popcount(hand & camp));
        CHECK((all & world[seat]) == 0);
        all |= world[seat];
    }
    CHECK(all == position.cards_in_hands());
}

// Counts worlds by the formula: for each camp, factorial(all) / product of factorial(count).
std::uint64_t multinomial(const Position& position, int observer) {
    double ways = 1;
    for (const CardMask camp : kCampMask) {
        int all = 0;
        for (int seat = 0; seat < kSeats; ++seat) {
            if (seat == observer || seat == position.ghost()) continue;
            const int count = std::popcount(position.hands[seat] & camp);
            all += count;
            ways /= std::tgamma(count + 1.0);
        }
        ways *= std::tgamma(all + 1.0);
    }
    return static_cast<std::uint64_t>(std::llround(ways));
}

void worlds_are_counted_and_numbered() {
    for (const Form form : kForms) {
        Random random(21, static_cast<std::uint64_t>(form));
        for (int i = 0; i < 200; ++i) {
            const Position position = late_position(form, random, i % 2 == 0 ? 28 : 12);
            const int observer = position.decider();
            const Worlds worlds(view_from(position, observer));
            CHECK(worlds.count() == multinomial(position, observer));
            check_fits(worlds.draw(random), position, observer);
            if (worlds.count() > 5000) continue;
            std::set<Hands> different;
            for (std::uint64_t rank = 0; rank < worlds.count(); ++rank) {
                const Hands world = worlds.at(rank);
                check_fits(world, position, observer);
                different.insert(world);
            }
            CHECK(different.size() == worlds.count());
            CHECK(different.contains(position.hands));
        }
    }
}

// Chi-square over all worlds of positions with few of them: within five standard deviations of its mean.
void every_world_is_equally_likely() {
    for (const Form form : kForms) {
        Random random(22, static_cast<std::uint64_t>(form));
        int tested = 0;
        while (tested < 10) {
            const Position position = late_position(form, random, 10);
            const Worlds worlds(view_from(position, position.decider()));
            if (worlds.count() < 20 || worlds.count() > 400) continue;
            std::map<Hands, double> drawn;
            for (std::uint64_t rank = 0; rank < worlds.count(); ++rank) drawn[worlds.at(rank)] = 0;
            constexpr double expected = 100;
            const auto cells = static_cast<double>(worlds.count());
            for (int i = 0; i < static_cast<int>(cells * expected); ++i) ++drawn.at(worlds.draw(random));
            double chi_square = 0;
            for (const auto& [world, count] : drawn) chi_square += (count - expected) * (count - expected) / expected;
            CHECK(std::abs(chi_square - (cells - 1)) < 5 * std::sqrt(2 * cells));
            ++tested;
        }
    }
}

void a_view_that_cannot_be_is_told() {
    Random random(23);
    const View good = view_from(deal_position(Form::kFourA, random), 0);
    CHECK(impossible(good) == nullptr);
    View view = good;
    view.hidden_seats = 15;
    CHECK(impossible(view) != nullptr);
    view = good;
    view.unseen |= view.open[0];
    CHECK(impossible(view) != nullptr);
    view = good;
    ++view.counts[1][0];
    CHECK(impossible(view) != nullptr);
    view = good;
    view.counts[0][0] = 1;
    CHECK(impossible(view) != nullptr);
    view = good;
    view.open[1] = 1u << 30;
    CHECK(impossible(view) != nullptr);
}

void weights_are_scaled_and_resampled() {
    Random random(24);
    const Position position = deal_position(Form::kFourA, random);
    const Worlds worlds(view_from(position, 0));
    std::vector<Hands> hands(1000);
    std::vector<double> weights(1000);
    // East holds Jekyll's A, or it does not: as if seen to be three times as likely.
    const auto holds = [](const Hands& world) { return (world[1] & 2u) != 0; };
    const double effective =
        draw_weighted(worlds, random, hands, weights, [&](const Hands& world) { return holds(world) ? 3.0 : 1.0; });
    CHECK(effective > 500 && effective <= 1000.0001);
    double share = 0;
    for (std::size_t i = 0; i < hands.size(); ++i) share += holds(hands[i]) ? weights[i] : 0;
    std::vector<std::uint32_t> chosen(5000);
    resample(weights, random, chosen);
    double chosen_share = 0;
    for (const std::uint32_t place : chosen) chosen_share += holds(hands[place]) ? 1.0 / 5000 : 0;
    CHECK(std::abs(share - chosen_share) < 0.02);
    std::vector<double> nothing(4, 0.0);
    CHECK(scale_weights(nothing) == 0 && nothing[0] == 0.25);
    const std::array<double, 3> last_is_zero = {0.0, 1.0, 0.0};
    resample(last_is_zero, random, chosen);
    for (const std::uint32_t place : chosen) CHECK(place == 1);
}

}  // namespace

int main() {
    worlds_are_counted_and_numbered();
    every_world_is_equally_likely();
    a_view_that_cannot_be_is_told();
    weights_are_scaled_and_resampled();
}
