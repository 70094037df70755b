/** The reader's name at tables of this device. It is that of the server, once the server has told it. */
import { t } from "../i18n";

const KEY = "jekyllhyde.name";

export function guestName(): string {
  return t("guest-name", { number: String(10 + Math.floor(Math.random() * 90)) });
}

export function rememberName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Without storage, a guest's name is chosen anew for each table.
  }
}

export function rememberedName(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function deviceName(): string {
  const name = rememberedName() ?? guestName();
  rememberName(name);
  return name;
}
