/** The least a page can do: the same rows from the same pipeline, written as they are. */
import type { QuoteRow } from "#shared/contract/market.ts";
import { plainTable, writeRow } from "./shown.ts";

const nodes = plainTable();
const worker = new Worker(new URL("./bare-worker.ts", import.meta.url), { type: "module" });
worker.addEventListener("message", ({ data }: MessageEvent<readonly QuoteRow[]>) => {
  for (const row of data) writeRow(nodes, row);
});
