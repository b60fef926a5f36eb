import type { Random } from "#sandbox/market/random.ts";
import type { WireCandle } from "#shared/feed/frames.ts";

export const symbols = Array.from({ length: 40 }, (_, index) => `C${index}USDT`);
export const candleSymbols = symbols.slice(0, 3);
export const currencies = ["EUR", "GBP", "TRY"];
const candleMs = 900_000;
const maxStoredCandles = 12;

/** What the server knows to be true: prices, rates and candles, each change at a time of its own. */
export class Book {
  readonly prices = new Map<string, { readonly c: string; readonly t: number }>();
  readonly rates = new Map<string, string>();
  readonly candles = new Map<string, WireCandle[]>();
  private version = 0;

  constructor(
    private readonly random: Random,
    now: number,
  ) {
    for (const symbol of symbols) this.prices.set(symbol, { c: this.figure(), t: now });
    for (const currency of currencies) this.rates.set(currency, this.figure());
    for (const symbol of candleSymbols) this.candles.set(symbol, [candle(candleMs, this.figure())]);
  }

  /** A figure that no other has: two that are equal are the same. */
  private figure(): string {
    this.version += 1;
    return `${this.version}.${Math.floor(this.random.next() * 90) + 10}`;
  }

  /** Moves some figures; answers the rows that changed, by channel. */
  move(now: number): Map<string, object[]> {
    const changed = new Map<string, object[]>();
    const quotes = pick(symbols, this.random, 0.2).map((s) => {
      const row = { c: this.figure(), t: now };
      this.prices.set(s, row);
      return { s, ...row };
    });
    changed.set("slowBroker", quotes);
    if (this.random.next() < 0.3) {
      changed.set(
        "fiat",
        pick(currencies, this.random, 0.5).map((sr) => {
          this.rates.set(sr, this.figure());
          return this.rate(sr);
        }),
      );
    }
    for (const symbol of pick(candleSymbols, this.random, 0.5)) {
      changed.set(`kline_15m/${symbol}`, this.moveCandle(symbol));
    }
    return changed;
  }

  private moveCandle(symbol: string): object[] {
    const list = this.candles.get(symbol) ?? [];
    const last = list.at(-1);
    const start = Number(last?.t ?? 0);
    if (last && this.random.next() < 0.9) {
      const next = { ...last, c: this.figure() };
      list[list.length - 1] = next;
      return [next];
    }
    list.push(candle(start + candleMs, this.figure()));
    if (list.length > maxStoredCandles) list.shift();
    return list.slice(-2);
  }

  private rate(sr: string): object {
    return { sr, tg: "USD", rt: this.rates.get(sr) };
  }

  /** All rows of a channel. */
  all(channel: string): object[] {
    if (channel === "slowBroker") return [...this.prices].map(([s, row]) => ({ s, ...row }));
    if (channel === "fiat") return currencies.map((sr) => this.rate(sr));
    return [...(this.candles.get(channel.split("/")[1] ?? "") ?? [])];
  }
}

function candle(t: number, c: string): WireCandle {
  return { t, o: "1", h: "9", l: "1", c, v: "5" };
}

function pick<T>(from: readonly T[], random: Random, chance: number): T[] {
  return from.filter(() => random.next() < chance);
}
