import { Decimal } from "./decimal.ts";
import { latestEnd, type OrderLife } from "./order-life.ts";
import { rateUnit, unitOf } from "./quote-sanity.ts";
import { isBefore } from "./record-times.ts";

/** What cannot be true of an order at a limit price, whoever signed it; "" when nothing is wrong. Pure. */

interface Order {
  readonly fromCoin: string;
  readonly toCoin: string;
  readonly fromAmount: string;
  readonly toAmount: string;
  readonly limitPrice: string;
  readonly orderStatus: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly expiredTime: string;
  readonly failCode: number;
}

/**
 * Nothing for something, a coin into itself, an end or a change before the beginning, an end that none has so late, an open order that wants something else than
 * its price makes, or a filled one that brought less, or with a reason why not.
 */
export function orderFault({
  fromCoin,
  toCoin,
  orderStatus,
  createdAt,
  updatedAt,
  expiredTime,
  failCode,
  ...figures
}: Order): string {
  if (fromCoin === toCoin) return "toCoin";
  const { fromAmount, toAmount, limitPrice } = figures;
  const isNothing = (text: string): boolean => new Decimal(text).lte(0);
  if (isNothing(fromAmount) || isNothing(limitPrice)) return "amounts";
  if (isNothing(toAmount) && (orderStatus === "PENDING" || orderStatus === "FILLED")) return "toAmount";
  const isAfter = Number(expiredTime) > Number(createdAt);
  if (!isAfter || Number(expiredTime) > latestEnd(Number(createdAt))) return "expiredTime";
  if (isBefore(updatedAt, createdAt)) return "updatedAt";
  if (orderStatus === "FILLED" && failCode !== 0) return "failCode";
  const off = offItsPrice(figures);
  return (orderStatus === "PENDING" && off !== 0) || (orderStatus === "FILLED" && off < 0) ? "toAmount" : "";
}

/** 1, 0 or -1: more than its price makes, as much, less. To the last digits told: what comes is rounded down to its coin's decimals. */
function offItsPrice({
  fromAmount,
  toAmount,
  limitPrice,
}: Pick<Order, "fromAmount" | "toAmount" | "limitPrice">): -1 | 0 | 1 {
  const price = new Decimal(limitPrice);
  const slack = unitOf(toAmount).plus(rateUnit(price).times(fromAmount));
  const off = new Decimal(toAmount).minus(price.times(fromAmount));
  if (off.abs().lte(slack)) return 0;
  return off.lt(0) ? -1 : 1;
}

/** The first order that cannot be. */
export function ordersFault({ list }: { readonly list: readonly Order[] }): string {
  const fault = list.map(orderFault).find((one) => one !== "");
  return fault === undefined ? "" : `list[].${fault}`;
}

/** One that is told to be open for longer than was requested. Its answer may be read long after it was given. */
export function placedFault(
  { expiredTime }: Pick<Order, "expiredTime">,
  { expiredType }: { readonly expiredType: OrderLife },
  serverNow: number,
): string {
  return Number(expiredTime) > latestEnd(serverNow, expiredType) ? "expiredTime" : "";
}
