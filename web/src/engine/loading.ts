/** Fetches the kernel's module with the first use, and the weights of a brain when they are needed. */
import fourALarge from "../../../src/jekyllhyde/bots/weights/four-a-large.weights?url";
import fourANaive from "../../../src/jekyllhyde/bots/weights/four-a-naive.weights?url";
import fourA from "../../../src/jekyllhyde/bots/weights/four-a.weights?url";
import fourBLarge from "../../../src/jekyllhyde/bots/weights/four-b-large.weights?url";
import fourBNaive from "../../../src/jekyllhyde/bots/weights/four-b-naive.weights?url";
import fourB from "../../../src/jekyllhyde/bots/weights/four-b.weights?url";
import threeLarge from "../../../src/jekyllhyde/bots/weights/three-large.weights?url";
import threeNaive from "../../../src/jekyllhyde/bots/weights/three-naive.weights?url";
import three from "../../../src/jekyllhyde/bots/weights/three.weights?url";
import type { KernelSource } from "./calls.ts";
import { type Brain, type Form, Kernel } from "./kernel.ts";
import moduleUrl from "./kernel.wasm?url";

const WEIGHTS: Record<Form, Record<Brain, string>> = {
  "four-a": { small: fourA, large: fourALarge, naive: fourANaive },
  "four-b": { small: fourB, large: fourBLarge, naive: fourBNaive },
  three: { small: three, large: threeLarge, naive: threeNaive },
};

async function fetched(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.arrayBuffer();
}

export class Loading implements KernelSource {
  #kernel: Promise<Kernel> | undefined;
  /** By the address of the weights. */
  readonly #brains = new Map<string, Promise<void>>();

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

  async kernelWith(form: Form, brains: readonly Brain[]): Promise<Kernel> {
    const kernel = await this.kernel();
    await Promise.all(brains.map((brain) => this.#loaded(kernel, form, brain)));
    return kernel;
  }

  #loaded(kernel: Kernel, form: Form, brain: Brain): Promise<void> {
    const url = WEIGHTS[form][brain];
    let loaded = this.#brains.get(url);
    if (!loaded) {
      loaded = fetched(url)
        .then((weights) => kernel.loadBrain(form, brain, new Uint8Array(weights)))
        .catch((error: unknown) => {
          this.#brains.delete(url);
          throw error;
        });
      this.#brains.set(url, loaded);
    }
    return loaded;
  }
}
