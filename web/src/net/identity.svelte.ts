/** Who the reader is to the server. */
import { t } from "../i18n";
import { api, type Me } from "./api";

const shown: { me: Me | null } = $state({ me: null });

/** `null` until the server has been asked. */
export function me(): Me | null {
  return shown.me;
}

export async function learnWhoIAm(): Promise<Me> {
  return (shown.me = await api.me());
}

export async function takeName(name: string): Promise<Me> {
  return (shown.me = await api.takeName(name));
}

/** Nobody has to type a name before the first card: a newcomer becomes a guest with a number. */
export async function becomeSomebody(): Promise<Me> {
  const known = await learnWhoIAm();
  return known.name === null ? takeName(t("guest-name", { number: String(10 + Math.floor(Math.random() * 90)) })) : known;
}

export async function register(account: string, password: string): Promise<Me> {
  await becomeSomebody();
  return (shown.me = await api.register(account, password));
}

export async function logIn(account: string, password: string): Promise<Me> {
  return (shown.me = await api.logIn(account, password));
}

/** The server forgets this browser, or the whole person. */
export async function part(how: () => Promise<void>): Promise<void> {
  await how();
  shown.me = { name: null, account: null };
}
