// The search of the first of the last three tricks, if partners sit opposite. It is where most of the time goes.
//
// It does the same as Search::turn_of, with all that it needs of a camp's six cards side by side. It also remembers the slack
// of each outcome while it searches the trick: an outcome depends on which cards of each camp fall and on who leads next,
// so two orders of the same cards often lead to the same one.
//
// Why an outcome may be remembered: it is one position, and its slack is a bound for the level that is asked for. The level
// does not change during a search, and the memory is emptied before each.
#pragma once

#include <array>
#include <bit>
#include <optional>
#include <span>

#include "solver/experience.h"
#include "solver/sextet.h"
#include "solver/table.h"
#include "solver/tried_scenes.h"

namespace jh::solver {

class ThreeTricks {
  public:
    ThreeTricks(const Seating& seating, const std::array<Holdings, 2>& holdings, Experience& experience)
        : seating_(seating), experience_(experience) {
        if (seating.opposite) sextets_ = {Sextets(holdings[0]), Sextets(holdings[1])};
    }

    // Returns a bound of the slack of a node between tricks that the rules' bounds do not decide. `rest` answers for the
    // positions after the trick: see Search::TwoTricksLeft.
    template <class Rest>
    int slack(const Node& node, Rest rest) {
        return seating_.team(node.lead) == kJekyll ? Trick<kJekyll, Rest>(*this, node, rest).slack()
                                                   : Trick<kHyde, Rest>(*this, node, rest).slack();
    }

  private:
    template <int Leader, class Rest>
    class Trick;

    const Seating& seating_;
    std::array<Sextets, 2> sextets_;
    Experience& experience_;
};

template <int Leader, class Rest>
class ThreeTricks::Trick {
  public:
    Trick(ThreeTricks& parent, const Node& node, Rest rest)
        : node_(node),
          camps_{&parent.sextets_[0][node.left[0]], &parent.sextets_[1][node.left[1]]},
          experience_(parent.experience_),
          rest_(rest),
          open_(rest.open(node)) {
        known_.fill(kUnknown);
    }

    int slack() { return turn<0>({}); }

  private:
    static constexpr int kOther = Leader ^ 1;
    static constexpr std::size_t kNoCard = Sextet::kNoCard;
    static constexpr std::int8_t kUnknown = -128;  // less than any slack

    // The cards that have fallen, by slot. It has no arrays, so that it is passed in registers.
    struct Fallen {
        std::uint32_t first = kNoCard;   // of the leader's team
        std::uint32_t second = kNoCard;  // of the other team
        std::uint32_t third = kNoCard;
        std::int32_t best = kNothingPlayed;  // as Node::best
    };

    // An outcome that is looked up in the table.
    struct Asked {
        Node node;
        Key key;
        std::int8_t* known;
        std::size_t card;
    };

    static constexpr int team_of(int slot) { return Leader ^ (slot & 1); }
    template <int Slot>
    Experience::Rates rates(int best, int chooser) {
        return experience_.rates(3, Slot, static_cast<unsigned>(best), team_of(Slot), chooser, team_of(best) == chooser);
    }

    // R3.2 The team plays a card of its own or asks an opponent, who picks the card (R3.4).
    template <int Slot>
    int turn(Fallen fallen) {
        constexpr int kTeam = team_of(Slot);
        const std::size_t earlier = Slot < 2 ? kNoCard : Slot == 2 ? fallen.first : fallen.second;
        const Sextet::Places places = camps_[kTeam]->places[earlier];
        int slack = kWorst<kTeam>;
        if (places.own != 0) {
            slack = choose<Slot, kTeam>(fallen, places.own);
            if (good<kTeam>(slack)) return slack;
        }
        if (places.first == 0) return slack;  // then `second` is empty too
        if (places.second == 0) return better<kTeam>(slack, choose<Slot, (kTeam ^ 1)>(fallen, places.first));
        Experience::Rates rates = this->rates<Slot>(fallen.best, kTeam);
        const auto rate_of = [&](std::size_t opponent) { return rates.of(Experience::kAsk + opponent, false); };
        const std::array<unsigned, 2> asked = {places.first, places.second};
        const std::size_t first = rate_of(1) > rate_of(0) ? 1 : 0;
        for (const std::size_t i : {first, first ^ 1}) {
            slack = better<kTeam>(slack, choose<Slot, (kTeam ^ 1)>(fallen, asked[i]));
            rates.learn(Experience::kAsk + i, false, good<kTeam>(slack));
            if (good<kTeam>(slack)) return slack;
        }
        return slack;
    }

    // Leaves out dominated scenes and deeds, as Search::undominated does, where the proof is.
    template <int Slot, int Chooser>
    unsigned undominated(Fallen fallen, unsigned cards) const {
        const Sextet& camp = *camps_[team_of(Slot)];
        if (is_carried(fallen.best)) return cards;
        for (const unsigned ranked_alike : camp.ranked_alike) {
            const unsigned alike = cards & ranked_alike;
            if ((alike & (alike - 1)) == 0) continue;
            const int highest = std::countr_zero(alike);
            const int best = std::min(fallen.best, camp.orders[static_cast<std::size_t>(highest)] + Slot);
            if (may_be_beaten<Slot>(fallen, best)) continue;
            const int lowest = std::bit_width(alike) - 1;
            cards = (cards & ~alike) | 1u << (team_of(best) == Chooser ? highest : lowest);
        }
        return cards;
    }

    // Whether the last card of the trick, after the one that falls now, can win it or carry it.
    template <int Slot>
    bool may_be_beaten(Fallen fallen, int best) const {
        if constexpr (Slot == kSeats - 1) return false;
        const std::size_t highest = fallen.second == 0 ? 1 : 0;
        return camps_[kOther]->orders[highest] + kSeats - 1 < best;
    }

    // One team chooses among these cards of the camp on turn, which all lie in one place.
    template <int Slot, int Chooser>
    int choose(Fallen fallen, unsigned cards) {
        if constexpr (Slot == kSeats - 1)
            return choose_last<Chooser>(fallen, undominated<Slot, Chooser>(fallen, cards));
        else
            return choose_earlier<Slot, Chooser>(fallen, Slot < 2 ? cards : undominated<Slot, Chooser>(fallen, cards));
    }

    template <int Slot, int Chooser>
    int choose_earlier(Fallen fallen, unsigned cards) {
        if (std::has_single_bit(cards)) return after<Slot>(fallen, static_cast<std::size_t>(std::countr_zero(cards)));
        const Sextet& camp = *camps_[team_of(Slot)];
        Experience::Rates rates = this->rates<Slot>(fallen.best, Chooser);
        const auto would_be_best = [&](std::size_t card) { return camp.orders[card] + Slot < fallen.best; };
        TriedScenes<Chooser> tried;
        int slack = kWorst<Chooser>;
        while (cards != 0) {
            unsigned highest = 0;  // rate, with the card in the lowest bits
            for (unsigned rest = cards; rest != 0; rest &= rest - 1) {
                const auto card = static_cast<std::size_t>(std::countr_zero(rest));
                const unsigned rate = rates.of(camp.indices[card], would_be_best(card));
                highest = std::max(highest, rate << 3 | static_cast<unsigned>(card));
            }
            const std::size_t card = highest & 7;
            cards &= ~(1u << card);
            const int points = points_of(camp.worth[card]);
            const bool scene = (camp.ranked_alike[0] >> card & 1) != 0;
            const std::optional<int> bound = scene ? tried.in_vain(points) : std::nullopt;
            const int reached = bound ? *bound : after<Slot>(fallen, card);
            slack = better<Chooser>(slack, reached);
            if (bound) continue;
            rates.learn(camp.indices[card], would_be_best(card), good<Chooser>(reached));
            if (good<Chooser>(reached)) return slack;
            if (scene) tried.add(points, reached);
        }
        return slack;
    }

    template <int Slot>
    int after(Fallen fallen, std::size_t card) {
        fallen.best = std::min(fallen.best, camps_[team_of(Slot)]->orders[card] + Slot);
        (Slot == 0 ? fallen.first : Slot == 1 ? fallen.second : fallen.third) = static_cast<std::uint32_t>(card);
        return turn<Slot + 1>(fallen);
    }

    // The last card of the trick. All cards are looked up before one is solved, and a card that is known to get the chooser
    // its way is enough. Looking up several at once costs little more than one, because they do not wait for each other.
    template <int Chooser>
    int choose_last(Fallen fallen, unsigned cards) {
        std::array<Asked, Sextet::kCards - 1> asked;
        std::size_t count = 0;
        int slack = kWorst<Chooser>;
        const Three three = three_of(fallen);
        for (; cards != 0; cards &= cards - 1) {
            const auto card = static_cast<std::size_t>(std::countr_zero(cards));
            const std::int8_t known = known_or_asked(fallen, three, card, asked[count]);
            if (known == kUnknown)
                ++count;
            else
                slack = better<Chooser>(slack, known);
        }
        if (good<Chooser>(slack)) return slack;
        std::size_t unknown = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const int found = rest_.find(asked[i].node, asked[i].key);
            if (found == Table::kUndecided) {
                if (unknown != i) asked[unknown] = asked[i];
                ++unknown;
                continue;
            }
            *asked[i].known = static_cast<std::int8_t>(found);
            slack = better<Chooser>(slack, found);
        }
        if (unknown == 0 || good<Chooser>(slack)) return slack;
        return better<Chooser>(slack, solve_last<Chooser>(fallen, std::span(asked).first(unknown)));
    }

    // What the outcomes after three cards have in common.
    struct Three {
        std::int8_t* known;  // by the other team's pair and the next leader
        Worth pile;
        CampSet left, others_left;  // of the leader's camp and of the other
    };
    Three three_of(Fallen fallen) {
        const Sextet& leaders = *camps_[Leader];
        const Sextet& others = *camps_[kOther];
        return {&known_[kPairOf[fallen.first][fallen.third] * Sextet::kPairs * 2],
                node_.pile + leaders.worth[fallen.first] + leaders.worth[fallen.third] + others.worth[fallen.second],
                static_cast<CampSet>(node_.left[Leader] & ~(leaders.bits[fallen.first] | leaders.bits[fallen.third])),
                static_cast<CampSet>(node_.left[kOther] & ~others.bits[fallen.second])};
    }

    // Returns the slack after the last card if it is known in this search or bounded by the rules. Otherwise fills `asked`.
    // Inlined by force: it is the innermost loop of the search, and a call makes the whole search 3 % slower.
    [[gnu::always_inline]] std::int8_t known_or_asked(Fallen fallen, const Three& three, std::size_t card, Asked& asked) {
        const Sextet& others = *camps_[kOther];
        const int best = std::min(fallen.best, others.orders[card] + kSeats - 1);
        const auto leader = static_cast<std::uint8_t>((node_.lead + best) & 1);  // R4.2, R5.2
        std::int8_t& known = three.known[kPairOf[fallen.second][card] * 2u + leader];
        if (known != kUnknown) return known;
        const Worth pile = three.pile + others.worth[card];
        asked.node.taken = node_.taken;
        asked.node.pile = pile;
        if (!is_carried(best)) {
            asked.node.taken += kept_by(team_of(best), pile);
            asked.node.pile = 0;
            const int bound = rest_.bound(team_of(best), asked.node.taken, open_ - pile);
            if (bound != Table::kUndecided) return known = static_cast<std::int8_t>(bound);
        }
        asked.node.left[Leader] = three.left;
        asked.node.left[kOther] = static_cast<CampSet>(three.others_left & ~others.bits[card]);
        asked.node.lead = leader;
        asked.node.tricks = 2;
        asked.key = rest_.key_of(asked.node);
        asked.known = &known;
        asked.card = card;
        return kUnknown;
    }

    template <int Chooser>
    int solve_last(Fallen fallen, std::span<Asked> asked) {
        const Sextet& camp = *camps_[kOther];
        Experience::Rates rates = this->rates<kSeats - 1>(fallen.best, Chooser);
        const auto would_be_best = [&](std::size_t card) { return camp.orders[card] + kSeats - 1 < fallen.best; };
        const auto rate_of = [&](const Asked& one) { return rates.of(camp.indices[one.card], would_be_best(one.card)); };
        int slack = kWorst<Chooser>;
        for (std::size_t count = asked.size(); count > 0; --count) {
            std::size_t next = 0;
            for (std::size_t i = 1; i < count; ++i)
                if (rate_of(asked[i]) > rate_of(asked[next])) next = i;
            const Asked& one = asked[next];
            const int found = rest_.solve(one.node, one.key);
            *one.known = static_cast<std::int8_t>(found);
            rates.learn(camp.indices[one.card], would_be_best(one.card), good<Chooser>(found));
            slack = better<Chooser>(slack, found);
            if (good<Chooser>(found)) return slack;
            asked[next] = asked[count - 1];
        }
        return slack;
    }

    static constexpr auto kPairOf = [] {
        std::array<std::array<std::uint8_t, Sextet::kCards>, Sextet::kCards> pair_of{};
        std::uint8_t next = 0;
        for (std::size_t i = 0; i < Sextet::kCards; ++i)
            for (std::size_t j = i + 1; j < Sextet::kCards; ++j) pair_of[i][j] = pair_of[j][i] = next++;
        return pair_of;
    }();

    const Node& node_;
    std::array<const Sextet*, 2> camps_;
    Experience& experience_;
    Rest rest_;
    Worth open_;  // in the hands and carried, before the trick
    std::array<std::int8_t, Sextet::kPairs * Sextet::kPairs * 2> known_;  // by both pairs and the next leader
};

}  // namespace jh::solver
