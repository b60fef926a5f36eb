// `npm test`: everything, from a fresh clone. `npm test -- unit e2e` runs these steps only.
// Goes on after a failure, for the whole picture. The last line is "N passed, N failed".
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { ensureBrowser } from "./steps/browser.mjs";
import { buildIsFresh } from "./steps/build-stamp.mjs";
import { ensureDependencies } from "./steps/dependencies.mjs";
import { inRoot } from "./steps/folders.mjs";
import { requireNode } from "./steps/node-version.mjs";
import { browserCounts, checkCounts, unitCounts } from "./steps/results.mjs";
import { binCommand, nodeCommand, npmCommand, run } from "./steps/run.mjs";

const reports = inRoot(".cache", "test");
const unitReport = inRoot(".cache", "test", "unit.json");
const browserReport = inRoot(".cache", "test", "e2e.json");
const tailLines = 80;

async function check(command) {
  const { code, output } = await run(command);
  return { ...checkCounts(code), output };
}

/** Size and browser tests read dist/, so a part run alone builds first when the sources have moved on. */
async function withBuild(step) {
  if (!buildIsFresh()) {
    const build = await run(npmCommand(["run", "--silent", "build"]));
    if (build.code !== 0) return { passed: 0, failed: 1, output: build.output };
  }
  return step();
}

async function unit() {
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`];
  const { code, output } = await run(binCommand("vitest", args));
  return { ...unitCounts(unitReport, code), output };
}

async function endToEnd() {
  const browser = await ensureBrowser();
  if (browser.file === "") {
    return { passed: 0, failed: 1, output: `${browser.tried}\nNo browser could be found or installed.\n` };
  }
  const env = { CHROME_PATH: browser.file, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport };
  const { code, output } = await run(binCommand("playwright", ["test", "--reporter=list,json"]), { env });
  return { ...browserCounts(browserReport, code), output };
}

const steps = {
  lint: () => check(npmCommand(["run", "--silent", "lint"])),
  types: () => check(binCommand("tsc", ["-b"])),
  unit,
  build: () => check(npmCommand(["run", "--silent", "build"])),
  size: () => withBuild(() => check(nodeCommand([inRoot("scripts", "size.mjs")]))),
  e2e: () => withBuild(endToEnd),
};

function chosenSteps(args) {
  const names = args.length > 0 ? args : Object.keys(steps);
  const unknown = names.filter((name) => !(name in steps));
  if (unknown.length > 0) {
    console.error(`No step "${unknown.join('", "')}". Steps: ${Object.keys(steps).join(", ")}.`);
    process.exit(2);
  }
  return names;
}

/** What the run itself wants said, such as that pictures were made and not compared. */
function remarks(output) {
  return [...new Set(output.match(/^visual: .*$/gm) ?? [])];
}

async function perform(name) {
  process.stdout.write(`${name} …\n`);
  const started = performance.now();
  const result = await steps[name]();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  writeFileSync(inRoot(".cache", "test", `${name}.log`), result.output);
  if (result.failed > 0) {
    console.log(result.output.trimEnd().split("\n").slice(-tailLines).join("\n"));
    console.log(`(the whole of it: .cache/test/${name}.log)`);
  }
  for (const remark of remarks(result.output)) console.log(remark);
  const verdict = result.failed > 0 ? "FAILED" : "ok";
  console.log(`${name} ${verdict}: ${result.passed} passed, ${result.failed} failed, ${seconds} s`);
  return result;
}

requireNode();
const names = chosenSteps(process.argv.slice(2));
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const total = { passed: 0, failed: 0 };
if (await ensureDependencies()) {
  for (const name of names) {
    const result = await perform(name);
    total.passed += result.passed;
    total.failed += result.failed;
  }
} else {
  total.failed = names.length;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
