// `npm run faults`: plants each of these faults in a scratch copy, alone, and runs the tests that should catch it. A fault
// that nothing catches fails the run, and so does one whose place is gone. `npm run faults -- csv stale` plants these only.
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inRoot } from "./steps/folders.mjs";
import { nodeCommand, run } from "./steps/run.mjs";

/** @type {Readonly<Record<string, {file: string, from: string, to: string, tests: readonly string[]}>>} */
const faults = {
  rounding: {
    file: "shared/domain/decimal.ts",
    from: "return value.decimalPlaces(places, BigNumber.ROUND_FLOOR)",
    to: "return value.decimalPlaces(places, BigNumber.ROUND_HALF_UP)",
    tests: ["tests/domain/convert-estimate.test.ts", "tests/domain/limit-estimate.test.ts"],
  },
  direction: {
    file: "src/i18n/bidi-isolate.ts",
    from: "return `\\u2066",
    to: "return `",
    tests: ["tests/features/convert/order-text.test.ts", "tests/features/convert/small-balances"],
  },
  focus: {
    file: "src/ui/dialog.tsx",
    from: "before.focus({ preventScroll: true })",
    to: "void 0",
    tests: ["tests/page/convert.test.ts"],
  },
  subscription: {
    file: "worker/topics/subscriptions.ts",
    from: "entry.publisher.stop();",
    to: "",
    tests: ["tests/worker/let-go.test.ts"],
  },
  unsigned: {
    file: "worker/http/signatures.ts",
    from: "const mustVerify = verified === true;",
    to: "const mustVerify = verified === null;",
    tests: ["tests/signing", "tests/worker/signed-calls.test.ts"],
  },
  "retry of an unknown": {
    file: "worker/http/call-failed.ts",
    from: "row.retriable && !money",
    to: "row.retriable",
    tests: ["tests/worker/client-errors.test.ts", "tests/worker/catalogue.test.ts"],
  },
  csv: {
    file: "shared/domain/csv.ts",
    from: "return isDangerous(value) ? asWords + value : value;",
    to: "return value;",
    tests: ["tests/domain/csv.test.ts"],
  },
  swallowed: {
    file: "src/session/error-presenter.ts",
    from: "presentError(event.reason);",
    to: "",
    tests: ["tests/session/unhandled.test.ts"],
  },
  stale: {
    file: "worker/feed/channel.ts",
    from: 'return this.known ? "stale" : "connecting";',
    to: 'return this.known ? "live" : "connecting";',
    tests: ["tests/worker/channel.test.ts", "tests/worker/live-feed-stale.test.ts"],
  },
  float: {
    file: "shared/domain/decimal.ts",
    from: "return value.decimalPlaces(places, BigNumber.ROUND_CEIL).toFixed();",
    to: "return String(Math.ceil(Number(value) * 10 ** places) / 10 ** places);",
    tests: [
      "tests/domain/decimal-text.test.ts",
      "tests/domain/convert-estimate.test.ts",
      "tests/sandbox/convert-exact.test.ts",
    ],
  },
};

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
