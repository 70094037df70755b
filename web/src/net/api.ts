/** Requests over HTTP. Everything that changes while the page is open comes over the WebSocket (connection.ts). */
import { hasServer } from "../host";
import { Refusal } from "../protocol/refusal";
import type { LobbyRow, Setup, TableView } from "../protocol/messages";

/** The reader's name and account. Both are `null` for a browser without a session cookie. */
export interface Me {
  name: string | null;
  account: string | null;
}

/** Sends a request. Rejects as `offline` if there is no answer, and on a static site, which has no server to ask. */
export async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  if (!hasServer) throw new Refusal("offline", 0);
  const sent: RequestInit = { method, headers: {} };
  if (body !== undefined) {
    sent.headers = { "content-type": "application/json" };
    sent.body = JSON.stringify(body);
  }
  return fetch(path, sent).catch(() => {
    throw new Refusal("offline", 0);
  });
}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const answer = await ask(method, path, body);
  if (!answer.ok) throw new Refusal(await reasonOf(answer), answer.status);
  return answer;
}

async function reasonOf(answer: Response): Promise<string> {
  const said: unknown = await answer.json().catch(() => null);
  const reason = typeof said === "object" && said !== null && "reason" in said ? said.reason : null;
  if (typeof reason === "string") return reason;
  return answer.status >= 500 ? "try-again" : "malformed"; // a proxy answered, not the game server
}

export async function getJson<T>(path: string): Promise<T> {
  return (await (await request("GET", path)).json()) as T;
}

export async function getText(path: string): Promise<string> {
  return (await request("GET", path)).text();
}

export async function postJson<T>(path: string, body: unknown): Promise<T> {
  return (await (await request("POST", path, body)).json()) as T;
}

async function remove(path: string): Promise<void> {
  await request("DELETE", path);
}

export const api = {
  me: () => getJson<Me>("/api/me"),
  /** Makes a new reader a guest, or changes the name. */
  takeName: (name: string) => postJson<Me>("/api/guests", { name }),
  register: (account: string, password: string) => postJson<Me>("/api/accounts", { account, password }),
  logIn: (account: string, password: string) => postJson<Me>("/api/sessions", { account, password }),
  logOut: () => remove("/api/sessions/current"),
  logOutEverywhere: () => remove("/api/sessions"),
  newToken: (label: string) => postJson<{ token: string }>("/api/tokens", { label }),
  exportMine: () => getText("/api/me/export"),
  forgetMe: () => remove("/api/me"),
  openTable: (setup: Partial<Setup>) => postJson<{ id: string }>("/api/tables", setup),
  lobby: () => getJson<LobbyRow[]>("/api/tables"),
  table: (id: string) => getJson<TableView>(`/api/tables/${id}`),
  game: (id: string) => getText(`/api/games/${id}`),
  /** The name under which the reader played in a match, or `null`. */
  ownName: (game: string) => getJson<{ name: string | null }>(`/api/games/${game}/me`),
};
