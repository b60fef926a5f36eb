/** F6a.1: a press on the button of a price waits for the comparison, so the comparison waits for nothing long. */
import { describe, expect, it, vi } from "vitest";
import type { HttpClient } from "#worker/http/client.ts";
import type { ConvertBases } from "#worker/topics/convert-bases.ts";
import { answerBatchGaps, answerQuoteGap } from "#worker/topics/quote-gap.ts";
import { limit } from "./convert-fixtures.ts";
import { manualClock, settle } from "./manual-clock.ts";
import { standInFeed } from "./stand-in-feed.ts";

const quote = {
  quoteTxId: "1",
  accountType: "eb_convert_funding",
  fromCoin: "BTC",
  toCoin: "USDT",
  fromAmount: "0.1",
  toAmount: "9800",
  charges: [],
} as const;
const never = new Promise<never>(() => undefined);

function world(known: typeof limit | undefined) {
  const clock = manualClock();
  const { feed, apply, now, watchers } = standInFeed();
  apply(true, [{ s: "BTCUSDT", c: "100000", t: 77 }]);
  const call = vi.fn(() => never);
  const basisOf = (() => ({ current: () => ({ limit: known }) })) as unknown as ConvertBases;
  const http = { call } as unknown as HttpClient;
  return { clock, call, now, apply, watchers, parts: { feed, http, clock, basisOf } };
}

describe("a quote is compared", () => {
  it("by the terms that the estimate stands on, at once", async () => {
    const { parts, call } = world(limit);
    expect(await answerQuoteGap(parts, quote)).toMatchObject({ gapPercent: "0.5", beyond: true });
    expect(call).not.toHaveBeenCalled();
  });

  it("without terms where they do not come within a second: then a tenth counts", async () => {
    const { parts, clock, call } = world(undefined);
    const near = answerQuoteGap(parts, quote);
    const far = answerQuoteGap(parts, { ...quote, toAmount: "8500" });
    await settle();
    expect(call).toHaveBeenCalledTimes(2);
    clock.advance(1000);
    expect(await near).toMatchObject({ gapPercent: "", beyond: false });
    expect(await far).toMatchObject({ gapPercent: "", beyond: true });
  });

  it("for several coins as soon", async () => {
    const { parts, clock } = world(undefined);
    const quoted = [
      {
        fromCoin: "BTC",
        exchangeRate: "50000",
        availableBalance: "0.001",
        toAmount: "50",
        fee: "0",
        tax: "0",
      },
    ];
    const gaps = answerBatchGaps(parts, {
      quoteId: "2",
      accountType: "eb_convert_funding",
      toCoin: "USDT",
      quoted,
      tax: "0",
    });
    await settle();
    clock.advance(1000);
    expect((await gaps).beyond).toHaveLength(1);
  });

  it("once a feed that comes back within a second has its prices", async () => {
    const { parts, now, apply, watchers } = world(limit);
    now.status = "connecting";
    const gap = answerQuoteGap(parts, quote);
    await settle();
    now.status = "live";
    apply(false, [{ s: "BTCUSDT", c: "98000", t: 78 }]);
    expect(await gap).toMatchObject({ beyond: false });
    expect(watchers.size).toBe(0);
  });

  it("with nothing where the feed does not come: that is told of it, and of each of several coins", async () => {
    const { parts, clock, now, watchers } = world(limit);
    now.status = "stale";
    const gap = answerQuoteGap(parts, quote);
    const coin = {
      fromCoin: "BTC",
      exchangeRate: "98000",
      availableBalance: "1",
      toAmount: "1",
      fee: "0",
      tax: "0",
    };
    const gaps = answerBatchGaps(parts, { quoteId: "2", toCoin: "USDT", quoted: [coin], tax: "0" });
    await settle();
    clock.advance(1000);
    expect(await gap).toMatchObject({ beyond: null, liveRate: "" });
    expect((await gaps).beyond).toEqual([{ coin: "BTC", liveRate: "", percent: "" }]);
    expect(watchers.size).toBe(0);
  });
});
