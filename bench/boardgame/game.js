"use strict";
// A trick-taking game for boardgame.io with a state as large as ours: 28 cards, four hands of seven that only their
// holders see, all tricks of the round, points and totals. Any card may be played; the highest number takes the trick.

const { INVALID_MOVE } = require("boardgame.io/core");

const SEATS = ["N", "E", "S", "W"];
const CARDS = ["J", "H"].flatMap((camp) =>
  ["T", "A", "B", "C", "D", "E", "7", "6", "5", "4", "3", "X3", "X2", "X1"].map((kind) => camp + kind),
);

function deal(G, random) {
  const cards = random.Shuffle(CARDS);
  G.number += 1;
  G.hands = [0, 1, 2, 3].map((seat) => cards.slice(7 * seat, 7 * seat + 7).sort());
  G.tricks = [];
  G.trick = { leader: "N", plays: [] };
  G.points = [0, 0];
  G.next = 0;
}

function setup({ random }) {
  const G = { number: 0, players: ["Ann", "Bob", "Cat", "Dan"], camps: "JHJH", dealer: "W", totals: [0, 0] };
  deal(G, random);
  return G;
}

function finishTrick(G, random) {
  const strength = (play) => CARDS.indexOf(play[2]);
  const best = G.trick.plays.reduce((a, b) => (strength(a) < strength(b) ? a : b));
  G.next = SEATS.indexOf(best[0]);
  G.points[G.next % 2] += G.trick.plays.length;
  G.tricks.push(G.trick);
  G.trick = { leader: best[0], plays: [] };
  if (G.tricks.length === 7) {
    G.totals = G.totals.map((total, side) => total + G.points[side]);
    deal(G, random);
  }
}

function play({ G, playerID, random }, card) {
  const hand = G.hands[playerID];
  if (!hand.includes(card)) return INVALID_MOVE;
  hand.splice(hand.indexOf(card), 1);
  const seat = SEATS[playerID];
  G.trick.plays.push([seat, seat, card]);
  G.next = (Number(playerID) + 1) % 4;
  if (G.trick.plays.length === 4) finishTrick(G, random);
}

function playerView({ G, playerID }) {
  const counts = G.hands.map((hand) => {
    const jekyll = hand.filter((card) => card[0] === "J").length;
    return [jekyll, hand.length - jekyll];
  });
  const { hands, ...open } = G;
  return { ...open, counts, hand: hands[playerID] ?? null };
}

module.exports = {
  name: "tricks",
  setup,
  playerView,
  moves: { play },
  turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => G.next, next: ({ G }) => G.next } },
};
