"""Every event has a sentence, with four players and with three."""

import random

import pytest

from jekyllhyde.locale import languages, locale
from jekyllhyde.rules import (
    Asked,
    Camp,
    Card,
    CardSet,
    Event,
    Match,
    MatchWon,
    Options,
    Played,
    RoundScored,
    Score,
    Seat,
    Seating,
    TeamScore,
    TrickCarried,
    TrickWon,
    apply_to_match,
    deal_round,
    legal_moves,
    random_hands,
    seat_four,
    seat_three,
)

FOUR = seat_four(players=("Adam", "Betty", "Christian", "Doris"))
THREE = seat_three(players=("Anna", "Bo", None, "Cy"))  # Anna is single, the ghost sits on S

TRICK = CardSet.of_codes("J7 HA J3 HX1")
CARRIED = CardSet.of_codes("J7 HA J3 HX1 JT H3 JA HB")
SCORED = RoundScored(Score(TeamScore(9, 4), TeamScore(1, 0), CardSet()))


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Asked(Seat.N, Seat.W, Camp.JEKYLL), "Adam asks Doris for a Jekyll card."),
        (Played(Card("J6"), Seat.E, Seat.E), "Betty plays the Laboratory (J6)."),
        (Played(Card("HX3"), Seat.E, Seat.S), "Christian plays Murder (HX3) for Betty."),
        (TrickWon(Seat.N, TRICK), "Adam wins the trick: 11 points."),
        (TrickWon(Seat.N, CardSet.of_codes("JX1 JX2 HA HX1")), "Adam wins the trick: 1 point."),
        (TrickWon(Seat.N, CARRIED), "Adam wins the trick and the 4 carried cards: 16 points."),
        (
            TrickCarried(Seat.W, CARRIED),
            "Transformation! Nobody wins the trick. 8 cards stay on the table: 16 points. Doris leads.",
        ),
        (SCORED, "The round is over. Jekyll: 9 × 4 = 36. Hyde: 1 × 0 = 0."),
        (MatchWon(Camp.HYDE), "Team Hyde wins the match."),
    ],
)
def test_events_of_four(event: Event, sentence: str) -> None:
    assert locale("en").event_sentence(event, FOUR) == sentence


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Asked(Seat.N, Seat.E, Camp.HYDE), "Anna asks Bo for a Hyde card."),
        (Asked(Seat.S, Seat.E, Camp.HYDE), "For the ghost, Anna asks Bo for a Hyde card."),
        (Asked(Seat.E, Seat.S, Camp.JEKYLL), "Bo asks the ghost for a Jekyll card; Anna chooses it."),
        (Played(Card("H7"), Seat.N, Seat.N), "Anna plays the Lane by the River (H7)."),
        (Played(Card("H7"), Seat.N, Seat.S), "Anna plays the Lane by the River (H7) from the ghost’s hand."),
        (Played(Card("H7"), Seat.N, Seat.E), "Bo plays the Lane by the River (H7) for Anna."),
        (
            Played(Card("H7"), Seat.S, Seat.S),
            "For the ghost, Anna plays the Lane by the River (H7) from the ghost’s hand.",
        ),
        (
            Played(Card("H7"), Seat.S, Seat.N),
            "For the ghost, Anna plays the Lane by the River (H7) from the closed hand.",
        ),
        (Played(Card("H7"), Seat.S, Seat.W), "Cy plays the Lane by the River (H7) for the ghost."),
        (Played(Card("J7"), Seat.E, Seat.S), "The ghost plays the House in the Square (J7) for Bo, as Anna chose."),
        (Played(Card("J7"), Seat.E, Seat.N), "Anna plays the House in the Square (J7) for Bo."),
        (TrickWon(Seat.S, TRICK), "The ghost wins the trick for Anna: 11 points."),
        (TrickWon(Seat.S, CARRIED), "The ghost wins the trick and the 4 carried cards for Anna: 16 points."),
        (
            TrickCarried(Seat.S, TRICK),
            "Transformation! Nobody wins the trick. 4 cards stay on the table: 11 points. The ghost leads.",
        ),
        (MatchWon("Cy"), "Cy wins the match."),
    ],
)
def test_events_of_three(event: Event, sentence: str) -> None:
    assert locale("en").event_sentence(event, THREE) == sentence


def test_r5_4_the_last_trick_is_told_as_neutral() -> None:
    sentences = locale("en").event_sentences((TrickCarried(Seat.W, TRICK), SCORED), FOUR)
    assert sentences[0] == "Transformation! And it is the last trick: 4 cards count for nobody, 11 points among them."
    assert sentences[1].startswith("The round is over.")


def test_deal_tells_who_deals_and_leads() -> None:
    assert locale("en").dealt_sentence(FOUR) == "Doris deals, Adam leads."
    three = "Cy deals. Anna plays alone for Hyde, with the ghost opposite, and leads."
    assert locale("en").dealt_sentence(THREE) == three


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("seating", "players"), [(FOUR, 4), (THREE, 3)])
def test_whole_matches_can_be_told(language: str, seating: Seating, players: int) -> None:
    chance = random.Random(8)
    match = Match(Options(players=players, target=200), seating)
    texts = locale(language)
    events: tuple[Event, ...] = ()
    while not events or not isinstance(events[-1], MatchWon):
        match = deal_round(match, random_hands(chance))
        assert texts.dealt_sentence(match.seating)
        while match.round is not None:
            seats = match.round.deal.seating
            match, events = apply_to_match(match, chance.choice(legal_moves(match.round)))
            assert len(texts.event_sentences(events, seats)) == len(events)
