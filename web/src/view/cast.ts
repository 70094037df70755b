/** The characters that bots play, as on the server (`server/table/cast.py`): their names and their pace, which multiplies
 * the time before each move. */
const PACES: Readonly<Record<string, number>> = {
  Agnes: 1,
  Bertram: 0.8,
  Clara: 0.9,
  Desmond: 1.3,
  Edith: 1,
  Frederick: 0.7,
  Georgina: 1.2,
  Horace: 1.1,
};
export const CAST: readonly string[] = Object.keys(PACES);

interface Sitter {
  kind: string;
  name?: string | null;
}

/** The character of a bot. `null` for people, and for bots of old tables with other names. */
export function characterOf({ kind, name }: Sitter): string | null {
  return kind === "bot" && name != null && CAST.includes(name) ? name : null;
}

export function paceOf(sitter: Sitter): number {
  return PACES[characterOf(sitter) ?? ""] ?? 1;
}

/** The cast in the order in which a table seats it. The commitment to the deals says where it begins. */
export function castFrom(commit: string): string[] {
  const first = Number.parseInt(commit.slice(0, 2), 16) % CAST.length;
  return [...CAST.slice(first), ...CAST.slice(0, first)];
}
