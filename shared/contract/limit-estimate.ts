import type { EstimateIssue, EstimateParams, EstimateRow } from "./convert-estimate.ts";
import type { TopicDefinition } from "./define.ts";
import type { LimitOrder, LimitOrderLife } from "./limit-order.ts";

/** What stands in the form, as its fields hand it on. */
export interface LimitEstimateParams
  extends Pick<EstimateParams, "fromCoin" | "toCoin" | "side" | "amountText" | "currency"> {
  /** As `amountText`. */
  readonly priceText: string;
  /** The price was typed as fromCoin per toCoin. */
  readonly priceInverted: boolean;
  readonly life: LimitOrderLife;
}

/** Why a price cannot be ordered at. */
export interface PriceIssue {
  readonly code: "not-a-number" | "too-many-digits" | "nothing-comes";
  /** Figures for the message: `digits`, `coin`. */
  readonly figures: Readonly<Record<string, string>>;
  /** Text that would fix it when put into the price field, "" when there is none. */
  readonly repair: string;
}

/** A price that a press puts into the field: as far better than the market's as `percent` says. */
export interface PriceStep {
  /** Signed, "0" for the market's. */
  readonly percent: string;
  readonly price: string;
}

/** A price beside the market's, in one of the two units that it can be shown in. */
export interface PriceView {
  /** What is wanted, "" without. For the eye: `limitPrice` is what is sent. */
  readonly price: string;
  /** The dealer's of now for this very size, its margin in it; "" when stale or absent. */
  readonly market: string;
  /** How far the limit price is from the market's, percent with two decimals, negative below it; "" without both. */
  readonly distance: string;
}

/** A typed price's view: it can be far off, and has steps. */
export interface TypedPriceView extends PriceView {
  /** More than 50 % away, and on the side that waits. */
  readonly far: boolean;
  /** Empty without a market price. */
  readonly steps: readonly PriceStep[];
}

/** The worker's estimate of a limit order as typed. All figures are decimal text; "" is absent. */
export interface LimitEstimateRow
  extends Pick<
    EstimateRow,
    | "fromAmount"
    | "fromValue"
    | "toValue"
    | "currency"
    | "fromBalance"
    | "toBalance"
    | "portions"
    | "fullBy"
    | "limitsFailed"
    | "minFrom"
    | "maxFrom"
    | "complete"
  > {
  readonly key: "limit";
  /** What comes when it fills: at the limit price, or at the market's where that is better already. */
  readonly toAmount: string;
  /** What would come at the market's price now. */
  readonly toAtMarket: string;
  /** What is sent: toCoin per fromCoin. */
  readonly limitPrice: string;
  /** toCoin per fromCoin, and fromCoin per toCoin. */
  readonly direct: TypedPriceView;
  readonly inverse: TypedPriceView;
  /** The market is at the limit price or better: it fills at once. */
  readonly immediate: boolean;
  readonly availableAfter: string;
  /** When it expires if it is placed now, server time, ms, to the minute. */
  readonly endsAt: number;
  readonly amountIssue: EstimateIssue | null;
  readonly priceIssue: PriceIssue | null;
  /** It can be placed. Holds while the feed is stale: the server has its own prices. */
  readonly ready: boolean;
}

export type OpenOrder = Pick<
  LimitOrder,
  "exchangeTxId" | "fromCoin" | "toCoin" | "fromAmount" | "limitPrice"
>;

export interface OpenOrdersParams {
  readonly orders: readonly OpenOrder[];
  /** Orders that ended: their prices are shown in both units too, and they lock nothing. */
  readonly ended: readonly OpenOrder[];
}

/** Where an open order stands to the market. */
export interface OpenOrderRow {
  readonly key: string;
  readonly kind: "order";
  readonly direct: PriceView;
  readonly inverse: PriceView;
  /** How near: 100 is there, 0 an eighth of the market's price away or further. */
  readonly share: number;
}

/** What all open orders hold of a coin. */
export interface LockedRow {
  readonly key: string;
  readonly kind: "locked";
  readonly coin: string;
  readonly amount: string;
}

export interface LimitOrderTopics {
  "limitOrder.estimate": TopicDefinition<LimitEstimateParams, LimitEstimateRow>;
  /** Open orders against the market. */
  "limitOrder.open": TopicDefinition<OpenOrdersParams, OpenOrderRow | LockedRow>;
}
