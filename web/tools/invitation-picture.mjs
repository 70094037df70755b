/* Draws public/invitation.png, the picture in previews of links to tables, from the client's drawings, with chromium:
 * `npm run invitation-picture`. It has no words but the name of the game, which is the same in every language. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const [WIDTH, HEIGHT] = [1200, 630];
const file = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const font = file("node_modules/@fontsource/playfair-display/files/playfair-display-latin-900-normal.woff2");

/** A drawing of the client, at a place of the picture. */
function drawing(name, { x, y, width, height }) {
    const svg = readFileSync(file(`src/art/cards/${name}.svg`), "utf8");
    return svg.replace(/<svg /, `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);
}

/* As in HomePicture.svelte and Logo.svelte. */
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<path d="M0 0H680L490 630H0Z" fill="#d5ddd3"/>
<circle cx="420" cy="230" r="190" fill="#fbf6ea"/>
<path d="M680 0H1200V630H490Z" fill="#4a3234"/>
<circle cx="780" cy="320" r="170" fill="#b4372c" opacity="0.55"/>
<circle cx="780" cy="320" r="100" fill="#e08a4a"/>
${drawing("bust-JA", { x: 0, y: 50, width: 490, height: 590 })}
${drawing("bust-HA", { x: 655, y: -20, width: 545, height: 660 })}
<g transform="translate(150 430) scale(1.55)">
${drawing("logo", { x: 0, y: 0, width: 580, height: 130 })}
<g font-family="Display" font-weight="900" font-size="58">
<g fill="#1f4e5f"><text x="28" y="52" font-size="26">Dr.</text><text x="232" y="85" text-anchor="end">Jekyll</text></g>
<text x="290" y="88" font-size="68" text-anchor="middle" fill="#fbf6ea">&amp;</text>
<g fill="#c9a15b"><text x="352" y="52" font-size="26">Mr.</text><text x="400" y="85">Hyde</text></g>
</g></g></svg>`;

const workshop = mkdtempSync(join(tmpdir(), "invitation-"));
const page = join(workshop, "invitation.html");
const style = `@font-face{font-family:Display;font-weight:900;src:url("file://${font}")}body{margin:0}`;
writeFileSync(page, `<meta charset="utf-8"><style>${style}</style><body>${picture}</body>`);
execFileSync("chromium", [
    ...["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--hide-scrollbars"],
    ...["--allow-file-access-from-files", "--virtual-time-budget=2000", `--user-data-dir=${join(workshop, "profile")}`],
    ...[`--window-size=${WIDTH},${HEIGHT}`, `--screenshot=${file("public/invitation.png")}`, `file://${page}`],
]);
rmSync(workshop, { recursive: true });
