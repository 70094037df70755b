/** The reader's progress in the lessons, kept in the browser. */
import { isChapter, type ChapterName } from "./lesson";

const KEY = "jekyllhyde.learn";

export interface Progress {
  done: ChapterName[];
  /** The step to go on from, by chapter that is not finished. */
  at: Partial<Record<ChapterName, number>>;
}

/** Reads stored progress. It may be damaged, so only valid values are used. */
export function readProgress(stored: string | null): Progress {
  const found = parsed(stored);
  const done = Array.isArray(found.done) ? found.done.filter((name) => isChapter(name)) : [];
  const at = Object.entries(found.at ?? {}).filter(([name, step]) => isChapter(name) && Number.isInteger(step));
  return { done: [...new Set<ChapterName>(done)], at: Object.fromEntries(at) };
}

function parsed(stored: string | null): { done?: unknown; at?: object } {
  try {
    const found: unknown = JSON.parse(stored ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}

export function storedProgress(): Progress {
  return readProgress(localStorage.getItem(KEY));
}

function store(progress: Progress): void {
  localStorage.setItem(KEY, JSON.stringify(progress));
}

export function storePlace(chapter: ChapterName, step: number): void {
  const progress = storedProgress();
  store({ ...progress, at: { ...progress.at, [chapter]: step } });
}

export function storeDone(chapter: ChapterName): void {
  const { done, at } = storedProgress();
  delete at[chapter];
  store({ done: [...new Set([...done, chapter])], at });
}
