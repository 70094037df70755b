/** The worker with the tables of this device: a server for one page. */
import { brainsOf } from "../engine/kernel.ts";
import { Loading } from "../engine/loading.ts";
import { hashWith } from "../fair/bytes.ts";
import { Host } from "./host.ts";
import type { FromPage, FromWorker } from "./questions.ts";
import { DeviceStore } from "./store.ts";
import { Refusal } from "../protocol/refusal.ts";

const loading = new Loading();
const pages = new BroadcastChannel("jekyllhyde.tables");
let name = "";

const host = new Host(
  {
    store: new DeviceStore(),
    kernel: () => loading.kernel(),
    kernelFor: (form, level) => loading.kernelWith(form, brainsOf(level)),
    now: () => Date.now(),
    seed: () => Math.floor(Math.random() * Number.MAX_SAFE_INTEGER),
    after(milliseconds, callback) {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
    announce: (table) => pages.postMessage(table),
  },
  (message) => tell({ kind: "message", message }),
  () => name,
);

hashWith(async (message) => Uint8Array.from((await loading.kernel()).sha256(message)));
pages.onmessage = ({ data }: MessageEvent<string>) => host.changedElsewhere(data);

function tell(message: FromWorker): void {
  postMessage(message);
}

async function answer({ id, name: asked, args }: Extract<FromPage, { kind: "question" }>): Promise<void> {
  try {
    const method = host[asked] as (...args: unknown[]) => Promise<unknown>;
    tell({ kind: "answer", id, value: await method.apply(host, args) });
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(`${asked} failed:`, error);
    tell({ kind: "refusal", id, reason: error instanceof Refusal ? error.reason : "try-again" });
  }
}

addEventListener("message", ({ data }: MessageEvent<FromPage>) => {
  switch (data.kind) {
    case "question":
      return void answer(data);
    case "connect":
      name = data.name;
      return;
    case "message":
      return void host.receive(data.message);
    case "disconnect":
      return host.disconnect();
  }
});
