import type { StoredIntent } from "../contract/intents.ts";
import type { TransferRecord } from "../contract/transfer.ts";
import { compareDecimalText } from "./decimal-text.ts";

type Moved = Pick<
  TransferRecord,
  "coin" | "amount" | "fromMemberId" | "toMemberId" | "fromAccountType" | "toAccountType"
>;

/** A record of another coin or amount, or between other ends, says nothing of what was sent, whatever its number. */
export function isOfTransfer(record: Moved, sent: StoredIntent["input"]): boolean {
  const { coin, amount, toUid, fromMemberId, toMemberId = toUid, fromAccountType, toAccountType } = sent;
  return (
    record.coin === coin &&
    compareDecimalText(record.amount, String(amount)) === 0 &&
    isSame(record.fromAccountType, fromAccountType) &&
    isSame(record.toAccountType, toAccountType) &&
    isSame(record.fromMemberId, fromMemberId) &&
    // Without another member it stays within one.
    isSame(record.toMemberId, toMemberId ?? record.fromMemberId)
  );
}

/** Of an end that either of both leaves out nothing is known. */
function isSame(reported: string, wanted: unknown): boolean {
  // The members alone go out as numbers.
  const named = typeof wanted === "number" ? String(wanted) : wanted;
  return reported === "" || named === undefined || named === "" || reported === named;
}
