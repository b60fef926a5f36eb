import type { Clock } from "#shared/clock.ts";
import type { WireRate } from "#shared/feed/frames.ts";
import { every } from "../clock.ts";
import { dayMs } from "./candle.ts";
import { type Coin, loadCoins, quoteCoin } from "./coins.ts";
import { createFiatBoard, type FiatBoard } from "./fiat.ts";
import { Pair, type QuoteRecord } from "./pair.ts";
import { randomOf } from "./random.ts";

export interface MarketOptions {
  readonly seed: number;
  readonly clock: Clock;
  /** How many pairs there are, default 512. */
  readonly pairs?: number | undefined;
  /** Default 200 ms. */
  readonly tickMs: number;
  /** Chance of a pair to trade in a tick, 0 to 1; well-known coins trade up to twice as often. */
  readonly activity: number;
}

export interface Tick {
  readonly at: number;
  readonly quotes: readonly QuoteRecord[];
  readonly rates: readonly WireRate[];
}

/** Pairs that move on a seeded random walk. Listeners receive each tick what changed. */
export interface Market {
  readonly coins: readonly Coin[];
  readonly fiat: FiatBoard;
  coin(code: string): Coin | undefined;
  pair(symbol: string): Pair | undefined;
  quotes(): QuoteRecord[];
  /** Last price in USDT as decimal text: "1" for USDT, undefined for an unknown coin. */
  price(coin: string): string | undefined;
  /** The same of a moment gone by; undefined for a coin that had no market then. */
  priceAt(coin: string, at: number): string | undefined;
  setPrice(symbol: string, price: string): boolean;
  /** Prices that were set by hand go back to where they began. */
  restorePrices(): void;
  freeze(frozen: boolean): void;
  listen(listener: (tick: Tick) => void): void;
  stop(): void;
}

/** Coins at the head of the list that trade more often. */
const busyCoins = 40;
/** Currencies move slower: every so many ticks. */
const ticksAFiatTick = 5;

export function createMarket(options: MarketOptions): Market {
  const { clock, seed, tickMs, activity } = options;
  const coins = loadCoins(options.pairs);
  const byCode = new Map(coins.map((coin) => [coin.coin, coin]));
  const bootAt = clock.now();
  const pairs = coins.flatMap((coin) =>
    coin.start === undefined ? [] : [new Pair(coin, coin.start, seed, bootAt)],
  );
  const bySymbol = new Map(pairs.map((pair) => [pair.symbol, pair]));
  const fiat = createFiatBoard(seed);
  const random = randomOf(seed, "who trades");
  const listeners: ((tick: Tick) => void)[] = [];
  const touched = new Set<Pair>();
  const setByHand = new Set<Pair>();
  let frozen = false;
  let ticks = 0;

  const stop = every(clock, tickMs, () => {
    ticks += 1;
    const at = clock.now();
    if (!frozen) trade(at);
    // Where nothing trades, currencies stand as well.
    const moves = !frozen && activity > 0 && ticks % ticksAFiatTick === 0;
    const rates = moves ? fiat.tick() : [];
    const quotes = listeners.length === 0 ? [] : [...touched].map((pair) => pair.record());
    touched.clear();
    for (const listener of listeners) listener({ at, quotes, rates });
  });

  function trade(at: number): void {
    pairs.forEach((pair, rank) => {
      const chance = Math.min(1, rank < busyCoins ? activity * 2 : activity);
      if (random.next() >= chance) return;
      pair.move(at, (dayMs / tickMs) * chance);
      touched.add(pair);
    });
  }

  function setPrice(pair: Pair, price: string): boolean {
    if (!pair.setPrice(price, clock.now())) return false;
    touched.add(pair);
    return true;
  }

  return {
    coins,
    fiat,
    coin: (code) => byCode.get(code),
    pair: (symbol) => bySymbol.get(symbol),
    quotes: () => pairs.map((pair) => pair.record()),
    price: (coin) => (coin === quoteCoin ? "1" : bySymbol.get(`${coin}${quoteCoin}`)?.last),
    priceAt: (coin, at) =>
      coin === quoteCoin ? "1" : bySymbol.get(`${coin}${quoteCoin}`)?.priceAt(at, clock.now()),
    setPrice(symbol, price) {
      const pair = bySymbol.get(symbol);
      if (pair === undefined || !setPrice(pair, price)) return false;
      setByHand.add(pair);
      return true;
    },
    restorePrices() {
      for (const pair of setByHand) setPrice(pair, pair.start);
      setByHand.clear();
    },
    freeze(value) {
      frozen = value;
    },
    listen: (listener) => {
      listeners.push(listener);
    },
    stop,
  };
}
