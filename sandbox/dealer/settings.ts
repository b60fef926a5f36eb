import * as v from "valibot";
import { coinCodes, count, ratio, type SettingsOf } from "../setting-kinds.ts";

export const dealerSettings = {
  /** How long a quote is held. */
  quoteTtlMs: v.optional(count, 15_000),
  /** What a quote charges beside its rate, as a fee and as a tax: shares of what is received. */
  quoteFee: v.optional(ratio, "0"),
  quoteTax: v.optional(ratio, "0"),
  /** Coins that no dealer quotes right now (700001), and whose open quotes are withdrawn (700003). */
  awayDealers: v.optional(coinCodes, []),
  /** False: converting is paused for everybody (700022). */
  convertOpen: v.optional(v.boolean(), true),
};
export type DealerSettings = SettingsOf<typeof dealerSettings>;
/** What is the same of every quote. */
export type QuoteTerms = Pick<DealerSettings, "quoteTtlMs" | "quoteFee" | "quoteTax">;
