import { areaWallet, makeRecords } from "../../e2e/area-pages.ts";
import { Exchange } from "../../e2e/exchange.ts";
import { startSandbox } from "../../e2e/sandbox-process.ts";
import type { Bench } from "../bench.ts";
import type { Budget, Cell, Table } from "../report.ts";
import { median, pairedRatio, round } from "../stats.ts";
import { type SteadyPair, steadyPair } from "../steady.ts";

const widths = [390, 1280] as const;

/** (b) Every built page under the sandbox's feed, each beside a bare page that writes the figures it shows. */
export async function steadyPart(bench: Bench): Promise<Table> {
  const sandbox = await startSandbox({});
  const pairs = new Map<string, SteadyPair[]>();
  try {
    const exchange = new Exchange(sandbox.url);
    const account = await exchange.createAccount(areaWallet);
    await makeRecords(exchange, account);
    const { browser, quick } = bench;
    const from = { browser, origin: sandbox.url, bench: bench.storm.origin, token: account.token };
    for (let turn = 0; turn < (quick ? 1 : 3); turn += 1) {
      for (const page of bench.places) {
        for (const width of widths) {
          const name = `${page.name}, ${width} px`;
          const pair = await steadyPair({ ...from, page, width, cpu: 1, windowMs: quick ? 5000 : 8000 });
          pairs.set(name, [...(pairs.get(name) ?? []), pair]);
        }
      }
      bench.say(`round ${turn + 1}`);
    }
  } finally {
    await sandbox.stop();
  }
  return tableOf(pairs);
}

function tableOf(pairs: ReadonlyMap<string, readonly SteadyPair[]>): Table {
  const rows: Cell[][] = [];
  const budgets: Budget[] = [];
  for (const [name, taken] of pairs) {
    const of = (part: "app" | "bare" | "own", key: "script" | "tasks" | "layouts") =>
      taken.map((pair) => pair[part][key]);
    const figures = taken[0]?.figures ?? 0;
    const against = (part: "bare" | "own"): Cell =>
      figures === 0 ? "-" : round(pairedRatio(of("app", "tasks"), of(part, "tasks")));
    const ratio = against("bare");
    const script = round(median(of("app", "script")));
    rows.push([
      name,
      figures,
      script,
      round(median(of("app", "tasks"))),
      figures === 0 ? "-" : round(median(of("bare", "tasks"))),
      ratio,
      figures === 0 ? "-" : round(median(of("own", "tasks"))),
      against("own"),
      round(median(of("app", "layouts")), 1),
    ]);
    if (!name.startsWith("convert")) continue;
    budgets.push({ what: `script, ${name}`, limit: 1.5, measured: script, unit: "%" });
    budgets.push({ what: `tasks against bare, ${name}`, limit: 1.2, measured: Number(ratio), unit: "x" });
  }
  return {
    part: "b",
    title: "The built pages under 512 symbols x 5 Hz",
    columns: [
      "page",
      "live figures",
      "script, %",
      "all tasks, %",
      "bare, %",
      "tasks against bare",
      "own document, %",
      "tasks against it",
      "layouts a second",
    ],
    rows,
    budgets,
    notes: [
      "shares of time by the thread's own clock: what other processes take of a core is not in it",
      "bare: the figures in sight, at the same cadence, from the same feed, written as they are into a plain list",
      "own document: the same figures, written in the same way into the page's own document",
    ],
  };
}
