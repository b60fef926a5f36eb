import * as v from "valibot";
import { atLeastOne, coinCodes, count, type SettingsOf } from "../../setting-kinds.ts";

export const depositRiskSettings = {
  /** Networks on which a sender's address is checked before a deposit. */
  kyaChains: v.optional(coinCodes, ["ETH"]),
  /** How long a result holds, ms (F2c.5). */
  kyaValidMs: v.optional(atLeastOne, 86_400_000),
  /** How long a check runs before it says anything, ms. */
  kyaPendingMs: v.optional(count, 0),
  /** How long a person looks at an address, ms. */
  kyaReviewMs: v.optional(count, 30_000),
  /** How long answers are looked at, ms; 0: they are decided at once. */
  travelRuleReviewMs: v.optional(count, 20_000),
  /** So many of the next answers are refused. */
  refuseTravelRules: v.optional(count, 0),
  /** So many of the next answers leave something to be asked. */
  reopenTravelRules: v.optional(count, 0),
};

export type DepositRiskSettings = SettingsOf<typeof depositRiskSettings>;
