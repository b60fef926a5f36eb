import type { TopicName, TopicParams, TopicRowOf } from "#shared/contract/index.ts";
import type { QuoteRow } from "#shared/contract/market.ts";
import { Decimal, floorTo } from "#shared/domain/decimal.ts";
import type { Snapshot } from "#shared/rpc/snapshot.ts";
import { applySnapshot, nothingYet, type TopicState } from "#src/bridge/topic-store.ts";
import type { Subscriptions } from "#worker/topics/subscriptions.ts";
import type { Book } from "./book.ts";

/** One view of the page: it merges snapshots as the page does, and knows what it ought to show. */
export interface Viewer {
  readonly name: string;
  /** What it needs of the wire, as the server names it. */
  readonly channel: string;
  readonly status: () => string;
  /** How what it shows differs from the book; undefined when it does not. */
  difference(book: Book): string | undefined;
  /** Snapshots that came out of turn. */
  readonly faults: string[];
  leave(): void;
}

function open<T extends TopicName>(
  subscriptions: Subscriptions,
  topic: T,
  params: TopicParams<T>,
  channel: string,
  expected: (book: Book) => readonly string[],
  shown: (row: TopicRowOf<T>) => string,
): Viewer {
  let state: TopicState<TopicRowOf<T>> = nothingYet;
  let lastSeq = -1;
  let left = false;
  const faults: string[] = [];
  const name = `${topic} ${JSON.stringify(params)}`;
  const id = subscriptions.add(topic, params, (snapshot: Snapshot<TopicRowOf<T>>) => {
    if (left) faults.push(`${name}: a snapshot after leaving`);
    if (snapshot.seq !== lastSeq + 1) faults.push(`${name}: ${snapshot.seq} after ${lastSeq}`);
    if (lastSeq === -1 && !snapshot.full) faults.push(`${name}: the first was not full`);
    lastSeq = snapshot.seq;
    state = applySnapshot(state, snapshot, name);
  });
  return {
    name,
    channel,
    faults,
    status: () => state.status,
    difference(book) {
      const has = [...state.rows.values()].map(shown).toSorted();
      const should = expected(book).toSorted();
      const missing = should.filter((item) => !has.includes(item));
      return missing.length > 0 ? `${name} lacks ${missing.slice(0, 3).join(", ")}` : undefined;
    },
    leave() {
      left = true;
      subscriptions.remove(id);
    },
  };
}

export function viewQuotes(subscriptions: Subscriptions, symbols: readonly string[]): Viewer {
  return open(
    subscriptions,
    "quotes",
    { symbols },
    "slowBroker",
    (book) => symbols.map((symbol) => `${symbol} ${book.prices.get(symbol)?.c ?? ""}`),
    (row: QuoteRow) => `${row.key} ${row.lastPrice}`,
  );
}

/** What one account is worth in a currency: it moves with that currency's rate alone. */
export function viewRate(subscriptions: Subscriptions, currency: string): Viewer {
  const accounts = [{ accountType: "FUND", totalEquity: "1000000", frozenKnown: true, coins: [] }];
  return open(
    subscriptions,
    "assets.valuation",
    { currency, accounts },
    "fiat",
    ({ rates }) => {
      const perUsd = new Decimal(1).dividedBy(rates.get(currency) ?? "");
      return [`${currency} ${floorTo(perUsd.times("1000000"), 8)}`];
    },
    (row) => (row.kind === "total" ? `${row.currency} ${row.value}` : ""),
  );
}

export function viewCandles(subscriptions: Subscriptions, symbol: string): Viewer {
  return open(
    subscriptions,
    "chart",
    { symbol, interval: "15m", limit: 100, kind: "line" },
    `kline_15m/${symbol}`,
    (book) => (book.candles.get(symbol) ?? []).map(({ t, c }) => `${t} ${c}`),
    (row) => ("close" in row ? `${row.key} ${row.close}` : ""),
  );
}
