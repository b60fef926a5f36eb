import type { BatchEstimateParams, BatchEstimateRow } from "#shared/contract/batch.ts";
import type { ConvertAccount } from "#shared/contract/fields.ts";
import { type BatchBasis, estimateBatch } from "#shared/domain/batch-estimate.ts";
import { CROSS_COIN } from "#shared/domain/dealer-rate.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { figure } from "#shared/domain/quote.ts";
import type { Clock } from "../clock.ts";
import type { LiveFeed } from "../feed/live-feed.ts";
import type { HttpClient } from "../http/client.ts";
import { createWalletBasis, type WalletBasis } from "./batch-basis.ts";
import type { TopicSource } from "./topic-source.ts";

export interface BatchTopicOptions {
  readonly feed: LiveFeed;
  readonly http: HttpClient;
  readonly clock: Clock;
}

/** Reads whose change makes what is known of a wallet out of date. */
const CONCERNING = new Set<string>(["batch.list", "batch.setting", "convert.coins"]);

/** The verdict on a selection of small balances; it moves with the prices. */
export function createBatchEstimateTopic({
  feed,
  http,
  clock,
}: BatchTopicOptions): (params: BatchEstimateParams) => TopicSource<BatchEstimateRow> {
  const bases = new Map<ConvertAccount, WalletBasis>();
  const basisOf = (accountType: ConvertAccount): WalletBasis => {
    const basis = bases.get(accountType) ?? createWalletBasis({ http, clock, accountType });
    bases.set(accountType, basis);
    return basis;
  };
  http.onInvalidated((calls) => {
    if (calls !== "all" && !calls.some((name) => CONCERNING.has(name))) return;
    for (const basis of bases.values()) basis.forget();
  });

  const isLive = (): boolean => feed.status("slowBroker") === "live";
  const priceOf = (coin: string): string => {
    if (!isLive()) return "";
    return coin === CROSS_COIN ? "1" : figure(feed.quotes.get(`${coin}${CROSS_COIN}`)?.c);
  };
  const quotedAt = (coin: string): number => {
    const ms = Number(feed.quotes.get(`${coin}${CROSS_COIN}`)?.t ?? 0);
    return Number.isFinite(ms) ? ms : 0;
  };

  return (params) => {
    const basis = basisOf(params.accountType);
    const told = new Map<string, BatchEstimateRow>();

    const judge = (): readonly BatchEstimateRow[] => {
      const { list, limits, coins } = basis.current();
      const usdPerUsdt = feed.rates.toUsd(CROSS_COIN) || "1";
      const known: BatchBasis = {
        list,
        limits,
        places: coins?.find(({ coin }) => coin === params.toCoin)?.accuracyLength,
        priceOf,
        currencyPerUsdt: perUsdt(usdPerUsdt, feed.rates.toUsd(params.currency)),
        usdPerUsdt,
      };
      const { coins: rows, total } = estimateBatch(params, known);
      return [total, ...rows];
    };

    return {
      read: () =>
        judge().map((row) => {
          const before = told.get(row.key);
          if (before !== undefined && isSame(before, row)) return before;
          told.set(row.key, row);
          return row;
        }),
      asOf: () => Math.max(0, ...(basis.current().list ?? []).map(({ fromCoin }) => quotedAt(fromCoin))),
      status: () => feed.status("slowBroker"),
      watch(changed) {
        // Candidates and limits are waited for; prices only move what is there.
        const stopBasis = basis.watch(() => changed("at once"));
        const stopFeed = feed.watch(() => changed("in turn"));
        return () => {
          stopFeed();
          stopBasis();
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

/** Rows are small and nearly flat: comparing their text is exact and costs microseconds. */
function isSame(one: BatchEstimateRow, other: BatchEstimateRow): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
