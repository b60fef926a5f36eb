import type { Page } from "@playwright/test";
import type { Bench } from "../bench.ts";
import type { Cell, Table } from "../report.ts";
import type { Load } from "../server/storm.ts";
import { percentile, round } from "../stats.ts";

const loads: readonly Load[] = [
  { symbols: 500, hz: 5 },
  { symbols: 2000, hz: 10 },
];

/** Opens the bench's page of Coffer's figures and waits until they move. */
export async function openFigures(bench: Bench, query = ""): Promise<Page> {
  const page = await bench.browser.newPage({ viewport: { width: 1280, height: 960 } });
  await page.goto(`${bench.storm.origin}/coffer.html${query}`);
  const first = () => page.locator("td").first().textContent();
  await page.waitForFunction(() => /\d/.test(document.querySelector("td")?.textContent ?? ""));
  const before = await first();
  await page.waitForFunction((text) => document.querySelector("td")?.textContent !== text, before);
  return page;
}

/** (c) From the server's clock in a row to the frame that shows it. */
export async function latencyPart(bench: Bench): Promise<Table> {
  const rows: Cell[][] = [];
  for (const load of loads) {
    for (const cpu of [1, 4]) {
      await bench.storm.set(load);
      const page = await openFigures(bench, "?latency");
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
      await page.waitForTimeout(2000);
      await page.evaluate(() => (Reflect.get(window, "paintedAfterMs") as number[]).splice(0));
      await page.waitForTimeout(bench.quick ? 6000 : 30_000);
      const samples = await page.evaluate(() => Reflect.get(window, "paintedAfterMs") as number[]);
      await page.close();
      rows.push([
        `${load.symbols} x ${load.hz} Hz, ${cpu}x CPU`,
        samples.length,
        ...[0.5, 0.95, 0.99].map((share) => round(percentile(samples, share), 0)),
      ]);
    }
  }
  return {
    part: "c",
    title: "Frame made by the server to figure painted",
    columns: ["feed", "figures", "p50, ms", "p95, ms", "p99, ms"],
    rows,
    notes: [
      "with the server's packing, the loopback and the throttle: a snapshot goes out at most every 250 ms",
    ],
  };
}
