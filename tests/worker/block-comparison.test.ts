/** F6e.2, D5.3: the order book beside a block's quote, while answers come, fail, or are of before. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { BlockComparisonRow } from "#shared/contract/block-trade.ts";
import { cofferError } from "#shared/rpc/errors.ts";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";
import { QuoteBook } from "#worker/feed/quote-book.ts";
import { Rates } from "#worker/feed/rates.ts";
import { blockComparisonTopic } from "#worker/topics/block-comparison.ts";
import { type ManualClock, manualClock, settle } from "./manual-clock.ts";
import { testLine } from "./private-line.ts";

const params = {
  fromCoin: "BTC",
  toCoin: "USDT",
  fromAmount: "1",
  toAmount: "",
  charges: [],
  currency: "USD",
};

let clock: ManualClock;
/** Undefined: as old as the clock. */
let asOf: number | undefined;
let fault: "none" | "lost" | "unreadable" | "refused";
let status: TopicStatus;
let requests: number;
/** How long an answer is on its way, ms. */
let takesMs: number;

beforeEach(() => {
  clock = manualClock(1_700_000_000_000);
  asOf = undefined;
  fault = "none";
  status = "live";
  requests = 0;
  takesMs = 0;
});

async function answer(name: string) {
  if (name !== "blockTrade.book") return { kind: "anonymous" };
  requests += 1;
  if (fault === "lost")
    throw cofferError({ kind: "TypeError", code: "NETWORK", message: "", retriable: true });
  if (fault === "unreadable") throw cofferError({ kind: "ResponseError", code: "79992", message: "" });
  if (fault === "refused")
    throw cofferError({ kind: "BusinessError", code: "10017", message: "no such route" });
  const bids = [{ price: "94000", amount: "5" }];
  const book = { fromCoin: "BTC", toCoin: "USDT", bids, asks: [], asOf: String(asOf ?? clock.now()) };
  if (takesMs > 0) await new Promise<void>((come) => clock.setTimeout(come, takesMs));
  return { kind: "ok", data: book, invalidates: [] };
}

async function watch(toAmount = "") {
  const quotes = new QuoteBook();
  quotes.apply(true, [{ s: "BTCUSDT", c: "94100", t: 1_700_000_000_000 }]);
  const topic = blockComparisonTopic.create({
    feed: { quotes, rates: new Rates(), status: () => status, watch: () => () => undefined } as never,
    http: { call: vi.fn(answer), onInvalidated: () => () => undefined } as never,
    clock,
    serverClock: { now: () => clock.now() } as never,
    privateLine: testLine().line,
  });
  const source = topic({ ...params, toAmount });
  source.watch(() => undefined);
  await settle();
  return {
    row: () => source.read()[0] as BlockComparisonRow,
    pass: async (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        clock.advance(1_000);
        // oxlint-disable-next-line no-await-in-loop -- second after second
        await settle();
      }
    },
  };
}

describe("the order book beside a quote", () => {
  it("is requested again and again while prices are live", async () => {
    const { row, pass } = await watch();
    expect(row()).toMatchObject({ book: "known", bookToAmount: "94000" });
    await pass(30);
    expect(requests).toBe(11);
    expect(row()).toMatchObject({ book: "known", bookToAmount: "94000" });
  });

  it("is there on a network so slow that the next one is requested before each answer", async () => {
    takesMs = 5_000;
    const { row, pass } = await watch();
    await pass(4);
    expect(row()).toMatchObject({ book: "pending" });
    await pass(1);
    expect(row()).toMatchObject({ book: "known", bookToAmount: "94000" });
    const first = row().bookAsOf;
    await pass(30);
    expect(row()).toMatchObject({ book: "known", bookToAmount: "94000" });
    expect(row().bookAsOf).toBeGreaterThan(first);
  });

  it.each(["lost", "unreadable"] as const)(
    "is none of now once its answers are %s for ten seconds, and is back with the next one",
    async (what) => {
      const { row, pass } = await watch();
      fault = what;
      await pass(9);
      expect(row()).toMatchObject({ book: "known", bookToAmount: "94000" });
      await pass(6);
      expect(row()).toMatchObject({ book: "none", bookToAmount: "", bookRate: "", impactPercent: "" });
      fault = "none";
      await pass(6);
      expect(row()).toMatchObject({ book: "known", bookToAmount: "94000" });
    },
  );

  it("that was told with an old time is none of now", async () => {
    asOf = clock.now() - 60_000;
    expect((await watch()).row()).toMatchObject({ book: "none", bookToAmount: "" });
  });

  it("stays beside prices that are no longer live themselves, and no quote is held against it then", async () => {
    const { row, pass } = await watch("80000");
    expect(row()).toMatchObject({ gapPercent: "-14.99", isBeyondGap: true });
    status = "stale";
    expect(row()).toMatchObject({ gapPercent: "-14.9", gapTo: "book", isBeyondGap: true });
    await pass(60);
    expect(requests).toBe(1);
    expect(row()).toMatchObject({ book: "known", bookToAmount: "94000", gapPercent: "", isBeyondGap: false });
  });

  it("whose first answer cannot be read is lost, and there once one can be", async () => {
    fault = "unreadable";
    const { row, pass } = await watch();
    expect(row()).toMatchObject({ book: "lost" });
    await pass(19);
    expect(requests).toBe(1);
    fault = "none";
    await pass(1);
    expect(row()).toMatchObject({ book: "known", bookToAmount: "94000" });
  });

  it("that the exchange never sent is not requested on and on", async () => {
    fault = "refused";
    const { row, pass } = await watch();
    expect(row()).toMatchObject({ book: "none" });
    await pass(60);
    expect(requests).toBe(1);
  });
});
