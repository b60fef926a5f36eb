import * as v from "valibot";
import { amount, count, type SettingsOf } from "../../setting-kinds.ts";

export const withdrawSettings = {
  /** How long a withdrawal is looked at, and how long it then waits for its network, ms: until then it can be cancelled. */
  withdrawCheckMs: v.optional(count, 4_000),
  withdrawQueueMs: v.optional(count, 12_000),
  /** Of the wait, the last part in which a cancellation hangs on the hot wallet (131099), ms. */
  withdrawSigningMs: v.optional(count, 0),
  /** Nothing moves while this is on. */
  holdWithdrawals: v.optional(v.boolean(), false),
  /** How old a confirmation may be when it arrives (10002), ms. */
  withdrawFreshMs: v.optional(count, 60_000),
  /** How long after one of a coin over a network another may follow (10006), ms. */
  withdrawPaceMs: v.optional(count, 10_000),
  /** So many of the next ones are turned down when they are looked at. */
  rejectWithdrawals: v.optional(count, 0),
  /** So many of the next ones ask for more. */
  questionWithdrawals: v.optional(count, 0),
  /** So many of the next ones fail on their network. */
  failWithdrawals: v.optional(count, 0),
  /** So many of the next ones are refused with this code. */
  refuseWithdrawals: v.optional(count, 0),
  withdrawRefusal: v.optional(count, 131_067),
  /** What all people together may withdraw in 24 hours, USDT; "" without a bound (131095). */
  withdrawPlatformCap: v.optional(v.union([v.literal(""), amount]), ""),
};

export type WithdrawSettings = SettingsOf<typeof withdrawSettings>;
