// @vitest-environment node
/** What is told about rounds, in hundreds of them: the score, and the story at the end. */
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it } from "vitest";
import type { Kernel } from "../engine/kernel.ts";
import { nodeKernel, ROOT } from "../engine/nodeKernel.ts";
import { hashWith } from "../fair/bytes.ts";
import { LANGUAGES } from "../i18n/languages.ts";
import type { RoundView, Setup } from "../protocol/messages";
import { campOf, factorOf, sumOfPoints, type CampLetter } from "../view/cards.ts";
import { framesOf } from "../view/frames.ts";
import { campAt, ghostOf } from "../view/round.ts";
import type { Seat } from "../view/seats.ts";
import { sentencesOf, type Say } from "../view/sentences.ts";
import { countOf, storyOf, storySentence, turnedFor } from "../view/story.ts";
import { teamSums } from "../view/totals.ts";
import { playRounds, type Told } from "./randomTables.ts";

const SETUPS: Partial<Setup>[] = [
  { players: 4, position: "A" },
  { players: 4, position: "B", memory_aid: "last-trick" },
  { players: 3, position: "A" },
];
const ROUNDS = 100;

let rounds: Told[][];

beforeAll(async () => {
  const kernel: Kernel = await nodeKernel();
  hashWith((message) => Uint8Array.from(kernel.sha256(message)));
  rounds = [];
  for (const setup of SETUPS) {
    for (let seed = 1; rounds.length % ROUNDS > 0 || seed === 1; seed += 1) {
      rounds.push(...(await playRounds(kernel, seed, setup, Math.min(20, ROUNDS - (rounds.length % ROUNDS)))));
    }
  }
}, 120_000);

function textsOf(language: string): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const path of [`${language}.ftl`, `web/table.${language}.ftl`, `web/moments.${language}.ftl`]) {
    bundle.addResource(new FluentResource(readFileSync(new URL(`src/jekyllhyde/locale/${path}`, ROOT), "utf8")));
  }
  return (key, args = {}) => {
    const [name, attribute] = key.split(".");
    const message = bundle.getMessage(name!);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new Error(`${key} is missing in ${language}`);
    return bundle.formatPattern(pattern, args); // throws if an argument is missing
  };
}

function endOf(round: Told[]): RoundView {
  return round.at(-1)!.table.round!;
}

describe("the score of a round", () => {
  it("r6.3: is said as the sheet has it", () => {
    expect(rounds.length).toBeGreaterThanOrEqual(200);
    const say = textsOf("en");
    for (const round of rounds) {
      const said = round.flatMap(({ table, news }, at) =>
        framesOf(round[at - 1]?.table ?? null, table, news).flatMap((frame) =>
          sentencesOf(frame.news, frame.after, say),
        ),
      );
      const sheet = teamSums(endOf(round));
      const products = sheet.map(({ points, factor, score }) => `${points} × ${factor} = ${score}`);
      expect(said.filter((line) => line.includes("The round is over"))).toEqual([
        `The round is over. Jekyll: ${products[0]}. Hyde: ${products[1]}.`,
      ]);
      for (const { camp, scoring, deeds, idle, ...sum } of sheet) {
        const cards = [...scoring.map(({ card }) => card), ...deeds.map(({ card }) => card), ...idle];
        expect(countOf(cards, camp)).toEqual(sum);
      }
    }
  }, 60_000);
});

/** The cards of each camp's team, by who won each trick (R4.2, R5.3). */
function takenBy(round: RoundView, tricks = round.tricks): Record<CampLetter, string[]> {
  const taken: Record<CampLetter, string[]> = { J: [], H: [] };
  let lying: string[] = [];
  for (const { plays, winner } of tricks) {
    lying.push(...plays.map(([, , card]) => card));
    if (!winner) continue;
    taken[campAt(round, winner as Seat)].push(...lying);
    lying = [];
  }
  return taken;
}

function scoreOf(cards: readonly string[], camp: CampLetter): number {
  const factors = cards.filter((card) => campOf(card) === camp).map(factorOf);
  return sumOfPoints(cards) * factors.reduce((sum, factor) => sum + factor, 0);
}

const OTHER = { J: "H", H: "J" } as const;

/** Checks every fact of a story against the tricks. */
function checkStory(round: RoundView): string {
  const story = storyOf(round);
  const taken = takenBy(round);
  const [jekyll, hyde] = [scoreOf(taken.J, "J"), scoreOf(taken.H, "H")];
  expect([jekyll, hyde]).toEqual(round.score!.map(({ score }) => score));
  const scores = { J: jekyll, H: hyde };
  const last = round.tricks.at(-1)!;
  switch (story.kind) {
    case "turned": {
      const before = takenBy(round, round.tricks.slice(0, -1));
      const was = scoreOf(before[story.camp], story.camp) - scoreOf(before[OTHER[story.camp]], OTHER[story.camp]);
      expect([-was, scores[story.camp] - scores[OTHER[story.camp]]]).toEqual([story.behind, story.ahead]);
      expect(Math.min(story.behind, story.ahead)).toBeGreaterThan(0);
      expect([last.winner, ghostOf(round) && round.single]).toContain(story.seat);
      break;
    }
    case "nothing":
      expect([scores[story.camp], sumOfPoints(taken[story.camp])]).toEqual([0, story.points]);
      break;
    case "saved":
    case "cost":
      expect(transformations(round)).toContainEqual(story);
      break;
    case "neutral":
      expect(last.winner).toBeFalsy();
      expect(story.points).toBe(60 - sumOfPoints([...taken.J, ...taken.H]));
      break;
    case "haul":
      expect(story.cards % 4).toBe(0);
      expect(story.cards).toBeGreaterThan(4);
      break;
    case "deed":
      expect(taken[story.camp]).toContain(story.card);
      expect(story.score).toBe(scores[story.camp]);
      expect(
        scoreOf(
          taken[story.camp].filter((card) => card !== story.card),
          story.camp,
        ),
      ).toBe(story.score - story.points);
      break;
    case "deed-lost":
      expect(taken[OTHER[story.camp]]).toContain(story.card);
      expect(scoreOf([...taken[story.camp], story.card], story.camp)).toBe(scores[story.camp] + story.points);
      break;
    case "won":
      expect(scores[story.camp] - scores[OTHER[story.camp]]).toBe(story.points);
      break;
    case "level":
      expect([jekyll, hyde]).toEqual([story.points, story.points]);
  }
  if ("seat" in story && "card" in story) {
    const at = round.tricks.findIndex(({ plays }) => plays.some(([, , card]) => card === story.card));
    const winner = round.tricks.slice(at).find((trick) => trick.winner)!.winner!;
    expect(story.seat).toBe(winner === ghostOf(round) ? round.single : winner);
  }
  return story.kind;
}

/** What each Transformation that was alone in its trick saved or cost, computed by the order of the ranks in words. */
function transformations(round: RoundView): object[] {
  const ranks = ["A", "B", "C", "D", "E", "76543", "X"];
  let carried: string[] = [];
  return round.tricks.flatMap(({ plays, winner }, at) => {
    const lying = [...carried, ...plays.map(([, , card]) => card)];
    carried = winner ? [] : lying;
    const found = plays.filter(([, , card]) => card.endsWith("T"));
    if (found.length !== 1) return [];
    const sorted = plays
      .filter(([, , card]) => !card.endsWith("T"))
      .map(([seat, , card], order) => ({ seat, order, rank: ranks.findIndex((each) => each.includes(card[1]!)) }))
      .sort((a, b) => a.rank - b.rank || a.order - b.order);
    const camp = campAt(round, sorted[0]!.seat as Seat);
    const later = round.tricks.slice(at + 1).find((trick) => trick.winner);
    if (later && campAt(round, later.winner as Seat) === camp) return [];
    const own = takenBy(round)[camp];
    const points = scoreOf([...own, ...lying], camp) - scoreOf(own, camp);
    const seat = found[0]![1] === ghostOf(round) ? round.single! : found[0]![1];
    return [{ kind: campAt(round, seat as Seat) === camp ? "cost" : "saved", seat, camp, points }];
  });
}

describe("the story of a round", () => {
  it("is true, and differs from round to round", () => {
    const kinds = rounds.map((round) => checkStory(endOf(round)));
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(6);
  });

  it("names the camp for which the last trick turned the round", () => {
    for (const round of rounds) {
      const story = storyOf(endOf(round));
      expect(turnedFor(endOf(round))).toBe(story.kind === "turned" ? story.camp : null);
    }
  });

  it.each(Object.keys(LANGUAGES))(
    "is one sentence or two in %s, also for who was part of it",
    (language) => {
      const say = textsOf(language);
      for (const round of rounds) {
        for (const you of [null, "N", "E", "S", "W"]) {
          const text = storySentence({ round: endOf(round), you, say });
          expect(text.length).toBeLessThan(130);
          expect(text).toMatch(/^\p{Lu}.*\.$/u);
        }
      }
    },
    60_000,
  );
});
