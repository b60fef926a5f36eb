import type { EstimateParams, EstimateRow } from "#shared/contract/convert.ts";
import { estimateConvert } from "#shared/domain/convert-estimate.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { figure } from "#shared/domain/quote.ts";
import type { Clock } from "../clock.ts";
import type { LiveFeed } from "../feed/live-feed.ts";
import type { HttpClient } from "../http/client.ts";
import { type BasisLoader, loadConvertBasis } from "./convert-basis.ts";
import type { TopicSource } from "./topic-source.ts";

export interface EstimateTopicOptions {
  readonly feed: LiveFeed;
  readonly http: HttpClient;
  readonly clock: Clock;
}

/** Prices cross through this coin, as the dealer's do. */
const CROSS = "USDT";

/** The verdict on what was typed; it moves with the prices. */
export function createConvertEstimateTopic({
  feed,
  http,
  clock,
}: EstimateTopicOptions): (params: EstimateParams) => TopicSource<EstimateRow> {
  let lastId = 0;
  const nextId = (): string => {
    lastId += 1;
    return `convert.estimate/${lastId}`;
  };

  const priceOf = (coin: string): string => {
    if (feed.status("slowBroker") !== "live") return "";
    return coin === CROSS ? "1" : figure(feed.quotes.get(`${coin}${CROSS}`)?.c);
  };

  const quotedAt = (coin: string): number => {
    const ms = Number(feed.quotes.get(`${coin}${CROSS}`)?.t ?? 0);
    return Number.isFinite(ms) ? ms : 0;
  };

  return (params) => {
    let loader: BasisLoader | undefined;
    let told: EstimateRow | undefined;

    const reckon = (): EstimateRow => {
      const { fromCoin, toCoin, limit } = loader?.current() ?? {};
      const usdPerUsdt = feed.rates.toUsd(CROSS) || "1";
      return estimateConvert(params, {
        fromCoin,
        toCoin,
        limit,
        fromPrice: priceOf(params.fromCoin),
        toPrice: priceOf(params.toCoin),
        currencyPerUsdt: perUsdt(usdPerUsdt, feed.rates.toUsd(params.currency)),
        usdPerUsdt,
      });
    };

    return {
      read() {
        const row = reckon();
        if (!told || !isSame(told, row)) told = row;
        return [told];
      },
      asOf: () => Math.max(quotedAt(params.fromCoin), quotedAt(params.toCoin)),
      status: () => feed.status("slowBroker"),
      watch(changed) {
        loader = loadConvertBasis({ http, clock, params, nextId, changed });
        const stopWatching = feed.watch(changed);
        return () => {
          stopWatching();
          loader?.stop();
        };
      },
    };
  };
}

/** Units of a currency for one USDT; "" when its rate is unknown. */
function perUsdt(usdPerUsdt: string, usdPerUnit: string): string {
  if (usdPerUnit === "" || new Decimal(usdPerUnit).lte(0)) return "";
  return new Decimal(usdPerUsdt).div(usdPerUnit).toFixed();
}

/** A row is small and flat but for two parts: comparing its text is exact and costs microseconds. */
function isSame(one: EstimateRow, other: EstimateRow): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
