import { price } from "#shared/domain/quote.ts";
import type { WireRate } from "#shared/feed/frames.ts";

const dollar = "USD";

/** Rates to USD (R3.16): other targets are dropped, and USD itself is always worth 1. */
export class Rates {
  private rates = new Map<string, string>([[dollar, "1"]]);

  apply(full: boolean, rows: readonly WireRate[]): void {
    const next = new Map(full ? [] : this.rates);
    for (const { sr, tg, rt } of rows) {
      const rate = price(rt);
      if (tg !== dollar) continue;
      // Nothing is worth what a rate was that can no longer be read.
      if (rate === "") next.delete(sr);
      else next.set(sr, rate);
    }
    next.set(dollar, "1");
    this.rates = next;
  }

  /** USD for one unit of `currency`, "" when the feed has no such rate. */
  toUsd(currency: string): string {
    return this.rates.get(currency) ?? "";
  }
}
