#include <nanobind/operators.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <array>
#include <bit>
#include <functional>
#include <optional>
#include <string_view>
#include <tuple>

#include "bindings/bindings.h"
#include "play/playout.h"
#include "rules/encoding.h"
#include "rules/position.h"

using namespace jh;
using namespace nb::literals;
using rules::Position;

namespace {

using Numbers = std::vector<std::int64_t>;
using Pair = std::tuple<int, int>;
using Triple = std::tuple<int, int, int>;

constexpr std::int64_t kHighestByte = 255;

std::uint8_t seat_or_none(std::optional<std::int64_t> seat, const char* name) {
    return seat ? checked<std::uint8_t>(*seat, rules::kSeats - 1, name) : rules::kNoSeat;
}

std::optional<int> none_or_seat(std::uint8_t seat) {
    return seat == rules::kNoSeat ? std::nullopt : std::optional<int>(seat);
}

template <std::size_t size>
std::array<std::uint8_t, size> bytes_of(const std::array<std::int64_t, size>& numbers, const char* name) {
    std::array<std::uint8_t, size> bytes{};
    for (std::size_t i = 0; i < size; ++i) bytes[i] = checked<std::uint8_t>(numbers[i], kHighestByte, name);
    return bytes;
}

const Position& possible(const Position& position) {
    if (const char* why = rules::impossible(position)) throw nb::value_error(why);
    return position;
}

rules::Hands hands_of(const std::array<std::int64_t, 4>& masks) {
    rules::Hands hands{};
    for (std::size_t seat = 0; seat < hands.size(); ++seat)
        hands[seat] = checked<rules::CardMask>(masks[seat], rules::kAllCards, "a hand's mask");
    return hands;
}

Position made(const std::array<std::int64_t, 4>& hands, std::int64_t hyde_seats, std::int64_t leader,
              const Numbers& trick, std::optional<std::int64_t> asked, std::optional<std::int64_t> single,
              const std::array<std::int64_t, 2>& points, const std::array<std::int64_t, 2>& factor,
              const std::array<std::int64_t, 3>& carry) {
    Position position;
    position.hands = hands_of(hands);
    position.hyde_seats = checked<std::uint8_t>(hyde_seats, 15, "hyde_seats");
    position.leader = checked<std::uint8_t>(leader, rules::kSeats - 1, "leader");
    if (trick.size() >= rules::kSeats) throw nb::value_error("a trick in play has at most three cards");
    for (const std::int64_t card : trick)
        position.trick[position.trick_size++] = checked<std::uint8_t>(card, rules::kCards - 1, "a card in the trick");
    position.asked = seat_or_none(asked, "asked");
    position.single = seat_or_none(single, "single");
    position.points = bytes_of(points, "points");
    position.factor = bytes_of(factor, "factor");
    const auto pile = bytes_of(carry, "carry");
    position.carry = {pile[0], {pile[1], pile[2]}};
    return possible(position);
}

Numbers trick_of(const Position& position) {
    return {position.trick.begin(), position.trick.begin() + position.trick_size};
}

Triple carry_of(const Position& position) {
    return {position.carry.points, position.carry.factor[0], position.carry.factor[1]};
}

Numbers actions_of(std::uint32_t legal) {
    Numbers actions;
    for (; legal != 0; legal &= legal - 1) actions.push_back(std::countr_zero(legal));
    return actions;
}

int legal_action(const Position& position, std::int64_t action) {
    const auto number = checked<std::uint32_t>(action, rules::kActions - 1, "an action");
    if (!(rules::legal_actions(position) >> number & 1))
        throw nb::value_error(("action " + std::to_string(action) + " is not legal here").c_str());
    return static_cast<int>(number);
}

Position after(Position position, std::int64_t action) {
    rules::apply(position, legal_action(position, action));
    return position;
}

Position with_hands(Position position, const std::array<std::int64_t, 4>& hands) {
    position.hands = hands_of(hands);
    return possible(position);
}

nb::tuple arguments_of(const Position& p) {
    return nb::make_tuple(as_tuple(p.hands), p.hyde_seats, p.leader, nb::tuple(nb::cast(trick_of(p))),
                          none_or_seat(p.asked), none_or_seat(p.single), Pair{p.points[0], p.points[1]},
                          Pair{p.factor[0], p.factor[1]}, carry_of(p));
}

// A round that is followed move by move from its deal on, so that it can be encoded for any seat.
class Follower {
  public:
    explicit Follower(const Position& position) : position_(position) {
        for (const rules::CardMask hand : position.hands)
            if (std::popcount(hand) != rules::kHandSize) throw nb::value_error("a round is followed from its deal on");
    }

    const Position& position() const { return position_; }
    void apply(std::int64_t action) { rules::apply(position_, history_, legal_action(position_, action)); }
    nb::bytes encode(std::int64_t seat) const {
        std::array<std::uint8_t, rules::kEncodingBytes> out{};
        const int observer = checked<int>(seat, rules::kSeats - 1, "seat");
        if (observer == position_.ghost()) throw nb::value_error("nobody sits on the ghost's seat");  // R8.1
        rules::encode(position_, history_, observer, out);
        return nb::bytes(out.data(), out.size());
    }

  private:
    Position position_;
    rules::History history_;
};

void bind_position_class(nb::module_& module) {
    nb::class_<Position>(module, "Position", "A round with all hands known. Positions are immutable.")
        .def(
            "__init__",
            [](Position* self, const std::array<std::int64_t, 4>& hands, std::int64_t hyde_seats, std::int64_t leader,
               const Numbers& trick, std::optional<std::int64_t> asked, std::optional<std::int64_t> single,
               const std::array<std::int64_t, 2>& points, const std::array<std::int64_t, 2>& factor,
               const std::array<std::int64_t, 3>& carry) {
                new (self) Position(made(hands, hyde_seats, leader, trick, asked, single, points, factor, carry));
            },
            "hands"_a, "hyde_seats"_a, "leader"_a, "trick"_a = nb::tuple(), "asked"_a = nb::none(),
            "single"_a = nb::none(), "points"_a = Pair{0, 0}, "factor"_a = Pair{0, 0}, "carry"_a = Triple{0, 0, 0})
        .def_prop_ro("hands", [](const Position& p) { return as_tuple(p.hands); })
        .def_prop_ro("hyde_seats", [](const Position& p) { return p.hyde_seats; })
        .def_prop_ro("leader", [](const Position& p) { return p.leader; })
        .def_prop_ro("trick", &trick_of)
        .def_prop_ro("asked", [](const Position& p) { return none_or_seat(p.asked); })
        .def_prop_ro("single", [](const Position& p) { return none_or_seat(p.single); })
        .def_prop_ro("points", [](const Position& p) { return Pair{p.points[0], p.points[1]}; })
        .def_prop_ro("factor", [](const Position& p) { return Pair{p.factor[0], p.factor[1]}; })
        .def_prop_ro("carry", &carry_of)
        .def_prop_ro("on_turn", &Position::on_turn)
        .def_prop_ro("decider", &Position::decider)
        .def_prop_ro("over", &Position::over)
        .def_prop_ro("score", [](const Position& p) { return Pair{p.score(0), p.score(1)}; })
        .def_prop_ro("legal_mask", &rules::legal_actions, "The legal actions as a mask: bit a is set if action a is legal.")
        .def("legal_actions", [](const Position& p) { return actions_of(rules::legal_actions(p)); })
        .def("apply", &after, "action"_a, "Return the position after a legal action.")
        .def("with_hands", &with_hands, "hands"_a, "Return the same table with other hands.")
        .def(nb::self == nb::self, nb::sig("def __eq__(self, other: object, /) -> bool"))
        .def("__hash__", [](const Position& p) { return nb::hash(arguments_of(p)); })
        .def(
            "__reduce__",
            [](nb::handle self) {
                return nb::make_tuple(self.type(), arguments_of(nb::cast<const Position&>(self)));
            },
            nb::sig("def __reduce__(self) -> tuple[type[Position], tuple[object, ...]]"))
        .def("__repr__", [](const Position& p) { return nb::str("Position{!r}").format(arguments_of(p)); });
}

}  // namespace

void bind_position(nb::module_& module) {
    bind_position_class(module);
    module.attr("ENCODING_VERSION") = rules::kEncodingVersion;
    module.attr("ENCODING_BYTES") = rules::kEncodingBytes;
    nb::class_<Follower>(module, "Follower", "A round that is followed from its deal on and can be encoded for any seat.")
        .def(nb::init<const Position&>(), "position"_a)
        .def_prop_ro("position", &Follower::position, nb::rv_policy::copy)
        .def("apply", &Follower::apply, "action"_a)
        .def("encode", &Follower::encode, "seat"_a);
}
