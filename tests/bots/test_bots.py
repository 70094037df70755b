"""Every bot is honest, plays legal moves, repeats them from a seed, and keeps its time limit."""

from __future__ import annotations

from random import Random

import pytest

from jekyllhyde.arena.players import OPEN_HAND_PLAYERS, OpenHandPlayer, find_player
from jekyllhyde.bots import Bot, Budget
from jekyllhyde.bots.brains import BrainKind
from jekyllhyde.bots.levels import LEVELS
from jekyllhyde.bots.registry import OWN_BOTS, UnknownBot, find_bot
from jekyllhyde.bots.search import PlayerKind, ReadingBot, SearchBot
from jekyllhyde.kernel import SearchPlan
from jekyllhyde.rules import Options, apply, last_trick_only, legal_moves
from tests.bots.rounds import FORMS, decisions, redealt, seen_by_decider

SHORT_SEARCH = SearchPlan(iterations=300, candidates=100, trust=0.75, boldness=0.7)
LONG_SEARCH = SearchPlan(iterations=10**9, candidates=100_000, trust=0.75, boldness=0.7)
KINDS = PlayerKind(BrainKind.LARGE, 0.5, searches=True), PlayerKind(BrainKind.NAIVE, 0.5, searches=False)
QUICK_BOTS: dict[str, Bot] = {
    **{name: make() for name, make in OWN_BOTS.items() if name not in ("master", "grandmaster")},
    "search": SearchBot(SHORT_SEARCH),
    "search among kinds": ReadingBot(SHORT_SEARCH, KINDS),
}

each_form = pytest.mark.parametrize("options", FORMS, ids=["A", "B", "3"])
each_bot = pytest.mark.parametrize("bot", QUICK_BOTS.values(), ids=QUICK_BOTS.keys())


@each_form
@pytest.mark.parametrize("name", OWN_BOTS)
def test_redealing_what_a_seat_cannot_see_changes_no_move(name: str, options: Options, decision_count: int) -> None:
    """`pytest tests/bots -k redealing --decisions 1000` takes a few minutes."""
    bot, chance = find_bot(name), Random(1)
    different_deals = 0
    for number, round in enumerate(decisions(options, decision_count, seed=2)):
        other = redealt(round, chance)
        different_deals += other.hands != round.hands
        assert bot.choose(seen_by_decider(round), number) == bot.choose(seen_by_decider(other), number)
    assert different_deals > decision_count / 2


@each_form
@each_bot
def test_every_move_is_legal(bot: Bot, options: Options) -> None:
    for number, start in enumerate(decisions(options, 3, seed=3)):
        round = start
        while legal_moves(round):
            round, _ = apply(round, bot.choose(seen_by_decider(round), number))


@each_bot
def test_a_table_that_shows_the_last_trick_only_still_gets_moves(bot: Bot) -> None:
    for number, round in enumerate(decisions(FORMS[0], 20, seed=4)):
        observation = last_trick_only(seen_by_decider(round))
        assert bot.choose(observation, number) in observation.legal_moves


@each_form
@each_bot
def test_the_same_seed_gives_the_same_move(bot: Bot, options: Options) -> None:
    for number, round in enumerate(decisions(options, 10, seed=5)):
        observation = seen_by_decider(round)
        assert bot.choose(observation, number) == bot.choose(observation, number)


@each_form
def test_the_levels_that_search_are_legal_and_reproducible(options: Options) -> None:
    for name in LEVELS:
        bot = find_bot(name)
        (round,) = decisions(options, 1, seed=6)
        observation = seen_by_decider(round)
        move = bot.choose(observation, 1)
        assert move in observation.legal_moves
        assert move == bot.choose(observation, 1)
        assert bot.choose(observation, 1, Budget(0.001)) in observation.legal_moves


@pytest.mark.parametrize("bot", [SearchBot(LONG_SEARCH), ReadingBot(LONG_SEARCH, KINDS)], ids=["alone", "kinds"])
def test_a_long_search_ends_with_its_budget(bot: Bot) -> None:
    (round,) = decisions(FORMS[0], 1, seed=7)
    # without a limit it would take hours
    assert bot.choose(seen_by_decider(round), 1, Budget(0.05)) in legal_moves(round)


def test_the_cheater_is_no_bot_and_nobody_can_meet_it() -> None:
    cheater = find_player("cheater")
    assert isinstance(cheater, OpenHandPlayer)
    assert not hasattr(cheater, "choose")
    assert set(OPEN_HAND_PLAYERS).isdisjoint(OWN_BOTS)
    with pytest.raises(UnknownBot):
        find_bot("cheater")


@each_form
def test_the_cheater_plays_legal_moves(options: Options) -> None:
    cheater = find_player("cheater")
    assert isinstance(cheater, OpenHandPlayer)
    for number, round in enumerate(decisions(options, 6, seed=9)):
        assert cheater.choose_with_open_hands(round, number, Budget()) in legal_moves(round)
