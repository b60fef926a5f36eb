import { startSandbox } from "../../e2e/sandbox-process.ts";
import type { Bench } from "../bench.ts";
import { openClient } from "../load/client.ts";
import { openListener } from "../load/listener.ts";
import { runLoad } from "../load/run-load.ts";
import type { Cell, Table } from "../report.ts";
import { percentile, round } from "../stats.ts";

/** Clients and conversions a second. */
const loads: readonly (readonly [number, number])[] = [
  [1, 1],
  [10, 10],
  [10, 25],
  [10, 50],
  [50, 50],
  [50, 100],
];
const quickLoads: readonly (readonly [number, number])[] = [
  [10, 10],
  [10, 50],
];
/** The load under which the feed has to keep its cadence. */
const assessed = 50;
const cadenceLimitMs = 260;

/** (h) The sandbox with its embedded database under conversions: does the feed keep its cadence, how long do they take. */
export async function loadPart(bench: Bench): Promise<Table> {
  const { quick } = bench;
  const seconds = quick ? 5 : 20;
  const sandbox = await startSandbox({});
  const rows: Cell[][] = [];
  let worst = 0;
  try {
    const config = await fetch(`${sandbox.url}/sandbox/app-config`);
    const { signing } = (await config.json()) as { signing: { requestPublicKey: string } };
    // Few people stand for many: how much one of them may have under way is not what is measured.
    await fetch(`${sandbox.url}/sandbox/control/settings`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ maxRunning: 1_000_000 }),
    });
    for (const [count, aSecond] of quick ? quickLoads : loads) {
      bench.say(`${count} clients, ${aSecond} conversions a second`);
      const clients = await Promise.all(
        Array.from({ length: count }, () => openClient(sandbox.url, signing.requestPublicKey)),
      );
      // One a row: a socket that says nothing for long is hung up on.
      const listener = await openListener(sandbox.url);
      const { conversions, gaps, seconds: took } = await runLoad(clients, listener, aSecond, seconds);
      listener.close();
      const done = conversions.filter(({ code }) => code === 0);
      const confirm = done.map(({ confirmMs }) => confirmMs);
      const cadence = percentile(gaps, 0.95);
      if (aSecond === assessed) worst = Math.max(worst, cadence);
      rows.push([
        count,
        aSecond,
        round(done.length / took, 1),
        conversions.length - done.length,
        round(percentile(gaps, 0.5), 0),
        round(cadence, 0),
        round(
          percentile(
            done.map(({ quoteMs }) => quoteMs),
            0.95,
          ),
          0,
        ),
        ...[0.5, 0.95, 0.99].map((share) => round(percentile(confirm, share), 0)),
      ]);
    }
  } finally {
    await sandbox.stop();
  }
  return {
    part: "h",
    title: "The sandbox under load",
    columns: [
      "clients",
      "conversions/s asked for",
      "confirmed/s",
      "refused with 790000",
      "feed frame gap p50, ms",
      "p95, ms",
      "quote p95, ms",
      "confirmation p50, ms",
      "p95, ms",
      "p99, ms",
    ],
    rows,
    budgets: [
      {
        what: `feed frame gap p95 under ${assessed} conversions a second`,
        limit: cadenceLimitMs,
        measured: round(worst, 0),
        unit: "ms",
      },
    ],
    notes: [
      `${seconds} s each; a conversion is a quote and its signed confirmation, begun by the clock whether earlier ones are answered or not`,
      "embedded database; the feed speaks every 200 ms; clients run in the bench's process",
    ],
  };
}
