import type {
  AccountValueRow,
  CoinPart,
  CoinValueRow,
  HeldAccount,
  HeldCoin,
  TotalValueRow,
  ValuationParams,
} from "../contract/valuation.ts";
import { Decimal, decimal, floorTo } from "./decimal.ts";
import { isZeroText } from "./decimal-text.ts";
import { percentOf } from "./percent.ts";
import { decimalsOf } from "./plain-amount.ts";
import { sharesOf } from "./shares.ts";
import { widestGap } from "./widest-gap.ts";

/** A coin's market as the feed last had it. */
export interface CoinMarket {
  /** USDT for one coin, "" when the feed has none. */
  readonly price: string;
  /** Of 24 hours, a ratio; "" when the feed has none. */
  readonly change: string;
  /** Server time of the price, ms; 0 for one that does not age. */
  readonly quotedAt: number;
}

export interface ValuationBasis {
  readonly marketOf: (coin: string) => CoinMarket;
  readonly usdPerUsdt: string;
  /** USD for one unit of a currency, "" without a rate. */
  readonly usdPer: (currency: string) => string;
  readonly currencies: readonly string[];
  /** Server time of the newest frame, ms. */
  readonly newestMs: number;
}

export interface Valuation {
  readonly total: TotalValueRow;
  readonly accounts: readonly AccountValueRow[];
  readonly coins: readonly CoinValueRow[];
}

/** Decimals of a value as it crosses the boundary; the page shows two. */
const valueDecimals = 8;
/** A price is stale after this (D5.3). */
const staleAfterMs = 10_000;

/** One coin of one account with its value in USD; null when nothing says what it is worth. */
interface Priced {
  readonly held: HeldCoin;
  readonly account: HeldAccount;
  readonly usd: Decimal | null;
  /** Of 24 hours in USD; null when the market does not say. */
  readonly change: Decimal | null;
}

/** All that a person has at the prices of now, in the wanted currency or, without its rate, in USD (F8.11). */
export function valuation({ currency, accounts }: ValuationParams, basis: ValuationBasis): Valuation {
  const rate = decimal(basis.usdPer(currency));
  const known = rate.isGreaterThan(0);
  const perUsd = known ? new Decimal(1).dividedBy(rate) : new Decimal(1);
  const valueText = (usd: Decimal): string => floorTo(usd.times(perUsd), valueDecimals);

  const priced = accounts.map((account) => ({
    account,
    coins: account.coins
      .filter(({ equity }) => !decimal(equity).isZero())
      .map((held) => price(held, account, basis)),
  }));
  const isTorn = priced.some(({ account, coins }) => isApart(account, coins));
  const values = priced.map(({ account, coins }) => accountUsd(account, coins));
  const totalUsd = values.reduce((all, value) => all.plus(value), new Decimal(0));
  const change = isTorn ? null : changeOf(priced);
  const shares = sharesOf(values);
  return {
    total: {
      key: "total",
      kind: "total",
      currency: known ? currency : "USD",
      currencies: basis.currencies,
      value: valueText(totalUsd),
      change: change === null ? "" : valueText(change),
      changePercent: change === null ? "" : ratioOf(change, totalUsd),
      isTorn,
    },
    accounts: accounts.map(({ accountType }, at) => ({
      key: `account ${accountType}`,
      kind: "account",
      accountType,
      value: valueText(values[at] ?? new Decimal(0)),
      share: shares[at] ?? "0",
    })),
    coins: coinRows(
      priced.flatMap(({ coins }) => coins),
      { basis, perUsd, valueText },
    ),
  };
}

function price(held: HeldCoin, account: HeldAccount, basis: ValuationBasis): Priced {
  const equity = decimal(held.equity);
  const market = basis.marketOf(held.coin);
  if (market.price !== "") {
    const usd = equity.times(decimal(market.price)).times(decimal(basis.usdPerUsdt));
    return { held, account, usd, change: market.change === "" ? null : gained(usd, market.change) };
  }
  const available = decimal(held.available);
  // A value that was rounded to nothing is the price of nothing, and one of a single digit that of itself alone.
  const isPrice = equity.eq(available) || !oneDigit.test(held.availableValue);
  const isKnown = !isZeroText(held.availableValue) && !available.isZero() && isPrice;
  if (!isKnown) return { held, account, usd: null, change: null };
  const listed = equity.times(decimal(held.availableValue)).dividedBy(available);
  return { held, account, usd: listed.times(decimal(basis.usdPerUsdt)), change: null };
}

/** Of less than one, as dust is worth: rounding may have taken half of it. */
const oneDigit = /^0\.0*[1-9]$/;

/** What a value gained while its price changed by `ratio`. */
function gained(usd: Decimal, ratio: string): Decimal | null {
  const before = decimal(ratio).plus(1);
  return before.isGreaterThan(0) ? usd.minus(usd.dividedBy(before)) : null;
}

const hasPrices = (coins: readonly Priced[]): boolean =>
  coins.length > 0 && coins.every(({ usd }) => usd !== null);

/** The sum of its coins, or what the server says where one of them has no price, or they contradict it. */
function accountUsd(account: HeldAccount, coins: readonly Priced[]): Decimal {
  return hasPrices(coins) && !isApart(account, coins)
    ? sum(coins.map(({ usd }) => usd))
    : decimal(account.totalEquity);
}

/** USD: of sums as small as that, what was rounded may be all of it. */
const dust = 1;

/** Its coins are further from the account's own total than a price that moved since would bring them: some are left out, or are not there. */
function isApart({ totalEquity }: HeldAccount, coins: readonly Priced[]): boolean {
  if (totalEquity === "" || !hasPrices(coins)) return false;
  const apart = sum(coins.map(({ usd }) => usd))
    .minus(totalEquity)
    .abs();
  // What is owed moves with its price as well as what is owned.
  const moving = sum(coins.map(({ usd }) => usd?.abs() ?? null));
  return apart.gt(moving.times(widestGap).plus(dust));
}

/** Null unless all that is in the total has a market: a change of a part is none of the whole. */
function changeOf(
  priced: readonly { readonly account: HeldAccount; readonly coins: readonly Priced[] }[],
): Decimal | null {
  const isWhole = priced.every(({ account, coins }) =>
    coins.length === 0 ? decimal(account.totalEquity).isZero() : coins.every(({ change }) => change !== null),
  );
  if (!isWhole) return null;
  const coins = priced.flatMap((one) => one.coins);
  return coins.length === 0 ? null : sum(coins.map(({ change }) => change));
}

function ratioOf(change: Decimal, total: Decimal): string {
  const before = total.minus(change);
  return before.isGreaterThan(0) ? percentOf(change.dividedBy(before)) : "";
}

interface Valued {
  readonly basis: ValuationBasis;
  readonly perUsd: Decimal;
  readonly valueText: (usd: Decimal) => string;
}

function coinRows(priced: readonly Priced[], { basis, perUsd, valueText }: Valued): readonly CoinValueRow[] {
  const names = [...new Set(priced.map(({ held }) => held.coin))];
  return names.map((coin): CoinValueRow => {
    const own = priced.filter(({ held }) => held.coin === coin);
    const market = basis.marketOf(coin);
    const usd = own.every((one) => one.usd !== null) ? sum(own.map((one) => one.usd)) : null;
    const frozen = own.map(frozenOf);
    const age = market.quotedAt === 0 ? 0 : basis.newestMs - market.quotedAt;
    return {
      key: `coin ${coin}`,
      kind: "coin",
      coin,
      price: priceIn(market.price, decimal(basis.usdPerUsdt).times(perUsd)),
      change: market.change === "" ? "" : percentOf(market.change),
      amount: sum(own.map(({ held }) => decimal(held.equity))).toFixed(),
      frozen: frozen.includes(null) ? "" : sum(frozen).toFixed(),
      value: usd === null ? "" : valueText(usd),
      // Of each part: a debt in one account makes no balance of another small.
      small: usd !== null && sum(own.map((one) => one.usd?.abs() ?? null)).isLessThan(1),
      staleSeconds: age > staleAfterMs ? Math.floor(age / 1000) : 0,
      parts: own.map(
        (one, at): CoinPart => ({
          accountType: one.account.accountType,
          amount: one.held.equity,
          frozen: frozen[at]?.toFixed() ?? "",
          value: one.usd === null ? "" : valueText(one.usd),
        }),
      ),
    };
  });
}

/** What is owned and cannot be used; null when that is not known. */
function frozenOf({ held: { equity, available }, account }: Priced): Decimal | null {
  if (!account.frozenKnown) return null;
  if (available === "") return null;
  return Decimal.max(decimal(equity).minus(decimal(available)), 0);
}

/** A price in another currency, with the pair's own decimals; fewer where the currency's figures are longer. */
function priceIn(usdt: string, factor: Decimal): string {
  if (usdt === "") return "";
  const places = decimalsOf(usdt);
  const longer = Math.max(0, factor.e ?? 0);
  return decimal(usdt)
    .times(factor)
    .toFixed(Math.min(places, Math.max(2, places - longer)), Decimal.ROUND_FLOOR);
}

function sum(values: readonly (Decimal | null)[]): Decimal {
  return values.reduce<Decimal>((all, value) => (value === null ? all : all.plus(value)), new Decimal(0));
}
