export type RiskLevel = "LOW" | "MEDIUM" | "HIGH" | "SEVERE" | "UNKNOWN";

/** Said wherever money may leave for it, or come from it, in the words of its check. */
export function isGraveRisk(level: RiskLevel): boolean {
  return level === "HIGH" || level === "SEVERE";
}
