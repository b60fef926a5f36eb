import * as v from "valibot";
import type { DealerSettings } from "../../dealer/settings.ts";
import { atLeastOne, count, type SettingsOf } from "../../setting-kinds.ts";

export const convertSettings = {
  /** So many of the next confirmed conversions end in failure, their money given back. */
  failConversions: v.optional(count, 0),
  /** How far settlement falls short of the quote, a ratio; negative gives more. */
  settleSlip: v.optional(v.pipe(v.string(), v.regex(/^-?0(\.\d+)?$/)), "0"),
  /** Conversions of one person, pair and wallet that may run at a time; one more is refused with 700021. */
  maxRunning: v.optional(atLeastOne, 50),
  /** Conversions of all that may run at a time; one more is refused with 790000. */
  settleQueue: v.optional(count, 10_000),
};

/** What the area reads: its own and the dealer's. */
export type ConvertSettings = SettingsOf<typeof convertSettings> & DealerSettings;
