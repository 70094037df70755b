#include "solver/guess.h"

#include <algorithm>
#include <bit>
#include <cmath>

// Compiles a function twice, the second time for processors with AVX2. The loader of glibc picks one of the two when the
// program starts, which is too early for sanitizers. Both do the same arithmetic.
#if defined(__x86_64__) && defined(__GLIBC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__) && \
    !defined(__SANITIZE_THREAD__)
#define JH_ALSO_FOR_AVX2 [[gnu::target_clones("avx2", "default")]]
#else
#define JH_ALSO_FOR_AVX2
#endif

namespace jh::solver {
namespace {

using Units = GuessWeights::Units;

void add(Units& sum, const Units& units, int times = 1) {
    for (std::size_t i = 0; i < kGuessUnits; ++i) sum[i] = static_cast<std::int16_t>(sum[i] + units[i] * times);
}

int jekyll_factor(Worth worth) { return static_cast<int>(worth >> 8 & 0xFF); }
int hyde_factor(Worth worth) { return static_cast<int>(worth >> 16); }
int factor_of(int team, Worth worth) { return team == kJekyll ? jekyll_factor(worth) : hyde_factor(worth); }

// Returns a share between 0 and 1, without library functions that differ between machines.
float share_of(std::int32_t output) {
    const float x = static_cast<float>(output) * (1.0f / (1 << 18));
    return 0.5f + 0.5f * x / (1.0f + std::fabs(x));
}

}  // namespace

Guesses::Guesses(const Seating& seating, const std::array<Holdings, 2>& holdings, int total_points)
    : seating_(seating), holdings_(holdings), total_(total_points) {
    for (unsigned leader = 0; leader < kSeats; ++leader) {
        const Turns& turns = seating.turns[leader];
        net_of_[leader] = seating.opposite ? 0 : turns[0] == turns[1] ? 1 : 2;
    }
}

// Returns what the cards left of a camp add. It is computed when first needed.
const Guesses::Sums& Guesses::left(unsigned leader, std::size_t camp, CampSet set) {
    Known& known = left_[leader][camp];
    if (known.sums.empty()) {
        known.sums.resize(holdings_[camp].all() + std::size_t{1});
        known.ready.resize(known.sums.size());
    }
    if (!known.ready[set]) {
        known.sums[set].units = sums_of(leader, camp, holdings_[camp][set]);
        known.ready[set] = true;
    }
    return known.sums[set];
}

JH_ALSO_FOR_AVX2 Units Guesses::sums_of(unsigned leader, std::size_t camp, const Holding& holding) const {
    const GuessWeights& net = weights(leader);
    const std::size_t role = seating_.team(static_cast<int>(leader)) == static_cast<int>(camp) ? 0 : 1;
    Units sums{};
    Units camp_layer = net.camp_bias[role];
    std::size_t place = 0;
    for (const CampSet in_place : {holding.own, holding.first, holding.second}) {
        for (unsigned rest = in_place; rest != 0; rest &= rest - 1) {
            const std::size_t kind = holdings_[camp].card(std::countr_zero(rest)).kind;
            add(sums, net.cards[role][kind][place]);
            add(camp_layer, net.camp_cards[role][kind][place]);
        }
        ++place;
    }
    std::array<std::int32_t, kGuessUnits> through_layer{};
    for (std::size_t i = 0; i < kGuessUnits; ++i) {
        const std::int32_t unit = std::max(camp_layer[i], std::int16_t{0});
        for (std::size_t j = 0; j < kGuessUnits; ++j) through_layer[j] += unit * net.camp_units[role][i][j];
    }
    for (std::size_t j = 0; j < kGuessUnits; ++j)
        sums[j] = static_cast<std::int16_t>(sums[j] + through_layer[j] / GuessWeights::kUnit);
    return sums;
}

void Guesses::prepare(const Plan& plan) {
    const bool may_be_carried = plan.may_be_carried();
    for (unsigned leader = 0; leader < (seating_.opposite ? 2u : 4u); ++leader) {
        prepare_case(plan, leader, false);
        if (may_be_carried) prepare_case(plan, leader, true);
    }
}

JH_ALSO_FOR_AVX2 void Guesses::prepare_case(const Plan& plan, unsigned leader, bool is_carried) {
    const GuessWeights& net = weights(leader);
    const int leading = seating_.team(static_cast<int>(leader));
    const Node& node = plan.node();
    const auto role = [&](int team) { return static_cast<std::size_t>(team == leading ? 0 : 1); };
    // The leader's team has taken the cards that fall now, unless they are carried.
    const auto add_pile = [&](Units& units, Worth worth) {
        const auto factor = static_cast<std::size_t>(role(leading));
        if (is_carried) {
            add(units, net.carried_points, points_of(worth));
            for (const int team : {kJekyll, kHyde}) add(units, net.carried_factor[role(team)], factor_of(team, worth));
        } else {
            add(units, net.points[factor], points_of(worth));
            add(units, net.factor[factor], factor_of(leading, worth));
        }
    };
    Sums rest{net.bias};
    const Worth open = holdings_[0][node.left[0]].worth + holdings_[1][node.left[1]].worth + node.pile;
    const int jekylls = points_of(node.taken) - kExtraPoints;
    const std::array<int, 2> taken = {jekylls, total_ - points_of(open) - jekylls};
    for (const int team : {kJekyll, kHyde}) {
        add(rest.units, net.points[role(team)], taken[static_cast<std::size_t>(team)]);
        add(rest.units, net.factor[role(team)], factor_of(team, node.taken));
    }
    add_pile(rest.units, node.pile);
    Case& prepared = cases_[case_of(leader, is_carried)];
    for (const std::size_t camp : {0u, 1u}) {
        const auto& falls = plan.falls(static_cast<int>(camp));
        prepared.falls[camp].resize(falls.size());
        for (std::size_t i = 0; i < falls.size(); ++i) {
            Sums& sums = prepared.falls[camp][i];
            sums = left(leader, camp, static_cast<CampSet>(node.left[camp] & ~falls[i].cards));
            add_pile(sums.units, falls[i].worth);
            if (camp == kJekyll) add(sums.units, rest.units);
        }
    }
}

JH_ALSO_FOR_AVX2 float Guesses::of(std::size_t jekyll, std::size_t hyde, const Node& child) const {
    const Case& prepared = cases_[case_of(child.lead, child.pile != 0)];
    const GuessWeights& net = weights(child.lead);
    const Units& one = prepared.falls[kJekyll][jekyll].units;
    const Units& other = prepared.falls[kHyde][hyde].units;
    std::array<std::int32_t, kGuessOutputs> outputs = net.output_bias;
    for (std::size_t i = 0; i < kGuessUnits; ++i) {
        const auto unit = std::max(static_cast<std::int16_t>(one[i] + other[i]), std::int16_t{0});
        outputs[0] += unit * net.outputs[0][i];
        outputs[1] += unit * net.outputs[1][i];
        outputs[2] += unit * net.outputs[2][i];
    }
    const Worth open = holdings_[0][child.left[0]].worth + holdings_[1][child.left[1]].worth + child.pile;
    const bool jekyll_leads = seating_.team(child.lead) == kJekyll;
    const float points_share = share_of(outputs[0]);
    const float jekyll_points = jekyll_leads ? points_share : 1 - points_share;
    const float jekyll_deeds = share_of(outputs[jekyll_leads ? 1 : 2]);
    const float hyde_deeds = share_of(outputs[jekyll_leads ? 2 : 1]);
    const auto points = static_cast<float>(points_of(child.taken) - kExtraPoints) + jekyll_points * static_cast<float>(points_of(open));
    return points * (static_cast<float>(jekyll_factor(child.taken)) + jekyll_deeds * static_cast<float>(jekyll_factor(open))) -
           (static_cast<float>(total_) - points) *
               (static_cast<float>(hyde_factor(child.taken)) + hyde_deeds * static_cast<float>(hyde_factor(open)));
}

}  // namespace jh::solver
