import type { DisposalKind } from "../gains.ts";
import type { CostBasis } from "../lots.ts";

/** Texts of a tax report's files. */
export interface TaxTexts {
  readonly disposals: string;
  readonly byCoin: string;
  readonly holdings: string;
  readonly trades: string;
  readonly earn: string;
  readonly bonus: string;
  readonly airdrop: string;
  readonly inAndOut: string;
  readonly time: string;
  readonly coin: string;
  readonly amount: string;
  readonly what: string;
  readonly acquired: string;
  readonly basis: string;
  readonly proceeds: string;
  readonly cost: string;
  readonly gain: string;
  readonly reference: string;
  readonly total: string;
  readonly value: string;
  readonly sold: string;
  readonly soldCoin: string;
  readonly bought: string;
  readonly boughtCoin: string;
  readonly direction: string;
  readonly fee: string;
  readonly declaredCost: string;
  readonly transaction: string;
  readonly contracts: string;
  /** Why coins were given. */
  readonly disposedAs: Readonly<Record<DisposalKind, string>>;
  /** Where a lot's cost comes from. */
  readonly bases: Readonly<Record<CostBasis, string>>;
  /** Instead of a basis, where a price of the day is not known. */
  readonly noPrice: string;
  /** How many rows are in no sum for want of a price: "{count}" stands for it. */
  readonly unpriced: string;
  readonly in: string;
  readonly out: string;
  readonly facts: {
    readonly account: string;
    readonly mainAccount: string;
    readonly residence: string;
    readonly currency: string;
    readonly period: string;
    readonly timesIn: string;
    readonly made: string;
    readonly report: string;
    readonly part: string;
  };
  /** How lots are taken and money is rounded. */
  readonly method: string;
  /** Where rates come from. */
  readonly rates: string;
}
