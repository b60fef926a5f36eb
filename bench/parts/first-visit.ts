import { areaWallet, makeRecords } from "../../e2e/area-pages.ts";
import { Exchange } from "../../e2e/exchange.ts";
import { startSandbox } from "../../e2e/sandbox-process.ts";
import type { Bench } from "../bench.ts";
import type { Cell, Table } from "../report.ts";
import { openSlowLink } from "../slow-link.ts";
import { median, round } from "../stats.ts";
import { type Visit, visitPage } from "../visit.ts";

const roundTripMs = 100;
const downBits = 9_000_000;
const cpu = 4;
const width = 390;

interface Place {
  readonly name: string;
  readonly url: string;
  readonly shown: string;
  readonly token?: string;
}

/** (d) A first visit to every page on a slow phone and a slow link, beside a page that only starts React. */
export async function firstVisitPart(bench: Bench): Promise<Table> {
  const sandbox = await startSandbox({});
  const link = await openSlowLink(Number(new URL(sandbox.url).port), roundTripMs, downBits);
  const bareLink = await openSlowLink(Number(new URL(bench.storm.origin).port), roundTripMs, downBits);
  try {
    const exchange = new Exchange(sandbox.url);
    const account = await exchange.createAccount(areaWallet);
    await makeRecords(exchange, account);
    const places: Place[] = [
      { name: "bare React", url: `http://localhost:${bareLink.port}/react.html`, shown: "#shown" },
      ...bench.places.map(({ name, path, shown }) => ({
        name,
        url: `http://localhost:${link.port}/user/assets/${path}`,
        shown,
        token: account.token,
      })),
    ];
    return tableOf(await visitAll(bench, places));
  } finally {
    await link.close();
    await bareLink.close();
    await sandbox.stop();
  }
}

/** Round by round, so that what the machine does meanwhile meets all pages alike. */
async function visitAll(bench: Bench, places: readonly Place[]): Promise<ReadonlyMap<string, Visit[]>> {
  const visits = new Map<string, Visit[]>(places.map(({ name }) => [name, []]));
  for (let turn = 0; turn < (bench.quick ? 3 : 5); turn += 1) {
    for (const { name, ...place } of places) {
      // Everything that such a visit fetches is counted once: it is the same each time.
      const stayMs = turn === 0 ? 20_000 : 3000;
      visits.get(name)?.push(await visitPage(bench.browser, { ...place, cpu, width, stayMs }));
    }
    bench.say(`round ${turn + 1}`);
  }
  return visits;
}

function tableOf(visits: ReadonlyMap<string, Visit[]>): Table {
  const of = (name: string, key: keyof Visit): number[] => (visits.get(name) ?? []).map((one) => one[key]);
  const seconds = (name: string, key: keyof Visit): Cell => {
    const values = of(name, key).map((value) => value / 1000);
    if (values.some(Number.isNaN)) return "-";
    return `${round(median(values))} (${round(Math.min(...values))}–${round(Math.max(...values))})`;
  };
  const rows = [...visits.keys()].map((name): Cell[] => {
    const blocking = of(name, "blocking");
    const [first] = visits.get(name) ?? [];
    return [
      name,
      seconds(name, "paint"),
      seconds(name, "live"),
      seconds(name, "shown"),
      `${round(median(blocking), 0)} (${round(Math.min(...blocking), 0)}–${round(Math.max(...blocking), 0)})`,
      round((first?.scriptBytes ?? 0) / 1024, 0),
      first?.requests ?? 0,
    ];
  });
  const budget = (what: string, limit: number, measured: number, unit: string) => ({
    what,
    limit,
    measured: round(measured),
    unit,
  });
  const [convert] = visits.get("convert") ?? [];
  return {
    part: "d",
    title: `Cold first visit: ${cpu}x CPU, ${downBits / 1_000_000} Mbit/s, ${roundTripMs} ms`,
    columns: [
      "page",
      "first paint, s",
      "live price, s",
      "figures, s",
      "blocking, ms",
      "scripts in 20 s, KiB",
      "requests in 20 s",
    ],
    rows,
    budgets: [
      budget("first paint, convert", 0.9, median(of("convert", "paint")) / 1000, "s"),
      budget("live price, convert", 1.5, median(of("convert", "live")) / 1000, "s"),
      budget("blocking, convert", 50, median(of("convert", "blocking")), "ms"),
      budget("scripts of 20 s, convert", 220, (convert?.scriptBytes ?? 0) / 1024, "KiB"),
      budget("requests of 20 s, convert", 25, convert?.requests ?? 0, ""),
    ],
    notes: [
      "blocking by the thread's own clock, from the first paint until three seconds after the figures (20 s once)",
      "medians with range, visits in turn, each with an empty cache; the link is a proxy before the exchange, so that page, worker and socket share it",
      "signed in; HTTP/1.1 without TLS; requests of all kinds, the API's among them",
    ],
  };
}
