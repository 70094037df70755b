/** The law, clause by clause: which texts there are, and which of them a reader looks for. */

export interface Clause {
  /** As it is cited: `R3.2`. */
  number: string;
  text: string;
}

export interface Section {
  /** `R3`. */
  number: string;
  title: string;
  clauses: Clause[];
}

/** All sections that have texts: `rules-r3` is a title, `rules-r3-2` a clause. */
export function sectionsOf(has: (key: string) => boolean, say: (key: string) => string): Section[] {
  return counting((section) => has(`rules-r${section}`)).map((section) => ({
    number: `R${section}`,
    title: say(`rules-r${section}`),
    clauses: counting((clause) => has(`rules-r${section}-${clause}`)).map((clause) => ({
      number: `R${section}.${clause}`,
      text: say(`rules-r${section}-${clause}`),
    })),
  }));
}

function counting(there: (number: number) => boolean): number[] {
  const found: number[] = [];
  while (there(found.length + 1)) found.push(found.length + 1);
  return found;
}

/** Letters without accents and capitals, one for one, so that places in it are places in the text. Keyboards have no
 * typographic apostrophe. */
export function plain(text: string): string {
  const letters = Array.from(text, (letter) => letter.normalize("NFD").charAt(0).toLowerCase());
  return letters.join("").replaceAll("’", "'");
}

export function wordsOf(search: string): string[] {
  return plain(search).split(/\s+/).filter(Boolean);
}

/** Sections with the clauses that have all the words; a title or a number counts for its clauses. */
export function found(sections: readonly Section[], search: string): Section[] {
  const words = wordsOf(search);
  if (words.length === 0) return [...sections];
  return sections
    .map((section) => ({
      ...section,
      clauses: section.clauses.filter((clause) => {
        const text = plain(`${clause.number} ${section.title} ${clause.text}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((section) => section.clauses.length > 0);
}

/** The clause that an address cites: `#R3.2`. An address that is not well formed cites nothing. */
export function citedBy(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}

export interface Piece {
  text: string;
  marked: boolean;
}

/** A text cut at the words that were looked for. */
export function marked(text: string, search: string): Piece[] {
  const words = wordsOf(search);
  const letters = Array.from(text);
  const even = plain(text);
  const hits = new Array<boolean>(letters.length).fill(false);
  for (const word of words) {
    for (let at = even.indexOf(word); at >= 0; at = even.indexOf(word, at + 1)) hits.fill(true, at, at + word.length);
  }
  const pieces: Piece[] = [];
  letters.forEach((letter, index) => {
    const last = pieces.at(-1);
    if (last && last.marked === hits[index]) last.text += letter;
    else pieces.push({ text: letter, marked: hits[index]! });
  });
  return pieces;
}
