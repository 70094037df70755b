import { describe, expect, it } from "vitest";
import {
  CHAPTERS,
  chapterAfter,
  goodMoves,
  isChapter,
  lessonTable,
  loadLesson,
  stepsLeft,
  type Lesson,
} from "./lesson";
import { Learner } from "./learner.svelte";
import { readProgress } from "./progress";

const lessons = await Promise.all(CHAPTERS.map(({ name }) => loadLesson(name)));

function walk(lesson: Lesson, choose: (good: string[]) => string): Learner {
  const learner = new Learner(lesson);
  for (let turns = 0; !learner.finished && turns < 200; turns += 1) {
    if (learner.deciding) learner.decide(choose(learner.good));
    else learner.goOn();
  }
  return learner;
}

describe.each(lessons.map((lesson) => [lesson.name, lesson] as const))("the lesson %s", (_, lesson) => {
  it("comes to its end whichever of the good moves is made", () => {
    for (const choose of [(good: string[]) => good[0]!, (good: string[]) => good.at(-1)!]) {
      const learner = walk(lesson, choose);
      expect(learner.finished).toBe(true);
      expect(learner.progress).toBe(1);
    }
  });

  it("answers every move that the table offers, and no other", () => {
    for (const step of lesson.steps.filter(({ answers }) => answers)) {
      expect(Object.keys(step.answers!)).toEqual(step.round.legal_moves);
      expect(goodMoves(step).length).toBeGreaterThan(0);
    }
  });

  it("talks out of other moves and stays where it is", () => {
    const at = lesson.steps.findIndex(({ answers }) => Object.values(answers ?? {}).some((answer) => "say" in answer));
    const learner = new Learner(lesson, at);
    const [move] = Object.entries(learner.step.answers!).find(([, answer]) => "say" in answer)!;
    learner.decide(move);
    expect([learner.at, learner.tries]).toEqual([at, 1]);
    expect(learner.talkedOut).not.toBeNull();
    learner.decide("no such move");
    expect([learner.at, learner.tries]).toEqual([at, 1]);
  });

  it("is drawn with the newcomer's name", () => {
    const table = lessonTable(lesson, 0, "Du");
    expect(table.round!.players[2]).toBe("Du");
    expect(table.chairs[table.chair!]!.name).toBe("Du");
  });
});

it("counts the way that is left", () => {
  const [lesson] = lessons;
  expect(stepsLeft(lesson!, 0)).toBeGreaterThan(40);
  expect(
    stepsLeft(
      lesson!,
      lesson!.steps.findIndex(({ say }) => say === "match"),
    ),
  ).toBe(0);
});

it("knows its chapters", () => {
  expect(isChapter("three")).toBe(true);
  expect(isChapter("thirteen")).toBe(false);
  expect(chapterAfter("round")?.name).toBe("asking");
  expect(chapterAfter("neighbours")).toBeUndefined();
});

it("takes only what fits from the store", () => {
  expect(readProgress(null)).toEqual({ done: [], at: {} });
  expect(readProgress("{")).toEqual({ done: [], at: {} });
  expect(readProgress('{"done":["three","x","three"],"at":{"round":7,"y":1,"three":"2"}}')).toEqual({
    done: ["three"],
    at: { round: 7 },
  });
});
