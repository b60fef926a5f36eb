import type { BatchEstimateRow } from "#shared/contract/batch-estimate.ts";
import type { ConvertCoin } from "#shared/contract/convert.ts";
import type { SmallCoin, SmallReason } from "#shared/contract/small-balance.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import type { BatchForm } from "./batch-form.ts";

/** The list of small balances as it is shown. Pure. */

export interface Candidate {
  readonly coin: string;
  readonly name: string;
  readonly icon: string | undefined;
  /** Decimals of the coin. */
  readonly places: number;
  readonly amount: string;
  /** In the person's currency, "" without a price. */
  readonly value: string;
  /** "" when it is eligible. */
  readonly reason: SmallReason | "";
  readonly reasonAt: number;
  readonly checked: boolean;
  /** Eligible, but the batch is full. */
  readonly noRoom: boolean;
}

export interface Candidates {
  /** What the search leaves of the eligible ones, dearest first, and of the others. */
  readonly eligible: readonly Candidate[];
  readonly ineligible: readonly Candidate[];
  /** Chosen coins that count, in the list's order, whatever the search shows. */
  readonly taken: readonly string[];
  /** How many there are without the search. */
  readonly count: number;
  /** Some of them are eligible, whatever the search shows. */
  readonly anyAble: boolean;
}

/** @param estimates the worker's rows by coin; before they are there the server's list speaks */
export function listCandidates(
  list: readonly SmallCoin[],
  estimates: ReadonlyMap<string, BatchEstimateRow>,
  coinOf: (coin: string) => ConvertCoin | undefined,
  form: BatchForm,
  maxCoins: number,
): Candidates {
  const wanted = new Set(form.chosen);
  const assessed = list.map((small) => assess(small, estimates.get(small.fromCoin), form.toCoin));
  const taken = assessed
    .filter(({ coin, reason }) => reason === "" && wanted.has(coin))
    .map(({ coin }) => coin);
  const full = maxCoins > 0 && taken.length >= maxCoins;
  const chosen = new Set(taken);
  const rows = assessed.map((one): Candidate => {
    const info = coinOf(one.coin);
    const checked = chosen.has(one.coin);
    return {
      ...one,
      name: info?.fullName ?? "",
      icon: info?.icon,
      places: info?.accuracyLength ?? anyAccuracy,
      checked,
      noRoom: full && !checked && one.reason === "",
    };
  });
  const found = rows.filter((row) => fits(row, form.search));
  return {
    eligible: found.filter(({ reason }) => reason === ""),
    ineligible: found.filter(({ reason }) => reason !== ""),
    taken,
    count: rows.length,
    anyAble: rows.some(({ reason }) => reason === ""),
  };
}

type Assessed = Pick<Candidate, "coin" | "amount" | "value" | "reason" | "reasonAt">;

function assess(small: SmallCoin, estimate: BatchEstimateRow | undefined, toCoin: string): Assessed {
  const { fromCoin: coin, availableBalance: amount } = small;
  const reported = small.supportConvert === 2 ? (small.reason ?? "paused") : "";
  const reportedAt = Number(small.reasonAt ?? 0);
  if (estimate?.kind === "coin") {
    const { value, reason, reasonAt } = estimate;
    // A list that is newer than the estimate may bar a coin already: asking for it would only be refused.
    return reason === ""
      ? { coin, amount, value, reason: reported, reasonAt: reportedAt }
      : { coin, amount, value, reason, reasonAt };
  }
  const reason = reported === "" && coin === toCoin ? "target" : reported;
  return { coin, amount, value: "", reason, reasonAt: reportedAt };
}

function fits({ coin, name }: Candidate, search: string): boolean {
  const query = search.trim().toLowerCase();
  return query === "" || coin.toLowerCase().includes(query) || name.toLowerCase().includes(query);
}
