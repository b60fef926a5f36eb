import type { LockedRow, OpenOrder, OpenOrderRow } from "../contract/limit-estimate.ts";
import { type DealerTerms, dealerMargin, rateWith } from "./dealer-rate.ts";
import { Decimal } from "./decimal.ts";
import { closeness, priceView } from "./limit-price.ts";

/** What an order's market rests on. Prices are USDT for one coin, "" when stale or absent. */
export interface OrderBasis {
  readonly fromPrice: string;
  readonly toPrice: string;
  /** Undefined until they came. */
  readonly terms: DealerTerms | undefined;
}

/** An open order beside the market: the live price for its very size. */
export function openOrderRow(order: OpenOrder, basis: OrderBasis): OpenOrderRow {
  const wanted = new Decimal(order.limitPrice);
  const market = liveRate(order, basis);
  return {
    key: order.exchangeTxId,
    kind: "order",
    direct: priceView(wanted, market, "direct"),
    inverse: priceView(wanted, market, "inverse"),
    share: market === undefined ? 0 : closeness(wanted, market),
  };
}

function liveRate({ fromAmount, toCoin }: OpenOrder, basis: OrderBasis): Decimal | undefined {
  const { fromPrice, toPrice, terms } = basis;
  if (terms === undefined || !isPositive(fromPrice) || !isPositive(toPrice)) return undefined;
  const value = new Decimal(fromAmount).times(fromPrice);
  const rate = rateWith(dealerMargin(terms, value), toCoin, fromPrice, toPrice);
  return rate.gt(0) ? rate : undefined;
}

/** What open orders hold of each coin, in the order in which the coins first appear. */
export function lockedRows(orders: readonly OpenOrder[]): readonly LockedRow[] {
  const sums = new Map<string, Decimal>();
  for (const { fromCoin, fromAmount } of orders) {
    sums.set(fromCoin, (sums.get(fromCoin) ?? new Decimal(0)).plus(fromAmount));
  }
  return [...sums].map(([coin, sum]) => ({
    key: `locked ${coin}`,
    kind: "locked",
    coin,
    amount: sum.toFixed(),
  }));
}

function isPositive(text: string): boolean {
  return text !== "" && new Decimal(text).gt(0);
}
