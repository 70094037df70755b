/** A round that is looked at rather than played, put into the frame that the table's drawing expects. */
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
    actions: [],
    history: null,
    practice: true,
    undone: false,
    host: null,
    game: null,
  };
}
