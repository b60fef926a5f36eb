import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { buildIsFresh } from "./build-stamp.mjs";
import { inRoot } from "./folders.mjs";
import { Progress } from "./results.mjs";
import { binCommand, nodeCommand, npmCommand, run } from "./run.mjs";

/** @typedef {{passed: number, failed: number, skipped: number, output: string, finished?: {name: string, ms: number}[]}} Result */

const failed = (output) => ({ passed: 0, failed: 1, skipped: 0, output });
const skipped = (output) => ({ passed: 0, failed: 0, skipped: 1, output });

/** A command that passes or fails as a whole. */
async function check(command) {
  const { code, output } = await run(command);
  return code === 0 ? { passed: 1, failed: 0, skipped: 0, output } : failed(output);
}

/** A test runner that reports each of its tests. */
async function tests(name, command, env = {}) {
  const progress = new Progress(name);
  const { code, output } = await run(command, {
    env,
    onLine: progress.receive,
    stall: { what: progress.hanging },
  });
  const counts = progress.close(code);
  const failures = progress.failures.map((one) => `failed: ${one}`).join("\n");
  return { ...counts, output: `${output}\n${failures}`, finished: progress.finished };
}

const vitest = (args) =>
  binCommand("vitest", [
    "run",
    "--reporter=default",
    `--reporter=${inRoot("scripts", "reporters", "vitest.mjs")}`,
    ...args,
  ]);

/** What reads dist/ builds first when the sources have moved on. */
async function withBuild(step) {
  if (!buildIsFresh()) {
    const build = await run(npmCommand(["run", "--silent", "build"]));
    if (build.code !== 0) return failed(build.output);
  }
  return step();
}

async function endToEnd(name, args) {
  const browser = await ensureBrowser();
  if (browser.file === "") return failed(`${browser.tried}\nNo browser could be found or installed.\n`);
  const reporters = `list,${inRoot("scripts", "reporters", "playwright.mjs")}`;
  const command = binCommand("playwright", ["test", `--reporter=${reporters}`, ...args]);
  return tests(name, command, { CHROME_PATH: browser.file });
}

/** Test files that take their number of runs from FUZZ_SCALE. */
function fuzzFiles(folder = "tests") {
  return readdirSync(inRoot(folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => join(folder, path))
    .filter((path) => readFileSync(inRoot(path), "utf8").includes("fuzzRuns("));
}

/** The steps of `npm test`: what every change has to pass. */
export const quickSteps = {
  lint: () => check(npmCommand(["run", "--silent", "lint"])),
  types: () => check(binCommand("tsc", ["-b"])),
  // A quarter of the time something is waited for: one more of them than cores.
  unit: () => tests("unit", vitest(["--project=unit", "--project=parts", "--maxWorkers=3"])),
  // Page tests wait for an exchange most of the time: more of them than cores.
  pages: () => tests("pages", vitest(["--project=page", "--maxWorkers=4"])),
  build: () => check(npmCommand(["run", "--silent", "build"])),
  size: () => withBuild(() => check(nodeCommand([inRoot("scripts", "size.mjs")]))),
  e2e: () => withBuild(() => endToEnd("e2e", ["--grep-invert=@full"])),
};

const fullScale = "12";

/** The steps of `npm run test:full`: long fuzz, real PostgreSQL, all widths, languages and schemes, other engines. */
export const fullSteps = {
  fuzz: () =>
    tests("fuzz", vitest(["--project=unit", "--project=parts", ...fuzzFiles()]), { FUZZ_SCALE: fullScale }),
  postgres: () => onPostgres(),
  matrices: () => withBuild(() => endToEnd("matrices", ["--grep=@full"])),
  engines: () => withBuild(() => engines()),
};

async function engines() {
  const onLine = (line) => {
    if (/^(passed|FAILED|flaky)/.test(line)) console.log(`  ${line}`);
    return false;
  };
  const { code, output } = await run(nodeCommand([inRoot("scripts", "engines.mjs")]), { onLine });
  const [, passed = 0, broken = 0, left = 0] = /(\d+) passed, (\d+) failed, (\d+) skipped/.exec(output) ?? [];
  return {
    passed: Number(passed),
    failed: code === 0 ? 0 : Math.max(1, Number(broken)),
    skipped: Number(left),
    output,
  };
}

async function onPostgres() {
  const { withPostgres } = await import("./postgres.mjs");
  const { result, reason } = await withPostgres((url) =>
    tests("postgres", vitest(["--project=unit", "tests/sandbox"]), { DATABASE_URL: url }),
  );
  return result ?? skipped(`No PostgreSQL server: ${reason}`);
}
