import * as v from "valibot";
import type { DealerSettings } from "../../dealer/settings.ts";
import { atLeastOne, count, type SettingsOf } from "../../setting-kinds.ts";

export const limitOrderSettings = {
  /** So many of the next limit orders whose price is reached fail, their money given back. */
  failLimitOrders: v.optional(count, 0),
  /** How long a day of a limit order's life lasts. */
  limitOrderDayMs: v.optional(atLeastOne, 86_400_000),
};

/** What the area reads: its own and the dealer's. */
export type LimitOrderSettings = SettingsOf<typeof limitOrderSettings> & DealerSettings;
