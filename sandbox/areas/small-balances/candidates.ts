import type { SmallCoin } from "#shared/contract/small-balance.ts";
import { Decimal, floorTo } from "#shared/domain/decimal.ts";
import type { Person } from "../../accounts/person.ts";
import type { Db } from "../../ledger/database.ts";
import { balances, type Wallet } from "../../ledger/ledger.ts";
import type { Coin } from "../../market/coins.ts";
import type { Market } from "../../market/market.ts";
import { coinIneligibility, type Ineligibility, ineligibility } from "./ineligible.ts";
import { priceOf } from "./pricing.ts";
import type { SmallBalancesSettings } from "./settings.ts";
import { batchTerms } from "./terms.ts";

const valueDecimals = 8;

/** What small balances need of the exchange. */
export interface BatchMarket {
  readonly market: Market;
  readonly settings: SmallBalancesSettings;
}

/** A balance that is small. */
export interface Candidate {
  readonly coin: Coin;
  /** What is free, or what is held back where nothing is free; whole, with every decimal it has. */
  readonly amount: string;
  /** USDT. */
  readonly value: Decimal;
  readonly ineligibility: Ineligibility | null;
}

/** All small balances of a wallet: worth more than nothing and less than 10 USDT. Dearest first. */
export async function candidatesOf(
  { market, settings }: BatchMarket,
  db: Db,
  person: Person,
  wallet: Wallet,
  now: number,
): Promise<Candidate[]> {
  const held = new Map<string, { free: string; locked: string }>();
  for (const { kind, coin, amount } of await balances(db, String(person.id))) {
    if (kind !== wallet && kind !== `${wallet}_locked`) continue;
    const known = held.get(coin) ?? { free: "0", locked: "0" };
    held.set(coin, { ...known, [kind === wallet ? "free" : "locked"]: amount });
  }
  const found: Candidate[] = [];
  for (const [code, { free, locked }] of held) {
    const coin = market.coin(code);
    const price = market.price(code);
    if (coin === undefined || price === undefined) continue;
    const amount = free === "0" ? locked : free;
    const value = new Decimal(amount).times(price);
    if (value.lte(0) || value.gte(batchTerms.coinMaxValue)) continue;
    const stored = coinIneligibility(coin, person, settings, now);
    const wall = stored ?? (free === "0" ? ineligibility("locked") : dustIneligibility(market, coin, amount));
    found.push({ coin, amount, value, ineligibility: wall });
  }
  return found.toSorted((a, b) => b.value.comparedTo(a.value) || (a.coin.coin < b.coin.coin ? -1 : 1));
}

/** The fee leaves nothing of it, whatever it becomes. */
function dustIneligibility(market: BatchMarket["market"], coin: Coin, amount: string): Ineligibility | null {
  const pays = batchTerms.supportToCoins.some((target) => {
    const to = market.coin(target);
    return to !== undefined && to !== coin && priceOf(market, coin, to, amount) !== null;
  });
  return pays ? null : ineligibility("fee");
}

/** As the list tells it; what a price decides is empty. */
export function candidateRow({ coin, amount, value, ineligibility: wall }: Candidate): SmallCoin {
  return {
    fromCoin: coin.coin,
    supportConvert: wall === null ? 1 : 2,
    availableBalance: amount,
    baseValue: floorTo(value, valueDecimals),
    toCoin: "",
    toAmount: "",
    exchangeRate: "",
    feeInfo: null,
    taxFeeInfo: null,
    ...(wall !== null && { reason: wall.reason, reasonAt: wall.at === 0 ? "" : String(wall.at) }),
  };
}
