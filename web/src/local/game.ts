/** A finished match of this device as a row of "Your games", as the server lists it. */
import type { GameRow } from "../protocol/messages";
import { campOf, type Match } from "./match.ts";
import type { Chair, Table } from "./state.ts";
import { gameId } from "./views.ts";

type Player = GameRow["players"][number];

export function gameRow(table: Table, finished: number): GameRow {
  const match = table.match!;
  const players = table.chairs.map((chair) => playerOf(match, chair));
  const own = players[table.chairs.findIndex(({ kind }) => kind === "person")]!;
  const others = players.filter((other) => other !== own && (own.side === null || other.side !== own.side));
  return {
    id: gameId(table),
    finished_at: finished,
    players_count: match.setup.players,
    position: match.setup.position,
    target: match.setup.target,
    rounds: match.rounds.length,
    practice: false,
    undone: table.undone,
    hinted: table.hinted,
    name: own.name,
    won: own.won,
    side: own.side,
    total: own.total,
    others: Math.max(...others.map(({ total }) => total)),
    players,
  };
}

function playerOf({ sides, first, totals, winner }: Match, chair: Chair): Player {
  if (chair.kind === "open") throw new Error("a match is played on all chairs");
  const team = first.single === null;
  const side = team ? campOf(first, first.players.indexOf(chair.name)) : sides.indexOf(chair.name);
  return {
    name: chair.name,
    kind: chair.kind,
    level: chair.kind === "bot" ? chair.level : null,
    side: team ? sides[side]! : null,
    total: totals[side]!,
    won: winner === side,
  };
}
