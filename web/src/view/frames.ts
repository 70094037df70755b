/** Splits the change from one state to the next into frames that are shown one after another. The last frame is always
 * the server's state; the frames before it are that state with the cards in earlier places. */
import type { News, RoundView, TableView, TrickView } from "../protocol/messages";

export type Motion =
  | { kind: "deal" }
  | { kind: "ask"; by: string; seat: string }
  | { kind: "play"; card: string; from: string; to: string }
  | { kind: "take"; to: string }
  | { kind: "carry" }
  | { kind: "transform" };

/** How long a frame stays after its motion: not at all, or as long as a card, a completed trick, a Transformation. */
export type Pause = "none" | "card" | "trick" | "transformation";

export interface Frame {
  /** What is drawn. */
  table: TableView;
  /** The server's state after this frame. Sentences about `news` refer to it. */
  after: TableView;
  motion: Motion | null;
  pause: Pause;
  /** The news that is told when the frame is shown. */
  news: readonly News[];
}

export function framesOf(before: TableView | null, after: TableView, news: readonly News[]): Frame[] {
  if (!before || !continues(before, after)) return [still(after, news)];
  const ended = news.find((piece) => piece.what === "trick-won" || piece.what === "trick-carried");
  if (ended) return endOfTrick(before, after, news, ended);
  return [{ table: after, after, motion: motionOf(news), pause: isOfOthers(after, news) ? "card" : "none", news }];
}

function still(after: TableView, news: readonly News[]): Frame {
  return { table: after, after, motion: null, pause: "none", news };
}

/** Whether another player made the move. The reader's own move needs no pause. */
function isOfOthers(after: TableView, news: readonly News[]): boolean {
  return news.some(({ what, by }) => (what === "played" || what === "asked") && by !== after.round?.seat);
}

/** Whether `after` is a later state of the same table. */
function continues(before: TableView, after: TableView): boolean {
  return before.id === after.id && after.version >= before.version;
}

function motionOf(news: readonly News[]): Motion | null {
  for (const piece of news) {
    if (piece.what === "dealt") return { kind: "deal" };
    if (piece.what === "asked") return { kind: "ask", by: piece.by ?? "", seat: piece.seat ?? "" };
    if (piece.what === "played") return play(piece);
  }
  return null;
}

function play(piece: News): Motion {
  return { kind: "play", card: piece.card ?? "", from: piece.by ?? "", to: piece.seat ?? "" };
}

/** The fourth card is played, the trick stays for a while, then it goes to its winner or is carried. */
function endOfTrick(before: TableView, after: TableView, news: readonly News[], ended: News): Frame[] {
  const trick = after.round?.tricks.at(-1);
  const fourth = news.find((piece) => piece.what === "played");
  if (!after.round || !trick || !fourth) return [still(after, news)];
  const whole = withTrick(before, after, after.round, trick);
  const told = news.filter((piece) => piece.what === "played");
  const rest = news.filter((piece) => piece.what !== "played");
  const carried = ended.what === "trick-carried";
  const frames: Frame[] = [{ table: whole, after, motion: play(fourth), pause: "none", news: told }];
  if (carried) {
    frames.push({ table: whole, after, motion: { kind: "transform" }, pause: "transformation", news: rest });
    frames.push({ table: after, after, motion: { kind: "carry" }, pause: "none", news: [] });
  } else {
    frames.push({ table: whole, after, motion: null, pause: "trick", news: rest });
    frames.push({ table: after, after, motion: { kind: "take", to: ended.seat ?? "" }, pause: "none", news: [] });
  }
  return frames;
}

/** The new state, with the completed trick still in the middle. */
function withTrick(before: TableView, after: TableView, round: RoundView, trick: TrickView): TableView {
  const shown: RoundView = {
    ...round,
    trick,
    tricks: before.round?.tricks ?? [],
    carry: before.round?.carry ?? [],
    score: before.round?.score ?? null,
    on_turn: null,
    decider: null,
    asked: null,
    dealt: null,
  };
  return { ...after, phase: "playing", round: shown, totals: before.totals, winner: null };
}
