import * as v from "valibot";
import { atLeastOne, count, type SettingsOf } from "./setting-kinds.ts";

/** What tests may turn of the exchange itself while it runs; an area brings its own. */
export const coreSettings = {
  /** From confirmation to settlement. */
  settleDelayMs: v.optional(count, 300),
  /** Nothing is settled while this is on; what fell due meanwhile is once it is off. */
  holdSettlements: v.optional(v.boolean(), false),
  /** Calls of all that may be under way at a time; one more is refused with 790000. */
  maxCalls: v.optional(atLeastOne, 400),
  /** The same of money calls and of the calls that make a price: each of them keeps the books busy. */
  maxMoneyCalls: v.optional(count, 40),
  /** Sockets of the feed that one address may have open; one more is refused with 429. */
  maxSocketsPerAddress: v.optional(count, 256),
  /** Channels that one socket may listen to: the app needs two and one a chart on the public one, up to four on the private one. */
  maxChannels: v.optional(count, 40),
  /** Messages that a socket may send at once; a tenth of them comes back each second. One more, and it is hung up on. */
  maxMessages: v.optional(count, 200),
  /** Logins of one address in a minute; one more is refused with 429. */
  maxLogins: v.optional(count, 60),
  /** Reports to the collectors from one address in a minute; one more is refused with 429. */
  maxReports: v.optional(count, 600),
  /** What the log collector answers; the client expects `ok`. */
  logReply: v.optional(v.string(), "ok"),
};
export type CoreSettings = SettingsOf<typeof coreSettings>;
