/** What a page and the worker with the kernel say to each other. */
import { type Form, formOf, type Kernel, KernelRefusal, type Position, type Sight } from "./kernel.ts";

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
  /** The kernel with the brain for a form. */
  kernelWith(form: Form): Promise<Kernel>;
}

function needsBrain(name: CallName): boolean {
  return (WITH_BRAIN as readonly CallName[]).includes(name);
}

export async function answerTo({ id, name, args }: Call, source: KernelSource): Promise<Answer> {
  try {
    const kernel = needsBrain(name)
      ? await source.kernelWith(formOf(args[0] as Sight | Position))
      : await source.kernel();
    const method = kernel[name] as (...args: unknown[]) => unknown;
    return { id, value: method.apply(kernel, args) };
  } catch (error) {
    return { id, error: String((error as Error).message), refused: error instanceof KernelRefusal };
  }
}
