import * as v from "valibot";
import { fiatIssues } from "../domain/fiat-estimate.ts";
import { bit, coinCode, decimalOrEmpty, id } from "./fields.ts";

/** What the worker makes of a fiat payment for the page. */
export const fiatCalls = {
  /** Fee and what arrives, of an amount as it is typed; what is wrong with it, and which channel would take it. */
  "fiat.estimate": {
    request: v.object({
      /** 0 deposit, 1 withdraw. */
      side: bit,
      currency: coinCode,
      channelId: id,
      amount: v.pipe(v.string(), v.maxLength(200)),
    }),
    response: v.object({
      issue: v.picklist([...fiatIssues, ""]),
      fee: decimalOrEmpty,
      arrives: decimalOrEmpty,
      /** Of the channel, as it was judged by them; null of one that is gone. */
      terms: v.nullable(
        v.object({
          minAmount: decimalOrEmpty,
          maxAmount: decimalOrEmpty,
          fee: decimalOrEmpty,
          feeRate: decimalOrEmpty,
        }),
      ),
      /** What can be withdrawn; "" for a deposit, and where it is not known. */
      available: decimalOrEmpty,
      /** What of it can be entered, in the decimals of the currency; "" as `available`. */
      usable: decimalOrEmpty,
      /** A channel that takes the amount where this one does not; "" where none does. */
      instead: v.string(),
    }),
  },
} as const;
