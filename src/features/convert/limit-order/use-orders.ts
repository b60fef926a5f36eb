import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { LimitOrder } from "#shared/contract/limit-order.ts";
import { cofferError } from "#shared/rpc/errors.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { queries } from "#src/bridge/reads.ts";
import { type CallState, useCall } from "#src/bridge/use-call.ts";
import { openEveryMs } from "#src/records/record-source.ts";
import { isFinal, type OrderTerms, OrderWatch } from "./order-watch.ts";

export interface Orders {
  readonly open: CallState<"limitOrder.list">;
  /** The last few that ended. */
  readonly ended: CallState<"limitOrder.list">;
  /** Those that ended while the page looked on, by their ids, in the order in which that was noticed. */
  readonly endings: ReadonlyMap<string, LimitOrder>;
  /** An order that was just placed. */
  readonly expect: (id: string, terms: OrderTerms) => void;
}

/** Where orders are what the page is about they are looked at this often, ms: fills happen whenever the market likes. */
const lookEveryMs = 3000;
/** The server's longest page; nobody has more open orders than that. */
const maxOpen = 100;
const shownEnded = 3;

export interface OrdersOptions {
  /** Somebody may be here to have some. */
  readonly enabled?: boolean;
  /** The page is about something else: open ones alone, looked at as often as any list of records. */
  readonly aside?: boolean;
}

/** A person's limit orders. */
export function useOrders({ enabled = true, aside = false }: OrdersOptions): Orders {
  const [watch] = useState(() => new OrderWatch(query));
  const waits = useSyncExternalStore(watch.subscribe, watch.waits);
  const endings = useSyncExternalStore(watch.subscribe, watch.endings);
  const open = useCall(
    "limitOrder.list",
    { orderStatus: "PENDING", index: 1, limit: maxOpen },
    { enabled, refetchEveryMs: waits ? (aside ? openEveryMs : lookEveryMs) : 0 },
  );
  const ended = useCall(
    "limitOrder.list",
    { orderStatus: "FILLED,CANCELED,EXPIRED,FAILED", index: 1, limit: shownEnded },
    { enabled: enabled && !aside },
  );
  useEffect(() => {
    if (open.data !== undefined) watch.see(open.data.list);
  }, [open.data, watch]);
  const expect = useCallback(
    (id: string, terms: OrderTerms) => {
      watch.expect(id, terms);
      // A lost answer that was looked up says nothing of the list.
      queries.invalidate(["limitOrder.list"]);
    },
    [watch],
  );
  return { open, ended, endings, expect };
}

async function query(id: string): Promise<LimitOrder> {
  const result = await bridge.call("limitOrder.query", { exchangeTxId: id }, { silent: true });
  if (result.kind === "anonymous") {
    throw cofferError({
      kind: "NotLoggedIn",
      code: "10007",
      message: "Not logged in",
      call: "limitOrder.query",
    });
  }
  if (isFinal(result.data)) queries.invalidate(result.invalidates);
  return result.data;
}
