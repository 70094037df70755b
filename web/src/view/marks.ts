/** What is written on cards and on seats that can be asked: how good a move is. The table draws it without knowing who
 * computed it. */
export interface MoveMark {
  /** The value, such as "+12"; "" shows the sign of the best move alone. */
  text: string;
  /** The same for a screen reader. */
  label: string;
  best: boolean;
  /** Whether this move was made. */
  played: boolean;
}

/** By move: `HA` for a card, `E?` for a seat. */
export type MoveMarks = ReadonlyMap<string, MoveMark>;

export const NO_MARKS: MoveMarks = new Map();
