import type { WireRate } from "#shared/feed/frames.ts";
import { type Random, randomOf } from "./random.ts";

/** Rates of the `fiat` topic: units of `tg` for one `sr`. Most lead to USD; the others are for clients to leave out. */

const start: readonly (readonly [string, string, number, number])[] = [
  ["EUR", "USD", 1.0842, 6],
  ["GBP", "USD", 1.2716, 6],
  ["TRY", "USD", 0.029_14, 8],
  ["KZT", "USD", 0.001_923, 9],
  ["HKD", "USD", 0.128_42, 7],
  ["AED", "USD", 0.272_29, 7],
  ["JPY", "USD", 0.006_584, 9],
  ["CNY", "USD", 0.138_12, 7],
  ["INR", "USD", 0.011_84, 8],
  ["KRW", "USD", 0.000_716_2, 10],
  ["RUB", "USD", 0.010_36, 8],
  ["SAR", "USD", 0.266_62, 7],
  ["BRL", "USD", 0.1738, 7],
  ["IDR", "USD", 0.000_062_9, 10],
  ["THB", "USD", 0.028_93, 8],
  ["VND", "USD", 0.000_039_4, 10],
  ["USDT", "USD", 0.9999, 6],
  ["USDC", "USD", 0.9998, 6],
  ["EUR", "GBP", 0.8526, 6],
  ["USD", "EUR", 0.922_34, 6],
  ["BTC", "EUR", 86_902.1, 2],
];

/** Deviation of a day's fixed rate from where the currency began. */
const fixedSwing = 4e-3;

interface Line {
  readonly source: string;
  readonly target: string;
  readonly start: number;
  readonly decimals: number;
  rate: number;
}

export interface FiatBoard {
  /** Moves some rates a little and answers those that changed on the wire. */
  tick(): WireRate[];
  all(): WireRate[];
  /** Units of USD for one `currency`; undefined for one that is not quoted. */
  toUsd(currency: string): string | undefined;
  /** The same as it was fixed for a UTC day (its midnight, ms): another each day, never another for one. */
  referenceRate(currency: string, midnight: number): string | undefined;
}

export function createFiatBoard(seed: number): FiatBoard {
  const random: Random = randomOf(seed, "fiat");
  const lines = start.map(
    ([source, target, rate, decimals]): Line => ({ source, target, start: rate, decimals, rate }),
  );
  const wire = (line: Line): WireRate => ({
    sr: line.source,
    tg: line.target,
    rt: line.rate.toFixed(line.decimals),
  });

  function tick(): WireRate[] {
    return lines.filter(drift).map(wire);
  }

  /** Stays within some thousandths of the start. True when the printed rate changed. */
  function drift(line: Line): boolean {
    if (random.next() > 0.35) return false;
    const before = wire(line).rt;
    line.rate *= 1 + 3e-5 * random.gauss() + 2e-3 * (line.start / line.rate - 1);
    return wire(line).rt !== before;
  }

  return {
    tick,
    all: () => lines.map(wire),
    toUsd(currency) {
      if (currency === "USD") return "1";
      const line = lines.find((one) => one.source === currency && one.target === "USD");
      return line === undefined ? undefined : wire(line).rt;
    },
    referenceRate(currency, midnight) {
      if (currency === "USD") return "1";
      const line = lines.find((one) => one.source === currency && one.target === "USD");
      if (line === undefined) return undefined;
      const swing = Math.exp(fixedSwing * randomOf(seed, "fiat day", currency, midnight).gauss());
      return (line.start * swing).toFixed(line.decimals);
    },
  };
}
