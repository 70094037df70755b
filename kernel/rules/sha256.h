// SHA-256 (FIPS 180-4) and HMAC (RFC 2104), written for size: a deal hashes only a few blocks.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace jh::rules {

using Digest = std::array<std::uint8_t, 32>;

class Sha256 {
  public:
    Sha256& add(std::span<const std::uint8_t> bytes);
    Digest finish();

  private:
    void compress();

    std::array<std::uint32_t, 8> state_ = {0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A,
                                           0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19};
    std::array<std::uint8_t, 64> block_{};
    std::uint64_t length_ = 0;
};

// The key has at most 64 bytes.
Digest hmac_sha256(std::span<const std::uint8_t> key, std::span<const std::uint8_t> message);

}  // namespace jh::rules
