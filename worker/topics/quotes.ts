import type { QuoteRow } from "#shared/contract/market.ts";
import { absentQuote, deriveQuote } from "#shared/domain/quote.ts";
import type { WireQuote } from "#shared/feed/frames.ts";
import { defineTopic, type Needs } from "./define-topic.ts";

/**
 * Quotes of the symbols a view shows. Only these are derived, and each raw row once, however many views show it
 * (deriving all 500 costs more than inflating and parsing the frame).
 */
export const quotesTopic = defineTopic("quotes", ({ feed }: Needs<"feed">) => {
  const derived = new WeakMap<WireQuote, QuoteRow>();
  const absent = new Map<string, QuoteRow>();

  const rowOf = (symbol: string): QuoteRow | undefined => {
    const wire = feed.quotes.get(symbol);
    if (wire) return remember(derived, wire, () => deriveQuote(wire));
    // Before the first list nobody knows whether the symbol exists.
    return feed.quotes.complete ? remember(absent, symbol, () => absentQuote(symbol)) : undefined;
  };

  return ({ symbols }) => {
    const watched = [...new Set(symbols)];
    return {
      read: () => watched.map(rowOf).filter((row) => row !== undefined),
      asOf: (rows) => rows.reduce((newest, row) => Math.max(newest, row.asOf), 0),
      status: () => feed.status("slowBroker"),
      watch: (changed) => feed.watch(() => changed("throttled")),
    };
  };
});

interface Memory<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

function remember<K, V>(memory: Memory<K, V>, key: K, make: () => V): V {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const made = make();
  memory.set(key, made);
  return made;
}
