#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <array>
#include <optional>
#include <tuple>
#include <vector>

#include "bindings/bindings.h"
#include "bindings/bots.h"
#include "bots/levels.h"
#include "bots/tips.h"

using namespace jh;
using namespace nb::literals;

namespace {

using Counts = std::array<std::array<std::int64_t, 2>, rules::kSeats>;

std::uint8_t seat_or_none(std::optional<std::int64_t> seat, const char* name) {
    return seat ? checked<std::uint8_t>(*seat, rules::kSeats - 1, name) : rules::kNoSeat;
}

bots::Observed observed(std::int64_t seat, const std::array<std::int64_t, rules::kSeats>& open, const Counts& counts,
                      const Plays& past, std::int64_t first_leader, std::int64_t carry,
                      std::optional<std::int64_t> asked, std::int64_t hyde_seats, std::optional<std::int64_t> single) {
    bots::Observed made;
    made.seat = checked<int>(seat, rules::kSeats - 1, "seat");
    for (std::size_t i = 0; i < made.open.size(); ++i) {
        made.open[i] = checked<rules::CardMask>(open[i], rules::kAllCards, "a hand's mask");
        for (std::size_t camp = 0; camp < 2; ++camp)
            made.counts[i][camp] = checked<std::uint8_t>(counts[i][camp], rules::kHandSize, "a count");
    }
    made.past = plays_of(past);
    made.first_leader = checked<int>(first_leader, rules::kSeats - 1, "first_leader");
    made.carry = checked<rules::CardMask>(carry, rules::kAllCards, "the mask of carried cards");
    made.asked = seat_or_none(asked, "asked");
    made.hyde_seats = checked<std::uint8_t>(hyde_seats, 15, "hyde_seats");
    made.single = seat_or_none(single, "single");
    if (const char* why = bots::impossible(made)) throw nb::value_error(why);
    return made;
}

const bots::Observed& complete(const bots::Observed& observed) {
    if (!observed.shows_every_trick()) throw nb::value_error("the observation does not show every trick");
    return observed;
}

int chosen(std::int64_t level, const bots::Observed& observed, const bots::Brain& brain, const bots::Brain* naive,
           const Totals& totals, std::int64_t target, std::uint64_t seed, std::optional<double> seconds) {
    const bots::Deadline deadline = moment_in(seconds);
    const auto its_level = checked<bots::Level>(level, bots::kLevels - 1, "level");
    if (its_level == bots::Level::grandmaster && naive == nullptr)
        throw nb::value_error("`grandmaster` needs the brain of a naive player");
    const bots::Standing standing = standing_of(totals, target, observed.table());
    return bots::choose(its_level, observed, {brain, naive}, standing, seed, deadline);
}

}  // namespace

void bind_levels(nb::module_& module) {
    nb::class_<bots::Observed>(module, "Observed", "What the deciding player may know, in numbers.")
        .def(
            "__init__",
            [](bots::Observed* self, std::int64_t seat, const std::array<std::int64_t, rules::kSeats>& open,
               const Counts& counts, const Plays& past, std::int64_t first_leader, std::int64_t carry,
               std::optional<std::int64_t> asked, std::int64_t hyde_seats, std::optional<std::int64_t> single) {
                new (self) bots::Observed(
                    observed(seat, open, counts, past, first_leader, carry, asked, hyde_seats, single));
            },
            nb::kw_only(), "seat"_a, "open"_a, "counts"_a, "past"_a, "first_leader"_a, "carry"_a, "asked"_a.none(),
            "hyde_seats"_a, "single"_a.none())
        .def_prop_ro("shows_every_trick", &bots::Observed::shows_every_trick)
        .def("some_world", [](const bots::Observed& self) -> rules::Position { return complete(self).some_world(); },
             "Return the first of all possible worlds. Rounds that the seat cannot tell apart give the same world.")
        .def("seen", [](const bots::Observed& self) { return complete(self).seen(); }, "Return what a search takes.");
    module.def("follow_tips", &bots::follow_tips, "observed"_a, "seed"_a, "Return the best move by the rulebook's tips.");
    module.def("choose", &chosen, "level"_a, "observed"_a, "brain"_a, "naive"_a.none(), "totals"_a, "target"_a,
               "seed"_a, "seconds"_a = nb::none(), nb::call_guard<nb::gil_scoped_release>(),
               "Return the move of a level, with its own brain. `grandmaster` also needs that of a naive player.");
}
