import type { DepositRecord } from "../contract/deposit-records.ts";
import { depositFacts } from "./chain-facts.ts";
import { depositState, isDepositEnded } from "./deposit-state.ts";
import { depositStatuses } from "./deposit-status.ts";

/** Which of two records of a deposit is of before. Pure. */

const { confirming, processing, success, failed, rollback, deducted, kept, manual } = depositStatuses;
/** Where it was when the network took it back; what stays credited after all has a status of its own. */
const beforeRollback: readonly number[] = [confirming, processing, success, 10_011, 10_012];
/** How a rollback ends. */
const afterRollback: readonly number[] = [deducted, kept, manual];

/**
 * What is of before what is known, as an answer that was on its way meanwhile: neither ends nor a credit are taken back, but for
 * a rollback, and what it took off is not there again. What holds a deposit comes and goes: there is no order in it, and none in what is not known here.
 */
export function isOlderDeposit(record: DepositRecord, known: DepositRecord): boolean {
  if (record.status === rollback) return afterRollback.includes(known.status);
  if (known.status === rollback || known.status === deducted) return beforeRollback.includes(record.status);
  // Whether it keeps the time of its credit or not.
  if (afterRollback.includes(record.status)) return false;
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

/** Two answers about one deposit that cannot both be true: another sum, another way or sender, or credited and failed. */
export function isOtherDeposit(one: DepositRecord, other: DepositRecord): boolean {
  const ends = [endOf(one), endOf(other)];
  const isOtherEnd = ends.includes("came") && ends.includes("failed");
  return depositFacts(one) !== depositFacts(other) || isOtherEnd || isOtherSender(one, other);
}

/** What the network took back had come, and is none of them. */
function endOf({ recordType, status }: DepositRecord): "came" | "failed" | "" {
  if (recordType === 2) return status === 2 ? "came" : status === 3 ? "failed" : "";
  return status === success ? "came" : status === failed ? "failed" : "";
}

/** It is sent back there: one that was told stays. */
function isOtherSender(one: DepositRecord, other: DepositRecord): boolean {
  if (one.recordType !== 1 || other.recordType !== 1) return false;
  return one.fromAddress !== "" && other.fromAddress !== "" && one.fromAddress !== other.fromAddress;
}

/** Which of them is true nobody knows, nor what it is at; what comes from a user has no number for that, and is under way. */
export function unclearDeposit(record: DepositRecord): DepositRecord {
  if (record.recordType === 2) return { ...record, status: 1, complianceStatus: 0 };
  if (record.recordType === 3) return { ...record, status: 0 };
  return { ...record, status: 0, depositType: "0", travelRuleStatus: 0 };
}
