import { settings } from "../../settings.svelte";
import { sound } from "./sounds";

/** Tells the reader by vibration and sound that it is their turn, as far as the settings allow. */
export function announceTurn(): void {
  // A page that the reader has not touched yet, as after a reload, may not vibrate: the browser logs an error.
  if (settings.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60);
  sound("turn");
}
