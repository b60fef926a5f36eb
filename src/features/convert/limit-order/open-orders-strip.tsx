import { X } from "lucide";
import { lazy, memo, type ReactNode, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LimitOrder } from "#shared/contract/limit-order.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useFormat } from "#src/i18n/format.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { Card, CardFoot, CardHead, CardList } from "#src/ui/card.tsx";
import { figureClass, perishableClass } from "#src/ui/figure-style.ts";
import { flow } from "#src/ui/flow.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { useOwnText } from "#src/ui/own-figure.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { TextLink } from "#src/ui/text-link.tsx";
import type { Convert } from "../form/use-convert.ts";
import { OrderCell } from "./order-cell.tsx";
import { amountText, lifeLeft } from "./order-text.ts";
import { shownPrice } from "./order-unit.ts";
import { isOld, OutdatedOrders } from "./outdated-orders.tsx";
import { useCancelOrder } from "./use-cancel-order.ts";
import { useFocusAfterEnd } from "./use-focus-after-end.ts";
import { isSameDistance, type OrderRows, useOrderRows } from "./use-order-rows.ts";
import { useOrderToasts } from "./use-order-toasts.ts";
import { useOrders } from "./use-orders.ts";

const CancelDialog = lazy(importWithRetry(() => import("./cancel-dialog.tsx")));

/** More of them stand on the tab of their own. */
const shown = 3;
const none: readonly LimitOrder[] = [];
const place = css`&:focus { outline: none; }`;
const line = css`display: grid; grid-template-columns: minmax(0, 1fr) auto auto; gap: 8px 12px; align-items: center;`;

export interface OpenOrdersStripProps extends Pick<Convert, "coinOf"> {
  /** The address of the limit orders' own tab. */
  readonly href: string;
}

/** Open limit orders below the market's form; nothing while there is none. */
export default memo(function OpenOrdersStrip({ coinOf, href }: OpenOrdersStripProps): ReactNode {
  const { t } = useTranslation();
  const orders = useOrders({ aside: true });
  const open = orders.open.data?.list ?? none;
  const rows = useOrderRows(open, none, isSameDistance);
  const cancel = useCancelOrder(orders);
  const card = useRef<HTMLElement>(null);
  useFocusAfterEnd(open.length, card);
  useOrderToasts(coinOf, orders.endings, "");
  // Who has no order needs no way to cancel one; it stays after the last.
  const [hadOrders, setHadOrders] = useState(false);
  if (open.length > 0 && !hadOrders) setHadOrders(true);
  const stale = rows.freshness === "stale" || rows.freshness === "closed" || isOld(orders.open);
  return (
    <>
      {open.length > 0 && (
        <Card ref={card} tabIndex={-1} className={place} aria-label={t("convert.limit.open")}>
          <CardHead title={t("convert.limit.open")}>
            <span className={cx(text.small, text.ink3)}>{orders.open.data?.total}</span>
          </CardHead>
          <OutdatedOrders list={orders.open} />
          <CardList data-stale={stale ? "" : undefined}>
            {open.slice(0, shown).map((order) => (
              <li key={order.exchangeTxId} className={line}>
                <Order order={order} coinOf={coinOf} rows={rows} onCancel={cancel.open} />
              </li>
            ))}
          </CardList>
          {open.length > shown && (
            <CardFoot>
              <TextLink href={href} className={text.small}>
                {t("convert.limit.allOpen")}
              </TextLink>
            </CardFoot>
          )}
        </Card>
      )}
      {hadOrders && (
        <Suspense fallback={null}>
          <CancelDialog coinOf={coinOf} cancel={cancel} />
        </Suspense>
      )}
    </>
  );
});

interface OrderProps extends Pick<Convert, "coinOf"> {
  readonly order: LimitOrder;
  readonly rows: OrderRows;
  readonly onCancel: (order: LimitOrder) => void;
}

function Order({ order, coinOf, rows, onCancel }: OrderProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const own = useOwnText();
  const { exchangeTxId, fromCoin, fromAmount, expiredTime } = order;
  const distance = shownPrice(order, rows.rowOf(exchangeTxId)).view?.distance ?? "";
  const left = lifeLeft(Number(expiredTime), serverNow());
  const places = coinOf(fromCoin)?.accuracyLength ?? anyAccuracy;
  return (
    <>
      <OrderCell order={order} coinOf={coinOf} more={t(left.key, { count: left.count })} />
      <span className={cx(text.small, text.end)}>
        <span className={cx(figureClass, text.medium, perishableClass)}>{format.percent(distance)}</span>
        <br />
        <span className={text.ink3}>{t("convert.limit.toGo")}</span>
      </span>
      <span className={flow.rowTight}>
        <IconButton
          label={t("convert.limit.cancelOf", {
            amount: own(amountText(format, fromAmount, places, fromCoin)),
          })}
          icon={X}
          aria-haspopup="dialog"
          onClick={() => onCancel(order)}
        />
      </span>
    </>
  );
}
