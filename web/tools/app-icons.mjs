/* Draws the PNG icons that home screens want from public/favicon.svg, with chromium: `npm run app-icons`. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../public/", import.meta.url));
const mark = readFileSync(join(folder, "favicon.svg"), "utf8");
const ICONS = [
    { file: "icon-192.png", size: 192, drawn: 1 },
    { file: "icon-512.png", size: 512, drawn: 1 },
    // A home screen may crop a maskable icon to any shape, so the mark stays in the middle.
    { file: "icon-maskable-512.png", size: 512, drawn: 0.74 },
];

function page({ size, drawn }) {
    const ground = drawn < 1 ? "background:linear-gradient(90deg,#f3ebdd 50%,#221c20 50%);" : "";
    const picture = mark.replace("<svg ", `<svg width="${size * drawn}" height="${size * drawn}" `);
    return `<body style="margin:0;height:100vh;display:grid;place-items:center;${ground}">${picture}</body>`;
}

const workshop = mkdtempSync(join(tmpdir(), "app-icons-"));
for (const icon of ICONS) {
    const html = join(workshop, "icon.html");
    writeFileSync(html, page(icon));
    execFileSync("chromium", [
        ...["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--hide-scrollbars"],
        ...["--default-background-color=00000000", `--user-data-dir=${join(workshop, "profile")}`],
        ...[`--window-size=${icon.size},${icon.size}`, `--screenshot=${join(folder, icon.file)}`, `file://${html}`],
    ]);
}
rmSync(workshop, { recursive: true });
