import { paperTypes, type TravelIssue } from "#shared/domain/travel-rule.ts";
import { purposeStarts } from "#src/travel-rule/purpose-field.tsx";
import { all } from "../all-words.ts";

export const travelRuleKeys: Readonly<Record<string, readonly string[]>> = {
  "travelRule.issue.": all<TravelIssue>({
    missing: true,
    tooShort: true,
    tooLong: true,
    notADate: true,
    expired: true,
    unknown: true,
  }),
  "travelRule.from.": ["deposit", "withdraw"],
  "travelRule.fromLabel.": ["deposit", "withdraw"],
  "travelRule.paper.": paperTypes,
  "travelRule.purpose.": purposeStarts,
};
