// Which rules of docs/spec.md no test cites, which tests cite no rule, and which citations name no rule: those are faults.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = new URL("../", import.meta.url);
const code = ["src", "worker", "shared", "sandbox", "scripts", "bench", "tests", "e2e"];
const isTest = /\.(test|spec)\.tsx?$/;
const id = "[RFD]\\d{1,2}[a-i]?\\.";
const citation = new RegExp(`\\b(${id})(\\d+\\b(?!\\.\\d)(?:-(${id})(\\d+))?|\\*)`, "g");

const read = (path) => readFileSync(new URL(path, root), "utf8");

/** The rules in their order: `{id, planned}`; planned stand in a section that says "Not built yet." */
export function readRules(text = read("docs/spec.md")) {
  const rules = [];
  let planned = false;
  for (const line of text.split("\n")) {
    if (line.startsWith("#")) planned = false;
    if (line === "Not built yet.") planned = true;
    const rule = new RegExp(`^- \\*\\*(${id}\\d+)\\*\\* `).exec(line)?.[1];
    if (rule !== undefined) rules.push({ id: rule, planned });
  }
  return rules;
}

/** Ids that a text cites: `R4.2`, each of the range `R4.2-R4.6`, and `F2b.*` for a section as a whole. */
export function citedIn(text) {
  const cited = new Set();
  for (const [whole, section, from, toSection, to] of text.matchAll(citation)) {
    if (to === undefined) cited.add(whole);
    else if (toSection !== section) cited.add(whole);
    else for (let n = Number.parseInt(from, 10); n <= Number(to); n++) cited.add(`${section}${n}`);
  }
  return [...cited];
}

/** Citations by file of the source folders. */
export function readCitations() {
  const found = new Map();
  for (const folder of code) {
    for (const file of readdirSync(new URL(folder, root), { recursive: true })) {
      const path = `${folder}/${String(file)}`;
      if (/\.(tsx?|mjs)$/.test(path)) found.set(path, citedIn(read(path)));
    }
  }
  found.set("vite.config.ts", citedIn(read("vite.config.ts")));
  return found;
}

/** Citations that name no rule, as `file: id`. A whole section counts where it has a rule. */
export function unknownCitations(rules, citations) {
  const known = new Set(rules.flatMap((rule) => [rule.id, rule.id.replace(/\d+$/, "*")]));
  return [...citations].flatMap(([path, ids]) =>
    ids.filter((at) => !known.has(at)).map((at) => `${path}: ${at}`),
  );
}

function report() {
  const rules = readRules();
  const citations = readCitations();
  const tests = [...citations].filter(([path]) => /^(tests|e2e)\//.test(path));
  const tested = new Set(tests.flatMap(([, ids]) => ids));
  const covered = (rule) => tested.has(rule.id) || tested.has(rule.id.replace(/\d+$/, "*"));
  const built = rules.filter((rule) => !rule.planned);
  const open = built.filter((rule) => !covered(rule)).map((rule) => rule.id);
  const silent = tests.filter(([path, ids]) => isTest.test(path) && ids.length === 0).map(([path]) => path);
  const unknown = unknownCitations(rules, citations);
  const planned = rules.length - built.length;
  console.log(
    `${rules.length} rules: ${built.length - open.length} with a test, ${open.length} without, ${planned} not built yet`,
  );
  console.log(`\nRules without a test (${open.length}):\n  ${open.join(" ")}`);
  console.log(`\nTests without a rule (${silent.length}):\n  ${silent.join("\n  ")}`);
  console.log(`\nCitations that name no rule (${unknown.length}):\n  ${unknown.join("\n  ")}`);
  if (unknown.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) report();
