/** Which rounds of a match this tab has verified, so that the end of a match says no more than what was checked. */
const PREFIX = "jekyllhyde.checked.";
/** Where the browser lends no storage. */
const unsaved = new Map<string, readonly number[]>();

export function checkedRounds(commit: string): readonly number[] {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + commit) ?? "[]") as number[];
  } catch {
    return unsaved.get(commit) ?? [];
  }
}

/** The rounds verified so far, this one among them. */
export function rememberChecked(commit: string, round: number): readonly number[] {
  const rounds = [...new Set([...checkedRounds(commit), round])];
  try {
    sessionStorage.setItem(PREFIX + commit, JSON.stringify(rounds));
  } catch {
    unsaved.set(commit, rounds);
  }
  return rounds;
}
