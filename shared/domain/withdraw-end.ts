import type { WithdrawRecord, WithdrawStatus } from "../contract/withdraw-records.ts";
import { withdrawEnds } from "./withdraw-ends.ts";

/** What of a withdrawal has come, and what is still to come (F4c.8, F6c.7). Pure. */

/** Nothing is to come of it any more. */
export function isWithdrawEnded(status: WithdrawStatus): boolean {
  return withdrawEnds.has(status);
}

/** It came to nothing: as its record has it, or the answer that took it. */
export function isTurnedBack({ status }: { readonly status?: WithdrawStatus | undefined }): boolean {
  return status !== undefined && status !== "success" && isWithdrawEnded(status);
}

/** Something of it is still to come, by itself or by its owner. */
export function isWithdrawUnderWay(status: WithdrawStatus): boolean {
  return !withdrawEnds.has(status) && status !== "Unknown";
}

/** Its network has received it, and it did not come back: nobody called it back. */
export function isOut({ status, broadcastAt }: WithdrawRecord): boolean {
  return (
    status === "success" ||
    status === "BlockchainConfirmed" ||
    (!withdrawEnds.has(status) && broadcastAt !== "")
  );
}
