import * as v from "valibot";
import type { CallOutput } from "#shared/contract/index.ts";
import { lazyLocalCalls } from "#shared/contract/lazy-local-calls.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { batchGaps, quoteGap } from "#shared/domain/quote-gap.ts";
import type { LiveFeed } from "../feed/live-feed.ts";
import { CallFailed } from "../http/call-failed.ts";
import type { HttpClient } from "../http/client.ts";
import { createUsdtPrices } from "./usdt-prices.ts";

export interface QuoteGapParts {
  readonly feed: LiveFeed;
  readonly http: Pick<HttpClient, "call">;
}

/** Answers "convert.quoteGap" by the prices of now and the pair's terms, which are kept as the estimate's are. */
export async function answerQuoteGap(
  { feed, http }: QuoteGapParts,
  input: unknown,
): Promise<CallOutput<"convert.quoteGap">> {
  const read = v.safeParse(lazyLocalCalls["convert.quoteGap"].request, input);
  if (!read.success) throw new CallFailed("request", "convert.quoteGap", false);
  const { accountType, fromCoin, toCoin } = read.output;
  const terms = await http
    .call(
      "convert.limit",
      { accountType, fromCoin, toCoin },
      { id: `convert.quoteGap/${fromCoin}/${toCoin}`, exempt: true },
    )
    // Without the pair's terms nothing can be compared: that is said, and is no failure.
    .catch(() => undefined);
  const { priceOf } = createUsdtPrices(feed);
  return quoteGap(read.output, terms?.kind === "ok" ? terms.data : undefined, {
    fromPrice: priceOf(fromCoin),
    toPrice: priceOf(toCoin),
  });
}

/** Answers "batch.quoteGaps" by the prices of now and the wallet's terms, where there is one. */
export async function answerBatchGaps(
  { feed, http }: QuoteGapParts,
  input: unknown,
): Promise<CallOutput<"batch.quoteGaps">> {
  const read = v.safeParse(lazyLocalCalls["batch.quoteGaps"].request, input);
  if (!read.success) throw new CallFailed("request", "batch.quoteGaps", false);
  const { accountType } = read.output;
  const limits =
    accountType === undefined
      ? undefined
      : await http
          .call("batch.setting", { accountType }, { id: `batch.quoteGaps/${accountType}`, exempt: true })
          .catch(() => undefined);
  const { priceOf, perUsdt } = createUsdtPrices(feed);
  /** Money of a country has no pair, but a rate. */
  const priceOrRate = (coin: string): string => {
    const listed = priceOf(coin);
    if (listed !== "" || feed.status("fiat") !== "live") return listed;
    const units = perUsdt(coin);
    return units === "" ? "" : new Decimal(1).div(units).toFixed();
  };
  return batchGaps(read.output, limits?.kind === "ok" ? limits.data : undefined, priceOrRate);
}
