import * as v from "valibot";
import { chainCode, coinCode, integer } from "./fields.ts";
import { riskLevel } from "./pre-kya.ts";

/** What the worker makes of a target while it is typed: form, checksum, network, memo, look-alikes, the server's check. */

/** Why a text is no target. `server`: it is well formed, and the exchange does not take it all the same. */
export const targetFaults = [
  "whiteSpace",
  "hiddenCharacters",
  "secret",
  "format",
  "checksum",
  "mixedCase",
  "testnet",
  "otherNetwork",
  "unsupported",
  "contract",
  "server",
] as const;

/** `other`: the address, or the code that it came by, names another one. */
export const memoFaults = [
  "notUsed",
  "format",
  "otherDigits",
  "range",
  "tooLong",
  "hiddenCharacters",
  "other",
] as const;

export const memoWarnings = ["notAscii", "exponent", "rounded"] as const;

export const targetWarnings = ["noChecksum", "converted", "likeBitcoin", "contract", "unprovenName"] as const;

/** An address of the person's own doing that this one could be taken for. */
const similar = v.object({
  /** Of its entry in the book; "" for one that money was sent to before. */
  id: v.string(),
  name: v.string(),
  address: v.string(),
  /** Of its entry, which is taken with it; "" of one that money was sent to before: that memo was of another payment. */
  tag: v.string(),
});
export type SimilarAddress = v.InferOutput<typeof similar>;

const checkedTarget = v.object({
  state: v.literal("checked"),
  /** Canonical: this is shown, reviewed and sent. */
  address: v.string(),
  /** The same of the memo that goes along, "" for none: what was typed, else what the address carried. */
  memo: v.string(),
  /** What the text carried, "" for none. */
  carriedMemo: v.string(),
  /** Why the memo cannot stand, "" where it can. */
  memoFault: v.picklist(["", ...memoFaults]),
  /** What speaks against a memo that can stand, "" for nothing. */
  memoWarning: v.picklist(["", ...memoWarnings]),
  warnings: v.array(v.picklist(targetWarnings)),
  /** Its entry in the book, "" for none. */
  entryId: v.string(),
  similar: v.nullable(similar),
  /** With every address that the person keeps, and the last that money was sent to. */
  isCompared: v.boolean(),
  /** It belongs to a user here: off-chain, nothing is taken. */
  isInternal: v.boolean(),
  tagRequired: v.boolean(),
  isContract: v.boolean(),
  riskLevel,
  /** 0, or why the exchange sends nothing there. */
  blockCode: integer,
});

const refusedTarget = v.object({
  state: v.literal("refused"),
  fault: v.picklist(targetFaults),
  /** With `hiddenCharacters`: what they are. */
  characters: v.array(v.object({ codePoint: v.string(), index: integer })),
  /** Open networks of the coin on which it is an address. */
  chains: v.array(v.string()),
  /** Of a token's own contract: which coin's. */
  contractOf: v.string(),
});
export type RefusedTarget = v.InferOutput<typeof refusedTarget>;

export const withdrawTargetCalls = {
  /** Asks the server only of what could be an address of the network; where none is chosen, says which it may be. */
  "withdraw.target": {
    request: v.object({
      coin: coinCode,
      chain: v.optional(chainCode),
      typed: v.pipe(v.string(), v.maxLength(2000)),
      memo: v.pipe(v.string(), v.maxLength(2000)),
    }),
    response: v.variant("state", [
      checkedTarget,
      refusedTarget,
      /** Those that rest now are among them: one of them alone is meant where no other is named. */
      v.object({ state: v.literal("choose"), chains: v.array(v.string()) }),
    ]),
  },
} as const;
