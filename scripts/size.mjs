// `npm run size`: the JavaScript of a first visit to the convert page until its price is live, against its budget.
// e2e/first-visit.spec.ts measures the same in a browser, so that this computation is checked against reality.
import { existsSync } from "node:fs";
import { firstVisit } from "./steps/first-visit.mjs";
import { inRoot } from "./steps/folders.mjs";

const budgets = { page: 115 * 1024, worker: 40 * 1024, total: 150 * 1024 };
const page = "convert-page";

const kib = (bytes) => `${(bytes / 1024).toFixed(1).padStart(7)} KiB`;
const sum = (files) => files.reduce((total, { bytes }) => total + bytes, 0);

if (!existsSync(inRoot("dist", ".vite", "manifest.json"))) {
  console.error("There is no build: npm run build");
  process.exit(1);
}
const visit = firstVisit(page);
for (const [part, files] of Object.entries(visit)) {
  for (const { file, bytes } of files.toSorted((a, b) => b.bytes - a.bytes)) {
    console.log(`${part.padEnd(7)} ${file.padEnd(48)} ${kib(bytes)}`);
  }
}
console.log();
const sums = { page: sum(visit.page), worker: sum(visit.worker) };
for (const [name, bytes] of Object.entries({ ...sums, total: sums.page + sums.worker })) {
  const over = bytes > budgets[name];
  console.log(`${name.padEnd(7)} ${kib(bytes)} of ${kib(budgets[name])}  ${over ? "OVER BUDGET" : "ok"}`);
  if (over) process.exitCode = 1;
}
