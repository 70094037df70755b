/** The replay of a finished match of this device, as the server computes it from a record (`server/views/replays.py`). */
import { check } from "../fair/check.ts";
import type { Kernel } from "../engine/kernel.ts";
import type { Replay, ReplayDeals, ReplayRound, ReplayStep } from "../protocol/messages";
import { hash } from "../fair/deal.ts";
import { codesOf, moveText, seatOfName } from "./cards.ts";
import { ghostOf, withMoves, type Match, type Round } from "./match.ts";
import { tagsOf } from "./record.ts";
import type { Table } from "./state.ts";
import { moveNews, ownRound, roundView, scores, seatingView, sideTotals } from "./views.ts";
import { Refusal } from "../protocol/refusal.ts";

/** A round of a match that is over, as `seat` saw it, or with open hands if it is `null`. */
export async function replayOf(
  kernel: Kernel,
  table: Table,
  finished: number,
  round: number,
  seat: string | null,
): Promise<Replay> {
  const match = table.match!;
  const shown = match.rounds[round - 1];
  const place = seat === null ? null : seatOfName(seat);
  if (!shown || place === -1 || place === (ghostOf(shown.seating) ?? -2)) throw new Refusal("no-such-step");
  const { players, position, target, memory_aid } = match.setup;
  return {
    options: { players, position, target, memory_aid },
    players: [...match.first.players],
    tags: tagsOf(table, finished),
    undone: table.undone,
    hinted: table.hinted,
    deals: await dealsOf(table),
    rounds: match.rounds.map((_, index) => roundSummary(match, index)),
    winner: match.winner === null ? null : match.sides[match.winner]!,
    round,
    seat,
    steps: stepsOf(kernel, match, round, place),
  };
}

function roundSummary(match: Match, index: number): ReplayRound {
  const round = match.rounds[index]!;
  const after = match.rounds[index + 1]?.before ?? match.totals;
  return {
    number: index + 1,
    ...seatingView(round.seating),
    over: round.turn.over,
    score: scores(round),
    totals: sideTotals(match, after),
  };
}

function stepsOf(kernel: Kernel, match: Match, number: number, seat: number | null): ReplayStep[] {
  const last = match.rounds[number - 1]!;
  const until = { ...match, rounds: match.rounds.slice(0, number) };
  const states = [...last.moves.keys(), last.moves.length].map((count) =>
    withMoves(kernel, until, last.moves.slice(0, count)),
  );
  return states.map((state, step): ReplayStep => {
    const round = state.rounds.at(-1)!;
    const view = roundView(round, number, match.setup.memory_aid);
    const before = states[step - 1]?.rounds.at(-1);
    return {
      move: before ? moveText(last.moves[step - 1]!) : null,
      news: before ? moveNews(before, state) : [],
      round: seat === null ? view : { ...view, ...ownRound(round, seat) },
      hands: seat === null ? round.told.now.hands.map(codesOf) : null,
    };
  });
}

/** Checks all deals of the match, as `jh verify` does. */
async function dealsOf({ match, commit, given, dealtSeed, undone, setup }: Table): Promise<ReplayDeals> {
  let seed = dealtSeed;
  let fair = true;
  for (const [index, round] of [...match!.rounds.entries()].reverse()) {
    fair &&= await isFair(round, index + 1, seed);
    seed = await hash(seed);
  }
  const trust = given!.seeds.some((given) => given !== "") ? "one-seed" : "server";
  return { outcome: fair ? "fair" : "unfair", algorithm: "deal/2", trust, undone };

  async function isFair({ seating, deal }: Round, number: number, roundSeed: string): Promise<boolean> {
    const { camps, dealer, single } = seatingView(seating);
    const claim = {
      deal: "deal/2",
      commit,
      seed: roundSeed,
      round: number,
      playerSeeds: given!.seeds,
      draw: 1,
      commitments: given!.commitments,
      silent: [],
      dealt: deal.hands.map(codesOf),
      players: setup.players,
      position: setup.position,
      lot: { camps, dealer, single },
    };
    return (await check(claim, null)) === "verified";
  }
}
