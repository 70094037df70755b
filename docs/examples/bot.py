#!/usr/bin/env python3
"""A bot as a process of its own: `jh arena cmd:docs/examples/bot.py random`. The protocol is docs/bot-protocol.md.

Tricks that its team is winning get the card that is worth most, the others' tricks the one that is worth least.
"""

import json
import sys

KINDS = ["T", "A", "B", "C", "D", "E", "7", "6", "5", "4", "3", "X3", "X2", "X1"]
RANK = [1, 2, 3, 4, 5, 6, 7, 7, 7, 7, 7, 8, 8, 8]
WORTH = [2, 1, 1, 1, 1, 1, 7, 6, 5, 4, 3, 12, 8, 4]


def rank(card):
    return RANK[KINDS.index(card[1:])]


def worth(card):
    return WORTH[KINDS.index(card[1:])]


def choose(observation):
    cards = [move for move in observation["legal_moves"] if not move.endswith("?")]
    if not cards:
        return observation["legal_moves"][0]  # no card of its own: ask the first seat that can be asked
    camp_of = dict(zip("NESW", observation["camps"], strict=True))
    mine = camp_of[observation["seat"]]
    best = min(observation["trick"]["plays"], key=lambda play: rank(play[2]), default=None)
    if best is None:
        return min(cards, key=lambda card: (card[1:] == "T", rank(card)))
    taking = mine if cards[0][0] == mine else None  # asked by the others, my card would win for them
    good = [card for card in cards if (taking if rank(card) < rank(best[2]) else camp_of[best[0]]) == mine]
    return max(good, key=worth) if good else min(cards, key=worth)


for line in sys.stdin:
    message = json.loads(line)
    answer = {"hello": "example"} if "hello" in message else {"move": choose(message["observation"])}
    print(json.dumps(answer), flush=True)
