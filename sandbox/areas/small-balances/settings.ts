import * as v from "valibot";
import type { DealerSettings } from "../../dealer/settings.ts";
import { amount, coinCodes, count, type SettingsOf } from "../../setting-kinds.ts";

export const smallBalancesSettings = {
  /** How long a price of small balances is held. */
  batchQuoteTtlMs: v.optional(count, 30_000),
  /** What a batch of small balances may be worth in all, USDT. */
  batchTotalMinValue: v.optional(amount, "0.00000001"),
  batchTotalMaxValue: v.optional(amount, "200"),
  /** Coins that the dealer of small balances has no price for. */
  batchPricelessCoins: v.optional(coinCodes, ["ATOM"]),
  /** Coins that are let down when a batch is settled. */
  failBatchCoins: v.optional(coinCodes, []),
};

/** What the area reads: its own and the dealer's. */
export type SmallBalancesSettings = SettingsOf<typeof smallBalancesSettings> & DealerSettings;
