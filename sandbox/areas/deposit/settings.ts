import * as v from "valibot";
import { atLeastOne, type SettingsOf } from "../../setting-kinds.ts";

export const depositSettings = {
  /** The longest that a block takes, ms; networks with faster ones keep their own. */
  depositBlockMs: v.optional(atLeastOne, 3_000),
};

export type DepositSettings = SettingsOf<typeof depositSettings>;
