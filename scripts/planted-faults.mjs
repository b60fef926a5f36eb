// `npm run faults`: plants each of the faults of faults.mjs in a scratch copy, alone, and runs the tests that should catch it. A fault
// that nothing catches fails the run, and so does one whose place is gone. `npm run faults -- csv stale` plants these only.
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { faults } from "./faults.mjs";
import { inRoot } from "./steps/folders.mjs";
import { nodeCommand, run } from "./steps/run.mjs";

const copy = inRoot(".cache", "planted");
const copied = ["e2e", "public", "sandbox", "scripts", "shared", "src", "tests", "worker"];
const files = ["package.json", "tsconfig.base.json", "tsconfig.json", "vite.config.ts", "vitest.config.ts"];

function makeCopy() {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const one of [...copied, ...files]) cpSync(inRoot(one), join(copy, one), { recursive: true });
  symlinkSync(inRoot("node_modules"), join(copy, "node_modules"), "junction");
}

/** Names of the tests that failed with the fault in place; null where its place is gone. */
async function caughtBy({ file, from, to, tests }) {
  const path = join(copy, file);
  const sound = readFileSync(path, "utf8");
  if (!sound.includes(from)) return null;
  writeFileSync(path, sound.replace(from, to));
  const vitest = inRoot("node_modules", "vitest", "vitest.mjs");
  const { code, output } = await run(
    nodeCommand([vitest, "run", "--root", copy, "--retry=0", "--reporter=default", ...tests]),
    {
      // What should be is given up on sooner: here it is not expected.
      env: { giveUpAfterMs: "8000" },
    },
  );
  writeFileSync(path, sound);
  const failed = [...output.matchAll(/^\s*FAIL\s+(.*)$/gm)].map(([, name]) => name ?? "");
  return code === 0 ? [] : failed.length > 0 ? failed : [`the run itself: ${output.slice(-300)}`];
}

const requested = process.argv.slice(2);
makeCopy();
let missed = 0;
for (const [name, fault] of Object.entries(faults)) {
  if (requested.length > 0 && !requested.includes(name)) continue;
  const caught = await caughtBy(fault);
  if (caught === null || caught.length === 0) missed += 1;
  if (caught === null) console.log(`GONE ${name}: ${fault.file} does not have its place any more`);
  else if (caught.length === 0) console.log(`MISSED ${name}: ${fault.tests.join(", ")} passed`);
  else
    console.log(`caught ${name}: ${caught[0]}${caught.length > 1 ? ` and ${caught.length - 1} more` : ""}`);
}
rmSync(copy, { recursive: true, force: true });
process.exitCode = missed === 0 ? 0 : 1;
