import * as v from "valibot";
import { defineCall } from "./define.ts";
import { count, id, numberedPage, openNumber } from "./fields.ts";

/** The tax center's sub-accounts (R7.6, F2a.10). Its files are statements. */

export const taxSubAccount = v.object({
  uid: id,
  username: v.string(),
  /** 0 no report due, 1 pending, 2 done. */
  taxStatus: openNumber([0, 1, 2], 0),
});
export type TaxSubAccount = v.InferOutput<typeof taxSubAccount>;

export const taxCalls = {
  "tax.subAccounts": defineCall({
    eventCode: 70_163,
    method: "GET",
    path: "user/private/search-subaccount-tax",
    /** The keyword is a part of the uid or the name. */
    request: v.object({ keyword: v.optional(v.string()), ...numberedPage }),
    response: v.object({ total: count, list: v.array(taxSubAccount) }),
  }),
};
