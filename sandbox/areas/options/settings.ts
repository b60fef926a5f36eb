import * as v from "valibot";
import { count, type SettingsOf } from "../../setting-kinds.ts";

export const optionsSettings = {
  /** Of the terms that hold now. */
  optionsVersion: v.optional(v.pipe(v.string(), v.regex(/^\d+\.\d+$/)), "3.2"),
  /** How long who failed waits for another try, ms. */
  optionsRetryMs: v.optional(count, 604_800_000),
  /** How long a person reads what was written, ms. */
  optionsReviewMs: v.optional(count, 30_000),
  /** So many of the next applications that a person reads are turned down. */
  refuseOptionReviews: v.optional(count, 0),
};

export type OptionsSettings = SettingsOf<typeof optionsSettings>;
