/** The reader's identity on the server. */
import { api, type Me } from "./api";
import { guestName, rememberName } from "./deviceName";

let known: Me | null = $state.raw(null);

/** The identity, or `null` before it was loaded. */
export function me(): Me | null {
  return known;
}

function keep(found: Me): Me {
  if (found.name !== null) rememberName(found.name);
  return (known = found);
}

export async function loadIdentity(): Promise<Me> {
  return keep(await api.me());
}

export async function takeName(name: string): Promise<Me> {
  return keep(await api.takeName(name));
}

/** Loads the identity. A new reader becomes a guest with a number, so that nobody has to type a name first. */
export async function ensureIdentity(): Promise<Me> {
  const found = await loadIdentity();
  if (found.name !== null) return found;
  return takeName(guestName());
}

export async function register(account: string, password: string): Promise<Me> {
  await ensureIdentity();
  return keep(await api.register(account, password));
}

export async function logIn(account: string, password: string): Promise<Me> {
  return keep(await api.logIn(account, password));
}

/** Logs out or deletes the account, by the given request. */
export async function leaveAccount(action: () => Promise<void>): Promise<void> {
  await action();
  known = { name: null, account: null };
}
