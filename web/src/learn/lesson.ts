/** A lesson: a tree of states that tools/lessons.py played by the rules. Each step has a state, a text, and an answer
 * to every move of the newcomer. No rule of the game is here. */
import type { News, RoundView, TableView } from "../protocol/messages";
import { setupOf, type TableForm } from "../ui/chairs";
import { studyTable } from "../view/studyTable";

/** The step that a move leads to, or the text that advises against it. */
export type Answer = { next: number } | { say: string };

export interface LessonStep {
  say: string | null;
  /** Numbers for the texts. */
  figures: Record<string, number>;
  news: News[];
  round: RoundView;
  /** The next step, if the newcomer decides nothing here; `null` ends the lesson. */
  next?: number | null;
  /** The answers to all legal moves, if the newcomer decides. */
  answers?: Record<string, Answer>;
}

export interface Lesson {
  name: ChapterName;
  seat: string;
  steps: LessonStep[];
}

export type ChapterName = "round" | "asking" | "three" | "neighbours";

export interface Chapter {
  name: ChapterName;
  minutes: number;
  /** The form of the game that it teaches. */
  form: TableForm;
}

export const CHAPTERS: readonly Chapter[] = [
  { name: "round", minutes: 5, form: "A" },
  { name: "asking", minutes: 3, form: "A" },
  { name: "three", minutes: 2, form: "three" },
  { name: "neighbours", minutes: 1, form: "B" },
];

export function isChapter(name: string | undefined): name is ChapterName {
  return CHAPTERS.some((chapter) => chapter.name === name);
}

export function chapterOf(name: ChapterName): Chapter {
  return CHAPTERS.find((chapter) => chapter.name === name)!;
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

/** The moves that the lesson accepts. */
export function goodMoves(step: LessonStep): string[] {
  return Object.entries(step.answers ?? {})
    .filter(([, answer]) => "next" in answer)
    .map(([move]) => move);
}

/** The number of steps to the end, by the longest way. */
export function stepsLeft(lesson: Lesson, at: number): number {
  const step = lesson.steps[at];
  if (!step) return 0;
  const answers = Object.values(step.answers ?? {}).map((answer) => ("next" in answer ? answer.next : null));
  const ways = [step.next ?? null, ...answers].filter((next) => next !== null);
  return ways.length === 0 ? 0 : 1 + Math.max(...ways.map((next) => stepsLeft(lesson, next)));
}

/** A step as a table view. `you` is the newcomer's name in the reader's language. */
export function lessonTable(lesson: Lesson, at: number, you: string): TableView {
  const { round } = lesson.steps[at]!;
  const own = ["N", "E", "S", "W"].indexOf(lesson.seat);
  const players = round.players.map((name, seat) => (seat === own ? you : name));
  const { position } = setupOf(chapterOf(lesson.name).form);
  const table = studyTable({ ...round, players }, { id: `learn-${lesson.name}`, version: at, position });
  return { ...table, chair: table.chairs.findIndex((chair) => chair.name === you), actions: ["make-move"] };
}
