import * as v from "valibot";
import { addressRecord, addressSwitches } from "./address-shapes.ts";
import { secondsNumber } from "./fields.ts";

/** What the worker makes of the address book for the page. */

const bookEntry = v.object({
  ...addressRecord.entries,
  /** False: the address fails its network's own check. It is not shown, and never as verified. */
  isSound: v.boolean(),
});
export type BookEntry = v.InferOutput<typeof bookEntry>;

export const addressViewCalls = {
  /** The whole book, each address checked once more. */
  "addressBook.book": {
    request: v.object({}),
    response: v.object({
      rows: v.array(bookEntry),
      switches: addressSwitches,
      /** s; 0 while withdrawals go on. */
      withdrawLockUntil: secondsNumber,
      superVerification: v.optional(v.boolean()),
      /** False: there are more entries than are read. */
      isWhole: v.boolean(),
    }),
  },
} as const;
