// @vitest-environment node
import { beforeAll, describe, expect, it } from "vitest";
import type { Kernel, Position } from "../engine/kernel";
import { nodeKernel } from "../engine/nodeKernel";
import { sightIn } from "../local/bots";
import type { TableSeating } from "../local/match";
import type { Judgement, ReviewedDecision } from "../engine/review";
import type { Replay, ReplayStep } from "../protocol/messages";
import { codesOf, moveText } from "../local/cards";
import { roundView } from "../local/views";
import { decisionAt, worthChart } from "./chart";
import { playLine } from "./line";
import { review, type Call, type Progress } from "./reviewer";
import { decisionsByTrick, reviewedRound, signOf, tricksOf, type ReviewedRound } from "./round";

let kernel: Kernel;
const SEATING = { players: ["Nora", "Edith", "Ann", "Will"], dealer: 3 } as const;

beforeAll(async () => {
  kernel = await nodeKernel();
}, 60_000);

function seatingOf(deal: Position): TableSeating {
  const { hydeSeats, single } = deal;
  return { players: [...SEATING.players], hydeSeats, single, dealer: (deal.leader + 3) % 4 };
}

/** A round that novices played, as a replay with open hands shows it. */
function aReplay(seed = 5): Replay {
  const deal = kernel.deal("four-a", seed, 0);
  const seating = seatingOf(deal);
  const moves: number[] = [];
  const steps: ReplayStep[] = [];
  for (;;) {
    const told = kernel.tell(deal, moves);
    const turn = kernel.turn(told.now);
    const round = roundView({ seating, deal, moves, told, turn, before: [] }, 1, "every-trick");
    const move = moves.length === 0 ? null : moveText(moves.at(-1)!);
    steps.push({ move, news: [], round, hands: told.now.hands.map(codesOf) });
    if (turn.over) break;
    const standing = { totals: [0, 0, 0, 0] as [number, number, number, number], target: 1000 };
    moves.push(kernel.choose(sightIn({ seating, told, turn }, standing), "novice", seed));
  }
  const { score } = kernel.turn(kernel.tell(deal, moves).now);
  const sums = score.map((points) => ({ points, factor: 1, score: points }));
  const summary = { number: 1, over: true, score: sums } as unknown as Replay["rounds"][number];
  return { round: 1, rounds: [summary], steps } as unknown as Replay;
}

/** An engine that answers at once, with little work. */
function engineOf(calls: string[]): Call {
  const call = (name: string, ...args: unknown[]): Promise<unknown> => {
    calls.push(name);
    const method = kernel[name as "turn"] as (...args: unknown[]) => unknown;
    const work = name === "reviewDecision" ? [{ candidates: 50, worlds: 20, nodes: 2000, descents: 20 }] : [];
    return Promise.resolve(method.apply(kernel, [...args, ...work]));
  };
  return { call, close: () => void calls.push("close") } as unknown as Call;
}

describe("a round to review", () => {
  it("is read from a replay with open hands", () => {
    const replay = aReplay();
    const round = reviewedRound(replay)!;
    expect(kernel.turn(kernel.tell(round.deal, round.moves).now).over).toBe(true);
    expect(round.moves.length).toBe(replay.steps.length - 1);
    const tricks = tricksOf(round);
    expect([tricks[0], tricks.at(-1)]).toEqual([0, 6]);
    expect(decisionsByTrick(tricks).flat()).toEqual([...round.moves.keys()]);
    const jekyll = "NESW"[[...replay.steps[0]!.round.camps].indexOf("J")] as "N";
    expect(signOf(round, jekyll)).toBe(1);
  });

  it("is not reviewed before it is over", () => {
    const replay = aReplay();
    expect(reviewedRound({ ...replay, rounds: [{ ...replay.rounds[0]!, over: false }] })).toBeNull();
  });
});

describe("a review", () => {
  let round: ReviewedRound;
  beforeAll(() => {
    round = reviewedRound(aReplay())!;
  });

  it("tells its progress from the end to the beginning, and is kept", async () => {
    const calls: string[] = [];
    const told: Progress[] = [];
    const done = await new Promise<Progress>((resolve, reject) => {
      const tell = (progress: Progress): void => {
        told.push(progress);
        if (progress.finished) resolve(progress);
      };
      review(round, tell, reject, () => engineOf(calls));
    });
    expect(told[0]!.decisions.filter((decision) => decision !== null).length).toBeLessThan(4);
    expect(told[0]!.decisions.at(-1)).not.toBeNull();
    expect(done.decisions.every((decision) => decision !== null)).toBe(true);
    const { judgements, worth, decisions, luck, result } = done.summary!;
    expect(judgements.length).toBe(round.moves.length);
    expect(worth + decisions + luck).toBeCloseTo(result, 6);
    expect(calls.at(-1)).toBe("close");

    await Promise.resolve();
    const again: Progress[] = [];
    review(
      round,
      (progress) => again.push(progress),
      (error) => expect.fail(String(error)),
      () => expect.fail("nothing is computed again"),
    );
    expect(again).toEqual([done]);
  });

  it("judges an ending as the whole round does", async () => {
    const calls: string[] = [];
    const decisions = round.moves.map((_, at) => decision(at));
    const whole = kernel.summarise(decisions, round.deal.hydeSeats, round.result).judgements;
    const ending = kernel.summarise(decisions.slice(-9), round.deal.hydeSeats, round.result).judgements;
    expect(ending).toEqual(whole.slice(-9) satisfies Judgement[]);
    expect(calls).toEqual([]);
  });

  it("ends when it is cancelled", async () => {
    const other = reviewedRound(aReplay(6))!;
    const calls: string[] = [];
    const told: Progress[] = [];
    const stop = review(
      other,
      (progress) => told.push(progress),
      (error) => expect.fail(String(error)),
      () => engineOf(calls),
    );
    stop();
    expect(calls).toContain("close");
    expect(told).toEqual([]);
  });

  it("plays a better line to its end, with the cards as they lay", async () => {
    const at = 4;
    const start = { number: 1, seating: seatingOf(round.deal), deal: round.deal, moves: round.moves.slice(0, at) };
    const { legal } = kernel.turn(kernel.tell(round.deal, start.moves).now);
    const line = await playLine(engineOf([]), start, legal[0]!, 1);
    expect(line.states.length).toBe(line.moves.length + 1);
    expect(line.states[0]!.hands).toEqual(round.steps[at]!.hands);
    expect(
      line.states
        .at(-1)!
        .round.counts.flat()
        .every((count) => count === 0),
    ).toBe(true);
  });

  function decision(at: number): ReviewedDecision {
    return kernel.reviewDecision(round.deal, round.moves, at, 1, { candidates: 50, worlds: 20, nodes: 2000 });
  }
});

describe("the chart", () => {
  const size = { width: 220, height: 100 };

  it("spreads the decisions over the width and draws what is known", () => {
    const chart = worthChart([null, null, 10, 40, -5], size);
    expect(chart.edges).toEqual([10, 60, 110, 160, 210]);
    expect(chart.points.map(({ x }) => x)).toEqual([110, 160, 210]);
    expect(chart.points[1]!.y).toBeLessThan(chart.zero);
    expect(chart.points[2]!.y).toBeGreaterThan(chart.zero);
    expect([chart.top, chart.bottom]).toEqual([40, -20]);
  });

  it("finds the decision at a place", () => {
    const chart = worthChart([0, 0, 0, 0, 0], size);
    expect([0, 11, 109, 111, 500].map((x) => decisionAt(chart, x))).toEqual([0, 0, 1, 2, 3]);
  });
});
