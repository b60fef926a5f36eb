import type { EstimateIssue } from "#shared/contract/convert-estimate.ts";

/** How an issue with the amount is worded and what fixes it. Pure: keys and values, no sentences. */
export interface IssueText {
  readonly key: string;
  /** The link that fixes it, "" when nothing can be filled in. */
  readonly repairKey: string;
}

const texts: Readonly<Record<EstimateIssue["code"], IssueText>> = {
  "not-a-number": { key: "convert.issue.notANumber", repairKey: "" },
  "too-many-decimals": {
    key: "convert.issue.tooManyDecimals",
    repairKey: "convert.repair.shorten",
  },
  "below-min": { key: "convert.issue.belowMin", repairKey: "convert.repair.useMin" },
  "above-max": { key: "convert.issue.aboveMax", repairKey: "convert.repair.useMax" },
  "above-day": { key: "convert.issue.aboveDay", repairKey: "convert.repair.useMax" },
  "over-balance": { key: "convert.issue.overBalance", repairKey: "convert.repair.useAll" },
  "same-coin": { key: "convert.issue.sameCoin", repairKey: "" },
  "coin-closed": { key: "convert.issue.coinClosed", repairKey: "" },
};

export function issueText(issue: EstimateIssue): IssueText {
  const text = texts[issue.code];
  return issue.repair === "" ? { ...text, repairKey: "" } : text;
}
