// Writes src/protocol/messages.ts from docs/protocol.schema.json. With --check it only says whether the file is current.
import { readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const schemaFile = new URL("../../docs/protocol.schema.json", import.meta.url);
const target = new URL("../src/protocol/messages.ts", import.meta.url);

const banner = "// Made from docs/protocol.schema.json by `npm run messages`; do not edit.";

/** Adds a root that refers to every definition. The generator needs one root and writes only what it refers to. */
function withRoot(schema) {
    const names = Object.keys(schema.$defs);
    const properties = Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }]));
    return { ...schema, title: "Protocol", type: "object", properties, required: names, additionalProperties: false };
}

/** The server always sends all fields of these types, also those with defaults. */
const sentWhole = new Set(["Setup", "ChairView", "RefusedMessage"]);

function withWholeFields(schema) {
    const definitions = Object.entries(schema.$defs).map(([name, definition]) => {
        const whole = sentWhole.has(name);
        return [name, whole ? { ...definition, required: Object.keys(definition.properties) } : definition];
    });
    return { ...schema, $defs: Object.fromEntries(definitions) };
}

/** Removes the default description that Python gives to a struct without a docstring. */
function withoutForeignWords(value) {
    const { description, ...kept } = value;
    return String(description).startsWith("A base class for") ? kept : value;
}

/** Rewrites what the generator does not support: tuples of draft 2020-12, and a default beside a reference. */
function asOlderDraft(value) {
    if (value.$ref) return { $ref: value.$ref };
    if (!value.prefixItems) return value;
    const { prefixItems, ...kept } = value;
    return { ...kept, items: prefixItems, additionalItems: false };
}

function readable(_key, value) {
    const isSchema = value && typeof value === "object" && !Array.isArray(value);
    return isSchema ? asOlderDraft(withoutForeignWords(value)) : value;
}

const schema = JSON.parse(await readFile(schemaFile, "utf8"), readable);
const made = await compile(withWholeFields(withRoot(schema)), "Protocol", {
    bannerComment: banner,
    additionalProperties: false,
    format: true,
    style: { printWidth: 120 },
});

if (process.argv.includes("--check")) {
    if (made !== (await readFile(target, "utf8"))) {
        console.error("web/src/protocol/messages.ts is out of date: run 'npm run messages' in web/.");
        process.exit(1);
    }
} else {
    await writeFile(target, made);
}
