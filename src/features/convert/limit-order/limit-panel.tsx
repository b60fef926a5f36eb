import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import type { PickFor } from "#src/entry/coin-list.ts";
import { AfterFrame } from "#src/lazy/after-frame.tsx";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { flow } from "#src/ui/flow.ts";
import { ActionBar } from "#src/ui/layout/action-bar.tsx";
import { columns } from "#src/ui/layout/page.tsx";
import { useFaultFocus } from "#src/ui/use-fault-focus.ts";
import { CoinPick } from "../form/coin-pick.tsx";
import { enterField, fieldOf } from "../form/enter-field.ts";
import type { Convert } from "../form/use-convert.ts";
import { PairCard } from "../market/pair-card.tsx";
import { LimitButton } from "./limit-button.tsx";
import { LimitCard } from "./limit-card.tsx";
import { OrderCards } from "./order-cards.tsx";
import { endingOf, placedStatus } from "./placed-status.ts";
import { useCancelOrder } from "./use-cancel-order.ts";
import { useFocusAfterEnd } from "./use-focus-after-end.ts";
import { useLimit } from "./use-limit.ts";
import { useMarks } from "./use-marks.ts";
import { useOrderToasts } from "./use-order-toasts.ts";
import { useOrders } from "./use-orders.ts";
import { usePlacing } from "./use-placing.ts";
import { useWantedOrder } from "./use-wanted-order.ts";

const ReviewDialog = lazy(importWithRetry(() => import("./review-dialog.tsx")));
const CancelDialog = lazy(importWithRetry(() => import("./cancel-dialog.tsx")));

/** A conversion at a limit price, and the orders that wait for theirs. */
export default function LimitPanel({ convert: shared }: { readonly convert: Convert }): ReactNode {
  const limit = useLimit(shared);
  const { convert } = limit;
  const [picking, setPicking] = useState<PickFor | null>(null);
  const orders = useWantedOrder(
    useOrders({ enabled: convert.signedIn === "logged-in" || convert.signedIn === "unavailable" }),
  );
  const placing = usePlacing(limit, orders.expect);
  const status = placedStatus(orders, placing);
  useOrderToasts(convert.coinOf, orders.endings, placing.placedId);
  const cancel = useCancelOrder(orders);
  const marks = useMarks(limit);
  const place = useRef<HTMLDivElement>(null);
  useFaultFocus(place, placing.turnedDown);
  const card = useRef<HTMLElement>(null);
  useFocusAfterEnd(orders.open.data?.list.length ?? 0, card);
  const review = (): void => {
    limit.change({ type: "submitted", request: limit.request });
    if (isZeroText(convert.form.text)) enterField(fieldOf(convert.form.side));
    else if (isZeroText(limit.priceText)) enterField("price");
  };
  return (
    <>
      <div ref={place} className={columns.convert}>
        <LimitCard
          limit={limit}
          onPick={setPicking}
          onReview={review}
          onShow={({ kind, requestId }) => {
            const { intent } = (kind === "limitOrder" ? placing : cancel).action;
            // No review that is still to come opens over it.
            limit.change({ type: "served" });
            intent.showIntent(requestId);
          }}
        />
        <div className={flow.stack6}>
          <AfterFrame>
            <PairCard
              fromCoin={convert.form.fromCoin}
              toCoin={convert.form.toCoin}
              coins={convert.coins}
              coinOf={convert.coinOf}
              marks={marks}
            />
          </AfterFrame>
          <AfterFrame>
            <OrderCards
              coinOf={convert.coinOf}
              orders={orders}
              showsOpen={convert.signedIn !== "anonymous" && orders.open.status !== "anonymous"}
              onCancel={cancel.open}
              place={card}
            />
          </AfterFrame>
        </div>
      </div>
      <ActionBar>
        <LimitButton limit={limit} onReview={review} />
      </ActionBar>
      <CoinPick convert={convert} pickFor={picking} onPickFor={setPicking} />
      <Suspense fallback={null}>
        <ReviewDialog
          limit={limit}
          intent={placing.intent}
          action={placing.action}
          receives={placing.receives}
          ending={endingOf(orders, placing)}
          status={status}
          onPlace={placing.place}
          onClose={() => placing.close(status === "FAILED")}
        />
      </Suspense>
      <Suspense fallback={null}>
        <CancelDialog coinOf={convert.coinOf} cancel={cancel} />
      </Suspense>
    </>
  );
}
