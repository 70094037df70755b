// Reviews of rounds in all forms: honest, consistent, exact where they say so, and clean under sanitizers.
#include <bit>
#include <cmath>
#include <vector>

#include "bots/training.h"
#include "play/batch.h"
#include "play/playout.h"
#include "review/round.h"
#include "review/summary.h"
#include "tests/check.h"
#include "tests/rounds.h"

namespace {

using namespace jh::bots;
using namespace jh::play;
using namespace jh::review;
using namespace jh::rules;

constexpr Work kLittle = {60, 20, 20'000, 30};

Brain taught(Form form) {
    Training<SmallPolicy> training(form, 1, {.batches = 4, .rounds = 8});
    while (!training.done()) training.advance(1);
    const std::vector<std::int16_t> weights = training.weights();
    return Brain(weights);
}

struct RandomRound {
    Position deal;
    std::vector<std::uint8_t> moves;
    Position end;
};

RandomRound random_round(Form form, std::uint64_t seed) {
    Random random(seed);
    RandomRound round{deal_position(form, random), {}, {}};
    for (round.end = round.deal; !round.end.over();) {
        const int action = UniformPolicy().choose(round.end, legal_actions(round.end), random);
        round.moves.push_back(static_cast<std::uint8_t>(action));
        apply(round.end, action);
    }
    return round;
}

bool near(double a, double b) { return std::abs(a - b) < 1e-6; }

void check_moves(const Assessment& assessed, std::uint32_t legal) {
    CHECK(std::cmp_equal(assessed.moves.size(), std::popcount(legal)));
    CHECK(assessed.moves[0].loss == 0);
    for (std::size_t i = 0; i < assessed.moves.size(); ++i) {
        const MoveWorth& move = assessed.moves[i];
        CHECK(legal >> move.action & 1);
        CHECK(i == 0 || move.value <= assessed.moves[i - 1].value);
        CHECK(near(move.loss, assessed.moves[0].value - move.value));
        CHECK(move.error > 0 && std::abs(move.value) <= jh::solver::kMaxScore);
    }
}

// Every card in play is somewhere, hands have as many cards of each camp as they show, and open hands are certain.
void check_beliefs(const Beliefs& beliefs, const Position& position) {
    const View view = view_from(position, position.decider());
    for (std::size_t seat = 0; seat < kSeats; ++seat)
        for (std::size_t camp = 0; camp < 2; ++camp) {
            double sum = 0;
            for (std::size_t card = camp * kCampCards; card < (camp + 1) * kCampCards; ++card) {
                sum += beliefs[seat][card];
                if (view.open[seat] >> card & 1) CHECK(near(beliefs[seat][card], 1));
            }
            CHECK(near(sum, std::popcount(position.hands[seat] & kCampMask[camp])));
        }
    for (std::size_t card = 0; card < kCards; ++card) {
        double sum = 0;
        for (std::size_t seat = 0; seat < kSeats; ++seat) sum += beliefs[seat][card];
        CHECK(near(sum, position.cards_in_hands() >> card & 1));
    }
}

// Deals the cards that the deciding player cannot see anew, among those who hold them now.
Position redealt(const Position& deal, const Position& now, Random& random) {
    const View view = view_from(now, now.decider());
    const Hands hands = Worlds(view).draw(random);
    Position other = deal;
    for (std::size_t seat = 0; seat < kSeats; ++seat) other.hands[seat] = (deal.hands[seat] & ~now.hands[seat]) | hands[seat];
    return other;
}

// Past moves stay legal when hidden cards are dealt anew, except the last ones of the round, which are cut off here.
void check_honesty(const RandomRound& round, std::size_t at, const Position& now, const Brain& brain, Random& random) {
    const Position other = redealt(round.deal, now, random);
    std::vector<std::uint8_t> moves(round.moves.begin(), round.moves.begin() + static_cast<std::ptrdiff_t>(at) + 1);
    jh::solver::Solver solver(jh::solver::Payoff::difference(), kSolverMemory);
    const auto assessed = [&](const Position& deal) {
        return review_decision(deal, moves, at, brain, kLittle, 3, solver).assessed;
    };
    const Assessment ours = assessed(round.deal), theirs = assessed(other);
    CHECK(ours.beliefs == theirs.beliefs);
    for (std::size_t i = 0; i < ours.moves.size(); ++i)
        CHECK(ours.moves[i].action == theirs.moves[i].action && ours.moves[i].value == theirs.moves[i].value &&
              ours.moves[i].error == theirs.moves[i].error);
}

void check_cards(const Decision& decision, const Position& position) {
    jh::solver::Solver solver;
    const auto solution = solver.solve(position, jh::solver::Moves::score);
    const bool hyde = position.camp(position.decider()) == kHyde;
    CHECK(decision.worth_exact && decision.worth == solution.value.lower);
    for (std::size_t i = 0; i < decision.cards.size(); ++i) {
        const auto& [action, value] = decision.cards[i];
        CHECK(action == solution.moves[i].action && value.exact());
        CHECK(value.lower == (hyde ? 0 - solution.moves[i].value.lower : solution.moves[i].value.lower));
    }
}

std::vector<Taken> taken(const RandomRound& round, std::span<const Decision> decisions) {
    std::vector<Taken> all;
    for (const Decision& decision : decisions)
        for (const MoveWorth& move : decision.assessed.moves)
            if (move.action == decision.action)
                all.push_back({decision.decider, round.deal.camp(decision.decider), decision.kind,
                               decision.assessed.moves.size() == 1, move.loss, move.loss_error, decision.worth,
                               decision.worth_exact});
    return all;
}

void check_summary(const RandomRound& round, std::span<const Decision> decisions) {
    const double result = value_of(round.end);
    const std::vector<Taken> all = taken(round, decisions);
    const Summary summary = summarise(all, result);
    CHECK(near(summary.result - summary.worth, summary.decisions + summary.luck));
    int counted = 0;
    for (const SeatTally& seat : summary.seats) {
        int kinds = 0;
        for (const Tally& kind : seat.kinds) kinds += kind.decisions;
        CHECK(kinds == seat.all.decisions && seat.all.accuracy >= 0 && seat.all.accuracy <= 100);
        counted += kinds;
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Judgement& judgement = summary.judgements[i];
        CHECK(judgement.loss_cards >= 0 && judgement.loss_known >= 0);
        CHECK(near(judgement.luck, judgement.loss_known - judgement.loss_cards));
        if (all[i].forced) CHECK(judgement.name == Name::best && judgement.luck == 0);
        if (all[i].worth_exact) CHECK(near(judgement.worth, all[i].worth));
        counted -= !all[i].forced;
    }
    CHECK(counted == 0);
}

void review_whole_round(Form form, std::uint64_t seed) {
    const Brain brain = taught(form);
    const RandomRound round = random_round(form, seed);
    const std::vector<Decision> decisions = review_round(round.deal, round.moves, brain, kLittle, 3, 1);
    CHECK(decisions.size() == round.moves.size());
    Position position = round.deal;
    Random random(seed);
    for (std::size_t at = 0; at < decisions.size(); ++at) {
        CHECK(decisions[at].decider == position.decider() && decisions[at].action == round.moves[at]);
        check_moves(decisions[at].assessed, legal_actions(position));
        check_beliefs(decisions[at].assessed.beliefs, position);
        if (at % 5 == 0) check_honesty(round, at, position, brain, random);
        if (std::popcount(position.cards_in_hands()) <= 12) check_cards(decisions[at], position);
        apply(position, round.moves[at]);
    }
    check_summary(round, decisions);
}

void names_follow_the_thresholds() {
    CHECK(name_of(0, 3) == Name::best);
    CHECK(name_of(30, 15) == Name::fine);  // not certain
    CHECK(name_of(kInaccuracy - 0.1, 0) == Name::fine);
    CHECK(name_of(kInaccuracy, 0) == Name::inaccuracy);
    CHECK(name_of(kMistake, 0) == Name::mistake);
    CHECK(name_of(kBlunder, 0) == Name::blunder);
    CHECK(likely_loss(5, 6) == 0 && likely_loss(50, 0) == 50);
    CHECK(fortune_of(kFortune) == Fortune::lucky && fortune_of(-kFortune) == Fortune::unlucky);
    CHECK(fortune_of(kFortune - 1) == Fortune::none);
    CHECK(accuracy_of(0) == 100 && accuracy_of(10) > accuracy_of(11) && accuracy_of(720) >= 0);
}

// Jekyll estimates 10, then 30: but Jekyll's own decision cannot gain with open hands, and a forced one changes nothing.
void estimates_are_made_consistent() {
    const std::vector<Taken> all = {{0, kJekyll, Kind::own_card, false, 0, 0, 10, false},
                                    {1, kHyde, Kind::answer, true, 0, 0, -5, false},
                                    {1, kHyde, Kind::own_card, false, 8, 0, 30, true}};
    const Summary summary = summarise(all, 42);
    CHECK(summary.worth == 30 && summary.judgements[1].worth == 30);
    CHECK(summary.judgements[0].loss_cards == 0 && summary.judgements[2].loss_cards == 12);
    CHECK(summary.decisions == 8 && summary.luck == 4);
    const std::vector<Taken> lost = {{0, kJekyll, Kind::own_card, false, 0, 0, 40, false},
                                     {0, kJekyll, Kind::own_card, false, 0, 0, 20, true}};
    CHECK(summarise(lost, 0).judgements[0].fortune == Fortune::none);  // the first worth is an estimate
    CHECK(summarise(lost, 0).judgements[1].fortune == Fortune::unlucky);
}

void little_work_is_enough() {
    const Brain brain = taught(Form::kFourA);
    const RandomRound round = random_round(Form::kFourA, 2);
    const Seen seen(round.deal, {}, round.deal.leader);
    for (const Work& work : {Work{1, 1, 1, 1}, Work{3, 1600, 1, 1}})
        check_moves(assess(seen, brain, work, 1), legal_actions(round.deal));
}

void impossible_rounds_are_refused() {
    const RandomRound round = random_round(Form::kFourA, 1);
    CHECK(jh::review::impossible(round.deal, round.moves, 0) == nullptr);
    CHECK(jh::review::impossible(round.deal, round.moves, round.moves.size()) != nullptr);
    CHECK(jh::review::impossible(round.end, round.moves, 0) != nullptr);
}

}  // namespace

int main() {
    names_follow_the_thresholds();
    estimates_are_made_consistent();
    impossible_rounds_are_refused();
    little_work_is_enough();
    for (const Form form : kForms) review_whole_round(form, 7);
}
