import * as v from "valibot";
import type { CallOutput } from "#shared/contract/index.ts";
import { lazyLocalCalls } from "#shared/contract/lazy-local-calls.ts";
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

/** Answers "batch.quoteGaps" by the prices of now and the wallet's terms. */
export async function answerBatchGaps(
  { feed, http }: QuoteGapParts,
  input: unknown,
): Promise<CallOutput<"batch.quoteGaps">> {
  const read = v.safeParse(lazyLocalCalls["batch.quoteGaps"].request, input);
  if (!read.success) throw new CallFailed("request", "batch.quoteGaps", false);
  const { accountType } = read.output;
  const limits = await http
    .call("batch.setting", { accountType }, { id: `batch.quoteGaps/${accountType}`, exempt: true })
    .catch(() => undefined);
  const { priceOf } = createUsdtPrices(feed);
  return batchGaps(read.output, limits?.kind === "ok" ? limits.data : undefined, priceOf);
}
