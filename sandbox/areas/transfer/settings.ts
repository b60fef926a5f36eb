import * as v from "valibot";
import { count, type SettingsOf } from "../../setting-kinds.ts";

export const transferSettings = {
  /** So many of the next transfers stay pending until their delay is over. */
  pendingTransfers: v.optional(count, 0),
  transferDelayMs: v.optional(count, 3_000),
  /** So many of the next transfers fail; what was held of them is given back. */
  failTransfers: v.optional(count, 0),
};

export type TransferSettings = SettingsOf<typeof transferSettings>;
