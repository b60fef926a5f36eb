// Runs the journeys in each engine that is there: `npm run test:engines`, which finds the engines first.
// `-- WebKit` or `-- convert` takes those whose engine or name holds the word. The last line counts.
import { mkdir, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { Exchange } from "../exchange.ts";
import { startSandbox } from "../sandbox-process.ts";
import type { OpenDriver } from "./driver.ts";
import { openFirefox } from "./firefox.ts";
import type { Journey } from "./journey.ts";
import { depositWithMemo, withdrawal } from "./journeys/chain.ts";
import { addressSaved, heldDeposit } from "./journeys/checks.ts";
import { convertJourneys } from "./journeys/convert.ts";
import { coveredJourneys } from "./journeys/covered.ts";
import { assetHistory, statement, taxReport } from "./journeys/files.ts";
import { lineCut, newsOverDialog, workerKilled } from "./journeys/interruptions.ts";
import { history, language, livePrices, logIn, overview } from "./journeys/looking.ts";
import { migration } from "./journeys/migration.ts";
import { ownTransfer } from "./journeys/moves.ts";
import { blockTrade, limitOrder, smallBalances } from "./journeys/orders.ts";
import { questionnaire } from "./journeys/questionnaire.ts";
import { playJourney } from "./play.ts";
import { openWebKit } from "./webkit.ts";

const journeys: readonly Journey[] = [
  logIn,
  livePrices,
  ...convertJourneys,
  limitOrder,
  ownTransfer,
  withdrawal,
  depositWithMemo,
  heldDeposit,
  addressSaved,
  blockTrade,
  smallBalances,
  history,
  assetHistory,
  statement,
  taxReport,
  questionnaire,
  migration,
  language,
  workerKilled,
  lineCut,
  newsOverDialog,
  overview,
  ...coveredJourneys,
];

const { FIREFOX_FILE = "", WEBKIT_DRIVER = "", WEBKIT_BROWSER = "", WEBKIT_SCREEN = "" } = process.env;
const webkit = { driver: WEBKIT_DRIVER, browser: WEBKIT_BROWSER, screen: WEBKIT_SCREEN };
const engines: Readonly<Record<string, OpenDriver | null>> = {
  Firefox: FIREFOX_FILE === "" ? null : (size) => openFirefox(FIREFOX_FILE, size),
  WebKit: Object.values(webkit).includes("") ? null : (size) => openWebKit(webkit, size),
};

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const wanted = (engine: string, name: string): boolean =>
  words.every((word) => `${engine} ${name}`.toLowerCase().includes(word));

const pictures = resolve(import.meta.dirname, "..", "..", ".cache", "engines");
await mkdir(pictures, { recursive: true });
const sandbox = await startSandbox({});
const exchange = new Exchange(sandbox.url);
const counts = { passed: 0, failed: 0, skipped: 0 };
const reported: string[] = [];
for (const [engine, open] of Object.entries(engines)) {
  for (const journey of journeys.filter(({ name }) => wanted(engine, name))) {
    let outcome: keyof typeof counts = "skipped";
    if (open !== null) {
      const around = { engine, open, exchange, pictures, reported };
      outcome = await playJourney(journey, around);
      // As in e2e: one more try, and what passes only then is named.
      if (outcome === "failed" && (await playJourney(journey, around)) === "passed") {
        outcome = "passed";
        console.log(`flaky: ${engine}: ${journey.name} passed at the second try`);
      }
    }
    counts[outcome] += 1;
    if (open === null) console.log(`skipped  ${engine}: ${journey.name} (the engine is not to be had here)`);
  }
}
await sandbox.stop();
await writeFile(resolve(pictures, "results.txt"), `${reported.join("\n")}\n`);
for (const line of reported) console.log(line);
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed === 0 && counts.passed + counts.skipped > 0 ? 0 : 1;
