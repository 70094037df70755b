/** The lint rule that keeps the folders of src/ in layers. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import config from "../oxlint.config.ts";

const WRONG = {
  "src/view/cards.ts": `export { session } from "../net/session.svelte";`,
  "src/net/api.ts": `import type { Toast } from "../ui/toasts.svelte";\nexport type { Toast };`,
  "src/ui/Button.svelte": `import Hand from "../table/tabletop/Hand.svelte";\nconsole.log(Hand);`,
  "src/table/round/RoundTable.svelte": `import Home from "../../screens/Home.svelte";\nconsole.log(Home);`,
  "src/table/motion/playback.ts": `import Seat from "../tabletop/Seat.svelte";\nconsole.log(Seat);`,
  "src/learn/lesson.ts": `import { fetchHistory } from "../games/history";\nfetchHistory();`,
  "src/routes.ts": `import Home from "./screens/Home.svelte";\nconsole.log(Home);`,
};
const RIGHT = {
  "src/screens/Home.svelte": `import Hand from "../table/tabletop/Hand.svelte";\nconsole.log(Hand);`,
  "src/table/round/ToolBar.svelte": `import { t } from "../../i18n";\nconsole.log(t);`,
  "src/table/tabletop/Seat.svelte": `import Hand from "./Hand.svelte";\nconsole.log(Hand);`,
};

/** What oxlint says, with the rules of this project, about a project that consists of these files. */
function lint(files: Record<string, string>): { status: number | null; output: string } {
  const project = mkdtempSync(join(tmpdir(), "layers-"));
  try {
    cpSync("oxlint.config.ts", join(project, "oxlint.config.ts"));
    symlinkSync(join(process.cwd(), "node_modules"), join(project, "node_modules"));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(project, file)), { recursive: true });
      writeFileSync(join(project, file), file.endsWith(".svelte") ? `<script lang="ts">\n${text}\n</script>\n` : text);
    }
    const options = { cwd: project, encoding: "utf8", timeout: 60_000 } as const;
    const { status, stdout } = spawnSync("node_modules/.bin/oxlint", ["--format", "unix", "src"], options);
    return { status, output: stdout };
  } finally {
    rmSync(project, { recursive: true });
  }
}

describe("the layers of src/", () => {
  let said: ReturnType<typeof lint>;
  beforeAll(() => {
    said = lint({ ...WRONG, ...RIGHT });
  }, 90_000);

  it("make the lint fail", () => {
    expect(said.status).toBe(1);
  });

  it.each(Object.keys(WRONG))("refuse a wrong import in %s", (file) => {
    const line = said.output.split("\n").find((text) => text.startsWith(file));
    expect(line).toContain("no-restricted-imports");
  });

  it.each(Object.keys(RIGHT))("allow the import in %s", (file) => {
    expect(said.output).not.toContain(file);
  });

  it("name every folder", () => {
    const named = (config.overrides ?? []).flatMap(({ files }) => files);
    const folders = ["src", "src/table"].flatMap((parent) =>
      readdirSync(parent, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => `${parent}/${entry.name}/**`),
    );
    expect(folders.filter((folder) => !named.includes(folder))).toEqual([]);
  });
});
