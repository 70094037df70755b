/** What a page and the worker with the device's tables say to each other. */
import type { ClientMessage, ServerMessage } from "../protocol/messages";
import type { Host } from "./host.ts";

/** What a page may ask the host, by name. */
const QUESTIONS = [
  "newTable",
  "games",
  "record",
  "tableRecord",
  "replay",
  "tableReplay",
  "unfinished",
  "forget",
] as const;

export type QuestionName = (typeof QUESTIONS)[number];
export type QuestionArguments<Name extends QuestionName> = Parameters<Host[Name]>;
export type QuestionAnswer<Name extends QuestionName> = Awaited<ReturnType<Host[Name]>>;

export type FromPage =
  | { kind: "question"; id: number; name: QuestionName; args: unknown[] }
  | { kind: "connect"; name: string }
  | { kind: "message"; message: ClientMessage }
  | { kind: "disconnect" };

export type FromWorker =
  | { kind: "answer"; id: number; value: unknown }
  | { kind: "refusal"; id: number; reason: string }
  | { kind: "message"; message: ServerMessage };
