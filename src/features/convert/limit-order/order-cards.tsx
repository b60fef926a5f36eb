import type { ReactNode } from "react";
import type { LimitOrder } from "#shared/contract/limit-order.ts";
import { EndedOrdersCard } from "./ended-orders-card.tsx";
import { OpenOrdersCard, type OpenOrdersCardProps } from "./open-orders-card.tsx";
import { useOrderRows } from "./use-order-rows.ts";

export interface OrderCardsProps extends Omit<OpenOrdersCardProps, "rows"> {
  /** Somebody may be here to have open ones. */
  readonly showsOpen: boolean;
}

const none: readonly LimitOrder[] = [];

/** Orders that wait, and the last that ended, where they stand to the market: with a tick these render alone. */
export function OrderCards({ showsOpen, ...props }: OrderCardsProps): ReactNode {
  const { coinOf, orders } = props;
  const open = orders.open.data?.list ?? none;
  const ended = orders.ended.data?.list ?? none;
  const rows = useOrderRows(open, ended);
  return (
    <>
      {showsOpen && <OpenOrdersCard {...props} rows={rows} />}
      {ended.length > 0 && <EndedOrdersCard coinOf={coinOf} list={orders.ended} ended={ended} rows={rows} />}
    </>
  );
}
