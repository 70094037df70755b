/** Loads the kernel in Node.js, with brains of all forms. Only tests use this. */
import { readFileSync } from "node:fs";
import { type Brain, BRAINS, type Form, FORMS, Kernel } from "./kernel.ts";

/** The folder of the whole project. */
export const ROOT = new URL("../../../", import.meta.url);

function fileBytes(path: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(new URL(path, ROOT)));
}

function weightsPath(form: Form, brain: Brain): string {
  return `src/jekyllhyde/bots/weights/${form}${brain === "small" ? "" : `-${brain}`}.weights`;
}

export async function nodeKernel(brains: readonly Brain[] = BRAINS): Promise<Kernel> {
  const kernel = await Kernel.of(await WebAssembly.compile(fileBytes("web/src/engine/kernel.wasm")));
  for (const form of FORMS) {
    for (const brain of brains) kernel.loadBrain(form, brain, fileBytes(weightsPath(form, brain)));
  }
  return kernel;
}
