/** Loads the kernel in Node.js, with the brains of all forms. Only tests use this. */
import { readFileSync } from "node:fs";
import { FORMS, Kernel } from "./kernel.ts";

/** The folder of the whole project. */
export const ROOT = new URL("../../../", import.meta.url);

function fileBytes(path: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(new URL(path, ROOT)));
}

export async function nodeKernel(): Promise<Kernel> {
  const kernel = await Kernel.of(await WebAssembly.compile(fileBytes("web/src/engine/kernel.wasm")));
  for (const form of FORMS) kernel.loadBrain(form, fileBytes(`src/jekyllhyde/bots/weights/${form}.weights`));
  return kernel;
}
