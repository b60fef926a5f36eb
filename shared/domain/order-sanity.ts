import { Decimal } from "./decimal.ts";
import { rateUnit, unitOf } from "./quote-sanity.ts";

/** What cannot be true of an order at a limit price, whoever signed it; "" when nothing is wrong. Pure. */

interface Order {
  readonly fromCoin: string;
  readonly toCoin: string;
  readonly fromAmount: string;
  readonly toAmount: string;
  readonly limitPrice: string;
  readonly orderStatus: string;
  readonly createdAt: string;
  readonly expiredTime: string;
}

/** Nothing for something, a coin into itself, an end before the beginning, or an open order that wants something else than its price makes. */
export function orderFault(answer: unknown): string {
  const { fromCoin, toCoin, orderStatus, createdAt, expiredTime, ...figures } = answer as Order;
  if (fromCoin === toCoin) return "toCoin";
  const { fromAmount, toAmount, limitPrice } = figures;
  const isNothing = (text: string): boolean => new Decimal(text).lte(0);
  if (isNothing(fromAmount) || isNothing(limitPrice)) return "amounts";
  if (isNothing(toAmount) && (orderStatus === "PENDING" || orderStatus === "FILLED")) return "toAmount";
  if (Number(expiredTime) <= Number(createdAt)) return "expiredTime";
  return orderStatus === "PENDING" && !isAtItsPrice(figures) ? "toAmount" : "";
}

/** To the last digits told: what comes is rounded down to its coin's decimals. */
function isAtItsPrice({
  fromAmount,
  toAmount,
  limitPrice,
}: Pick<Order, "fromAmount" | "toAmount" | "limitPrice">) {
  const price = new Decimal(limitPrice);
  const slack = unitOf(toAmount).plus(rateUnit(price).times(fromAmount));
  return price.times(fromAmount).minus(toAmount).abs().lte(slack);
}

/** The first order that cannot be. */
export function ordersFault(answer: unknown): string {
  const { list } = answer as { readonly list: readonly Order[] };
  const fault = list.map(orderFault).find((one) => one !== "");
  return fault === undefined ? "" : `list[].${fault}`;
}
