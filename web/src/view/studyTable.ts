/** Wraps a round of a lesson or replay in a table view, which is what the table's components expect. */
import type { PositionCard, RoundView, SideTotal, TableView } from "../protocol/messages";

export interface Frame {
  id: string;
  version: number;
  position: PositionCard;
  target?: number;
  totals?: SideTotal[];
}

export function studyTable(round: RoundView, { id, version, position, target = 1000, totals = [] }: Frame): TableView {
  const names = round.players.filter((name) => name !== null);
  return {
    id,
    version,
    phase: "playing",
    setup: {
      players: round.single === null ? 4 : 3,
      position,
      target,
      memory_aid: "every-trick",
      pace: "untimed",
      private: true,
      talk: false,
    },
    chairs: names.map((name) => ({
      kind: "person",
      name,
      level: null,
      here: true,
      stand_in: false,
      ready: false,
      gave_seed: false,
      kept_waiting: false,
    })),
    chair: null,
    commit: "",
    seeds: null,
    round,
    totals,
    winner: null,
    clock: null,
    countdowns: [],
    actions: [],
    history: null,
    practice: true,
    undone: false,
    hinted: false,
    host: null,
    game: null,
  };
}
