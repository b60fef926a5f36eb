import * as v from "valibot";
import { coinCode, count, id, msNumber } from "./fields.ts";

/** Transfers as a file. */

/** Its columns, in their order. */
export const transferColumns = [
  "time",
  "number",
  "state",
  "amount",
  "coin",
  "fromAccount",
  "fromMember",
  "toAccount",
  "toMember",
  "ended",
] as const;
export type TransferColumnId = (typeof transferColumns)[number];

const texts = v.record(v.string(), v.string());

export const transferFileCalls = {
  /** What of the transfers fits a filter, as CSV (RFC 4180). Reads every page of it. */
  "transfer.csv": {
    request: v.object({
      filter: v.object({
        transferId: v.optional(id),
        coin: v.optional(coinCode),
        status: v.optional(v.picklist(["SUCCESS", "FAILED", "PENDING"])),
        memberId: v.optional(id),
        startTime: v.optional(msNumber),
        endTime: v.optional(msNumber),
      }),
      /** The page's texts: heads by column; a state, account or member without one keeps its code. */
      texts: v.object({
        heads: v.record(v.picklist(transferColumns), v.string()),
        states: texts,
        accounts: texts,
        members: texts,
      }),
    }),
    response: v.object({
      text: v.string(),
      /** Records in the file, and how many there would be where the file's bound was reached. */
      count,
      total: count,
    }),
  },
} as const;
