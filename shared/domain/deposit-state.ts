import type { DepositRecord } from "../contract/deposit-records.ts";
import { type DepositStep, depositNext } from "./deposit-next.ts";
import { depositStatuses } from "./deposit-status.ts";

/** What a deposit is at, whatever numbers its kind counts in (F4c.5, F4c.6, F6d.3, F6d.4). Pure. */
export const depositStates = [
  "confirming",
  "credited",
  "done",
  "processing",
  "overLimit",
  "documents",
  "questions",
  "reviewing",
  "refused",
  "blocked",
  "returned",
  "failed",
  "rollback",
  "deducted",
  "manual",
  "unknown",
] as const;
export type DepositState = (typeof depositStates)[number];

export function depositState(record: DepositRecord): DepositState {
  if (record.recordType === 2) {
    if (record.status !== 1) return record.status === 2 ? "done" : "failed";
    return record.complianceStatus === 1
      ? "questions"
      : record.complianceStatus === 2
        ? "reviewing"
        : "processing";
  }
  if (record.recordType === 3) return plainStates.get(record.status) ?? "unknown";
  const state = plainStates.get(record.status) ?? "unknown";
  if (record.depositType === "50" && state !== "done" && state !== "rollback") {
    if (record.status === failed) return "returned";
    if (state === "processing" || state === "confirming") return "blocked";
  }
  // Sent back for its answers.
  if (record.status === failed && record.travelRuleStatus === 3) return "returned";
  if (record.status === success) return isSafe(record) ? "done" : "credited";
  return state === "processing" || state === "confirming" ? (heldBy(record) ?? state) : state;
}

const plainStates: ReadonlyMap<number, DepositState> = new Map<number, DepositState>([
  [depositStatuses.confirming, "confirming"],
  [depositStatuses.processing, "processing"],
  [depositStatuses.success, "done"],
  [depositStatuses.failed, "failed"],
  [depositStatuses.rollback, "rollback"],
  [depositStatuses.deducted, "deducted"],
  [depositStatuses.kept, "done"],
  [depositStatuses.manual, "manual"],
  [10_011, "processing"],
  [10_012, "credited"],
]);

const { success, failed } = depositStatuses;

type ChainRecord = DepositRecord & { readonly recordType: 1 };

/** Only what waits for its owner or for the exchange, once its blocks are there: by the step that is told first. */
function heldBy(record: ChainRecord): DepositState | undefined {
  const [step = "none"] = depositNext(record);
  return record.status === 2 ? heldStates.get(step) : undefined;
}

const heldStates: ReadonlyMap<DepositStep, DepositState> = new Map<DepositStep, DepositState>([
  ["answer", "questions"],
  ["review", "reviewing"],
  ["refused", "refused"],
  ["documents", "documents"],
  ["limit", "overLimit"],
]);

/** A host that reports no second count credits and releases at once. What is no count, as "1e5", is none of enough blocks. */
function isSafe({ confirmations, safeConfirmations: safe, unlockedAt }: ChainRecord): boolean {
  if (Number(unlockedAt) > 0 || safe === "") return true;
  return isCount(safe) && countOf(confirmations) >= Number(safe);
}

/** Something of it is still to come by itself. */
export function isUnderWay(state: DepositState): boolean {
  return state === "confirming" || state === "credited" || state === "processing" || state === "rollback";
}

const ends: ReadonlySet<DepositState> = new Set(["done", "failed", "returned", "deducted"]);

/** Nothing is to come of it any more. */
export function isDepositEnded(state: DepositState): boolean {
  return ends.has(state);
}

const held: ReadonlySet<DepositState> = new Set([
  "overLimit",
  "documents",
  "questions",
  "reviewing",
  "refused",
  "blocked",
  "manual",
]);

/** It waits for people: of the exchange, or the owner. */
export function isHeld(state: DepositState): boolean {
  return held.has(state);
}

/** The amount is in the account, or was. */
export function isCredited(state: DepositState): boolean {
  return state === "credited" || state === "done";
}

/** When it was first seen, ms; 0 where nobody says. */
export function depositTime(record: DepositRecord): number {
  if (record.recordType === 2) return Number(record.createdTime) * 1000;
  if (record.recordType === 1 && record.createdTime !== "") return Number(record.createdTime);
  return Number(record.successAt);
}

/** What they are sorted by, ms: one on its way of which nobody says when it was seen has only just come, one that ended is old. */
export function depositRank(record: DepositRecord): number {
  return depositTime(record) || (isDepositEnded(depositState(record)) ? 0 : Number.MAX_SAFE_INTEGER);
}

export interface DepositProgress {
  /** Confirmations so far, and how many each milestone needs; 0 where nobody says. */
  readonly seen: number;
  readonly credit: number;
  readonly safe: number;
}

export function depositProgress({
  confirmations,
  requiredConfirmations,
  safeConfirmations,
}: ChainRecord): DepositProgress {
  const credit = countOf(requiredConfirmations);
  return { seen: countOf(confirmations), credit, safe: Math.max(credit, countOf(safeConfirmations)) };
}

/** A number of blocks, as far as it is told as one. */
export function isCount(text: string): boolean {
  return /^\d{1,9}$/.test(text);
}

function countOf(text: string): number {
  return isCount(text) ? Number(text) : 0;
}
