import { setTimeout as pause } from "node:timers/promises";
import type { Conversion, LoadClient } from "./client.ts";
import type { Listener } from "./listener.ts";

export interface LoadSample {
  readonly conversions: readonly Conversion[];
  readonly gaps: readonly number[];
  readonly seconds: number;
}

/** Confirmed, or refused with "try later": what else comes is a fault of the bench. */
const knownCodes: ReadonlySet<number> = new Set([0, 790_000, 700_008]);

/** So many conversions a second for so long, begun by the clock whether earlier ones are answered or not. */
export async function runLoad(
  clients: readonly LoadClient[],
  listener: Listener,
  aSecond: number,
  seconds: number,
): Promise<LoadSample> {
  listener.takeGaps();
  const running: Promise<Conversion>[] = [];
  const began = performance.now();
  for (let count = 0; count < aSecond * seconds; count += 1) {
    const due = began + (count * 1000) / aSecond - performance.now();
    if (due > 1) await pause(due);
    const client = clients[count % clients.length];
    if (client !== undefined) running.push(client.convert());
  }
  const gaps = listener.takeGaps();
  const conversions = await Promise.all(running);
  const odd = conversions.find(({ code }) => !knownCodes.has(code));
  if (odd !== undefined) throw new Error(`A conversion was answered with ${odd.code}`);
  return { conversions, gaps, seconds: (performance.now() - began) / 1000 };
}
