import type { FiatRateRow } from "#shared/contract/market.ts";
import { price } from "#shared/domain/quote.ts";
import type { WireRate } from "#shared/feed/frames.ts";

const DOLLAR: FiatRateRow = { key: "USD", rate: "1" };

/** Rates to USD (R3.16): other targets are dropped, and USD itself is always worth 1. */
export class Rates {
  private rates = new Map<string, FiatRateRow>([[DOLLAR.key, DOLLAR]]);
  private list: readonly FiatRateRow[] = [DOLLAR];

  apply(full: boolean, rows: readonly WireRate[]): void {
    const next = full ? new Map([[DOLLAR.key, DOLLAR]]) : new Map(this.rates);
    for (const { sr, tg, rt } of rows) {
      const rate = price(rt);
      if (tg === "USD" && rate !== "") next.set(sr, this.row(sr, rate));
    }
    next.set(DOLLAR.key, DOLLAR);
    this.rates = next;
    this.list = [...next.values()];
  }

  /** The same array, and in it the same objects, for as long as nothing changed in them. */
  all(): readonly FiatRateRow[] {
    return this.list;
  }

  /** USD for one unit of `currency`, "" when the feed has no such rate. */
  toUsd(currency: string): string {
    return this.rates.get(currency)?.rate ?? "";
  }

  private row(key: string, rate: string): FiatRateRow {
    const known = this.rates.get(key);
    return known?.rate === rate ? known : { key, rate };
  }
}
