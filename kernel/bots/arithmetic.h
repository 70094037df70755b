// exp, log and pow that give the same bits on every machine. C libraries differ in the last bits, and one bit can change a
// move. The functions use only operations that IEEE 754 rounds correctly, in a fixed order, never fused (-ffp-contract=off).
#pragma once

#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace jh::bots {
namespace arithmetic {

inline constexpr double kLog2E = 0x1.71547652b82fep+0;
// The logarithm of 2 in two parts. The product of the high part and an integer up to 2048 is exact.
inline constexpr double kLn2High = 0x1.62e42fefa3800p-1;
inline constexpr double kLn2Low = 0x1.ef35793c76730p-45;

// 1/n! for n up to 13. Further terms are too small to count.
inline constexpr double kInverseFactorials[] = {
    0x1.0000000000000p+0,  0x1.0000000000000p+0,  0x1.0000000000000p-1,  0x1.5555555555555p-3,  0x1.5555555555555p-5,
    0x1.1111111111111p-7,  0x1.6c16c16c16c17p-10, 0x1.a01a01a01a01ap-13, 0x1.a01a01a01a01ap-16, 0x1.71de3a556c734p-19,
    0x1.27e4fb7789f5cp-22, 0x1.ae64567f544e4p-26, 0x1.1eed8eff8d898p-29, 0x1.6124613a86d09p-33};

}  // namespace arithmetic

// Returns e^x with an error below 2 units in the last place. 0 below -708, infinite above 709.
inline double portable_exp(double x) {
    using namespace arithmetic;
    if (x > 709) return std::numeric_limits<double>::infinity();
    if (!(x >= -708)) return std::isnan(x) ? x : 0;
    const double power = std::floor(x * kLog2E + 0.5);
    const double r = (x - power * kLn2High) - power * kLn2Low, square = r * r;
    double even = kInverseFactorials[12], odd = kInverseFactorials[13];  // independent sums
    for (std::size_t n = 12; n > 0; n -= 2) {
        even = even * square + kInverseFactorials[n - 2];
        odd = odd * square + kInverseFactorials[n - 1];
    }
    const auto exponent = static_cast<std::uint64_t>(static_cast<std::int64_t>(power) + 1023);
    return (even + odd * r) * std::bit_cast<double>(exponent << 52);
}

inline float portable_exp(float x) { return static_cast<float>(portable_exp(double{x})); }

// Returns the natural logarithm with an error below 2 units in the last place.
inline double portable_log(double x) {
    using namespace arithmetic;
    constexpr double kSqrt2 = 0x1.6a09e667f3bcdp+0;
    constexpr std::uint64_t kFraction = (std::uint64_t{1} << 52) - 1;
    if (!(x > 0)) return x == 0 ? -std::numeric_limits<double>::infinity() : std::numeric_limits<double>::quiet_NaN();
    if (std::isinf(x)) return x;
    if (x < std::numeric_limits<double>::min()) return portable_log(x * 0x1p54) - 54 * (kLn2High + kLn2Low);
    const auto bits = std::bit_cast<std::uint64_t>(x);
    auto power = static_cast<double>(static_cast<std::int64_t>(bits >> 52) - 1023);
    auto fraction = std::bit_cast<double>((bits & kFraction) | std::uint64_t{1023} << 52);
    if (fraction > kSqrt2) fraction /= 2, ++power;
    // log f = 2 artanh s with s = (f - 1) / (f + 1); f - 1 is exact
    const double above = fraction - 1;
    const double s = above / (2 + above), square = s * s;
    double sum = 0;
    for (int n = 21; n >= 3; n -= 2) sum = (sum + 1.0 / n) * square;
    return power * kLn2High + (above - s * (above - 2 * sum) + power * kLn2Low);
}

inline float portable_log(float x) { return static_cast<float>(portable_log(double{x})); }

// Returns x^y for x >= 0.
inline double portable_pow(double x, double y) { return y == 0 ? 1 : portable_exp(y * portable_log(x)); }

}  // namespace jh::bots
