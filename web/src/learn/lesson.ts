/** A lesson is a small tree of states that the rules engine played ahead of time (tools/lessons.py): what is shown,
 * what is said, and what each move of the newcomer leads to. No rule is known here. */
import type { News, RoundView, TableView } from "../protocol/messages";
import { studyTable } from "../view/studyTable";

/** Where a move leads, or the sentence that talks the newcomer out of it. */
export type Answer = { next: number } | { say: string };

export interface LessonStep {
  say: string | null;
  /** What the sentences count. */
  figures: Record<string, number>;
  news: News[];
  round: RoundView;
  /** Of a step that the newcomer does not decide; `null` ends the lesson. */
  next?: number | null;
  /** To every legal move, where the newcomer decides. */
  answers?: Record<string, Answer>;
}

export interface Lesson {
  name: ChapterName;
  seat: string;
  steps: LessonStep[];
}

export type ChapterName = "round" | "three" | "neighbours";

export interface Chapter {
  name: ChapterName;
  minutes: number;
  /** Of the position card. */
  position: "A" | "B" | "three";
}

export const CHAPTERS: readonly Chapter[] = [
  { name: "round", minutes: 5, position: "A" },
  { name: "three", minutes: 2, position: "three" },
  { name: "neighbours", minutes: 1, position: "B" },
];

export function isChapter(name: string | undefined): name is ChapterName {
  return CHAPTERS.some((chapter) => chapter.name === name);
}

export function chapterAfter(name: ChapterName): Chapter | undefined {
  return CHAPTERS[CHAPTERS.findIndex((chapter) => chapter.name === name) + 1];
}

const FILES = import.meta.glob<Lesson>("./*.json", { import: "default" });

export async function loadLesson(name: ChapterName): Promise<Lesson> {
  const load = FILES[`./${name}.json`];
  if (!load) throw new Error(`no lesson: ${name}`);
  return load();
}

/** The moves that the lesson takes. */
export function goodMoves(step: LessonStep): string[] {
  return Object.entries(step.answers ?? {})
    .filter(([, answer]) => "next" in answer)
    .map(([move]) => move);
}

/** How many steps there are from here to the end, by the longest way. */
export function stepsLeft(lesson: Lesson, at: number): number {
  const step = lesson.steps[at];
  if (!step) return 0;
  const answers = Object.values(step.answers ?? {}).map((answer) => ("next" in answer ? answer.next : null));
  const ways = [step.next ?? null, ...answers].filter((next) => next !== null);
  return ways.length === 0 ? 0 : 1 + Math.max(...ways.map((next) => stepsLeft(lesson, next)));
}

/** The step as the table draws it. `you` is the newcomer's name in the reader's language. */
export function lessonTable(lesson: Lesson, at: number, you: string): TableView {
  const { round } = lesson.steps[at]!;
  const own = ["N", "E", "S", "W"].indexOf(lesson.seat);
  const players = round.players.map((name, seat) => (seat === own ? you : name));
  const position = lesson.name === "neighbours" ? "B" : "A";
  const table = studyTable({ ...round, players }, { id: `learn-${lesson.name}`, version: at, position });
  return { ...table, chair: table.chairs.findIndex((chair) => chair.name === you), actions: ["make-move"] };
}
