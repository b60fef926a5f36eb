/** D2.1. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { deadExportsOf } from "../scripts/exports.mjs";

/** A project of a few files, each for one way to use an export or not to. */
const files: Readonly<Record<string, string>> = {
  "src/app/main.tsx": `
import "#src/ui/global.ts";
import Page, { type Title, used as renamed } from "../page.tsx";
import * as all from "#shared/all.ts";
import * as parts from "#shared/parts.ts";
const handed = [parts, all.taken];
import { handedOn } from "../hand-on.ts";
const later = () => import("#src/later.ts").then(({ onDemand }) => onDemand);
export {};
`,
  "src/ui/global.ts": "document.title = '';\n",
  "src/page.tsx": `
export default function Page() { return part(1); }
export interface Title { readonly text: string }
export interface PageProps { readonly title: Title }
export interface Unused { readonly props: PageProps }
export const used = 1;
export function part(count: number) { return count; }
export const own = 2;
export const twice = own + own;
export const onlyTested = 3;
`,
  "src/later.ts": "export const onDemand = 1;\nexport const never = 2;\n",
  "src/hand-on.ts": 'export { handedOn, left } from "./handed.ts";\nexport * from "./handed.ts";\n',
  "src/handed.ts": "export const handedOn = 1;\nexport const left = 2;\n",
  "src/alone.ts": "export const alone = 1;\n",
  "shared/all.ts": "export const some = 1;\nexport const taken = 2;\n",
  "shared/parts.ts": "export const any = 1;\nexport type Any = typeof any;\nexport type Alone = 1;\n",
  "shared/measured.ts": "export const measured = 1;\nexport const said = 1;\n",
  "bench/run.ts": 'import { measured } from "#shared/measured.ts";\n',
  "scripts/none.mjs": "",
  "worker/main.ts": "",
  "sandbox/main.ts": "",
  "e2e/none.ts": "",
  "tests/page.test.ts": 'import { onlyTested, part } from "#src/page.tsx";\n',
};

test("an export that no source uses is found, and one that only its own file uses", async () => {
  const root = await mkdtemp(join(tmpdir(), "exports-"));
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(join(root, dirname(path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
    const faults = deadExportsOf(root).map(({ file, fault }) => `${file} ${fault}`);
    expect(faults.toSorted()).toEqual([
      "shared/all.ts exports some, which no source file uses",
      "shared/measured.ts exports said, which no source file uses",
      "shared/parts.ts exports Alone, which no source file uses",
      "shared/parts.ts exports Any, which no source file uses",
      "src/alone.ts is imported by no source file",
      "src/hand-on.ts exports left, which no source file uses",
      "src/later.ts exports never, which no source file uses",
      "src/page.tsx exports Unused, which no source file uses",
      "src/page.tsx exports onlyTested, which no source file uses",
      "src/page.tsx exports own for no other file",
      "src/page.tsx exports twice, which no source file uses",
      "worker/main.ts is imported by no source file",
    ]);
  } finally {
    await rm(root, { recursive: true });
  }
});
