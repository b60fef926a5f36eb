import * as v from "valibot";
import type { CallName, CallOutput } from "#shared/contract/index.ts";
import { lazyLocalCalls } from "#shared/contract/lazy-local-calls.ts";
import { batchGaps } from "#shared/domain/batch-gaps.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { quoteGap } from "#shared/domain/quote-gap.ts";
import type { FeedTopic } from "#shared/feed/frames.ts";
import type { CallResult } from "#shared/rpc/api.ts";
import type { Clock } from "../clock.ts";
import type { LiveFeed } from "../feed/live-feed.ts";
import { CallFailed } from "../http/call-failed.ts";
import type { HttpClient } from "../http/client.ts";
import { within } from "../within.ts";
import type { ConvertBases } from "./convert-bases.ts";
import { createUsdtPrices } from "./usdt-prices.ts";

export interface QuoteGapParts {
  readonly feed: LiveFeed;
  readonly http: Pick<HttpClient, "call">;
  readonly clock: Clock;
  readonly basisOf: ConvertBases;
}

/** Whoever sees the price waits with its button meanwhile, ms. */
const waitsMs = 1000;

/** Answers "convert.quoteGap" by the prices of now and the pair's terms: the estimate's own, else as far as they come at once. */
export async function answerQuoteGap(
  { feed, http, clock, basisOf }: QuoteGapParts,
  input: unknown,
): Promise<CallOutput<"convert.quoteGap">> {
  const read = v.safeParse(lazyLocalCalls["convert.quoteGap"].request, input);
  if (!read.success) throw new CallFailed("request", "convert.quoteGap", false);
  const { accountType, fromCoin, toCoin } = read.output;
  const pair = { accountType, fromCoin, toCoin };
  const prices = pricesSoon(feed, clock, ["slowBroker"]);
  const terms =
    basisOf(pair).current().limit ??
    (await soon(
      clock,
      http.call("convert.limit", pair, { id: `convert.quoteGap/${fromCoin}/${toCoin}`, exempt: true }),
    ));
  await prices;
  const { priceOf } = createUsdtPrices(feed);
  return quoteGap(read.output, terms, {
    fromPrice: priceOf(fromCoin),
    toPrice: priceOf(toCoin),
  });
}

/** Answers "batch.quoteGaps" by the prices of now and the wallet's terms, where there is one. */
export async function answerBatchGaps(
  { feed, http, clock }: Omit<QuoteGapParts, "basisOf">,
  input: unknown,
): Promise<CallOutput<"batch.quoteGaps">> {
  const read = v.safeParse(lazyLocalCalls["batch.quoteGaps"].request, input);
  if (!read.success) throw new CallFailed("request", "batch.quoteGaps", false);
  const { accountType } = read.output;
  const prices = pricesSoon(feed, clock, ["slowBroker", "fiat"]);
  const limits =
    accountType === undefined
      ? undefined
      : await soon(
          clock,
          http.call("batch.setting", { accountType }, { id: `batch.quoteGaps/${accountType}`, exempt: true }),
        );
  await prices;
  const { priceOf, perUsdt } = createUsdtPrices(feed);
  /** Money of a country has no pair, but a rate. */
  const priceOrRate = (coin: string): string => {
    const listed = priceOf(coin);
    if (listed !== "" || feed.status("fiat") !== "live") return listed;
    const units = perUsdt(coin);
    return units === "" ? "" : new Decimal(1).div(units).toFixed();
  };
  return batchGaps(read.output, limits, priceOrRate);
}

/** What comes in time. Without terms a price is compared all the same: that there are none is said, and is no failure. */
async function soon<N extends CallName>(
  clock: QuoteGapParts["clock"],
  answer: Promise<CallResult<N>>,
): Promise<CallOutput<N> | undefined> {
  const result = await within(clock, waitsMs, () => answer).catch(() => undefined);
  return result?.kind === "ok" ? result.data : undefined;
}

/** A feed that begins, or comes back, has its prices in a moment: a quote is not called incomparable for that. */
async function pricesSoon(
  feed: LiveFeed,
  clock: QuoteGapParts["clock"],
  topics: readonly FeedTopic[],
): Promise<void> {
  const areLive = (): boolean => topics.every((topic) => feed.status(topic) === "live");
  if (areLive()) return;
  let stop = (): void => undefined;
  const live = new Promise<void>((resolve) => {
    stop = feed.watch(() => areLive() && resolve());
  });
  await within(clock, waitsMs, () => live).catch(() => undefined);
  stop();
}
