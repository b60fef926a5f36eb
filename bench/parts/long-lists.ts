import { Exchange } from "../../e2e/exchange.ts";
import { startSandbox } from "../../e2e/sandbox-process.ts";
import type { Bench } from "../bench.ts";
import type { Budget, Cell, Table } from "../report.ts";
import { scrollList } from "../scroll.ts";
import { round } from "../stats.ts";

const widths = [1280, 390] as const;
const cpus = [1, 4] as const;
/** The least that a person notices, ms. */
const longTaskMs = 50;

const lists = [
  { name: "asset history", path: "records/asset-history?reach=back" },
  { name: "derivatives", path: "records/derivatives?reach=back" },
] as const;

/** (i) Lists of any length, scrolled by 60 px a frame: what each frame costs the page's thread. */
export async function longListsPart({ browser, quick, ...bench }: Bench): Promise<Table> {
  // Nobody else trades: what is measured is the list.
  const sandbox = await startSandbox({ SANDBOX_ACTIVITY: "0" });
  const rows: Cell[][] = [];
  const budgets: Budget[] = [];
  try {
    const exchange = new Exchange(sandbox.url);
    const { account, token } = await exchange.createAccount({ USDT: "9000", BTC: "2", ETH: "5" });
    const many = quick ? 3_000 : 100_000;
    await exchange.pastLedger({
      account,
      entries: many,
      events: quick ? many : many / 5,
      days: quick ? 40 : 730,
    });
    for (const { name, path } of quick ? lists.slice(0, 1) : lists) {
      for (const width of widths) {
        for (const cpu of cpus) {
          const frames = quick ? 100 : 400;
          const from = { browser, origin: sandbox.url, token, path, width, cpu, frames };
          const { page, worker } = await scrollList(from);
          const longest = round(Math.max(...page), 1);
          const over = page.filter((ms) => ms > longTaskMs).length;
          const all = page.reduce((sum, ms) => sum + ms, 0);
          const what = `${name}, ${width} px, ${cpu}x`;
          rows.push([what, longest, over, page.length, round(all / 1_000), round(Math.max(0, ...worker), 1)]);
          if (cpu > 1)
            budgets.push({ what: `longest task, ${what}`, limit: longTaskMs, measured: longest, unit: "ms" });
          bench.say(what);
        }
      }
    }
  } finally {
    await sandbox.stop();
  }
  return {
    part: "i",
    title: "Long lists, scrolled by 60 px a frame",
    columns: ["list", "longest task, ms", "over 50 ms", "tasks", "all tasks, s", "worker's longest, ms"],
    rows,
    budgets,
    notes: ["ms of each thread's own clock; at 4x the page's thread alone is slower"],
  };
}
