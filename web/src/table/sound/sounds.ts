/** Which sound belongs to what happens at the table. A sound is heard only if the reader wants sounds. */
import type { TableView } from "../../protocol/messages";
import { settings } from "../../settings.svelte";
import type { Frame, Motion } from "../../view/frames";
import { ownCampOf, ownSide } from "../../view/totals";
import type { SoundName } from "./render";

const OF_MOTIONS: { [kind in Motion["kind"]]?: SoundName } = {
  deal: "deal",
  ask: "ask",
  play: "play",
  take: "take",
  carry: "carry",
  transform: "transform",
};

/** The sound of a frame. The last frame of a round sounds as the reader's side fared. */
export function soundOf({ motion, after }: Frame): SoundName | null {
  if (!motion) return null;
  const ends = (motion.kind === "take" || motion.kind === "carry") && after.phase !== "playing";
  return (ends ? soundOfEnd(after) : null) ?? OF_MOTIONS[motion.kind] ?? null;
}

/** `null` for spectators and ties. */
function soundOfEnd(table: TableView): SoundName | null {
  const camp = ownCampOf(table);
  if (table.winner !== null && camp) return table.winner === ownSide(table) ? "win" : "loss";
  const [jekyll, hyde] = (table.round?.score ?? []).map(({ score }) => score);
  if (!camp || jekyll === undefined || hyde === undefined || jekyll === hyde) return null;
  return (jekyll > hyde ? "J" : "H") === camp ? "win" : "loss";
}

/** Plays a sound if the reader wants sounds. Without it, as after a failed download, the game goes on. */
export function sound(name: SoundName | null): void {
  if (!settings.sound || name === null) return;
  void import("./player").then(({ play }) => play(name, settings.volume)).catch(() => undefined);
}
