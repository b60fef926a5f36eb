import type { EstimateProblem } from "#shared/contract/convert-estimate.ts";

/** How a problem with the amount is worded and what mends it. Pure: keys and values, no sentences. */
export interface ProblemText {
  readonly key: string;
  /** The link that mends it, "" when nothing can be filled in. */
  readonly repairKey: string;
}

const words: Readonly<Record<EstimateProblem["code"], ProblemText>> = {
  "not-a-number": { key: "convert.problem.notANumber", repairKey: "" },
  "too-many-decimals": {
    key: "convert.problem.tooManyDecimals",
    repairKey: "convert.repair.shorten",
  },
  "below-min": { key: "convert.problem.belowMin", repairKey: "convert.repair.useLeast" },
  "above-max": { key: "convert.problem.aboveMax", repairKey: "convert.repair.useMost" },
  "above-day": { key: "convert.problem.aboveDay", repairKey: "convert.repair.useMost" },
  "over-balance": { key: "convert.problem.overBalance", repairKey: "convert.repair.useAll" },
  "same-coin": { key: "convert.problem.sameCoin", repairKey: "" },
  "coin-closed": { key: "convert.problem.coinClosed", repairKey: "" },
};

export function problemText(problem: EstimateProblem): ProblemText {
  const text = words[problem.code];
  return problem.repair === "" ? { ...text, repairKey: "" } : text;
}
