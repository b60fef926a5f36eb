import * as v from "valibot";
import { amount, atLeastOne, type SettingsOf } from "../../setting-kinds.ts";

export const depositSettings = {
  /** The longest that a block takes, ms; networks with faster ones keep their own. */
  depositBlockMs: v.optional(atLeastOne, 3_000),
  /** The most that a person is credited with in a day (UTC), by coin and network; what is not named has no limit (F1.7). */
  depositDayLimits: v.optional(v.record(v.string(), amount), { "BTC/BTC": "10", "SOL/SOL": "100" }),
};

export type DepositSettings = SettingsOf<typeof depositSettings>;
