import type { DepositRecord } from "../contract/deposit-records.ts";
import { depositStatuses } from "./deposit-status.ts";

/** What there is to be done about a deposit, and by whom: for every state of F4c.5-F4c.7 and F4c.9 (F6d.3, F6d.4). Pure. */
export const depositSteps = [
  /** Nothing: it is there, and all is said. */
  "none",
  /** It goes on by itself. */
  "wait",
  /** The owner answers who sent it. */
  "answer",
  /** The answers are being looked at. */
  "review",
  /** The answers were refused: it goes back by itself. */
  "refused",
  /** Above the daily limit: the rest comes by itself. */
  "limit",
  /** Support wants papers about the coins. */
  "documents",
  /** Blocked: the owner has it sent back. */
  "sendBack",
  /** Blocked, and nobody says where it would go back to: support is to be asked. */
  "askReturn",
  "returned",
  /** Austria: what the coins had cost is to be declared. */
  "declareCost",
  "rollback",
  "deducted",
  "kept",
  /** People of the exchange settle it, and tell. */
  "manual",
  "failed",
  /** A state that only a later version knows. */
  "unknown",
] as const;
export type DepositStep = (typeof depositSteps)[number];

/** Steps that the owner takes; all others are waited for, or told. */
export const ownSteps: ReadonlySet<DepositStep> = new Set([
  "answer",
  "documents",
  "sendBack",
  "askReturn",
  "declareCost",
]);

/** What its owner has to do about it, where there is something. */
export function ownStepOf(record: DepositRecord): DepositStep | undefined {
  return depositNext(record).find((step) => ownSteps.has(step));
}

/** What holds the deposit, then what is asked about one that is credited. Never empty. */
export function depositNext(record: DepositRecord): readonly DepositStep[] {
  const held =
    record.recordType === 1
      ? chainStep(record)
      : record.recordType === 2
        ? internalStep(record)
        : fiatStep(record);
  const owesCost = record.recordType !== 3 && record.taxStatus === 1 && (held === "none" || held === "kept");
  if (!owesCost) return [held];
  return held === "none" ? ["declareCost"] : [held, "declareCost"];
}

type Of<K extends DepositRecord["recordType"]> = DepositRecord & { readonly recordType: K };

function chainStep({ status, depositType, travelRuleStatus, fromAddress }: Of<1>): DepositStep {
  const end = endOf(status);
  // A rollback outranks what held it: the coins may not be there any more.
  if (end !== undefined && end !== "failed") return end;
  if (isOver(status)) return "none";
  // What goes back for its answers was not blocked for the account, whatever type it ends with.
  if (end !== undefined && travelRuleStatus === 3) return "refused";
  // Of what nobody here knows the state of, its type tells neither what holds it nor that anything does.
  const type = status === 0 ? "0" : depositType;
  if (type === "50") {
    if (status === 4) return "returned";
    return fromAddress === "" ? "askReturn" : "sendBack";
  }
  if (end !== undefined) return end;
  const rule = ruleStep(travelRuleStatus);
  if (rule !== undefined) return rule;
  if (type === "20") return "documents";
  if (type === "10") return "limit";
  return status === 0 ? "unknown" : "wait";
}

/** F4c.9, and F4c.7 while it collects. */
function ruleStep(status: number): DepositStep | undefined {
  if (status === 0) return undefined;
  if (status === 1) return "answer";
  return status === 3 ? "refused" : "review";
}

function internalStep({ status, complianceStatus }: Of<2>): DepositStep {
  if (status === 3) return "failed";
  // Turkey asks also about what is credited already.
  if (complianceStatus === 1) return "answer";
  if (complianceStatus === 2) return "review";
  return status === 2 ? "none" : "wait";
}

function fiatStep({ status }: Of<3>): DepositStep {
  return endOf(status) ?? (isOver(status) ? "none" : status === 0 ? "unknown" : "wait");
}

const ends: ReadonlyMap<number, DepositStep> = new Map<number, DepositStep>([
  [depositStatuses.failed, "failed"],
  [depositStatuses.rollback, "rollback"],
  [depositStatuses.deducted, "deducted"],
  [depositStatuses.kept, "kept"],
  [depositStatuses.manual, "manual"],
]);

function endOf(status: number): DepositStep | undefined {
  return ends.get(status);
}

/** Credited, also by way of the pool. */
function isOver(status: number): boolean {
  return status === 3 || status === 10_012;
}
