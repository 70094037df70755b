/** What a player may see of a table. The views are the server's, as JSON (`server/views`). */
import type { ToldRound, Trick } from "../engine/kernel.ts";
import type {
  ChairView,
  MemoryAid,
  News,
  RoundScore,
  RoundView,
  SeedsView,
  SideTotal,
  TableView,
  TrickView,
} from "../protocol/messages";
import { codeOf, codesOf, countsOf, FIRST_ASK, moveText, seatName, seatNameOrNull } from "./cards.ts";
import { lastDecision, mayBeHinted } from "./decide.ts";
import type { Entry } from "./entries.ts";
import { campOf, ghostOf, type Match, type Round, type TableSeating } from "./match.ts";
import {
  askingChair,
  decidingChair,
  lastRound,
  personChair,
  phaseOf,
  roundOf,
  unrevealed,
  type Chair,
  type Table,
} from "./state.ts";

/** The table as the person on the chair sees it, or a spectator before anybody sits. */
export function tableView(id: string, table: Table): TableView {
  const { match, setup, version, commit, undone, hinted } = table;
  const phase = phaseOf(table);
  const chair = personChair(table);
  return {
    id,
    version,
    phase,
    setup,
    chairs: table.chairs.map((sitter, index) => chairView(table, sitter, index)),
    commit,
    seeds: seedsView(table),
    totals: match === null ? [] : sideTotals(match, match.totals),
    winner: match?.winner == null ? null : match.sides[match.winner]!,
    clock: null,
    countdowns: [],
    history: match === null || roundOf(table) !== null ? null : totalsHistory(match),
    practice: false,
    undone,
    hinted,
    host: chair,
    game: phase === "over" ? gameId(table) : null,
    chair,
    actions: actionsOf(table, chair),
    round: shownRound(table, chair),
  };
}

/** The id of the match, as the server makes it. */
export function gameId({ commit }: Table): string {
  return commit.slice(0, 16);
}

function chairView(table: Table, chair: Chair, index: number): ChairView {
  const person = chair.kind === "person";
  return {
    kind: chair.kind,
    name: chair.kind === "open" ? null : chair.name,
    level: chair.kind === "bot" ? chair.level : null,
    here: true,
    stand_in: person && chair.standIn,
    ready: person && table.ready.has(index),
    gave_seed: person && chair.commitment !== "",
    kept_waiting: false,
  };
}

function seedsView(table: Table): SeedsView | null {
  const { match, given, dealtSeed } = table;
  if (roundOf(table) !== null) return null;
  const sitters = table.chairs.map((chair) => (chair.kind === "person" ? chair.commitment : ""));
  return {
    deal: "deal/2",
    draw: 1,
    commitments: [...(given?.commitments ?? sitters)],
    silent: [],
    players: match === null ? null : [...given!.seeds],
    round: match === null ? null : dealtSeed,
  };
}

export function sideTotals({ sides }: Match, totals: readonly number[]): SideTotal[] {
  return sides.map((side, index) => ({ side, total: totals[index]! }));
}

/** The totals after each round. */
function totalsHistory({ rounds, totals }: Match): number[][] {
  return [...rounds.slice(1).map(({ before }) => [...before]), [...totals]];
}

function actionsOf(table: Table, chair: number | null): string[] {
  const vacant = table.chairs.some(({ kind }) => kind === "open");
  const phase = phaseOf(table);
  if (phase === "gathering" && chair === null) return vacant ? ["sit"] : [];
  if (chair === null) return [];
  switch (phase) {
    case "gathering": {
      const bots = table.chairs.some(({ kind }) => kind === "bot");
      const removable = bots ? ["remove-bot"] : [];
      return ["stand", "rename", "commit-seed", vacant ? "seat-bot" : "start", ...removable, "change-setup"];
    }
    case "shuffling":
      return unrevealed(table).includes(chair) ? ["reveal-seed"] : [];
    case "playing":
      return roundActions(table, chair);
    case "between-rounds":
      return table.ready.has(chair) ? [] : ["ready"];
    case "over":
      return ["rematch"];
  }
}

function roundActions(table: Table, chair: number): string[] {
  const person = table.chairs[chair]!;
  if (person.kind === "person" && person.standIn) return ["take-chair-back"];
  return [
    "give-up-chair",
    ...(decidingChair(table) === chair ? ["make-move"] : []),
    ...(askingChair(table) === chair ? ["take-back"] : []),
    ...(lastDecision(table, roundOf(table)!, chair) >= 0 ? ["undo"] : []),
    ...(mayBeHinted(table) ? ["hint"] : []),
  ];
}

function shownRound(table: Table, chair: number | null): RoundView | null {
  const round = lastRound(table);
  if (round === null) return null;
  const view = roundView(round, table.match!.rounds.length, table.setup.memory_aid);
  const sitter = chair === null ? null : table.chairs[chair]!;
  if (sitter?.kind !== "person") return view;
  return { ...view, ...ownRound(round, round.seating.players.indexOf(sitter.name)) };
}

/** What everybody may see of a round. */
export function roundView(round: Round, number: number, memoryAid: MemoryAid): RoundView {
  const { seating, told, turn } = round;
  const forgetful = memoryAid === "last-trick" && !turn.over;
  const ghost = ghostOf(seating);
  return {
    number,
    ...seatingView(seating),
    counts: told.now.hands.map(countsOf),
    tricks: (forgetful ? told.tricks.slice(-1) : told.tricks).map(trickView),
    trick: trickView(told.trick),
    on_turn: turn.over ? null : seatName(turn.onTurn),
    asked: seatNameOrNull(told.now.asked),
    carry: codesOf(told.carry),
    decider: turn.over ? null : seatName(turn.decider),
    ghost_hand: ghost === null ? null : codesOf(told.now.hands[ghost]!),
    ...(forgetful ? {} : { score: scores(round) }),
    ...(turn.over ? { dealt: round.deal.hands.map(codesOf), taken: takenView(told) } : {}),
  };
}

/** What only one seat may see of a round. */
export function ownRound({ told, turn }: Round, seat: number): Pick<RoundView, "seat" | "hand" | "legal_moves"> {
  const decides = !turn.over && turn.decider === seat;
  return {
    seat: seatName(seat),
    hand: codesOf(told.now.hands[seat]!),
    legal_moves: decides ? turn.legal.map(moveText) : [],
  };
}

export function seatingView(seating: TableSeating): Pick<RoundView, "players" | "camps" | "dealer" | "single"> {
  return {
    players: [...seating.players],
    camps: [0, 1, 2, 3].map((seat) => "JH"[campOf(seating, seat)]).join(""),
    dealer: seatName(seating.dealer),
    single: seatNameOrNull(seating.single),
  };
}

function takenView({ taken }: ToldRound): [string[], string[]] {
  return [codesOf(taken[0]), codesOf(taken[1])];
}

function trickView({ leader, plays, winner, tied }: Trick): TrickView {
  return {
    leader: seatName(leader),
    plays: plays.map(([card, holder], turn) => [seatName((leader + turn) % 4), seatName(holder), codeOf(card)]),
    ...(winner === null ? {} : { winner: seatName(winner) }),
    ...(tied ? { tied } : {}),
  };
}

export function scores({ told, turn }: Round): [RoundScore, RoundScore] {
  const score = (team: number): RoundScore => ({
    points: told.now.points[team]!,
    factor: told.now.factor[team]!,
    score: turn.score[team]!,
  });
  return [score(0), score(1)];
}

const CHAIR_NEWS: Partial<Record<Entry["entry"], string>> = {
  sat: "sat",
  botsat: "bot-sat",
  stood: "stood",
  renamed: "renamed",
  seedcommitted: "seed-committed",
  seedrevealed: "seed-revealed",
  asktakenback: "ask-taken-back",
  undone: "undone",
  hinted: "hinted",
  readied: "readied",
  takenover: "taken-over",
  returned: "returned",
};
const TABLE_NEWS: Partial<Record<Entry["entry"], string>> = {
  opened: "opened",
  commitmentsclosed: "shuffling",
  started: "started",
  dealt: "dealt",
  setupchanged: "setup-changed",
  rematched: "rematched",
};

/** What is told about an entry of the log, which led from one table to the next. */
export function newsOf(entry: Entry, before: Table, after: Table): News[] {
  if (entry.entry === "moved") return moveNews(roundOf(before)!, after.match!);
  if ("chair" in entry) return [{ what: CHAIR_NEWS[entry.entry]!, chair: entry.chair }];
  return [{ what: TABLE_NEWS[entry.entry]! }];
}

/** What is told about the last move of a match. `before` is its round before that move. */
export function moveNews(before: Round, match: Match): News[] {
  const { told, moves, turn } = match.rounds.at(-1)!;
  const move = moves.at(-1)!;
  const onTurn = before.turn.onTurn;
  if (move >= FIRST_ASK) {
    const camp = campOf(before.seating, onTurn) === 1 ? "hyde" : "jekyll";
    return [{ what: "asked", seat: seatName(move - FIRST_ASK), by: seatName(onTurn), camp }];
  }
  const trick = told.tricks.length > before.told.tricks.length ? told.tricks.at(-1)! : told.trick;
  const holder = trick.plays.at(-1)![1];
  const news: News[] = [{ what: "played", seat: seatName(onTurn), by: seatName(holder), card: codeOf(move) }];
  if (trick === told.trick) return news;
  news.push(trickNews(before, trick, told.now.leader));
  if (turn.over) news.push({ what: "round-scored", cards: codesOf(told.carry) });
  if (match.winner !== null) news.push({ what: "match-won", winner: match.sides[match.winner]! });
  return news;
}

function trickNews(before: Round, { plays, winner }: Trick, leader: number): News {
  const mask = plays.reduce((cards, [card]) => cards | (1 << card), before.told.carry);
  return { what: winner === null ? "trick-carried" : "trick-won", seat: seatName(leader), cards: codesOf(mask) };
}
