/** Tells whether a command has already taken effect. Its answer may have been lost with the connection. When it is sent
 * again and refused, that refusal is no error. */
import type { ClientMessage, RoundView, TableView } from "../protocol/messages";

/** Whether the table is as the command wanted it. `seen` is the state when the command was first sent. */
export function isFulfilled(message: ClientMessage, seen: TableView | null, now: TableView): boolean {
  switch (message.type) {
    case "sit":
      return message.chair == null ? now.chair !== null : now.chair === message.chair;
    case "stand":
      return now.chair === null;
    case "seat-bot":
      return now.chairs[message.chair]?.kind === "bot";
    case "remove-bot":
    case "remove-person":
      return now.chairs[message.chair]?.kind === "open";
    case "let-bot-play":
      return now.chairs[message.chair]?.stand_in === true;
    case "start":
    case "commit-seed":
      return now.phase !== "gathering";
    case "reveal-seed":
      return now.phase !== "shuffling";
    case "ready":
      return now.phase !== "between-rounds";
    case "rematch":
      return now.phase !== "over" || now.chairs[now.chair ?? -1]?.ready === true;
    case "change-setup":
      return now.version > (seen?.version ?? 0);
    case "make-move":
      return isSameRound(seen, now) && isMade(now.round!, message.move);
    case "take-back":
      return isSameRound(seen, now) && (now.round!.legal_moves ?? []).length > 0;
    case "undo":
      return isSameRound(seen, now) && cardsLeft(now.round!) > cardsLeft(seen!.round!);
    case "hint":
      return now.hinted;
    default:
      return false;
  }
}

function isSameRound(seen: TableView | null, now: TableView): boolean {
  return seen?.round != null && seen.round.number === now.round?.number;
}

/** Whether the card has left the hand, or the ask is still open. */
function isMade({ hand, ghost_hand, asked }: RoundView, move: string): boolean {
  if (move.endsWith("?")) return move === `${asked}?`;
  return !hand?.includes(move) && !ghost_hand?.includes(move);
}

function cardsLeft({ counts }: RoundView): number {
  return counts.flat().reduce((sum, count) => sum + count, 0);
}
