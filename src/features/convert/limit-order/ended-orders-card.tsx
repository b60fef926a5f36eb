import { Ban, Check, Clock, type IconNode } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { LimitOrder } from "#shared/contract/limit-order.ts";
import { useFormat } from "#src/i18n/format.ts";
import { Card, CardHead, CardList } from "#src/ui/card.tsx";
import { StateMark } from "#src/ui/state-mark.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { TextLink } from "#src/ui/text-link.tsx";
import type { Convert } from "../form/use-convert.ts";
import { limitHistoryPath } from "./limit-paths.ts";
import { OrderCell } from "./order-cell.tsx";
import { dayText, hourText, priceText } from "./order-text.ts";
import { shownPrice } from "./order-unit.ts";
import { isOld, OutdatedOrders } from "./outdated-orders.tsx";
import type { OrderRows } from "./use-order-rows.ts";
import type { Orders } from "./use-orders.ts";

const line = css`display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, auto); gap: 12px; align-items: start;`;
const end = cx(text.end, text.small, css`max-width: 160px;`);

type EndState = "FILLED" | "CANCELED" | "EXPIRED" | "FAILED";
const marks: Readonly<
  Record<EndState, { readonly kind: "done" | "waiting" | "cancelled" | "failed"; readonly icon?: IconNode }>
> = {
  FILLED: { kind: "done", icon: Check },
  CANCELED: { kind: "cancelled", icon: Ban },
  EXPIRED: { kind: "waiting", icon: Clock },
  FAILED: { kind: "failed" },
};

export interface EndedOrdersCardProps extends Pick<Convert, "coinOf"> {
  readonly list: Orders["ended"];
  readonly ended: readonly LimitOrder[];
  readonly rows: OrderRows;
}

/** The last few that ended; all of them are in the history. */
export function EndedOrdersCard({ coinOf, list, ended, rows }: EndedOrdersCardProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Card aria-label={t("convert.limit.endedTitle")}>
      <CardHead title={t("convert.limit.endedTitle")}>
        <TextLink href={limitHistoryPath} className={text.small}>
          {t("convert.limit.allInHistory")}
        </TextLink>
      </CardHead>
      <OutdatedOrders list={list} />
      <CardList data-stale={isOld(list) ? "" : undefined}>
        {ended.map((order) => (
          <li key={order.exchangeTxId}>
            <div className={line}>
              <OrderCell order={order} coinOf={coinOf} />
              <End order={order} rows={rows} />
            </div>
          </li>
        ))}
      </CardList>
    </Card>
  );
}

function End({ order, rows }: { readonly order: LimitOrder; readonly rows: OrderRows }): ReactNode {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const status = order.orderStatus as EndState;
  const at = Number(order.updatedAt);
  const price = shownPrice(order, rows.rowOf(order.exchangeTxId)).view?.price ?? "";
  return (
    <div className={end}>
      <StateMark {...marks[status]}>{t(`convert.limit.state.${status}`)}</StateMark>
      <div className={text.ink3}>
        {status === "FILLED"
          ? t("convert.limit.why.FILLED", { price: priceText(format, price) })
          : t(`convert.limit.why.${status}`)}
      </div>
      <div className={cx(text.caption, text.ink3, text.nowrap)}>
        {dayText(at, i18n.language)}, {hourText(at, i18n.language)}
      </div>
    </div>
  );
}
