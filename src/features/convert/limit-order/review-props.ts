import type { LimitOrder } from "#shared/contract/limit-order.ts";
import type { PlainAction } from "#src/money/use-plain-intent.ts";
import type { OrderIntent } from "./order-intent.ts";
import type { Limit } from "./use-limit.ts";

/** What the review of an order and its parts stand on. */
export interface ReviewProps {
  readonly limit: Limit;
  /** Null: closed. */
  readonly intent: OrderIntent | null;
  readonly action: PlainAction<"limitOrder.create">;
  /** What it is to bring: as it was reviewed, then as it was placed. */
  readonly receives: string;
  /** What the order that was placed here became meanwhile. */
  readonly ending: LimitOrder | undefined;
  /** How it stands once it was placed; "" while that is read of its record. */
  readonly status: LimitOrder["orderStatus"] | "";
  readonly onPlace: () => void;
  readonly onClose: () => void;
}
