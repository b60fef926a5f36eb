import * as v from "valibot";
import { count, type SettingsOf } from "../../setting-kinds.ts";

export const memberSettings = {
  /** How long the programme's people look at who wants to join, ms. */
  ambassadorReviewMs: v.optional(count, 30_000),
  /** So many of the next that they look at are turned down. */
  refuseAmbassadors: v.optional(count, 0),
};

export type MemberSettings = SettingsOf<typeof memberSettings>;
