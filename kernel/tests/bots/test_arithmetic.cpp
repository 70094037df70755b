// The bits that exp, log and pow must have on every machine: tests/golden/arithmetic.txt.
#include "bots/arithmetic.h"

#include <fstream>
#include <ios>
#include <string>

#include "tests/check.h"

namespace {

std::uint64_t bits_of(const std::string& function, double x, double y) {
    if (function == "exp") return std::bit_cast<std::uint64_t>(jh::bots::portable_exp(x));
    if (function == "log") return std::bit_cast<std::uint64_t>(jh::bots::portable_log(x));
    if (function == "pow") return std::bit_cast<std::uint64_t>(jh::bots::portable_pow(x, y));
    if (function == "expf") return std::bit_cast<std::uint32_t>(jh::bots::portable_exp(static_cast<float>(x)));
    CHECK(function == "logf");
    return std::bit_cast<std::uint32_t>(jh::bots::portable_log(static_cast<float>(x)));
}

}  // namespace

int main() {
    std::ifstream vectors(JEKYLLHYDE_GOLDEN "/arithmetic.txt");
    std::string function;
    std::uint64_t x, y, expected;
    int count = 0;
    for (vectors >> std::hex; vectors >> function >> x >> y >> expected; ++count)
        CHECK(bits_of(function, std::bit_cast<double>(x), std::bit_cast<double>(y)) == expected);
    CHECK(vectors.eof() && count > 100);
}
