// What is known of positions between tricks: bounds of the slack, without Jekyll's points (see solver/target.h).
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <new>
#include <optional>
#include <vector>

#if defined(__linux__)
#include <sys/mman.h>
#endif

#include "solver/keys.h"

namespace jh::solver {

// Adds up, scene by scene, the points that the scenes of one position have more than the scenes of another.
inline int excess(std::uint64_t scenes, std::uint64_t other) {
    constexpr std::uint64_t kGuard = 0x8888888888;
    constexpr std::uint64_t kEven = 0x0F0F0F0F0F;
    std::uint64_t more = (scenes | kGuard) - other;
    more &= ((more & kGuard) >> 3) * 7;
    more = (more & kEven) + ((more >> 4) & kEven);
    return static_cast<int>((more * 0x0101010101 >> 32) & 0xFF);
}

// Bounds of one position, in sixteen bytes. The bucket's index holds some bits of the position's number, the tag the others.
// A lower bound was found for a level and holds for all lower levels; an upper bound holds for all higher levels.
// For other levels and other points, Table::find subtracts or adds what they can cost.
class Entry {
  public:
    static constexpr int kNoLower = -128;
    static constexpr int kNoUpper = 127;
    static constexpr int kLevels = 1024;

    static constexpr int kTagBits = 46;

    Entry() = default;
    Entry(const Key& key, std::uint64_t tag)
        : tag_(tag << 18 | (static_cast<std::uint64_t>(key.carried) & 3) << 16 | 0x807F),
          points_(key.scenes | static_cast<std::uint64_t>(key.carried) >> 2 << 60) {}

    bool matches(std::uint64_t tag) const { return (tag_ >> 18 == tag) & (tag_ != 0); }
    bool empty() const { return tag_ == 0; }
    std::uint64_t scenes() const { return points_ & kScenes; }
    int carried() const { return static_cast<int>(points_ >> 60 << 2 | (tag_ >> 16 & 3)); }
    int lower() const { return static_cast<std::int8_t>(tag_ >> 8); }
    int upper() const { return static_cast<std::int8_t>(tag_); }
    int lower_level() const { return static_cast<int>(points_ >> 40) & (kLevels - 1); }
    int upper_level() const { return static_cast<int>(points_ >> 50) & (kLevels - 1); }
    void set_lower(int slack, int level) { set(8, 40, slack, level); }
    void set_upper(int slack, int level) { set(0, 50, slack, level); }

  private:
    static constexpr std::uint64_t kScenes = (std::uint64_t{1} << 40) - 1;

    void set(int slack_shift, int level_shift, int slack, int level) {
        const auto byte = static_cast<std::uint64_t>(static_cast<std::uint8_t>(slack));
        tag_ = (tag_ & ~(std::uint64_t{0xFF} << slack_shift)) | byte << slack_shift;
        const std::uint64_t levels = std::uint64_t{kLevels - 1} << level_shift;
        points_ = (points_ & ~levels) | static_cast<std::uint64_t>(level) << level_shift;
    }

    std::uint64_t tag_ = 0;     // the tag, two bits of the carried points, both bounds
    std::uint64_t points_ = 0;  // the points of the scenes, both levels, the rest of the carried points
};
static_assert(sizeof(Entry) == 16);

struct alignas(64) Bucket {
    std::array<Entry, 4> entries;
};

// Allocates large pages of memory. Large tables are read at random, and large pages make most address lookups cheap.
template <class T>
struct LargePages {
    using value_type = T;
    static constexpr std::size_t kPage = std::size_t{2} << 20;

    T* allocate(std::size_t count) {
        const std::size_t bytes = count * sizeof(T);
        if (bytes < kPage) return static_cast<T*>(::operator new(bytes, std::align_val_t{alignof(T)}));
        void* memory = ::operator new(bytes, std::align_val_t{kPage});
#if defined(MADV_HUGEPAGE)
        madvise(memory, bytes, MADV_HUGEPAGE);
#endif
        return static_cast<T*>(memory);
    }
    void deallocate(T* memory, std::size_t count) {
        ::operator delete(memory, std::align_val_t{count * sizeof(T) < kPage ? alignof(T) : kPage});
    }
    bool operator==(const LargePages&) const = default;
};

// One table for each number of tricks left.
class Table {
  public:
    void resize(std::size_t buckets) {  // a power of two, or 0
        if (buckets_.size() < buckets) {
            release();
            buckets_ = Buckets(buckets);
        }
        std::fill_n(buckets_.begin(), static_cast<std::ptrdiff_t>(buckets), Bucket{});
        mask_ = buckets - 1;
        index_bits_ = std::countr_zero(buckets);
        turn_ = 0;
    }

    void clear() { std::fill_n(buckets_.begin(), static_cast<std::ptrdiff_t>(mask_ + 1), Bucket{}); }
    void release() {
        buckets_ = Buckets();  // assigning {} would keep the memory
        mask_ = kNoBuckets;
    }
    std::size_t capacity() const { return buckets_.size(); }

    static constexpr int kUndecided = 1000;
    struct Known {
        int slack = kUndecided;  // a bound that decides: a lower bound if >= 0, an upper bound if < 0
        // Whether Jekyll is known to reach or to miss another level, which does not decide this one.
        bool reaches_other = false;
        bool misses_other = false;
    };
    Known find(const Key& key, int points, int level, std::optional<int> factors) const {
        const std::uint64_t tag = tag_of(key);
        Known known;
        const auto& entries = bucket(key).entries;
        // The entries that match as bits, so that it makes no difference to the processor's guesses which one does.
        unsigned matches = 0;
        for (std::size_t i = 0; i < entries.size(); ++i) matches |= unsigned{entries[i].matches(tag)} << i;
        for (; matches != 0; matches &= matches - 1) {
            const Entry& entry = entries[static_cast<std::size_t>(std::countr_zero(matches))];
            if (entry.lower() != Entry::kNoLower) {
                const int less = excess(entry.scenes(), key.scenes) + std::max(entry.carried() - key.carried, 0);
                const int slack = points + entry.lower() - less - level_loss(entry.lower_level(), level, factors);
                if (slack >= 0) return {slack};
                known.reaches_other = true;
            }
            if (entry.upper() != Entry::kNoUpper) {
                const int more = excess(key.scenes, entry.scenes()) + std::max(key.carried - entry.carried(), 0);
                const int slack = points + entry.upper() + more + level_loss(level, entry.upper_level(), factors);
                if (slack < 0) return {slack};
                known.misses_other = true;
            }
        }
        return known;
    }

    // Loads into the cache what find() will read.
    void prefetch(const Key& key) const { __builtin_prefetch(&bucket(key)); }

    // The slack is a lower bound if >= 0, an upper one if < 0, or both.
    void store(const Key& key, int points, int level, int slack, bool is_exact) {
        Entry& entry = place_for(key);
        if (slack >= 0 || is_exact) entry.set_lower(slack - points, level);
        if (slack < 0 || is_exact) entry.set_upper(slack - points, level);
    }

  private:
    using Buckets = std::vector<Bucket, LargePages<Bucket>>;
    static constexpr std::size_t kNoBuckets = std::size_t(-1);  // as a mask
    static constexpr int kAllIsLost = 255;
    static constexpr int kDraw = kMaxScore;  // the level of a difference of 0

    // Returns the points that a bound can lose when it is used for a harder level than its own.
    //
    // One more point for Jekyll is one less for Hyde, so it changes the difference of the scores by the sum of both final
    // factors. `factors` is the sum that both teams have already, and factors never fall. So `steps` levels need at most
    // steps / factors points more, rounded up.
    //
    // If the teams have no factor yet, a round can end in two ways. With a factor taken later, a point is worth at least
    // 1, so `steps` levels need at most `steps` points. Without one, the round is drawn for any number of points: then
    // the harder level needs no more points than the other, unless a draw reaches the other level and not the harder one.
    // If the payoff is not a difference (`factors` is empty), nothing is known.
    //
    // Example: known is "slack >= 4" for a win by 10, and the teams already have the factors 2 and 3. A win by 22 is 12
    // steps further on and needs at most 12 / 5, rounded up 3 points more. So there the slack is at least 1.
    static int level_loss(int level, int harder, std::optional<int> factors) {
        const int steps = harder - level;
        if (steps <= 0) return 0;
        const bool draw_tells_apart = level <= kDraw && harder > kDraw;
        if (!factors || (*factors == 0 && draw_tells_apart)) return kAllIsLost;
        const int worth = std::max(*factors, 1);
        return (steps + worth - 1) / worth;
    }

    const Bucket& bucket(const Key& key) const { return buckets_[key.number & mask_]; }
    std::uint64_t tag_of(const Key& key) const { return key.number >> index_bits_; }

    Entry& place_for(const Key& key) {
        const std::uint64_t tag = tag_of(key);
        auto& entries = const_cast<Bucket&>(bucket(key)).entries;
        for (Entry& entry : entries)
            if (entry.matches(tag) && entry.scenes() == key.scenes && entry.carried() == key.carried) return entry;
        for (Entry& entry : entries)
            if (entry.empty()) return entry = Entry(key, tag);
        return entries[turn_++ % entries.size()] = Entry(key, tag);
    }

    Buckets buckets_;
    std::size_t mask_ = kNoBuckets;  // buckets in use - 1
    int index_bits_ = 0;
    std::size_t turn_ = 0;
};

}  // namespace jh::solver
