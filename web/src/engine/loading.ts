/** Fetches the kernel's module with the first use, and the weights of a form's brain when they are needed. */
import fourA from "../../../src/jekyllhyde/bots/weights/four-a.weights?url";
import fourB from "../../../src/jekyllhyde/bots/weights/four-b.weights?url";
import three from "../../../src/jekyllhyde/bots/weights/three.weights?url";
import type { KernelSource } from "./calls.ts";
import { type Form, Kernel } from "./kernel.ts";
import moduleUrl from "./kernel.wasm?url";

const WEIGHTS: Record<Form, string> = { "four-a": fourA, "four-b": fourB, three };

async function fetched(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.arrayBuffer();
}

export class Loading implements KernelSource {
  #kernel: Promise<Kernel> | undefined;
  readonly #brains = new Map<Form, Promise<void>>();

  /** What could not be loaded is loaded anew with the next call. */
  kernel(): Promise<Kernel> {
    this.#kernel ??= fetched(moduleUrl)
      .then((bytes) => WebAssembly.compile(bytes))
      .then((module) => Kernel.of(module))
      .catch((error: unknown) => {
        this.#kernel = undefined;
        throw error;
      });
    return this.#kernel;
  }

  async kernelWith(form: Form): Promise<Kernel> {
    const kernel = await this.kernel();
    let brain = this.#brains.get(form);
    if (!brain) {
      brain = this.#loadBrain(kernel, form).catch((error: unknown) => {
        this.#brains.delete(form);
        throw error;
      });
      this.#brains.set(form, brain);
    }
    await brain;
    return kernel;
  }

  async #loadBrain(kernel: Kernel, form: Form): Promise<void> {
    kernel.loadBrain(form, new Uint8Array(await fetched(WEIGHTS[form])));
  }
}
