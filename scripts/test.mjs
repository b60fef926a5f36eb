// `npm test`: everything a change has to pass, from a fresh clone. `npm test -- unit e2e` runs these steps only.
// `npm run test:full`: what takes longer. Goes on after a failure, for the whole picture. Ends with the slowest tests,
// the time by step and "N passed, N failed".
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { ensureDependencies } from "./steps/dependencies.mjs";
import { inRoot } from "./steps/folders.mjs";
import { requireNode } from "./steps/node-version.mjs";
import { slowest } from "./steps/results.mjs";
import { fullSteps, quickSteps } from "./steps/test-steps.mjs";
import { TimeLeft } from "./steps/time-left.mjs";

const logs = inRoot(".cache", "test");
const tailLines = 80;
const steps = { ...quickSteps, ...fullSteps };

function chosenSteps(args) {
  const isFull = args.includes("--full");
  const named = args.filter((arg, at) => !arg.startsWith("--") && args[at - 1] !== "--within");
  const names = named.length > 0 ? named : Object.keys(isFull ? fullSteps : quickSteps);
  const unknown = names.filter((name) => !(name in steps));
  if (unknown.length > 0) {
    console.error(`No step "${unknown.join('", "')}". Steps: ${Object.keys(steps).join(", ")}.`);
    process.exit(2);
  }
  return names;
}

/** What the run itself wants said, such as that pictures were made and not compared. */
function remarks(output) {
  return [...new Set(output.match(/^(?:visual: |flaky: |No PostgreSQL|No engine|skipped: ).*$/gm) ?? [])];
}

async function perform(name) {
  const refused = timeLeft.refuses(name);
  if (refused !== "") {
    console.log(`${name} left out: ${refused}`);
    return { name, passed: 0, failed: 0, skipped: 1, seconds: 0 };
  }
  process.stdout.write(`${name} …\n`);
  const started = performance.now();
  const result = await steps[name]();
  const seconds = (performance.now() - started) / 1000;
  timeLeft.took(name, seconds);
  writeFileSync(inRoot(".cache", "test", `${name}.log`), result.output);
  if (result.failed > 0) {
    console.log(result.output.trimEnd().split("\n").slice(-tailLines).join("\n"));
    console.log(`(the whole of it: .cache/test/${name}.log)`);
  }
  for (const remark of remarks(result.output)) console.log(remark);
  const outcome = result.failed > 0 ? "FAILED" : "ok";
  const left = result.skipped > 0 ? `, ${result.skipped} skipped` : "";
  console.log(
    `${name} ${outcome}: ${result.passed} passed, ${result.failed} failed${left}, ${seconds.toFixed(1)} s`,
  );
  return { ...result, name, seconds };
}

function summary(results) {
  const finished = results.flatMap((result) => result.finished ?? []);
  if (finished.length > 0) console.log(`\nslowest tests\n${slowest(finished).join("\n")}`);
  const times = results.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`);
  const whole = results.reduce((sum, { seconds }) => sum + seconds, 0);
  console.log(`time by step: ${times.join(", ")}; ${(whole / 60).toFixed(1)} min in all`);
}

// What runs is in groups of its own: it ends with us.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(130));
requireNode();
const given = process.argv.slice(2);
const names = chosenSteps(given);
const within = given.indexOf("--within");
const timeLeft = new TimeLeft(within < 0 ? Number.POSITIVE_INFINITY : Number(given[within + 1]));
rmSync(logs, { recursive: true, force: true });
mkdirSync(logs, { recursive: true });

const results = [];
if (await ensureDependencies()) for (const name of names) results.push(await perform(name));
else results.push({ name: "install", passed: 0, failed: names.length, skipped: 0, seconds: 0 });
summary(results);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const [passed, failed, skipped] = [sum("passed"), sum("failed"), sum("skipped")];
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
