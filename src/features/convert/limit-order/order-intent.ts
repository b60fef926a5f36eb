import type { LimitEstimateRow } from "#shared/contract/limit-estimate.ts";
import type { LimitOrder, LimitOrderLife } from "#shared/contract/limit-order.ts";
import { decimalsOf } from "#shared/domain/plain-amount.ts";
import type { PlainIntentInput } from "#src/money/plain-intent.ts";
import { rateDecimals } from "../form/rate-text.ts";
import { limitHistoryPath } from "./limit-paths.ts";
import type { Limit } from "./use-limit.ts";

/** What is reviewed and placed. Frozen when the review opens: prices go on behind it, the order does not. */
export interface OrderIntent {
  readonly fromCoin: string;
  readonly toCoin: string;
  readonly fromAmount: string;
  /** toCoin per fromCoin. */
  readonly limitPrice: string;
  /** The limit price as it is told: so much `quote` for one `base`. */
  readonly price: string;
  /** Its decimals: all of a price as it was typed, since that is what is sent; of an inverse as many as a rate needs. */
  readonly places: number;
  readonly unit: Limit["unit"];
  readonly life: LimitOrderLife;
  readonly availableAfter: string;
}

export function intentOf(
  { convert, form, unit, view, typedHere, priceText }: Limit,
  row: LimitEstimateRow,
): OrderIntent {
  const { fromCoin, toCoin } = convert.form;
  const price = typedHere ? priceText : (view?.price ?? "");
  return {
    fromCoin,
    toCoin,
    fromAmount: row.fromAmount,
    limitPrice: row.limitPrice,
    price,
    places: Math.max(rateDecimals(price), typedHere ? decimalsOf(price) : 0),
    unit,
    life: form.life,
    availableAfter: row.availableAfter,
  };
}

const accountType = "limit_order_funding";

/** What is sent, with the sums as the review shows them. How long it is open does not make it another order. */
export function createIntent(order: OrderIntent, toAmount: string): PlainIntentInput {
  const { fromCoin, toCoin, fromAmount, limitPrice, life } = order;
  return {
    input: { accountType, fromCoin, toCoin, fromAmount, limitPrice, expiredType: life },
    kind: "limitOrder",
    key: orderKey(order),
    pays: { coin: fromCoin, amount: fromAmount },
    receives: { coin: toCoin, amount: toAmount },
    coins: 0,
    account: accountType,
    history: limitHistoryPath,
  };
}

export function orderKey({ fromCoin, toCoin, fromAmount, limitPrice }: OrderIntent): string {
  return ["limit order", fromCoin, toCoin, fromAmount, limitPrice].join(" ");
}

export function cancelIntent({ exchangeTxId, fromCoin, fromAmount }: LimitOrder): PlainIntentInput {
  return {
    input: { exchangeTxId },
    kind: "cancelOrder",
    key: cancelKey(exchangeTxId),
    pays: { coin: fromCoin, amount: fromAmount },
    receives: null,
    coins: 0,
    account: accountType,
    history: limitHistoryPath,
  };
}

export function cancelKey(exchangeTxId: string): string {
  return `cancel order ${exchangeTxId}`;
}
