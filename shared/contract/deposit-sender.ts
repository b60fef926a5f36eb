import * as v from "valibot";
import { riskReasons, senderResults } from "../domain/sender-result.ts";
import { chainCode, coinCode, id, msNumber } from "./fields.ts";
import { riskLevel } from "./pre-kya.ts";

/** What the worker makes of the check of a sender's address. */

const checkedSender = v.object({
  state: v.literal("checked"),
  checkId: id,
  coin: v.string(),
  chain: v.string(),
  /** As it was checked: without what was typed around it. */
  fromAddress: v.string(),
  result: v.picklist(senderResults),
  riskLevel,
  reasons: v.array(v.picklist(riskReasons)),
  /** Until when the result holds. */
  expireTime: msNumber,
});
export type CheckedSender = v.InferOutput<typeof checkedSender>;

export const depositSenderCalls = {
  /** Is this an address of the network at all, and what does the exchange say of it. Asks only what could be an address. */
  "deposit.sender": {
    request: v.object({
      coin: coinCode,
      chain: chainCode,
      /** As it was typed, of any length: what cannot be an address is told to be none. */
      fromAddress: v.string(),
    }),
    response: v.variant("state", [checkedSender, v.object({ state: v.literal("invalid") })]),
  },
} as const;
