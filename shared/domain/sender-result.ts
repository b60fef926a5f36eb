import { isGraveRisk, type RiskLevel } from "./grave-risk.ts";

/** What follows from the check of a sender's address (F2c.5, F4c.11, F6d.1). Pure. */

export const senderResults = ["pass", "review", "reject", "pending", "expired"] as const;
export type SenderResult = (typeof senderResults)[number];

/** Reasons that have words of their own; any other one is OTHER. */
export const riskReasons = ["SANCTIONS", "MIXER", "SCAM", "DARKNET", "OTHER"] as const;
export type RiskReason = (typeof riskReasons)[number];

export interface KyaAnswer {
  readonly status: "PENDING" | "PASS" | "REVIEW" | "REJECT" | "EXPIRED";
  readonly riskLevel: RiskLevel;
  readonly expireTime: number;
}

/**
 * A pass opens the address, so it has to be one in every respect: one whose risk says otherwise is to be looked at, and
 * none outlives its time. A refusal stands whatever else is said.
 */
export function senderResult({ status, riskLevel, expireTime }: KyaAnswer, now: number): SenderResult {
  if (status === "EXPIRED" || expireTime <= now) return "expired";
  if (status === "REJECT") return "reject";
  if (status === "PENDING") return "pending";
  return status === "PASS" && !isGraveRisk(riskLevel) ? "pass" : "review";
}

/** Each once, in the order of how grave they are. */
export function riskReasonsOf(said: readonly string[]): readonly RiskReason[] {
  const known = new Set(said.map((one) => riskReasons.find((reason) => reason === one) ?? "OTHER"));
  return riskReasons.filter((reason) => known.has(reason));
}

export interface CheckedChain {
  readonly chain: string;
  readonly required: boolean;
  readonly coins: readonly string[];
}

/** Whether a coin's deposits over a chain need the check; a row without coins is about all. */
export function needsSenderCheck(rows: readonly CheckedChain[], coin: string, chain: string): boolean {
  return rows.some(
    (row) => row.required && row.chain === chain && (row.coins.length === 0 || row.coins.includes(coin)),
  );
}
