import * as v from "valibot";
import { overviewFault } from "../domain/balance-sanity.ts";
import { creditAccount } from "./accounts.ts";
import { addressSwitches } from "./address-shapes.ts";
import { same } from "./binding.ts";
import { defineCall } from "./define.ts";
import { decimal, decimalOrEmpty, msText, ownId, requestId } from "./fields.ts";

/** What a person owns, over all accounts (R7.17, F2c.1), and the outcome of a money call. */
export const assetsCalls = {
  "assets.overview": defineCall({
    eventCode: 70_110,
    method: "GET",
    path: "/v3/private/cht/asset-common/query-user-aggregate-info",
    request: v.object({ valuationCurrency: v.optional(v.string()), ...ownId }),
    response: v.object({
      totalEquity: decimal,
      list: v.array(
        v.object({
          accountType: v.string(),
          totalEquity: decimal,
          valuationCurrency: v.string(),
          snapshotTime: msText,
          coinDetail: v.array(v.object({ coin: v.string(), equity: decimal })),
        }),
      ),
      kycLevel: v.string(),
      /** Frozen until deposits are safe, USD. */
      limitAmountUsd: v.optional(decimalOrEmpty),
      /** Where deposits are credited. */
      depositAccountType: v.optional(creditAccount),
      switches: v.optional(addressSwitches),
    }),
    // People act on a balance.
    verified: true,
    sane: overviewFault,
  }),
  /**
   * What became of a money call whose answer was lost. Asking is final: an id the server has never seen is
   * closed by the question, so that a copy still on its way is refused (10014) and `absent` means "did not happen".
   * It is the last word on money, so it must verify and name the id it is about. The page asks `outcome.resolve`,
   * which also checks the answer that this one hands back.
   */
  "outcome.lookup": defineCall({
    eventCode: 70_112,
    method: "POST",
    path: "v3/private/cht/asset-common/request-outcome",
    request: v.object({ requestId }),
    response: v.object({
      requestId,
      /** Of the money call, below the API prefix; absent where no call with this id was seen. */
      path: v.optional(v.string()),
      state: v.picklist(["absent", "running", "done"]),
      /** The answer the call got, when done: its ret_code, ret_msg and result. */
      retCode: v.number(),
      retMsg: v.string(),
      result: v.unknown(),
    }),
    extension: true,
    verified: true,
    binds: same("requestId"),
    // What a money call that did happen makes out of date; its own answer, which would have said so, was lost.
    invalidates: ["convert.coins", "convert.history", "assets.overview", "assets.unifiedBalance"],
  }),
};
