import type { CallOutput } from "#shared/contract/index.ts";

export type RiskLevel = CallOutput<"addressBook.check">["riskLevel"];

/** Said wherever money may leave for it, in the words of its check; it stops nobody. */
export function isGraveRisk(level: RiskLevel): boolean {
  return level === "HIGH" || level === "SEVERE";
}
