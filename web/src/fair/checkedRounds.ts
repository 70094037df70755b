/** Remembers which rounds of a match this tab has verified, for the summary at the end of the match. */
const PREFIX = "jekyllhyde.checked.";
/** Used if the browser gives no storage. */
const unsaved = new Map<string, readonly number[]>();

export function checkedRounds(commit: string): readonly number[] {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + commit) ?? "[]") as number[];
  } catch {
    return unsaved.get(commit) ?? [];
  }
}

/** Adds a round. Returns all rounds verified so far. */
export function rememberChecked(commit: string, round: number): readonly number[] {
  const rounds = [...new Set([...checkedRounds(commit), round])];
  try {
    sessionStorage.setItem(PREFIX + commit, JSON.stringify(rounds));
  } catch {
    unsaved.set(commit, rounds);
  }
  return rounds;
}
