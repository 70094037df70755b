/** The rules, clause by clause, and the search in them. */

export interface Clause {
  /** The number of the clause, such as `R3.2`. */
  number: string;
  text: string;
}

export interface Section {
  /** The number of the section, such as `R3`. */
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

/** Removes accents and capitals, letter by letter, so that positions stay the same. A typographic apostrophe, which
 * keyboards lack, becomes a plain one. */
export function plain(text: string): string {
  const letters = Array.from(text, (letter) => letter.normalize("NFD").charAt(0).toLowerCase());
  return letters.join("").replaceAll("’", "'");
}

export function wordsOf(search: string): string[] {
  return plain(search).split(/\s+/).filter(Boolean);
}

/** The clauses that contain all the words, by section. The title and number of a section count for its clauses. */
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

/** The clause in an address, such as `#R3.2`, or nothing if the address is malformed. */
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

/** A text split at the words that were searched for. */
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
