import type { QuoteRow } from "#shared/contract/market.ts";
import { shownSymbolNames } from "./symbols.ts";

/** What every page of the bench shows: 30 rows of five figures, as the price list does on a wide screen. */
export const shownSymbols = shownSymbolNames;
export const shownFields = [
  "lastPrice",
  "changeRate24H",
  "highPrice24h",
  "lowPrice24h",
  "turnover24hUSD",
] as const satisfies readonly (keyof QuoteRow)[];

/** Server time to painted, ms, of each figure's row, for the bench to read. */
export const paintedAfterMs: number[] = [];
Reflect.set(window, "paintedAfterMs", paintedAfterMs);

let waiting: number[] = [];

/** Tells that a row of this server time has been written; it counts once the browser has painted. */
export function written(asOf: number): void {
  waiting.push(asOf);
  if (waiting.length > 1) return;
  requestAnimationFrame(() => {
    // The next task after a frame's callbacks comes when the frame is done.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => {
      const now = performance.timeOrigin + performance.now();
      for (const at of waiting) paintedAfterMs.push(now - at);
      waiting = [];
      port1.close();
    });
    port1.start();
    port2.postMessage(null);
  });
}
