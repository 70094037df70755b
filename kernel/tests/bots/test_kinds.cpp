// Kinds of players: recognised by their moves, from what the deciding player knows and nothing else.
#include <algorithm>
#include <bit>
#include <cmath>
#include <vector>

#include "bots/imitation.h"
#include "bots/search.h"
#include "tests/check.h"
#include "tests/rounds.h"

namespace {

using namespace jh::bots;
using namespace jh::play;
using namespace jh::rules;

// Returns a policy that likes a move the more, the lower its number is (slope > 0), or the higher (slope < 0).
Brain with_slope(int slope) {
    using Net = Network<std::int16_t, SmallPolicy>;
    std::vector<std::int16_t> weights(Net::kSize);
    for (int action = 0; action < kActions; ++action)
        weights[Net::kBias + Net::kHidden + static_cast<std::size_t>(action)] = static_cast<std::int16_t>(-slope * action);
    return Brain(weights);
}

struct Story {
    Remembered round;
    std::vector<PastPlay> past;
    int first_leader;

    Seen seen() const { return {round, past, first_leader}; }
};

void make(Story& story, int action) {
    const auto holds = [&](CardMask hand) { return hand >> action & 1; };
    if (action < kAsk) {
        const auto holder = std::ranges::find_if(story.round.hands, holds) - story.round.hands.begin();
        story.past.push_back({static_cast<std::uint8_t>(action), static_cast<std::uint8_t>(holder)});
    }
    apply(story.round, action);
}

// Calls `visit` before every choice of a round in which one camp plays by one policy and one by another.
template <class Visit>
void play(Form form, const Brain& jekyll, const Brain& hyde, std::uint64_t seed, Visit&& visit) {
    Random random(seed, static_cast<std::uint64_t>(form));
    const Position deal = deal_position(form, random);
    Story story{Remembered{deal}, {}, deal.leader};
    while (!story.round.over()) {
        const std::uint32_t legal = legal_actions(story.round);
        const Brain& brain = story.round.camp(story.round.decider()) == kHyde ? hyde : jekyll;
        if (!std::has_single_bit(legal)) visit(story);
        make(story, LearnedPolicy{brain}.choose(story.round, legal, random));
    }
}

void the_likelihood_of_a_seat_depends_on_its_own_hand(Form form) {
    const Brain brain = with_slope(400);
    Random random(6);
    play(form, brain, brain, 1, [&](const Story& story) {
        const Seen seen = story.seen();
        const Worlds worlds(seen.view());
        const Hands one = worlds.draw(random), other = worlds.draw(random);
        double sum = 0;
        for (int seat = 0; seat < kSeats; ++seat) {
            const auto place = static_cast<std::size_t>(seat);
            const double likelihood = seen.log_likelihood(brain, one, seat);
            if (one[place] == other[place]) CHECK(likelihood == seen.log_likelihood(brain, other, seat));
            if (seat != seen.observer()) sum += likelihood;
        }
        CHECK(std::abs(sum - seen.log_likelihood(brain, one)) < 1e-9);
    });
}

void opponents_are_recognised(Form form) {
    const Brain own = with_slope(400), other = with_slope(-400);
    const Kind kinds[] = {{{&own, true}, 0.7}, {{&other, false}, 0.3}};
    Random random(7);
    play(form, own, other, 2, [&](const Story& story) {
        const Seen seen = story.seen();
        const int camp = story.round.camp(seen.observer());
        const Brain& opponents = camp == kHyde ? own : other;
        const auto guesses = plausible_guesses(seen, kinds, {200, 0.75}, 100, random, std::nullopt);
        int right = 0, all = 0;
        for (const Guess& guess : guesses)
            for (int seat = 0; seat < kSeats; ++seat) {
                const Manner& manner = guess.cast[static_cast<std::size_t>(seat)];
                const bool opponent = story.round.camp(seat) != camp && seat != story.round.ghost();
                if (!opponent) CHECK(manner.brain == &own && manner.searches);
                if (opponent) ++all, right += manner.brain == &opponents;
            }
        CHECK(guesses.size() == 100);
        if (story.past.size() >= 16 && camp == kJekyll) CHECK(right > 0.9 * all);
    });
}

void a_search_looks_at_no_hidden_card(Form form) {
    const Brain own = with_slope(400), other = with_slope(-400);
    const Kind kinds[] = {{{&own, true}, 0.7}, {{&other, false}, 0.3}};
    const SearchPlan plan{60, {20, 0.75}, 0.7, 1};
    Random random(8);
    play(form, own, other, 3, [&](const Story& story) {
        const Seen seen = story.seen();
        const Seen redealt(seen.with(Worlds(seen.view()).draw(random)), story.past, story.first_leader);
        const int action = search_kinds(seen, kinds, plan, nullptr, 5, {}).front().action;
        CHECK(seen.legal() >> action & 1);
        CHECK(action == search_kinds(redealt, kinds, plan, nullptr, 5, {}).front().action);
    });
}

void imitation_gets_better(Form form) {
    Imitation imitation(form, 1, {.batches = 60, .rounds = 4, .worlds = 10}, with_slope(0));
    const double first = imitation.advance(10).likelihood;
    imitation.advance(40);
    CHECK(!imitation.done());
    CHECK(imitation.advance(10).likelihood > first);
    CHECK(imitation.done());
    const std::vector<std::int16_t> weights = imitation.weights();
    CHECK(Brain::impossible(weights) == nullptr);
}

}  // namespace

int main() {
    for (const Form form : kForms) {
        the_likelihood_of_a_seat_depends_on_its_own_hand(form);
        opponents_are_recognised(form);
        a_search_looks_at_no_hidden_card(form);
        imitation_gets_better(form);
    }
}
