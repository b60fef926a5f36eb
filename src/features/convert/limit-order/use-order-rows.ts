import { useMemo } from "react";
import type { LockedRow, OpenOrder, OpenOrderRow } from "#shared/contract/limit-estimate.ts";
import type { LimitOrder } from "#shared/contract/limit-order.ts";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";
import type { TopicState } from "#src/bridge/topic-store.ts";
import { useAmendedTopic } from "#src/bridge/use-topic.ts";

export interface OrderRows {
  readonly rowOf: (id: string) => OpenOrderRow | undefined;
  readonly locked: readonly LockedRow[];
  readonly freshness: TopicStatus;
}

type OrdersState = TopicState<OpenOrderRow | LockedRow>;

/** Live figures of the orders that are shown; a picture that `isSame` as the one before renders nothing. */
export function useOrderRows(
  open: readonly LimitOrder[],
  ended: readonly LimitOrder[],
  isSame?: (shown: OrdersState, next: OrdersState) => boolean,
): OrderRows {
  const params = useMemo(
    () => (open.length + ended.length === 0 ? null : { orders: open.map(partOf), ended: ended.map(partOf) }),
    [open, ended],
  );
  const { rows, status } = useAmendedTopic("limitOrder.open", params, isSame);
  return useMemo(() => {
    const all = [...rows.values()];
    return {
      rowOf: (id) => {
        const row = rows.get(id);
        return row?.kind === "order" ? row : undefined;
      },
      locked: all.filter((row) => row.kind === "locked"),
      freshness: status,
    };
  }, [rows, status]);
}

/** The market moves with each tick, the distance to it, as it is shown, seldom. */
export function isSameDistance(shown: OrdersState, next: OrdersState): boolean {
  return shown.status === next.status && distances(shown) === distances(next);
}

function distances({ rows }: OrdersState): string {
  const orders = [...rows.values()].filter((row) => row.kind === "order");
  return JSON.stringify(orders.map(({ key, direct, inverse }) => [key, direct?.distance, inverse?.distance]));
}

/** Only what does not move: params that change amend the subscription. */
function partOf({ exchangeTxId, fromCoin, toCoin, fromAmount, limitPrice }: LimitOrder): OpenOrder {
  return { exchangeTxId, fromCoin, toCoin, fromAmount, limitPrice };
}
