#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <array>
#include <cmath>
#include <cstring>
#include <optional>
#include <tuple>

#include "bindings/bindings.h"
#include "play/playout.h"
#include "play/worlds.h"
#include "rules/deal.h"

using namespace jh;
using namespace nb::literals;

namespace {

std::size_t result_count(std::int64_t count, const char* name) {
    return checked<std::size_t>(count, kMaxResults, name);
}

auto random_playouts(const std::vector<rules::Position>& positions, std::int64_t repeats, std::uint64_t seed) {
    const std::size_t times = result_count(repeats, "repeats");
    if (times != 0 && positions.size() > static_cast<std::size_t>(kMaxResults) / times)
        throw nb::value_error("more playouts than can be kept");
    std::vector<std::int16_t> values;
    std::uint64_t decisions = 0;
    {
        nb::gil_scoped_release release;
        values.resize(positions.size() * times);
        decisions = play::random_playouts(positions, times, seed, values);
    }
    return nb::make_tuple(handed_over<const std::int16_t>(std::move(values), {positions.size(), times}), decisions);
}

play::Worlds possible(const play::View& view) {
    if (const char* why = play::impossible(view)) throw nb::value_error(why);
    return play::Worlds(view);
}

// Builds what a seat sees: the open hands, and how many cards of each camp the hidden hands hold. A hidden hand is None.
play::View seen(const std::array<std::optional<std::int64_t>, 4>& hands,
              const std::array<std::array<std::int64_t, 2>, 4>& counts, std::int64_t unseen) {
    play::View view;
    view.unseen = checked<rules::CardMask>(unseen, rules::kAllCards, "the mask of unseen cards");
    for (unsigned seat = 0; seat < rules::kSeats; ++seat) {
        if (hands[seat]) {
            view.open[seat] = checked<rules::CardMask>(*hands[seat], rules::kAllCards, "a hand's mask");
            continue;
        }
        view.hidden_seats = static_cast<std::uint8_t>(view.hidden_seats | 1u << seat);
        for (unsigned camp = 0; camp < 2; ++camp)
            view.counts[seat][camp] = checked<std::uint8_t>(counts[seat][camp], rules::kCampCards, "a count");
    }
    return view;
}

template <class Each>
auto many_worlds(std::size_t count, Each&& each) {
    std::vector<rules::Hands> hands;
    {
        nb::gil_scoped_release release;
        hands.resize(count);
        for (rules::Hands& world : hands) world = each();
    }
    return handed_over<const std::uint32_t>(std::move(hands), {count, std::size_t{rules::kSeats}});
}

auto sampled(const play::Worlds& worlds, std::int64_t count, std::uint64_t seed) {
    rules::Random random(seed);
    return many_worlds(result_count(count, "count"), [&] { return worlds.draw(random); });
}

// Returns the same table with the hands of many worlds. If it is possible in one world, it is possible in all.
std::vector<rules::Position> sampled_positions(const play::Worlds& worlds, rules::Position table, std::int64_t count,
                                            std::uint64_t seed) {
    const std::size_t size = result_count(count, "count");
    table.hands = worlds.at(0);
    if (const char* why = rules::impossible(table)) throw nb::value_error(why);
    nb::gil_scoped_release release;
    std::vector<rules::Position> positions(size, table);
    rules::Random random(seed);
    for (rules::Position& position : positions) position.hands = worlds.draw(random);
    return positions;
}

auto in_order(const play::Worlds& worlds, std::uint64_t start, std::uint64_t stop) {
    if (start > stop || stop > worlds.count()) throw nb::index_error("there are not so many worlds");
    return many_worlds(stop - start, [&] { return worlds.at(start++); });
}

HandsTuple at(const play::Worlds& worlds, std::uint64_t rank) {
    if (rank >= worlds.count()) throw nb::index_error("there are not so many worlds");
    return as_tuple(worlds.at(rank));
}

auto resampled(const std::vector<double>& weights, std::int64_t count, std::uint64_t seed) {
    double sum = 0;
    for (const double weight : weights) {
        if (!(weight >= 0)) throw nb::value_error("a weight is not a number or negative");
        sum += weight;
    }
    if (!(sum > 0) || !std::isfinite(sum)) throw nb::value_error("the weights must have a positive, finite sum");
    const std::size_t size = result_count(count, "count");
    std::vector<std::uint32_t> chosen;
    {
        nb::gil_scoped_release release;
        chosen.resize(size);
        rules::Random random(seed);
        play::resample(weights, random, chosen);
    }
    return handed_over<const std::uint32_t>(std::move(chosen), {size});
}

rules::Seed seed_of(const nb::bytes& bytes) {
    rules::Seed seed{};
    if (bytes.size() != seed.size()) throw nb::value_error("a seed has 32 bytes");
    std::memcpy(seed.data(), bytes.data(), seed.size());
    return seed;
}

std::uint32_t round_of(std::int64_t round) {
    if (round < 1 || round > UINT32_MAX) throw nb::value_error("rounds are numbered from 1 to 4294967295");
    return static_cast<std::uint32_t>(round);
}

HandsTuple deal1(const nb::bytes& seed, std::int64_t round, const std::array<nb::bytes, 4>& player_seeds) {
    std::array<rules::Bytes, 4> mixed_in;
    for (std::size_t seat = 0; seat < mixed_in.size(); ++seat) {
        const nb::bytes& bytes = player_seeds[seat];
        if (bytes.size() > rules::kPlayerSeedBytes) throw nb::value_error("a player's seed has at most 64 bytes");
        mixed_in[seat] = {static_cast<const std::uint8_t*>(bytes.data()), bytes.size()};
    }
    return as_tuple(rules::fair_deal(seed_of(seed), round_of(round), mixed_in));
}

nb::bytes mixed_seeds(const nb::bytes& commit, int draw, const std::array<nb::bytes, 4>& player_seeds) {
    if (draw < 1 || draw > 5) throw nb::value_error("draws are numbered from 1 to 5");
    std::array<rules::Bytes, 4> by_chair;
    for (std::size_t chair = 0; chair < by_chair.size(); ++chair) {
        const nb::bytes& bytes = player_seeds[chair];
        if (bytes.size() != 0 && bytes.size() != rules::Seed{}.size()) throw nb::value_error("a seed has 32 bytes");
        by_chair[chair] = {static_cast<const std::uint8_t*>(bytes.data()), bytes.size()};
    }
    const rules::Seed mix = rules::mixed_seeds(seed_of(commit), static_cast<std::uint8_t>(draw), by_chair);
    return nb::bytes(mix.data(), mix.size());
}

HandsTuple deal2(const nb::bytes& seed, std::int64_t round, const nb::bytes& mix) {
    return as_tuple(rules::mixed_deal(seed_of(seed), round_of(round), seed_of(mix)));
}

nb::bytes commitment(const nb::bytes& seed) {
    const rules::Seed digest = rules::commitment(seed_of(seed));
    return nb::bytes(digest.data(), digest.size());
}

}  // namespace

void bind_playouts(nb::module_& module) {
    module.def("playouts", &random_playouts, "positions"_a, "repeats"_a, "seed"_a,
               nb::sig("def playouts(positions: Sequence[Position], repeats: int, seed: int)"
                       " -> tuple[memoryview, int]"),
               "Play every position to its end at random. Return Jekyll's score minus Hyde's, a row for each position, "
               "and the number of decisions.");
}

void bind_worlds(nb::module_& module) {
    nb::class_<play::Worlds>(module, "Worlds", "All hidden hands that fit what a seat may know.")
        .def(
            "__init__",
            [](play::Worlds* self, const std::array<std::optional<std::int64_t>, 4>& hands,
               const std::array<std::array<std::int64_t, 2>, 4>& counts,
               std::int64_t unseen) { new (self) play::Worlds(possible(seen(hands, counts, unseen))); },
            "hands"_a, "counts"_a, "unseen"_a)
        .def_static(
            "seen_from",
            [](const rules::Position& position, std::int64_t seat) {
                return possible(play::view_from(position, checked<int>(seat, rules::kSeats - 1, "seat")));
            },
            "position"_a, "seat"_a)
        .def_prop_ro("count", &play::Worlds::count)
        .def("at", &at, "rank"_a)
        .def("in_order", &in_order, "start"_a, "stop"_a,
             nb::sig("def in_order(self, start: int, stop: int) -> memoryview"))
        .def("sample", &sampled, "count"_a, "seed"_a,
             nb::sig("def sample(self, count: int, seed: int) -> memoryview"))
        .def("sample_positions", &sampled_positions, "table"_a, "count"_a, "seed"_a);
    module.def("resample", &resampled, "weights"_a, "count"_a, "seed"_a,
               nb::sig("def resample(weights: Sequence[float], count: int, seed: int) -> memoryview"));
}

void bind_deal(nb::module_& module) {
    module.def("deal1", &deal1, "seed"_a, "round"_a, "player_seeds"_a);
    module.def("mixed_seeds", &mixed_seeds, "commit"_a, "draw"_a, "player_seeds"_a);
    module.def("deal2", &deal2, "seed"_a, "round"_a, "mix"_a);
    module.def("commitment", &commitment, "seed"_a);
}
