import * as v from "valibot";
import { creditAccount } from "./accounts.ts";
import type { TopicDefinition } from "./define.ts";
import type { DepositRecord } from "./deposit-records.ts";
import { bit, chainCode, coinCode, count, id, integer, msNumber } from "./fields.ts";

/** What the worker makes of deposits for the page: an address that was checked, a file, live progress. */

/** Narrower than 30 days; the last 30 days without dates. The id wins over the others. */
const depositFilter = v.object({
  recordType: v.optional(v.picklist([1, 2, 3])),
  coin: v.optional(coinCode),
  status: v.optional(integer),
  txID: v.optional(v.string()),
  id: v.optional(id),
  startTime: v.optional(msNumber),
  endTime: v.optional(msNumber),
});
export type DepositFilter = v.InferOutput<typeof depositFilter>;

/** Columns of deposits as a file, in their order. */
export const depositColumns = [
  "time",
  "id",
  "kind",
  "state",
  "coin",
  "network",
  "amount",
  "fee",
  "confirmations",
  "credited",
  "withdrawable",
  "txId",
  "address",
  "memo",
  "from",
] as const;
export type DepositColumnId = (typeof depositColumns)[number];

/** Where a deposit goes, once it proved to be what was requested. */
const checkedAddress = v.object({
  state: v.literal("ok"),
  id: v.string(),
  coin: v.string(),
  chain: v.string(),
  chainType: v.string(),
  address: v.string(),
  /** "" where the network has none. */
  memo: v.string(),
  /** What the network calls it. */
  memoName: v.string(),
  /** What the QR code says: the network's payment URI, else the address. */
  uri: v.string(),
  /** Last six characters, "" for a native coin. */
  contractEnd: v.string(),
  /** What is below it is not credited; absent where the signed answer does not report. */
  minimum: v.optional(v.string()),
  /** The most that is credited in a day; absent where there is no limit. */
  dayLimit: v.optional(v.string()),
  /** Where it is credited; absent where the host does not report. */
  account: v.optional(creditAccount),
});
export type CheckedAddress = v.InferOutput<typeof checkedAddress>;

/** One of a person's own addresses. What does not check out has neither address nor memo: it cannot be used. */
const listedAddress = v.object({
  id: v.string(),
  coin: v.string(),
  chain: v.string(),
  chainType: v.string(),
  isSound: v.boolean(),
  address: v.string(),
  memo: v.string(),
  /** What is sent there needs a memo, as far as its network is known: without one that stands here it may be lost. */
  takesMemo: v.boolean(),
  contractEnd: v.string(),
  remark: v.string(),
  isDefault: v.boolean(),
  isHidden: v.boolean(),
});
export type ListedAddress = v.InferOutput<typeof listedAddress>;

export const depositViewCalls = {
  /** The address of a coin on a network: verified, of this question, its checksum and memo sound; or why it is not shown. */
  "deposit.address": {
    request: v.object({ coin: coinCode, chain: chainCode, accountType: v.optional(creditAccount) }),
    response: v.variant("state", [
      checkedAddress,
      v.object({
        state: v.literal("invalid"),
        why: v.picklist(["none", "network", "address", "memo", "changed"]),
      }),
    ]),
  },
  /** Every address of a person, verified; each checked before it crosses. */
  "deposit.addressList": {
    request: v.object({}),
    response: v.object({ rows: v.array(listedAddress) }),
  },
  /**
   * Renames an address, makes it the default of its coin, hides it. Saved is only what the verified list says afterwards,
   * whatever the answer was or was not; a refusal is an error.
   */
  "deposit.saveAddress": {
    request: v.object({
      id,
      remark: v.optional(v.string()),
      isDefault: v.optional(v.boolean()),
      status: v.optional(bit),
    }),
    response: v.object({ outcome: v.picklist(["saved", "unknown"]) }),
  },
  /** What fits a filter as CSV (RFC 4180). Reads every page of it. */
  "deposit.csv": {
    request: v.object({
      filter: depositFilter,
      texts: v.object({
        heads: v.record(v.picklist(depositColumns), v.string()),
        /** By record type, and by state of shared/domain/deposit-state.ts. */
        kinds: v.record(v.string(), v.string()),
        states: v.record(v.string(), v.string()),
      }),
    }),
    response: v.object({ text: v.string(), count, total: count }),
  },
} as const;

export type RecentDepositRow = DepositRecord & { readonly key: string };

export interface DepositTopics {
  /** A person's newest deposits, live: those under way with every block. One picture for the whole page. */
  readonly "deposit.recent": TopicDefinition<Record<string, never>, RecentDepositRow>;
}
