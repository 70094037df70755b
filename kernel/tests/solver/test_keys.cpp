// Positions have the same number exactly when they are alike but for the points of scenes and of what is carried.
#include <bit>
#include <cstdint>
#include <string>
#include <unordered_map>

#include "solver/keys.h"
#include "solver/positions.h"
#include "tests/check.h"

namespace {

using namespace jh::rules;
using namespace jh::solver;

constexpr char kGone = '-';

// The place of a card of this kind: '0' with its team, '1' and '2' with the opponents.
char place_of(const Holdings& holdings, const Holding& holding, int kind) {
    char place = '0';
    for (const CampSet cards : {holding.own, holding.first, holding.second}) {
        for (unsigned left = cards; left != 0; left &= left - 1)
            if (holdings.card(std::countr_zero(left)).kind == kind) return place;
        ++place;
    }
    return kGone;
}

// Describes a position in words of the rules. Characters count by their order among those that are left, not by name.
std::string described(const Node& node, const std::array<Holdings, 2>& holdings) {
    const std::array<Holding, 2> left = {holdings[0][node.left[0]], holdings[1][node.left[1]]};
    std::string text;
    for (int kind = kTransformation + 1; kind < kFirstScene; ++kind) {
        const std::string both = {place_of(holdings[0], left[0], kind), place_of(holdings[1], left[1], kind)};
        if (both != std::string(2, kGone)) text += both + ' ';
    }
    for (const std::size_t camp : {0u, 1u}) {
        text += "; Transformation ";
        text += place_of(holdings[camp], left[camp], kTransformation);
        text += " deeds ";
        for (int kind = kFirstDeed; kind < kCampCards; ++kind) text += place_of(holdings[camp], left[camp], kind);
        std::array<int, 3> scenes{};
        for (int kind = kFirstScene; kind < kFirstDeed; ++kind)
            if (const char place = place_of(holdings[camp], left[camp], kind); place != kGone)
                ++scenes[static_cast<std::size_t>(place - '0')];
        text += " scenes ";
        for (const int count : scenes) text += std::to_string(count);
    }
    return text + "; factors " + std::to_string(node.taken >> 8) + " carried " + std::to_string(node.pile >> 8) + " leader " +
           std::to_string(node.lead);
}

class Numbers {
  public:
    Numbers(const Position& root) : holdings_{Holdings(root, kJekyll), Holdings(root, kHyde)}, keys_(holdings_[0], holdings_[1]) {}

    void check_sets(int cards, Random& random) {
        for (unsigned jekyll = 0; jekyll <= holdings_[0].all(); ++jekyll)
            for (unsigned hyde = 0; hyde <= holdings_[1].all(); ++hyde)
                if (std::popcount(jekyll) == cards && std::popcount(hyde) == cards && random.below(4) == 0) {
                    Node node;
                    node.left = {static_cast<CampSet>(jekyll), static_cast<CampSet>(hyde)};
                    node.taken = random.below(60) | random.below(7) << 8 | random.below(7) << 16;
                    node.pile = random.below(60) | random.below(7) << 8 | random.below(7) << 16;
                    node.lead = static_cast<std::uint8_t>(random.below(kSeats));
                    check(node);
                }
    }
    std::size_t count() const { return by_number_.size(); }

  private:
    void check(const Node& node) {
        const Key key = keys_.of(node, holdings_[0][node.left[0]], holdings_[1][node.left[1]]);
        const std::string text = described(node, holdings_);
        CHECK(key.number >> keys_.bits() == 0);
        CHECK(by_number_.emplace(key.number, text).first->second == text);
        CHECK(by_text_.emplace(text, key.number).first->second == key.number);
    }

    std::array<Holdings, 2> holdings_;
    Keys keys_;
    std::unordered_map<std::uint64_t, std::string> by_number_;
    std::unordered_map<std::string, std::uint64_t> by_text_;
};

}  // namespace

int main() {
    Random random(46);
    for (const std::uint8_t hyde_seats : {std::uint8_t{0b1010}, std::uint8_t{0b1100}})
        for (int i = 0; i < 2; ++i) {
            Numbers numbers(random_fresh_ending(random, 5, hyde_seats));
            for (const int cards : {4, 6}) numbers.check_sets(cards, random);
            CHECK(numbers.count() > 5000);
        }
}
