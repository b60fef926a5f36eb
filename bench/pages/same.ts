/** The least a page can do that shows what another one shows: the figures named in its address, written as they are. */
import type { QuoteRow } from "#shared/contract/market.ts";
import type { PublishOptions } from "./publish.ts";

/** "BTCUSDT lastPrice", one for each place. */
const query = new URLSearchParams(location.search);
const places = query.getAll("figure");
const written = new Map<string, { readonly field: keyof QuoteRow; readonly text: Text }[]>();
for (const place of places) {
  const [symbol = "", field = ""] = place.split(" ");
  const text = document.createTextNode("");
  const line = document.createElement("div");
  line.append(text);
  document.body.append(line);
  written.set(symbol, [...(written.get(symbol) ?? []), { field: field as keyof QuoteRow, text }]);
}

const options: PublishOptions = {
  feedUrl: query.get("feed") ?? "",
  throttleMs: Number(query.get("every")),
  symbols: [...written.keys()],
};
const worker = new Worker(new URL("./bare-worker.ts", import.meta.url), {
  type: "module",
  name: JSON.stringify(options),
});
worker.addEventListener("message", ({ data }: MessageEvent<readonly QuoteRow[]>) => {
  for (const row of data) {
    for (const { field, text } of written.get(row.key) ?? []) {
      const next = String(row[field]);
      if (text.data !== next) text.data = next;
    }
  }
});
