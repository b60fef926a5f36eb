import { fiatIssues } from "#shared/domain/fiat-estimate.ts";
import { arrivals, type sideKey } from "#src/features/fiat/paths.ts";
import { all } from "../all-words.ts";

const fiatSides = all<ReturnType<typeof sideKey>>({ in: true, out: true });

export const fiatKeys: Readonly<Record<string, readonly string[]>> = {
  "fiat.amount.": fiatSides,
  "fiat.arrival.": arrivals,
  "fiat.arrives.": fiatSides,
  "fiat.coinsInstead.": fiatSides,
  "fiat.issue.": fiatIssues.filter((issue) => issue !== "empty"),
  "fiat.nothingPaid.": fiatSides,
  "fiat.ownOnly.": fiatSides,
  "fiat.ownTitle.": fiatSides,
  "nav.fiat.": fiatSides,
};
