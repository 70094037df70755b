#include "rules/deal.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

#include "rules/sha256.h"
#include "tests/check.h"

namespace {

using namespace jh::rules;

std::string hex(const Digest& digest) {
    std::string text;
    for (const std::uint8_t byte : digest) {
        text += "0123456789abcdef"[byte >> 4];
        text += "0123456789abcdef"[byte & 15];
    }
    return text;
}

std::vector<std::uint8_t> bytes(std::string_view text) { return {text.begin(), text.end()}; }

void sha256_gives_the_standards_examples() {
    CHECK(hex(Sha256().finish()) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    CHECK(hex(Sha256().add(bytes("abc")).finish()) ==
          "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    CHECK(hex(Sha256().add(bytes("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")).finish()) ==
          "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    CHECK(hex(Sha256().add(std::vector<std::uint8_t>(1000000, 'a')).finish()) ==
          "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

void hmac_gives_the_examples_of_rfc_4231() {
    CHECK(hex(hmac_sha256(std::vector<std::uint8_t>(20, 0x0b), bytes("Hi There"))) ==
          "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
    CHECK(hex(hmac_sha256(bytes("Jefe"), bytes("what do ya want for nothing?"))) ==
          "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
}

void check_deal(const Hands& hands) {
    CHECK((hands[0] ^ hands[1] ^ hands[2] ^ hands[3]) == kAllCards);
    for (const CardMask hand : hands) CHECK(std::popcount(hand) == kHandSize);
}

void every_deal_has_seven_cards_each() {
    Random random(31);
    Seed seed{};
    for (std::uint32_t round = 1; round < 200; ++round) {
        seed[round % 32] = static_cast<std::uint8_t>(random.next());
        check_deal(random_deal(random));
        check_deal(fair_deal(seed, round, {}));
        seed = commitment(seed);
    }
}

void every_part_of_a_fair_deal_counts() {
    const std::vector<std::uint8_t> one = {1};
    Seed seed{}, other{};
    other[31] = 1;
    const Hands deal = fair_deal(seed, 1, {});
    CHECK(deal == fair_deal(seed, 1, {}));
    CHECK(deal != fair_deal(other, 1, {}));
    CHECK(deal != fair_deal(seed, 2, {}));
    const Hands by_north = fair_deal(seed, 1, {Bytes(one), Bytes(), Bytes(), Bytes()});
    CHECK(deal != by_north);
    CHECK(by_north != fair_deal(seed, 1, {Bytes(), Bytes(one), Bytes(), Bytes()}));
}

// Checks the vector "no player seeds" of docs/deal-2-vectors.json, and that every input changes the deal.
void deal_2_gives_the_published_deal() {
    Seed seed{};
    for (unsigned i = 0; i < seed.size(); ++i) seed[i] = static_cast<std::uint8_t>(i);
    const Seed commit = commitment(seed);
    const Seed mix = mixed_seeds(commit, 1, {});
    CHECK(hex(mix) == "688d4498c2ddf6e5679d83af69d7cf09dc05e14de1cc395f7580f9df1b0919f6");
    const Hands deal = mixed_deal(seed, 1, mix);
    check_deal(deal);
    CHECK(mix != mixed_seeds(commit, 2, {}));
    CHECK(mix != mixed_seeds(seed, 1, {}));
    CHECK(mix != mixed_seeds(commit, 1, {Bytes(seed), Bytes(), Bytes(), Bytes()}));
    CHECK(deal != mixed_deal(seed, 2, mix));
    CHECK(deal != mixed_deal(commit, 1, mix));
    CHECK(deal != mixed_deal(seed, 1, commit));
}

// Where each card goes, over many deals: chi-square within five standard deviations of its mean.
void plain_deals_are_uniform() {
    Random random(32);
    constexpr int deals = 20000;
    std::array<std::array<double, kSeats>, kCards> counts{};
    for (int i = 0; i < deals; ++i) {
        const Hands hands = random_deal(random);
        for (unsigned card = 0; card < kCards; ++card)
            for (unsigned seat = 0; seat < kSeats; ++seat) counts[card][seat] += hands[seat] >> card & 1;
    }
    double chi_square = 0;
    for (const auto& row : counts)
        for (const double count : row) chi_square += std::pow(count - deals / 4.0, 2) / (deals / 4.0);
    CHECK(std::abs(chi_square - 3 * (kCards - 1)) < 5 * std::sqrt(2.0 * 3 * (kCards - 1)) + 5);
}

// All golden values depend on the generator's numbers, so they must not change.
void the_generator_is_fixed() {
    Random random(1, 2);
    CHECK(random.next() == 0x5F147C977B052899u);
    CHECK(random.next() == 0x3BEB7D2DB94E1F5Du);
    CHECK(random.next() == 0x2263EE6C6D422AC7u);
}

}  // namespace

int main() {
    sha256_gives_the_standards_examples();
    hmac_gives_the_examples_of_rfc_4231();
    every_deal_has_seven_cards_each();
    every_part_of_a_fair_deal_counts();
    deal_2_gives_the_published_deal();
    plain_deals_are_uniform();
    the_generator_is_fixed();
}
