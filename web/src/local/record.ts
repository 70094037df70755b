/** A match as JHN (docs/jhn.md), in the canonical form in which the server writes it. */
import { codeOf, codesOf, seatName } from "./cards.ts";
import { campOf, type Match, type Round } from "./match.ts";
import type { Table } from "./state.ts";

const SEAT_TAGS = ["North", "East", "South", "West"];

/** The rounds of a match that are over. `finished` is the time of its last entry, in milliseconds. */
export function recordOf(table: Table, finished: number): string {
  const match = table.match!;
  const rounds = match.rounds.filter(({ turn }) => turn.over);
  const blocks = [headerLines(table, match, finished), ...rounds.map((round, index) => roundLines(round, index + 1))];
  return blocks.map((lines) => lines.map((line) => `${line}\n`).join("")).join("\n");
}

/** The tags of a match behind those of its options and players. */
export function tagsOf(table: Table, finished: number): [string, string][] {
  const date = new Date(finished).toISOString().slice(0, 10);
  const marks: [string, boolean][] = [
    ["Undone", table.undone],
    ["Hinted", table.hinted],
  ];
  const marked = marks.flatMap(([tag, on]): [string, string][] => (on ? [[tag, "yes"]] : []));
  return [["Date", date], ...marked, ...dealTags(table)];
}

function headerLines(table: Table, { setup, first }: Match, finished: number): string[] {
  const names = first.players.flatMap((name, seat): [string, string][] =>
    name === null ? [] : [[SEAT_TAGS[seat]!, name]],
  );
  const tags: [string, string][] = [
    ["JHN", "1"],
    ["Players", String(setup.players)],
    ["Position", setup.position],
    ["Target", String(setup.target)],
    ...names,
    ...(setup.memory_aid === "every-trick" ? [] : [["MemoryAid", setup.memory_aid] as [string, string]]),
    ...tagsOf(table, finished),
  ];
  return tags.map(([name, value]) => `[${name} "${value.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"]`);
}

/** The tags by which everybody can check the deals. */
function dealTags({ commit, dealtSeed, given, match }: Table): [string, string][] {
  const seats = match!.first.players.flatMap((name, seat) => (name === null ? [] : [SEAT_TAGS[seat]!]));
  const byChair = (kind: string, values: readonly string[]): [string, string][] =>
    values.flatMap((value, chair): [string, string][] => (value === "" ? [] : [[seats[chair]! + kind, value]]));
  return [
    ["Deal", "deal/2"],
    ["Commit", commit],
    ["Seed", dealtSeed],
    ...byChair("Commit", given!.commitments),
    ...byChair("Seed", given!.seeds),
  ];
}

function roundLines({ seating, deal, told, turn }: Round, number: number): string[] {
  const seats = (camp: number): string =>
    [0, 1, 2, 3]
      .filter((seat) => campOf(seating, seat) === camp)
      .map(seatName)
      .join(" ");
  return [
    `Round ${number}`,
    `Dealer ${seatName(seating.dealer)}`,
    `Jekyll ${seats(0)}`,
    `Hyde ${seats(1)}`,
    ...(seating.single === null ? [] : [`Single ${seatName(seating.single)}`]),
    ...deal.hands.map((hand, seat) => `${seatName(seat)}: ${codesOf(hand).join(" ")}`),
    ...told.tricks.map(({ leader, plays }, index) => {
      const cards = plays.map(([card, holder], order) => {
        const own = holder === (leader + order) % 4;
        return own ? codeOf(card) : `${seatName(holder)}?${codeOf(card)}`;
      });
      return [index + 1, seatName(leader), ...cards].join(" ");
    }),
    `Score Jekyll ${turn.score[0]} Hyde ${turn.score[1]}`,
  ];
}
