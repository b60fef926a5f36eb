import type { Settled } from "#src/money/intent.ts";
import type { actOf } from "#src/money/intent-texts.ts";
import { all } from "../all-words.ts";

/** What money under way is called. */
const acts = all<ReturnType<typeof actOf>>({
  convert: true,
  exchange: true,
  order: true,
  cancel: true,
  transfer: true,
  answers: true,
  return: true,
  book: true,
  withdraw: true,
  stop: true,
  details: true,
  migration: true,
});

export const moneyKeys: Readonly<Record<string, readonly string[]>> = {
  "money.ended.": all<Settled>({
    completed: true,
    partly: true,
    failed: true,
    processing: true,
    placed: true,
    filled: true,
    cancelled: true,
    over: true,
    transferred: true,
    transferFailed: true,
    transferring: true,
    answered: true,
    returned: true,
    returning: true,
    saved: true,
    withdrawing: true,
    withdrawn: true,
    withdrawFailed: true,
    withdrawStopped: true,
    tooLate: true,
    migrating: true,
  }),
  "money.endedText.": [
    "failed",
    "processing",
    "transferFailed",
    "transferring",
    "returning",
    "withdrawing",
    "withdrawFailed",
    "tooLate",
  ],
  "money.nothing.": acts,
  "money.nothingText.": acts,
  "money.rejected.": acts,
  "money.state.": ["unknown", "elsewhere", "gone", "loggedOut"],
  "money.stateText.": ["elsewhere", "gone", "loggedOut"],
  "money.still.": acts,
  "money.title.": acts,
  "money.unknownText.": acts,
};
