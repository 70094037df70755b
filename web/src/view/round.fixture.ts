/** Small rounds for tests, as the server would send them to South. */
import type { RoundView, TableView } from "../protocol/messages";

export function aRound(changes: Partial<RoundView> = {}): RoundView {
  return {
    number: 1,
    players: ["Nora", "Edith", "Ann", "Will"],
    camps: "JHJH",
    dealer: "N",
    single: null,
    counts: [
      [3, 4],
      [0, 7],
      [4, 3],
      [7, 0],
    ],
    tricks: [],
    trick: { leader: "S", plays: [] },
    on_turn: "S",
    asked: null,
    carry: [],
    decider: "S",
    ghost_hand: null,
    seat: "S",
    hand: ["J7", "JT", "HA", "JX1", "H3", "JA", "HX2"],
    legal_moves: ["JT", "JA", "J7", "JX1", "N?", "W?"],
    ...changes,
  };
}

export function aTable(round: RoundView | null = aRound(), changes: Partial<TableView> = {}): TableView {
  return {
    id: "abcdefghijkm",
    version: 10,
    phase: "playing",
    setup: {
      players: 4,
      position: "A",
      target: 100,
      memory_aid: "every-trick",
      pace: "untimed",
      private: true,
      talk: true,
    },
    chairs: [],
    chair: 2,
    commit: "ab".repeat(32),
    seeds: null,
    round,
    totals: [
      { side: "jekyll", total: 0 },
      { side: "hyde", total: 0 },
    ],
    winner: null,
    clock: null,
    countdowns: [],
    actions: [],
    history: null,
    practice: false,
    undone: false,
    hinted: false,
    host: null,
    game: null,
    ...changes,
  };
}
