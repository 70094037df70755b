#include "review/summary.h"

#include <algorithm>

namespace jh::review {
namespace {

// With open hands a player's own decision never gains. Estimates that say otherwise are corrected, from the end of the
// round backwards.
std::vector<double> consistent_worths(std::span<const Taken> decisions, double result) {
    std::vector<double> worths(decisions.size() + 1);
    worths.back() = result;
    for (std::size_t i = decisions.size(); i-- > 0;) {
        const Taken& taken = decisions[i];
        const double after = worths[i + 1];
        worths[i] = taken.forced ? after : taken.camp == kHyde ? std::min(taken.worth, after) : std::max(taken.worth, after);
    }
    return worths;
}

// Luck has a name only where both worths are exact, because estimates err by as much.
Judgement judged(const Taken& taken, double before, double after, bool exact) {
    Judgement judgement;
    judgement.worth = before;
    judgement.loss_cards = taken.camp == kHyde ? after - before : before - after;
    judgement.loss_known = likely_loss(taken.loss, taken.loss_error);
    judgement.luck = judgement.loss_known - judgement.loss_cards;
    judgement.name = name_of(taken.loss, taken.loss_error);
    judgement.fortune = exact ? fortune_of(judgement.luck) : Fortune::none;
    return judgement;
}

void count(Tally& tally, double lost) {
    ++tally.decisions;
    tally.lost += lost;
    tally.accuracy += (accuracy_of(lost) - tally.accuracy) / tally.decisions;
}

}  // namespace

Summary summarise(std::span<const Taken> decisions, double result) {
    const std::vector<double> worths = consistent_worths(decisions, result);
    Summary summary;
    summary.result = result;
    summary.worth = worths[0];
    summary.worth_exact = decisions.empty() || decisions[0].worth_exact;
    for (std::size_t i = 0; i < decisions.size(); ++i) {
        const Taken& taken = decisions[i];
        const bool exact = taken.worth_exact && (i + 1 == decisions.size() || decisions[i + 1].worth_exact);
        const Judgement& judgement = summary.judgements.emplace_back(judged(taken, worths[i], worths[i + 1], exact));
        const double sign = taken.camp == kHyde ? -1 : 1;
        summary.decisions -= sign * judgement.loss_known;
        summary.luck += sign * judgement.luck;
        if (taken.forced) continue;
        SeatTally& seat = summary.seats[static_cast<std::size_t>(taken.decider)];
        count(seat.all, judgement.loss_known);
        count(seat.kinds[static_cast<std::size_t>(taken.kind)], judgement.loss_known);
    }
    return summary;
}

}  // namespace jh::review
