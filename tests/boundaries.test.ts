/** D2.1, D2.2. */
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faultsOf } from "../scripts/walls.mjs";
import { linkPackages } from "./link-packages.ts";

/** The walls of CONTRIBUTING.md, proven: files that cross them go through the very checks that `npm test` runs. */

const project = resolve(import.meta.dirname, "..");

const ground: Readonly<Record<string, string>> = {
  "shared/domain/plain.ts": "export const plain: string = 'plain';\n",
  "shared/contract/kinds.ts":
    'import { picklist } from "valibot";\nexport const kinds: string[] = ["one"];\nexport const kind: { type: string } = picklist(kinds);\n',
  "shared/contract/handed-kinds.ts": 'export { kinds } from "./kinds.ts";\n',
  "worker/feed/wire.ts": "export const wire: string = 'wire';\n",
  "worker/main.ts": "export const started: boolean = true;\n",
  "sandbox/market/stall.ts": "export const stall: string = 'stall';\n",
  "sandbox/areas/deposit/steps.ts": "export const steps: string = 'steps';\n",
  "src/ui/paint.ts": "export const paint: string = 'paint';\n",
  "src/features/deposit/form.ts": "export const form: string = 'form';\n",
};

type Check = "lint" | "types";

interface Crossing {
  readonly file: string;
  readonly text: string;
  readonly caughtBy: readonly Check[];
}

const use = (name: string, from: string): string =>
  `import { ${name} } from "${from}";\nexport const used = ${name};\n`;

const crossings: Readonly<Record<string, Crossing>> = {
  "src to the worker's code by alias": {
    file: "src/app/by-alias.ts",
    text: use("wire", "#worker/feed/wire.ts"),
    caughtBy: ["lint", "types"],
  },
  "src to the worker's code by path": {
    file: "src/app/by-path.ts",
    text: use("wire", "../../worker/feed/wire.ts"),
    caughtBy: ["lint", "types"],
  },
  "src to the worker's code at run time": {
    file: "src/app/dynamic.ts",
    text: 'export const used = () => import("../../worker/feed/wire.ts");\n',
    caughtBy: ["lint", "types"],
  },
  "src to the worker's types": {
    file: "src/app/type-only.ts",
    text: 'import type { wire } from "#worker/feed/wire.ts";\nexport type Used = typeof wire;\n',
    caughtBy: ["lint", "types"],
  },
  "src handing on the worker's code": {
    file: "src/app/handed-on.ts",
    text: 'export { wire } from "../../worker/feed/wire.ts";\n',
    caughtBy: ["lint", "types"],
  },
  "a feature to the worker's code": {
    file: "src/features/convert/to-worker.ts",
    text: use("wire", "../../../worker/feed/wire.ts"),
    caughtBy: ["lint", "types"],
  },
  "src to the sandbox": {
    file: "src/app/to-sandbox.ts",
    text: use("stall", "#sandbox/market/stall.ts"),
    caughtBy: ["lint", "types"],
  },
  "src to arithmetic": {
    file: "src/ui/arithmetic.ts",
    text: use("BigNumber", "bignumber.js"),
    caughtBy: ["lint"],
  },
  "src to schemas": { file: "src/ui/schemas.ts", text: use("object", "valibot"), caughtBy: ["lint"] },
  "a feature to a constant beside a schema": {
    file: "src/features/convert/constant.ts",
    text: use("kinds", "#shared/contract/kinds.ts"),
    caughtBy: ["lint"],
  },
  "a feature to what hands such a constant on": {
    file: "src/features/convert/handed-constant.ts",
    text: use("kinds", "#shared/contract/handed-kinds.ts"),
    caughtBy: ["lint"],
  },
  "src to inflating": { file: "src/app/inflate.ts", text: use("gunzipSync", "fflate"), caughtBy: ["lint"] },
  "a feature to another by alias": {
    file: "src/features/convert/neighbour-by-alias.ts",
    text: use("form", "#src/features/deposit/form.ts"),
    caughtBy: ["lint"],
  },
  "a feature to another by path": {
    file: "src/features/convert/neighbour-by-path.ts",
    text: use("form", "../deposit/form.ts"),
    caughtBy: ["lint"],
  },
  "a feature's component to another": {
    file: "src/features/convert/neighbour.tsx",
    text: use("form", "../deposit/form.ts"),
    caughtBy: ["lint"],
  },
  "a feature's inner folder to another feature": {
    file: "src/features/convert/parts/neighbour.ts",
    text: use("form", "../../deposit/form.ts"),
    caughtBy: ["lint"],
  },
  "a feature's innermost folder to another feature": {
    file: "src/features/convert/parts/row/neighbour.ts",
    text: use("form", "../../../deposit/form.ts"),
    caughtBy: ["lint"],
  },
  "src to the worker's address outside the bridge": {
    file: "src/app/address.ts",
    text: 'import url from "../../worker/main.ts?worker&url";\nexport const address: string = url;\n',
    caughtBy: ["lint"],
  },
  "an area of the sandbox to another": {
    file: "sandbox/areas/withdraw/neighbour.ts",
    text: use("steps", "../deposit/steps.ts"),
    caughtBy: ["lint"],
  },
  "a small area of the sandbox to another": {
    file: "sandbox/areas/tax.ts",
    text: use("steps", "./deposit/steps.ts"),
    caughtBy: ["lint"],
  },
  "what areas of the sandbox stand on to an area": {
    file: "sandbox/dealer/to-area.ts",
    text: use("steps", "../areas/deposit/steps.ts"),
    caughtBy: ["lint"],
  },
  "a feature to the app": {
    file: "src/features/convert/to-app.ts",
    text: 'export { used } from "#src/app/shell.ts";\n',
    caughtBy: ["lint"],
  },
  "a kit to a feature, on demand": {
    file: "src/money/to-feature.ts",
    text: 'export const used = () => import("#src/features/deposit/form.ts");\n',
    caughtBy: ["lint"],
  },
  "a kit to the app's types": {
    file: "src/session/to-app.ts",
    text: 'import type { used } from "../app/shell.ts";\nexport type Used = typeof used;\n',
    caughtBy: ["lint"],
  },
  "a package that this folder does not need": {
    file: "src/app/late-library.ts",
    text: use("useVirtualizer", "@tanstack/react-virtual"),
    caughtBy: ["lint"],
  },
  "two files to each other, one of them by type alone": {
    file: "src/ui/circle-a.ts",
    text: 'import type { Other } from "./circle-b.ts";\nexport type Used = Other[];\n',
    caughtBy: ["lint"],
  },
  "and back": {
    file: "src/ui/circle-b.ts",
    text: 'import { type Used } from "./circle-a.ts";\nexport type Other = string;\nexport const used: Used = [];\n',
    caughtBy: ["lint"],
  },
  "the design system to a feature": {
    file: "src/ui/to-feature.ts",
    text: use("form", "../features/deposit/form.ts"),
    caughtBy: ["lint"],
  },
  "the worker to React": {
    file: "worker/topics/react.ts",
    text: use("useState", "react"),
    caughtBy: ["lint"],
  },
  "the worker to the page": {
    file: "worker/topics/page.ts",
    text: use("paint", "#src/ui/paint.ts"),
    caughtBy: ["lint", "types"],
  },
  "the worker to the page by path": {
    file: "worker/topics/page-by-path.ts",
    text: use("paint", "../../src/ui/paint.ts"),
    caughtBy: ["lint", "types"],
  },
  "the worker to the document": {
    file: "worker/topics/document.ts",
    text: "export const used = document.title;\n",
    caughtBy: ["types"],
  },
  "shared to the document": {
    file: "shared/domain/document.ts",
    text: "export const used = document.title;\n",
    caughtBy: ["types"],
  },
  "shared to a worker's scope": {
    file: "shared/domain/scope.ts",
    text: "export const used = new WebSocket('ws://localhost');\n",
    caughtBy: ["types"],
  },
  "shared to Node": {
    file: "shared/domain/node.ts",
    text: use("readFileSync", "node:fs"),
    caughtBy: ["lint", "types"],
  },
  "shared to a subfolder of Node": {
    file: "shared/domain/node-promises.ts",
    text: use("readFile", "node:fs/promises"),
    caughtBy: ["lint", "types"],
  },
  "shared to a thread": {
    file: "shared/domain/thread.ts",
    text: use("wire", "#worker/feed/wire.ts"),
    caughtBy: ["lint", "types"],
  },
  "the sandbox to the worker": {
    file: "sandbox/areas/to-worker.ts",
    text: use("wire", "#worker/feed/wire.ts"),
    caughtBy: ["lint", "types"],
  },
  "the sandbox to the page by path": {
    file: "sandbox/areas/to-page.ts",
    text: use("paint", "../../src/ui/paint.ts"),
    caughtBy: ["lint", "types"],
  },
};

const allowed: Readonly<Record<string, string>> = {
  "src/app/shell.ts": use("form", "../features/deposit/form.ts"),
  "src/bridge/spawn.ts":
    'import url from "../../worker/main.ts?worker&url";\nexport const address: string = url;\n',
  "src/features/convert/page.ts": `${use("paint", "#src/ui/paint.ts")}export { plain } from "#shared/domain/plain.ts";\n`,
  "src/features/convert/kind.ts": `import type { kind } from "#shared/contract/kinds.ts";\nexport type Kind = typeof kind;\n`,
  "src/features/convert/parts/row.ts": use("plain", "../page.ts"),
  "src/features/convert/parts/row/cell.ts": use("plain", "../../page.ts"),
  "worker/topics/quotes.ts": use("plain", "#shared/domain/plain.ts"),
  "sandbox/areas/convert.ts": `${use("plain", "#shared/domain/plain.ts")}export { readFileSync } from "node:fs";\n`,
};

const threads = ["shared", "worker", "src", "sandbox"];
let tree = "";
const found: Record<Check, Set<string>> = { lint: new Set(), types: new Set() };

beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), "coffer-walls-"));
  const settings = ["package.json", "tsconfig.base.json"];
  const configs = [...settings, ...threads.map((thread) => join(thread, "tsconfig.json"))];
  for (const config of configs) await cp(join(project, config), join(tree, config));
  await linkPackages(project, tree);
  const crossing = Object.values(crossings).map(({ file, text }) => [file, text] as const);
  for (const [file, text] of [...Object.entries(ground), ...Object.entries(allowed), ...crossing]) {
    await mkdir(dirname(join(tree, file)), { recursive: true });
    await writeFile(join(tree, file), text);
  }
  found.lint = lint();
  found.types = await checkTypes();
}, 60_000);

afterAll(() => rm(tree, { recursive: true, force: true }));

function runTool(name: string, args: readonly string[]): Promise<string> {
  return new Promise((done) => {
    const file = join(project, "node_modules", ".bin", name);
    // Exit codes are non-zero when there are findings: the findings themselves are what counts.
    execFile(file, args, { cwd: tree, maxBuffer: 1 << 24 }, (_error, stdout) => done(stdout));
  });
}

/** Files whose imports cross a wall. */
function lint(): Set<string> {
  return new Set(faultsOf(tree).map(({ file }) => file));
}

/** Files the compiler complains of. An import out of the project is reported once, with all who import that file. */
async function checkTypes(): Promise<Set<string>> {
  const said = await runTool("tsc", ["-b", ...threads, "--pretty", "false"]);
  const faulty = said.split("\n").flatMap((line) => {
    const importer = / from file '(.+?)'/.exec(line)?.[1];
    return importer === undefined
      ? (/^(\S+?)\(\d+,\d+\): error/.exec(line)?.[1] ?? [])
      : relative(tree, importer);
  });
  return new Set(faulty);
}

describe("walls between the threads", () => {
  it.each(Object.entries(crossings))("stop %s", (_name, { file, caughtBy }) => {
    const checks = (["lint", "types"] as const).filter((check) => found[check].has(file));
    expect(checks).toEqual(caughtBy);
  });

  it.each(Object.keys({ ...ground, ...allowed }))("let %s pass", (file) => {
    expect(found.lint.has(file)).toBe(false);
    expect(found.types.has(file)).toBe(false);
  });
});
