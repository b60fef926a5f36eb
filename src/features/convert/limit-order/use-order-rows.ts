import { useMemo } from "react";
import type { LockedRow, OpenOrder, OpenOrderRow } from "#shared/contract/limit-estimate.ts";
import type { LimitOrder } from "#shared/contract/limit-order.ts";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";
import { useAmendedTopic } from "#src/bridge/use-topic.ts";

export interface OrderRows {
  readonly rowOf: (id: string) => OpenOrderRow | undefined;
  readonly locked: readonly LockedRow[];
  readonly freshness: TopicStatus;
}

/** Live figures of the orders that are shown. */
export function useOrderRows(open: readonly LimitOrder[], ended: readonly LimitOrder[]): OrderRows {
  const params = useMemo(
    () => (open.length + ended.length === 0 ? null : { orders: open.map(partOf), ended: ended.map(partOf) }),
    [open, ended],
  );
  const { rows, status } = useAmendedTopic("limitOrder.open", params);
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

/** Only what does not move: params that change amend the subscription. */
function partOf({ exchangeTxId, fromCoin, toCoin, fromAmount, limitPrice }: LimitOrder): OpenOrder {
  return { exchangeTxId, fromCoin, toCoin, fromAmount, limitPrice };
}
