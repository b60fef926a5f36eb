import type { DepositRecord } from "../contract/deposit-records.ts";
import { depositState, isDepositEnded } from "./deposit-state.ts";
import { depositStatuses } from "./deposit-status.ts";

/** Which of two records of a deposit is of before. Pure. */

const { rollback, deducted, kept, manual } = depositStatuses;
/** How a rollback ends. */
const afterRollback: readonly number[] = [deducted, kept, manual];

/**
 * What is of before what is known, as an answer that was on its way meanwhile: neither ends nor a credit are taken back, but for
 * a rollback. What holds a deposit comes and goes: there is no order in it, and none in what is not known here.
 */
export function isOlderDeposit(record: DepositRecord, known: DepositRecord): boolean {
  if (record.status === rollback) return afterRollback.includes(known.status);
  return (isDepositEnded(depositState(known)) && comesBeforeEnd(record)) || wasCredited(record, known);
}

function comesBeforeEnd(record: DepositRecord): boolean {
  const state = depositState(record);
  return !isDepositEnded(state) && state !== "manual" && state !== "unknown";
}

function wasCredited(record: DepositRecord, known: DepositRecord): boolean {
  if (record.recordType === 2 || known.recordType === 2) return false;
  return known.successAt !== "" && record.successAt === "";
}
