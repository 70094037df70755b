/** Who the reader is to the server. */
import { t } from "../i18n";
import { api, type Me } from "./api";

let known: Me | null = $state.raw(null);

/** `null` until the server has been asked. */
export function me(): Me | null {
  return known;
}

export async function loadIdentity(): Promise<Me> {
  return (known = await api.me());
}

export async function takeName(name: string): Promise<Me> {
  return (known = await api.takeName(name));
}

/** Nobody has to type a name before the first card: a newcomer becomes a guest with a number. */
export async function ensureIdentity(): Promise<Me> {
  const found = await loadIdentity();
  if (found.name !== null) return found;
  return takeName(t("guest-name", { number: String(10 + Math.floor(Math.random() * 90)) }));
}

export async function register(account: string, password: string): Promise<Me> {
  await ensureIdentity();
  return (known = await api.register(account, password));
}

export async function logIn(account: string, password: string): Promise<Me> {
  return (known = await api.logIn(account, password));
}

/** Logs out or deletes the account, by the given request. */
export async function leaveAccount(action: () => Promise<void>): Promise<void> {
  await action();
  known = { name: null, account: null };
}
