import { isGraveRisk } from "#shared/domain/grave-risk.ts";
import type { CheckedTarget } from "../target/use-target.ts";

export const riskLevels = ["LOW", "MEDIUM", "HIGH", "SEVERE", "UNKNOWN"] as const;

/** What a check comes to, worst first. Pure. */
export const outcomes = [
  "blocked",
  "alike",
  "severe",
  "high",
  "medium",
  "unknown",
  "waiting",
  "low",
] as const;
export type Outcome = (typeof outcomes)[number];

export function outcomeOf({ blockCode, similar, riskLevel }: CheckedTarget): Outcome {
  if (blockCode !== 0 && blockCode !== 131_098) return "blocked";
  if (similar !== null) return "alike";
  if (riskLevel === "SEVERE") return "severe";
  if (riskLevel === "HIGH") return "high";
  if (riskLevel === "MEDIUM") return "medium";
  // No result is not a good one.
  if (riskLevel === "UNKNOWN") return "unknown";
  return blockCode === 131_098 ? "waiting" : "low";
}

/** What an earlier check came to, and its key. A block is told as that, unless the risk beside it is as grave. */
export function pastOf({
  level,
  blocked,
  alike,
}: {
  readonly level: CheckedTarget["riskLevel"];
  readonly blocked: boolean;
  readonly alike: boolean;
}): { readonly tone: "ok" | "warn" | "bad"; readonly key: string } {
  const isGrave = isGraveRisk(level);
  const tone = blocked || isGrave ? "bad" : level === "LOW" && !alike ? "ok" : "warn";
  if (blocked && !isGrave) return { tone, key: "addressBook.outcome.blocked" };
  return { tone, key: alike ? "addressBook.outcome.alike" : `addressBook.risk.${level}` };
}

export const toneOf: Readonly<Record<Outcome, "ok" | "warn" | "bad">> = {
  blocked: "bad",
  alike: "warn",
  severe: "bad",
  high: "bad",
  medium: "warn",
  unknown: "warn",
  waiting: "warn",
  low: "ok",
};
