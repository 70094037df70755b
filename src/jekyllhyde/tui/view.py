"""An observation as lines of text. Holds no rules."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from jekyllhyde.locale import Locale
from jekyllhyde.rules import Ask, CardSet, MemoryAid, Move, Observation, Play, Played, Seat, Seating

_KINDS = "(?:[TA-E3-7]|X[1-3])"


def coloured(line: str) -> Text:
    """Colour card codes by camp. Without colours, the letters of the codes still show the camps."""
    text = Text(line)
    text.highlight_regex(rf"\bJ{_KINDS}\b", "cyan")
    text.highlight_regex(rf"\bH{_KINDS}\b", "red")
    return text


def seat_player(observation: Observation, seat: Seat, locale: Locale) -> str:
    player = observation.seating.players[seat]
    return locale.text("word-ghost") if player is None else player


def welcome(seating: Seating, person: str, locale: Locale) -> str:
    seat = seating.seat_of(person)
    return locale.text("play-welcome", player=person, seat=seat, camp=seating.camps[seat])


def company(seating: Seating, person: str, locale: Locale) -> str:
    """Say who this player's partner is."""
    seat = seating.seat_of(person)
    if seat is seating.single:
        return locale.text("play-single")
    partner = next(other for other in seating.seats_of(seating.camps[seat]) if other is not seat)
    name = seating.players[partner]
    assert name is not None
    return locale.text("play-partner", partner=name)


def table(observation: Observation, locale: Locale) -> list[str]:
    """Return the lines of the table and the hands, as far as this seat may know them."""
    lines = [*counts(observation, locale), on_table(observation, locale)]
    if observation.carry:
        cards = codes(observation.carry)
        lines.append(locale.text("play-carried", cards=cards, points=observation.carry.points))
    if observation.ghost_hand is not None:
        lines.append(locale.text("play-ghost-hand", cards=codes(observation.ghost_hand)))
    lines.append(locale.text("play-hand", cards=codes(observation.hand)))
    return lines


def counts(observation: Observation, locale: Locale) -> list[str]:
    """Return the other hands' counts, clockwise from the left neighbour (R1.1)."""
    others = (observation.seat.left, observation.seat.across, observation.seat.right)
    return [_count_line(observation, seat, locale) for seat in others]


def _count_line(observation: Observation, seat: Seat, locale: Locale) -> str:
    held = observation.counts[seat]
    player = f"{locale.seat_name(seat)}, {seat_player(observation, seat, locale)}"
    camp = observation.seating.camps[seat]
    line = locale.text("play-counts", player=player, jekyll=held.jekyll, hyde=held.hyde)
    return f"  {camp.letter} {line}"


def codes(cards: CardSet) -> str:
    return str(cards) or "–"


def on_table(observation: Observation, locale: Locale) -> str:
    return locale.text("play-on-table", cards=_plays(observation.trick.plays, observation, locale))


def past_tricks(observation: Observation, locale: Locale) -> list[str]:
    """Return past tricks: all of them or only the last one, as the table agreed (R9.2)."""
    if not observation.tricks:
        return [locale.text("play-no-last-trick")]
    if observation.options.memory_aid is MemoryAid.LAST_TRICK:
        return [locale.text("play-last-trick", cards=_plays(observation.tricks[-1].plays, observation, locale))]
    numbered = enumerate(observation.tricks, start=1)
    return [
        f"{locale.text('replay-trick', number=number)}: {_plays(trick.plays, observation, locale)}"
        for number, trick in numbered
    ]


def _plays(plays: Iterable[Played], observation: Observation, locale: Locale) -> str:
    return ", ".join(_play(play, observation, locale) for play in plays) or "–"


def _play(play: Played, observation: Observation, locale: Locale) -> str:
    placed = f"{seat_player(observation, play.seat, locale)} {play.card.code}"
    return placed if play.holder is play.seat else f"{placed} (← {seat_player(observation, play.holder, locale)})"


def question(observation: Observation, locale: Locale) -> str:
    """Say whose turn it is and for which camp, as the deciding player sees it."""
    camp = observation.camp_on_turn
    on_turn = observation.trick.on_turn
    ghost = observation.seating.ghost
    if observation.asked is not None:
        key = "play-asked-ghost" if observation.asked is ghost else "play-asked"
        return locale.text(key, by=seat_player(observation, on_turn, locale), camp=camp)
    return locale.text("play-turn-ghost" if on_turn is ghost else "play-turn", camp=camp)


def prompt(observation: Observation) -> str:
    """Return the key of the text that says what the deciding player must do."""
    kinds = {type(move) for move in observation.legal_moves}
    if kinds == {Ask}:
        return "play-whom-to-ask"
    return "play-which-card" if kinds == {Play} else "play-card-or-seat"


def choices(observation: Observation, locale: Locale) -> list[str]:
    numbered = enumerate(observation.legal_moves, start=1)
    return [f"  {number}) {_choice(observation, move, locale)}" for number, move in numbered]


def _choice(observation: Observation, move: Move, locale: Locale) -> str:
    if isinstance(move, Play):
        return f"{move.card.code} {locale.card_name(move.card)}"
    player = seat_player(observation, move.seat, locale)
    return f"{move.seat.name}? {locale.text('play-help-ask')}: {player}"


def hint(observation: Observation, move: Move, locale: Locale) -> str:
    if isinstance(move, Ask):
        return locale.text("play-hint-ask", seat=seat_player(observation, move.seat, locale))
    return locale.text("play-hint-card", card=move.card, code=move.card.code)
