import type { LimitEstimateRow, LimitOrderLife } from "#shared/contract/limit-order.ts";
import type { ActionInput } from "#src/bridge/action-run.ts";
import type { Limit } from "./use-limit.ts";

/** What is reviewed and placed. Frozen when the review opens: prices go on behind it, the order does not. */
export interface OrderIntent {
  readonly fromCoin: string;
  readonly toCoin: string;
  readonly fromAmount: string;
  /** toCoin per fromCoin. */
  readonly limitPrice: string;
  /** The wanted price as it is told: so much `quote` for one `base`. */
  readonly price: string;
  readonly unit: Limit["unit"];
  readonly life: LimitOrderLife;
  readonly availableAfter: string;
}

export function intentOf(
  { convert, form, unit, view, typedHere, priceText }: Limit,
  row: LimitEstimateRow,
): OrderIntent {
  const { fromCoin, toCoin } = convert.form;
  return {
    fromCoin,
    toCoin,
    fromAmount: row.fromAmount,
    limitPrice: row.limitPrice,
    price: typedHere ? priceText : (view?.price ?? ""),
    unit,
    life: form.life,
    availableAfter: row.availableAfter,
  };
}

export function createInput(intent: OrderIntent): ActionInput<"limitOrder.create"> {
  const { fromCoin, toCoin, fromAmount, limitPrice, life } = intent;
  return {
    accountType: "limit_order_funding",
    fromCoin,
    toCoin,
    fromAmount,
    limitPrice,
    expiredType: life,
  };
}

/** What became of a call that was refused: it can be tried again, or the order has to change. */
export function canTryAgain(code: string): boolean {
  return code === outcomeAbsent || !/^\d+$/.test(code) || code === clientTimeout;
}

/** How the bridge names a money call that was looked up and never arrived. */
export const outcomeAbsent = "OUTCOME_ABSENT";
const clientTimeout = "9000001";
