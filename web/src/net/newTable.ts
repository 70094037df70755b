/** From a wish to a table: opened, sat down at, bots seated, dealt where nobody else is to come. */
import { newSeed } from "../fair/deal";
import { navigate } from "../router.svelte";
import { preload } from "../routes";
import { settings } from "../settings.svelte";
import { api } from "./api";
import { becomeSomebody } from "./identity.svelte";
import type { Setup } from "./messages";
import { session } from "./session.svelte";

export interface Wish {
  setup: Partial<Setup>;
  /** For each chair but the first, which is the reader's: the level of a bot, or `null` to leave it open. */
  bots: readonly (string | null)[];
}

/** The target of a match that ends with its first round, but for a tie. */
export const ONE_ROUND = 1;

/** Short enough to see the end of. */
const FIRST_TARGET = 300;

/** Cards in hand, whoever you are. */
export function playNow(): Promise<void> {
  const bots = Array<string>(3).fill(settings.level);
  return openTable({ setup: { target: FIRST_TARGET, talk: false }, bots });
}

/** A table with three open chairs and a link to send. */
export function waitForFriends(): Promise<void> {
  return openTable({ setup: { target: FIRST_TARGET }, bots: [null, null, null] });
}

export async function openTable(wish: Wish): Promise<void> {
  const screen = preload("/t/new").catch(() => undefined); // where it fails, the way there fails again and says so
  await becomeSomebody();
  const { id } = await api.openTable(wish.setup);
  session.enter(id);
  await session.firstState();
  await Promise.all(settle(wish));
  await screen;
  navigate(`/t/${id}`);
}

/** The server hears them in this order. The seed comes after its commitment was seen: it could not choose the cards. */
function settle({ bots }: Wish): Promise<void>[] {
  const sent = [session.send({ type: "sit", chair: 0 }), session.send({ type: "give-seed", seed: newSeed() })];
  for (const [index, level] of bots.entries()) {
    if (level !== null) sent.push(session.send({ type: "seat-bot", chair: index + 1, level }));
  }
  if (bots.every((level) => level !== null)) sent.push(session.send({ type: "start" }));
  return sent;
}
