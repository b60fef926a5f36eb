import type { WithdrawRecord, WithdrawStatus } from "../contract/withdraw-records.ts";
import { withdrawFacts } from "./chain-facts.ts";
import { isWithdrawEnded } from "./withdraw-end.ts";

/** How far a withdrawal is on its way (F4c.8, F6c.7). Pure. */

/** How far one comes on its way: no answer may take it back. */
export function withdrawStage({ status, confirmations }: WithdrawRecord): number {
  const blocks = /^\d{1,9}$/.test(confirmations) ? Number(confirmations) : 0;
  if (isWithdrawEnded(status)) return Number.MAX_SAFE_INTEGER;
  return status === "BlockchainConfirmed" ? 10 + blocks : (stages[status] ?? 0);
}

/** What is asked of the owner comes and goes before it is on its way. */
const stages: Partial<Record<WithdrawStatus, number>> = {
  SecurityCheck: 1,
  MoreInformationRequired: 1,
  Pending: 2,
};

/** Whether it can be called back: as the exchange says, else until its network has received it (F2i.5). */
export function canCancel({ cancellable, status, txID, broadcastAt }: WithdrawRecord): boolean {
  // What has ended is not called back, whoever says so.
  if (isWithdrawEnded(status)) return false;
  return cancellable ?? (stages[status] !== undefined && txID === "" && broadcastAt === "");
}

/** Until it is on its way its states come and go: only their times tell which of them is later. */
const rank = (record: WithdrawRecord): number => Math.max(withdrawStage(record), stages.Pending ?? 0);

/** Which record of a withdrawal shows, the list's or the live one. A state that is not known here may be any but an end. */
export function furtherOn(listed: WithdrawRecord, live: WithdrawRecord): WithdrawRecord {
  if (isOtherWithdrawal(listed, live)) return unclearWithdrawal(listed);
  if (listed.status === "Unknown" && !isWithdrawEnded(live.status)) return listed;
  const isUnclear = live.status === "Unknown" && !isWithdrawEnded(listed.status);
  const further = isUnclear ? 0 : rank(live) - rank(listed);
  const ahead = further || Number(live.updateTime) - Number(listed.updateTime);
  return ahead > 0 || (ahead === 0 && !isUnclear) ? live : listed;
}

/** Two answers about one withdrawal that cannot both be true: another sum or another way, or two ends. */
export function isOtherWithdrawal(one: WithdrawRecord, other: WithdrawRecord): boolean {
  const isOtherEnd = isWithdrawEnded(one.status) && isWithdrawEnded(other.status);
  return withdrawFacts(one) !== withdrawFacts(other) || (isOtherEnd && one.status !== other.status);
}

/** Of one that went out and came back nobody knows where it is: whoever is told one end alone pays twice, or waits for nothing. */
export function unclearWithdrawal(record: WithdrawRecord): WithdrawRecord {
  return { ...record, status: "Unknown", cancellable: false };
}
