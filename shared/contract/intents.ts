import * as v from "valibot";
import { decimalOrEmpty, id, msNumber, requestId } from "./fields.ts";

/** Money under way, kept for its owner until its outcome is known and has been reported. */

/** A second equal one moves money once more. Any other act names what it is of: sent twice, it does nothing more. */
export const payingKinds = [
  "instant",
  "specialCoins",
  "block",
  "smallBalances",
  "limitOrder",
  "transfer",
  "withdraw",
  "migrationConvert",
] as const;

const intentKinds = [
  ...payingKinds,
  "cancelOrder",
  "depositAnswers",
  "depositReturn",
  "addressBook",
  "withdrawCancel",
  "withdrawAnswer",
  "migrationStart",
  "migrationCards",
] as const;

const sum = v.object({ coin: v.string(), amount: decimalOrEmpty });

export const storedIntent = v.object({
  requestId,
  /** The money call and what it was sent with: enough to look its outcome up. */
  call: v.string(),
  input: v.record(v.string(), v.unknown()),
  kind: v.picklist(intentKinds),
  /** Equal for what a person would take for the same act: the call, coins, amounts and account. */
  key: v.string(),
  /** As the person saw them. Null where there is no such sum. */
  pays: v.nullable(sum),
  receives: v.nullable(sum),
  /** Coins of a batch; 0 for anything else. */
  coins: v.number(),
  /** Wallet, as the call names it; "" where it has none. */
  account: v.string(),
  /** Where its record is listed, below the application root. */
  history: v.string(),
  /** Server time, ms. */
  sentAt: msNumber,
});
export type StoredIntent = v.InferOutput<typeof storedIntent>;

/** The user's id; "" while it is not known, then the token stands for it. */
const owner = v.pipe(v.string(), v.maxLength(32));

export const intentCalls = {
  /**
   * Written before the money call leaves. `mayRepeat`: it pays, and an equal one was sent under another token, and nobody has said whether
   * that was this person's.
   */
  "intents.keep": {
    request: v.object({ owner, intent: storedIntent }),
    response: v.object({ mayRepeat: v.boolean() }),
  },
  /** What was begun and never reported, oldest first. Not whole: there may be more, in a store that cannot be read now. */
  "intents.list": {
    request: v.object({ owner }),
    response: v.object({ intents: v.array(storedIntent), whole: v.boolean() }),
  },
  /** The outcome is known and was reported. */
  "intents.drop": {
    request: v.object({ owner, requestIds: v.array(id) }),
    response: v.object({}),
  },
} as const;
