import { beforeAll, describe, expect, it } from "vitest";
import { loadTexts, switchLanguage, t } from "../i18n";
import type { Assessment } from "../engine/review";
import type { TableView } from "../protocol/messages";
import { aRound, aTable } from "../view/round.fixture";
import { NO_MARKS } from "../view/marks";
import { bestMark, knownMarks, openMarks, sureness } from "./assessed";
import { beliefBlocks } from "./beliefs";
import { Coach } from "./coach.svelte";
import { anAssessment } from "./coach.fixture";
import { sightOf, withoutPlayed } from "./sight";
import { why, whyNot } from "./why";
import { cardName, percentOf, signed } from "./words";
import { moveOfText } from "../local/cards";

beforeAll(async () => {
  await loadTexts("coach");
  await switchLanguage("en");
});

const round = aRound({
  trick: {
    leader: "E",
    plays: [
      ["E", "E", "H7"],
      ["S", "S", "JA"],
      ["W", "N", "H6"],
    ],
  },
  on_turn: "N",
});
const telling = { round, you: null, say: t };

describe("values", () => {
  it("have a sign, and shares are never rounded to what is certain", () => {
    expect([signed(12.4), signed(-3), signed(-0.2)]).toEqual(["+12", "−3", "0"]);
    expect([percentOf(0), percentOf(0.001), percentOf(0.999), percentOf(1)]).toEqual([0, 1, 99, 100]);
  });

  it("are written on cards and seats, with the best and the played one marked", () => {
    const assessed = anAssessment([
      ["N?", 12],
      ["JA", 3],
    ]);
    const marks = knownMarks(assessed, moveOfText("JA"));
    expect(marks.get("N?")).toMatchObject({ text: "+12", best: true, played: false });
    expect(marks.get("JA")).toMatchObject({ text: "+3", best: false, played: true });
    expect([...bestMark(assessed).keys()]).toEqual(["N?"]);
  });

  it("with open hands are exact or bounds", () => {
    const cards = [
      { action: moveOfText("JA"), lower: 4, upper: 4 },
      { action: moveOfText("J7"), lower: -3, upper: 9 },
    ];
    const marks = openMarks(cards, null);
    expect([marks.get("JA")!.text, marks.get("J7")!.text]).toEqual(["+4", "−3…+9"]);
    expect([marks.get("JA")!.best, marks.get("J7")!.best]).toEqual([false, false]);
    const unknown = openMarks([cards[0]!, { action: moveOfText("J7"), lower: -360, upper: 360 }], null);
    expect([unknown.get("J7")!.text, unknown.get("JA")!.best]).toEqual(["?", false]);
    const clear = openMarks([cards[0]!, { action: moveOfText("J7"), lower: -3, upper: 4 }], null);
    expect([clear.get("JA")!.best, clear.get("J7")!.best]).toEqual([true, false]);
  });

  it("say how sure the best move is", () => {
    const sure = (second: number): string =>
      sureness(
        anAssessment([
          ["JA", 20],
          ["J7", second],
        ]),
      );
    expect([sure(10), sure(16), sure(18), sure(19.5)]).toEqual(["clear", "likely", "close", "close"]);
    expect(sureness(anAssessment([["JA", 20]]))).toBe("forced");
  });
});

describe("the sentence why", () => {
  const moment = (assessed: Assessment, made: string | null = null) => ({
    round,
    decider: "N" as const,
    assessed,
    made: made === null ? null : moveOfText(made),
  });

  it("joins the move with what it does to the trick", () => {
    const scene = anAssessment([
      ["J7", 12],
      ["JT", 2],
    ]);
    expect(why(moment(scene), telling)).toBe(
      "The House in the Square adds 7 points to a trick that is sure to go to Jekyll.",
    );
    const quiet = { ...moment(scene), round: aRound() };
    expect(why(quiet, telling)).toBe("The House in the Square keeps the Transformation (Jekyll) in hand.");
  });

  it("tells what the asked hand probably has, and how that bears on the trick", () => {
    const assessed = anAssessment(
      [
        ["S?", 12],
        ["E?", 0],
      ],
      { S: { JB: 0.93 } },
    );
    const plays: [string, string, string][] = [["E", "E", "H7"]];
    const behind = { ...moment(assessed, "E?"), round: { ...round, trick: { leader: "E", plays } } };
    expect(why(behind, telling)).toBe(
      "Asking Ann may bring Mr. Utterson (Jekyll), a card that would take the lead in this trick of 7 points. " +
        "That hand probably (93%) has it.",
    );
    expect(why(behind, { ...telling, you: "S" })).toMatch(/^Asking you may bring/);
  });

  it("tells what the move that was made lets happen", () => {
    const assessed = anAssessment(
      [
        ["JE", 12],
        ["W?", 0],
      ],
      { W: { JT: 0.9 } },
    );
    expect(whyNot(moment(assessed, "W?"), moveOfText("W?"), telling)).toBe(
      "Asking Will may bring the Transformation (Jekyll), and then Jekyll, which is ahead, does not get this trick of " +
        "14 points. That hand probably (90%) has it.",
    );
    const first = moveOfText("JE");
    expect(whyNot(moment(assessed, "JE"), first, telling)).toBe("");
  });

  it("says plainly what the numbers say where nothing else is known", () => {
    const two = (second: number): string =>
      why(
        {
          ...moment(
            anAssessment([
              ["JD", 20],
              ["JE", second],
            ]),
          ),
          round: aRound({ hand: ["JD", "JE"] }),
        },
        telling,
      );
    expect(two(11.5)).toBe("Mr. Enfield (Jekyll) is worth at least 8 points more than any other move.");
    expect(two(17)).toBe("Mr. Enfield (Jekyll) is worth about 3 points more than the next best move.");
    expect(two(19)).toBe("All moves come to about the same.");
    expect(why(moment(anAssessment([["JE", 1]])), telling)).toBe("No other move was possible.");
  });

  it("compares the best move with the first that is clearly worse", () => {
    const assessed = anAssessment([
      ["J3", 12],
      ["J4", 11.5],
      ["J7", 2],
    ]);
    expect(why({ ...moment(assessed), round: aRound() }, telling)).toBe(
      "A Bench in Regent’s Park risks only 3 points in this trick; playing the House in the Square would risk 7.",
    );
    expect(cardName("HB")).toBe("Mr. Utterson (Hyde)");
  });
});

describe("beliefs", () => {
  it("are drawn card by card: known, likely, or nowhere", () => {
    const { beliefs } = anAssessment([["JA", 0]], { S: { JA: 1 }, N: { JT: 0.7 }, W: { JT: 0.3 } });
    const [jekyll] = beliefBlocks(beliefs, ["S", "W", "N", "E"], ["S"]);
    const [transformation, first, second] = jekyll!.columns;
    expect(transformation!.places.map(({ kind }) => kind)).toEqual(["not", "maybe", "maybe", "not"]);
    expect(first).toMatchObject({ card: "JA", gone: false, places: [{ kind: "open" }, {}, {}, {}] });
    expect(second!.gone).toBe(true);
  });

  it("forget what has been played since", () => {
    const { beliefs } = anAssessment([["JA", 0]], { N: { H6: 0.7, JT: 0.5 } });
    const left = withoutPlayed(beliefs, round);
    expect(left[0]!.filter((share) => share > 0)).toEqual([0.5]);
  });
});

describe("the reader's sight", () => {
  it("holds the own view and nothing else", () => {
    const sight = sightOf(aTable(aRound()))!;
    expect(sight).toMatchObject({ seat: 2, firstLeader: 2, hydeSeats: 0b1010, single: null, past: [], target: 100 });
    expect(sight.open.map((hand) => hand !== 0)).toEqual([false, false, true, false]);
    expect(sightOf(aTable(aRound({ legal_moves: [] })))).toBeNull();
  });

  it("counts the single player's total for the ghost, too", () => {
    const three = aRound({ single: "S", camps: "HJHJ", players: [null, "Edith", "Ann", "Will"], ghost_hand: ["H3"] });
    const totals = [
      { side: "Edith", total: 1 },
      { side: "Ann", total: 2 },
      { side: "Will", total: 3 },
    ];
    expect(sightOf(aTable(three, { totals }))!.totals).toEqual([2, 1, 2, 3]);
  });
});

describe("a coach at the table", () => {
  function coachAt(table: TableView) {
    const sent: string[] = [];
    const asked: unknown[] = [];
    const assessed = anAssessment([
      ["JA", 9],
      ["J7", 2],
    ]);
    const call = (name: string, ...args: unknown[]): Promise<Assessment> => {
      asked.push([name, ...args]);
      return Promise.resolve(assessed);
    };
    const send = (command: { type: string }): Promise<void> => Promise.resolve(void sent.push(command.type));
    const coach = new Coach(send, { call, close: () => undefined } as never);
    coach.follow(table);
    return { coach, sent, asked };
  }

  it("says that the match will not count before its first hint, and takes none until then", async () => {
    const { coach, sent, asked } = coachAt(aTable());
    await coach.hint();
    expect([coach.shown, sent, asked, coach.marks]).toEqual(["offer", [], [], NO_MARKS]);
    await coach.hint();
    expect([coach.shown, sent, asked.length]).toEqual(["best", ["hint"], 1]);
  });

  it("asks the table first, then tells the best move, then all values, then nothing", async () => {
    const { coach, sent, asked } = coachAt(aTable(undefined, { hinted: true }));
    expect(asked).toEqual([]);
    await coach.hint();
    await Promise.resolve();
    expect([sent, asked.length, [...coach.marks.keys()]]).toEqual([["hint"], 1, ["JA"]]);
    await coach.hint();
    expect([...coach.marks.keys()]).toEqual(["JA", "J7"]);
    await coach.hint();
    expect(coach.marks).toBe(NO_MARKS);
  });

  it("computes nothing that the table refused", async () => {
    const asked: unknown[] = [];
    const engine = { call: (...args: unknown[]) => Promise.resolve(asked.push(args)), close: () => undefined };
    const coach = new Coach(() => Promise.reject(new Error("no-hints")), engine as never);
    coach.follow(aTable(undefined, { hinted: true }));
    await expect(coach.hint()).rejects.toThrow("no-hints");
    await expect(coach.showBeliefs(true)).rejects.toThrow("no-hints");
    expect([asked, coach.shown, coach.beliefsOn]).toEqual([[], "nothing", false]);
  });

  it("forgets a hint with the next decision, and keeps beliefs up to date", async () => {
    const { coach, asked } = coachAt(aTable());
    await coach.showBeliefs(true);
    await coach.hint();
    coach.follow(aTable(aRound({ hand: ["JT"], legal_moves: ["JT"] })));
    await Promise.resolve();
    expect([coach.shown, asked.length, coach.beliefs !== null]).toEqual(["nothing", 2, true]);
  });
});
