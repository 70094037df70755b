/** Animates cards. Positions are measured before and after the page changes; only transform and opacity change. */
import type { Motion } from "../../view/frames";

const PLAY = 340;
const TAKE = 380;
const DEAL = 300;
const DEAL_STEP = 45;
const EASE_OUT = "cubic-bezier(0.2, 0.7, 0.2, 1)";

interface Lying {
  box: DOMRect;
  copy: HTMLElement;
}

/** Positions before a change of the page. */
export interface Snapshot {
  cards: Map<string, Lying>;
  seats: Map<string, DOMRect>;
}

export function snapshot(root: HTMLElement): Snapshot {
  const cards = new Map<string, Lying>();
  for (const card of root.querySelectorAll<HTMLElement>("[data-card]")) {
    cards.set(card.dataset.card!, { box: card.getBoundingClientRect(), copy: card });
  }
  return { cards, seats: seatBoxes(root) };
}

function seatBoxes(root: HTMLElement): Map<string, DOMRect> {
  const found = [...root.querySelectorAll<HTMLElement>("[data-seat]")];
  return new Map(found.map((seat) => [seat.dataset.seat!, seat.getBoundingClientRect()]));
}

/** Starts the animations from `before` to the page as it is now. */
export function travel(root: HTMLElement, before: Snapshot, motion: Motion): Animation[] {
  switch (motion.kind) {
    case "deal":
      return deal(root);
    case "play":
      return play(root, before, motion.card, motion.from);
    case "take":
      return take(root, before, motion.to);
    case "carry":
      return carry(root, before);
    case "ask":
    case "transform":
      return []; // drawn by the table itself
  }
}

function cardsOn(root: HTMLElement, within = ""): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(`${within} [data-card]`)];
}

function play(root: HTMLElement, before: Snapshot, card: string, from: string): Animation[] {
  const there = cardsOn(root, "[data-board]").find((element) => element.dataset.card === card);
  const start = before.cards.get(card)?.box ?? before.seats.get(from);
  return there && start ? [come(there, start, PLAY)] : [];
}

function carry(root: HTMLElement, before: Snapshot): Animation[] {
  return cardsOn(root, "[data-bell]").flatMap((card) => {
    const lay = before.cards.get(card.dataset.card!);
    return lay ? [come(card, lay.box, TAKE)] : [];
  });
}

function deal(root: HTMLElement): Animation[] {
  const board = root.querySelector("[data-board]")?.getBoundingClientRect();
  const hand = cardsOn(root, "[data-hand]");
  return board ? hand.map((card, index) => come(card, board, DEAL, index * DEAL_STEP)) : [];
}

/** Moves copies of the cards that have left the table to the winner. */
function take(root: HTMLElement, before: Snapshot, to: string): Animation[] {
  const goal = seatBoxes(root).get(to);
  if (!goal) return [];
  const left = new Set(cardsOn(root).map((card) => card.dataset.card!));
  const gone = [...before.cards].filter(([card]) => !left.has(card));
  return gone.map(([, lying]) => go(root, lying, goal));
}

function go(root: HTMLElement, { box, copy }: Lying, goal: DOMRect): Animation {
  const flying = copy.cloneNode(true) as HTMLElement;
  flying.removeAttribute("data-card");
  flying.setAttribute("aria-hidden", "true");
  flying.classList.add("flying");
  Object.assign(flying.style, {
    position: "fixed",
    margin: "0",
    transform: "none",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    zIndex: "30",
    pointerEvents: "none",
  });
  root.append(flying);
  const shift = middleOf(goal, box);
  const animation = flying.animate(
    [{ transform: "none" }, { transform: `translate(${shift.x}px, ${shift.y}px) scale(0.35)`, opacity: 0.2 }],
    { duration: TAKE, easing: EASE_OUT, fill: "forwards" },
  );
  void animation.finished.catch(() => undefined).then(() => flying.remove());
  return animation;
}

function come(card: HTMLElement, start: DOMRect, duration: number, delay = 0): Animation {
  const end = card.getBoundingClientRect();
  const shift = middleOf(start, end);
  const scale = Math.min(1.2, Math.max(0.3, start.width / (end.width || 1)));
  const resting = getComputedStyle(card).transform;
  const after = resting === "none" ? "" : resting;
  return card.animate(
    [{ transform: `translate(${shift.x}px, ${shift.y}px) scale(${scale}) ${after}` }, { transform: after || "none" }],
    { duration, delay, easing: EASE_OUT, fill: "backwards" },
  );
}

/** The shift from the middle of one box to the middle of another. */
function middleOf(to: DOMRect, from: DOMRect): { x: number; y: number } {
  return {
    x: to.left + to.width / 2 - (from.left + from.width / 2),
    y: to.top + to.height / 2 - (from.top + from.height / 2),
  };
}
