/** The worker that runs the kernel. It fetches the module with its first call, and a brain when a call needs it. */
import fourA from "../../../src/jekyllhyde/bots/weights/four-a.weights?url";
import fourB from "../../../src/jekyllhyde/bots/weights/four-b.weights?url";
import three from "../../../src/jekyllhyde/bots/weights/three.weights?url";
import { answerTo, type Answer, type Call } from "./calls.ts";
import { type Form, Kernel } from "./kernel.ts";
import moduleUrl from "./kernel.wasm?url";

const WEIGHTS: Record<Form, string> = { "four-a": fourA, "four-b": fourB, three };

async function fetched(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.arrayBuffer();
}

class Loading {
  #kernel: Promise<Kernel> | undefined;
  readonly #brains = new Map<Form, Promise<void>>();

  kernel(): Promise<Kernel> {
    this.#kernel ??= fetched(moduleUrl)
      .then((bytes) => WebAssembly.compile(bytes))
      .then((module) => Kernel.of(module));
    return this.#kernel;
  }

  async kernelWith(form: Form): Promise<Kernel> {
    const kernel = await this.kernel();
    if (!this.#brains.has(form)) this.#brains.set(form, this.#loadBrain(kernel, form));
    await this.#brains.get(form);
    return kernel;
  }

  async #loadBrain(kernel: Kernel, form: Form): Promise<void> {
    kernel.loadBrain(form, new Uint8Array(await fetched(WEIGHTS[form])));
  }
}

let loading = new Loading();

addEventListener("message", ({ data }: MessageEvent<Call>) => {
  void answerTo(data, loading).then((answer: Answer) => {
    // What could not be loaded is loaded anew with the next call; so is a module that broke.
    if ("error" in answer && !answer.refused) loading = new Loading();
    postMessage(answer);
  });
});
