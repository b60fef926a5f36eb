import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst, transformWithOxc } from "vite";
import { expect, it } from "vitest";

const project = join(import.meta.dirname, "..");
const makers = /^(?:cofferError|\w*Error)$/;
/** What stands for an `await` of the file itself. */
const waits = "await";

/** What is called while the file is evaluated: not what a function of it does later. */
function* callsOf(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const one of node) yield* callsOf(one);
  if (typeof node !== "object" || node === null || Array.isArray(node)) return;
  const { type, callee } = node as { readonly type?: string; readonly callee?: { readonly name?: string } };
  if (type !== undefined && /Function/.test(type)) return;
  if (type === "CallExpression" || type === "NewExpression") yield callee?.name ?? "";
  if (type === "AwaitExpression") yield waits;
  for (const [key, value] of Object.entries(node)) if (key !== "parent") yield* callsOf(value);
}

async function earlyErrors(file: string, text: string): Promise<readonly string[]> {
  const { code } = await transformWithOxc(text, file, { sourcemap: false });
  return [...callsOf(parseAst(code).body)]
    .filter((name) => name === waits || makers.test(name))
    .map((name) => `${file}: ${name}`);
}

/**
 * D8: an error has its stack taken as it is made. While a file is evaluated that costs reading all of it a second time wherever
 * someone watches (devtools, Lighthouse, a bench): 30 to 60 ms of each first visit at 4x CPU (docs/performance.md).
 * And a file that waits for another one meanwhile has failed for good where that does not come: browsers try its address again, not itself.
 */
it("makes no error, and waits for nothing, while a file of the page or the worker is evaluated", async () => {
  const files = ["src", "shared", "worker"]
    .flatMap((folder) =>
      readdirSync(join(project, folder), { recursive: true, encoding: "utf8" }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts"));
  expect(files.length).toBeGreaterThan(1000);
  const found = await Promise.all(
    files.map((file) => earlyErrors(file, readFileSync(join(project, file), "utf8"))),
  );
  expect(found.flat()).toEqual([]);
});

it("would find one", async () => {
  const early =
    "export const lost = cofferError({ kind: 'other' }).data;\nconst later = () => new TypeError('x');";
  expect(await earlyErrors("early.ts", early)).toEqual(["early.ts: cofferError"]);
  const waiting = "const { seal } = await import('./seal.ts');\nexport const use = async () => await seal();";
  expect(await earlyErrors("waiting.ts", waiting)).toEqual(["waiting.ts: await"]);
});
