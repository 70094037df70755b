// Reviews: jh_assess, jh_review_decision and jh_summarise.
#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

#include "review/decision.h"
#include "review/summary.h"
#include "wasm/area.h"
#include "wasm/interface.h"

namespace jh::wasm {
namespace {

const char* impossible(const WorkNumbers& asked) {
    for (const std::uint32_t count : {asked.candidates, asked.worlds, asked.descents})
        if (count > kMaxReviewWorlds) return "a review has at most 200000 candidates, worlds and descents";
    return nullptr;
}

review::Work work_of(const WorkNumbers& asked) {
    review::Work work;
    if (asked.candidates != 0) work.candidates = asked.candidates;
    if (asked.worlds != 0) work.worlds = asked.worlds;
    if (asked.nodes != 0) work.nodes = asked.nodes;
    if (asked.descents != 0) work.descents = asked.descents;
    return work;
}

AssessmentAnswer answer_of(const review::Assessment& assessment) {
    AssessmentAnswer out{};
    for (std::size_t seat = 0; seat < kSeats; ++seat) std::ranges::copy(assessment.beliefs[seat], out.beliefs[seat]);
    for (std::size_t i = 0; i < assessment.moves.size(); ++i) {
        const review::MoveWorth& move = assessment.moves[i];
        out.moves[i] = {move.value, move.error, move.loss, move.loss_error, static_cast<std::uint64_t>(move.action)};
    }
    return out;
}

TallyNumbers numbers_of(const review::Tally& tally) {
    return {tally.lost, tally.accuracy, static_cast<std::uint64_t>(tally.decisions)};
}

SummaryAnswer answer_of(const review::Summary& summary) {
    SummaryAnswer out{summary.worth, summary.result, summary.decisions, summary.luck, summary.worth_exact, {}, {}};
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
        out.seats[seat][0] = numbers_of(summary.seats[seat].all);
        for (std::size_t kind = 0; kind < review::kKinds; ++kind)
            out.seats[seat][kind + 1] = numbers_of(summary.seats[seat].kinds[kind]);
    }
    for (std::size_t i = 0; i < summary.judgements.size(); ++i) {
        const review::Judgement& one = summary.judgements[i];
        out.judgements[i] = {one.loss_known, one.loss_cards, one.luck, one.worth, static_cast<std::uint32_t>(one.name),
                             static_cast<std::uint32_t>(one.fortune)};
    }
    return out;
}

}  // namespace

// The worth of each legal move and the beliefs of the seat that was set by jh_see; returns how many moves there are.
EXPORT(jh_assess)() {
    const auto asked = question<WorkNumbers>();
    if (const char* why = impossible(asked)) return refuse(why);
    if (const char* why = not_ready(true)) return refuse(why);
    const review::Assessment assessment =
        review::assess(sight()->seen(), *brain_for(sight()->table()), work_of(asked), asked.seed);
    answer(answer_of(assessment));
    return static_cast<int>(assessment.moves.size());
}

// Reviews one decision of a round; returns how many moves there were.
EXPORT(jh_review_decision)(int moves, int at) {
    if (outside(moves, 0, kMaxRoundMoves)) return refuse("a round has at most 56 moves");
    const auto asked = question<ReviewQuestion>();
    const std::span played(asked.moves, static_cast<std::size_t>(moves));
    const auto number = static_cast<std::size_t>(std::max(at, 0));
    if (const char* why = impossible(asked.work)) return refuse(why);
    if (at < 0) return refuse("the round has no such decision");
    if (const char* why = review::impossible(asked.deal, played, number)) return refuse(why);
    const auto& brain = brain_for(asked.deal);
    if (!brain) return refuse("the brain for this form is not loaded");
    solver::Solver solver(solver::Payoff::difference(), review::kSolverMemory);
    const review::Decision decision =
        review::review_decision(asked.deal, played, number, *brain, work_of(asked.work), asked.work.seed, solver);
    DecisionAnswer out{answer_of(decision.assessed), {}, decision.worth, decision.worth_exact,
                       static_cast<std::uint8_t>(decision.decider), static_cast<std::uint8_t>(decision.kind),
                       static_cast<std::uint8_t>(decision.action)};
    for (std::size_t i = 0; i < decision.cards.size(); ++i) {
        const auto& [action, value] = decision.cards[i];
        out.cards[i] = {value.lower, value.upper, static_cast<std::uint64_t>(action)};
    }
    answer(out);
    return static_cast<int>(decision.cards.size());
}

// Summarises all decisions of a round.
EXPORT(jh_summarise)(int count) {
    if (outside(count, 0, kMaxRoundMoves)) return refuse("a round has at most 56 moves");
    const auto asked = question<SummariseQuestion>();
    std::vector<review::Taken> taken;
    for (const TakenNumbers& one : std::span(asked.decisions, static_cast<std::size_t>(count))) {
        if (one.decider >= kSeats || one.camp > 1 || one.kind >= review::kKinds) return refuse("a decision is impossible");
        if (!std::isfinite(one.loss) || !std::isfinite(one.loss_error) || !std::isfinite(one.worth))
            return refuse("a decision is impossible");
        taken.push_back({one.decider, one.camp, static_cast<review::Kind>(one.kind), one.forced != 0, one.loss,
                         one.loss_error, one.worth, one.worth_exact != 0});
    }
    answer(answer_of(review::summarise(taken, asked.result)));
    return count;
}

}  // namespace jh::wasm
