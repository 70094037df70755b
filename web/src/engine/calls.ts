/** What a page and the worker with the kernel say to each other. */
import {
  type Brain,
  brainsOf,
  type Form,
  formOf,
  type Kernel,
  KernelRefusal,
  type Level,
  type Position,
  type Sight,
} from "./kernel.ts";

/** Calls about a position, or about nothing at all. */
const PLAIN = [
  "deal",
  "fairDeal",
  "sha256",
  "turn",
  "apply",
  "tell",
  "nextSeating",
  "matchWinner",
  "playouts",
  "solve",
  "summarise",
] as const;
/** Calls that need a brain: their first argument is a `Sight` or the deal of a round, which tells the form. */
const WITH_BRAIN = ["worlds", "odds", "choose", "values", "assess", "reviewDecision"] as const;

export type CallName = (typeof PLAIN)[number] | (typeof WITH_BRAIN)[number];
export type Arguments<Name extends CallName> = Parameters<Kernel[Name]>;
export type Result<Name extends CallName> = ReturnType<Kernel[Name]>;

export interface Call {
  id: number;
  name: CallName;
  args: unknown[];
}

export type Answer = { id: number; value: unknown } | { id: number; error: string; refused: boolean };

export interface KernelSource {
  kernel(): Promise<Kernel>;
  /** The kernel with brains for a form. */
  kernelWith(form: Form, brains: readonly Brain[]): Promise<Kernel>;
}

function needsBrain(name: CallName): boolean {
  return (WITH_BRAIN as readonly CallName[]).includes(name);
}

/** The kernel with everything that a call needs. */
function kernelFor({ name, args }: Pick<Call, "name" | "args">, source: KernelSource): Promise<Kernel> {
  if (!needsBrain(name)) return source.kernel();
  const form = formOf(args[0] as Sight | Position);
  return source.kernelWith(form, name === "choose" ? brainsOf(args[1] as Level) : ["small"]);
}

export async function answerTo({ id, name, args }: Call, source: KernelSource): Promise<Answer> {
  try {
    const kernel = await kernelFor({ name, args }, source);
    const method = kernel[name] as (...args: unknown[]) => unknown;
    return { id, value: method.apply(kernel, args) };
  } catch (error) {
    return { id, error: String((error as Error).message), refused: error instanceof KernelRefusal };
  }
}
