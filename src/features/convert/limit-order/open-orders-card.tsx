import { ClipboardList, Lock } from "lucide";
import type { ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { LimitOrder } from "#shared/contract/limit-order.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { useFormat } from "#src/i18n/format.ts";
import { listFormat } from "#src/i18n/formatters.ts";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { media } from "#src/ui/breakpoints.ts";
import { Card, CardBody, CardFoot, CardHead } from "#src/ui/card.tsx";
import { DataTable } from "#src/ui/data-table.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { LiveDot } from "#src/ui/live-dot.tsx";
import { useOwnText } from "#src/ui/own-figure.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { TextLink } from "#src/ui/text-link.tsx";
import type { Convert } from "../form/use-convert.ts";
import { limitHistoryPath } from "./limit-paths.ts";
import { orderColumns } from "./order-columns.tsx";
import { amountText } from "./order-text.ts";
import { isOld, OutdatedOrders } from "./outdated-orders.tsx";
import type { OrderRows } from "./use-order-rows.ts";
import type { Orders } from "./use-orders.ts";

const count = cx(text.small, text.ink3, css`font-weight: 500; margin-inline-start: 6px;`);
/** On a phone what waits comes before the chart. */
const first = css`&:focus { outline: none; } ${media.phone} { order: -1; }`;
const foot = cx(
  text.small,
  text.ink2,
  css`display: flex; gap: 8px; align-items: flex-start; & > svg { margin-block-start: 3px; color: var(--ink-3); }`,
);
/** A list of cards within a card has no edges of its own. */
const table = css`
  & tbody td { height: 64px; }
  ${media.phone} { & tr[data-row] { border-width: 0 0 1px !important; border-radius: 0 !important; } & tbody:last-child tr:last-child { border-block-end: 0 !important; } }
  @container (max-width: 35rem) { & tr[data-row] { border-width: 0 0 1px !important; border-radius: 0 !important; } & tbody:last-child tr:last-child { border-block-end: 0 !important; } }
`;

export interface OpenOrdersCardProps extends Pick<Convert, "coinOf"> {
  readonly orders: Orders;
  readonly rows: OrderRows;
  readonly onCancel: (order: LimitOrder) => void;
  /** Takes the focus of a button that went with its order. */
  readonly place: RefObject<HTMLElement | null>;
}

/** What waits for its price, and how far there is to go. */
export function OpenOrdersCard({ coinOf, orders, rows, onCancel, place }: OpenOrdersCardProps): ReactNode {
  const { t, i18n } = useTranslation();
  const { open } = orders;
  const { list = [], total = 0 } = open.data ?? {};
  const stale = rows.freshness === "stale" || rows.freshness === "closed";
  const isMarked = stale || isOld(open);
  const shown = open.status === "ok" && list.length > 0;
  return (
    <Card ref={place} tabIndex={-1} className={first} aria-label={t("convert.limit.open")}>
      <CardHead
        title={
          <>
            {t("convert.limit.open")}
            {shown && <span className={count}>{total}</span>}
          </>
        }
      >
        {shown && (
          <LiveDot state={stale ? "reconnecting" : "live"} className={cx(text.caption, text.ink2)}>
            {t(stale ? "convert.limit.distanceStale" : "convert.limit.liveDistance")}
          </LiveDot>
        )}
      </CardHead>
      {shown && <OutdatedOrders list={open} />}
      {shown ? (
        <div data-stale={isMarked ? "" : undefined}>
          <DataTable
            className={table}
            label={t("convert.limit.open")}
            columns={orderColumns({ t, language: i18n.language, coinOf, rows, onCancel })}
            groups={[{ id: "open", rows: list }]}
            idOf={(order) => order.exchangeTxId}
          />
        </div>
      ) : (
        <CardBody>
          <Instead orders={orders} />
        </CardBody>
      )}
      {shown && list.length < total && <More />}
      {shown && list.length === total && rows.locked.length > 0 && (
        <LockedSum coinOf={coinOf} rows={rows} old={isOld(open)} />
      )}
    </Card>
  );
}

function Instead({ orders: { open } }: { readonly orders: Orders }): ReactNode {
  const { t } = useTranslation();
  // None of before is none of now only where they were read again.
  if (open.error !== null) {
    return (
      <LoadFailure
        title={t("convert.limit.openError")}
        error={open.error}
        onRetry={open.refetch}
        retrying={open.fetching}
      />
    );
  }
  if (open.status !== "ok") return <SkeletonRows count={2} />;
  return (
    <Empty icon={ClipboardList} title={t("convert.limit.noneOpen")}>
      {t("convert.limit.noneOpenText")}
    </Empty>
  );
}

/** There are more than are shown: what they lock together is not known. */
function More(): ReactNode {
  const { t } = useTranslation();
  return (
    <CardFoot>
      <TextLink href={limitHistoryPath} className={text.small}>
        {t("convert.limit.allInHistory")}
      </TextLink>
    </CardFoot>
  );
}

interface LockedSumProps extends Pick<OpenOrdersCardProps, "coinOf" | "rows"> {
  readonly old: boolean;
}

function LockedSum({ coinOf, rows, old }: LockedSumProps): ReactNode {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const own = useOwnText();
  const amounts = rows.locked.map(({ coin, amount }) =>
    own(amountText(format, amount, coinOf(coin)?.accuracyLength ?? anyAccuracy, coin)),
  );
  const joined = listFormat(i18n.language, { type: "conjunction" }).format(amounts);
  return (
    <CardFoot className={foot} data-stale={old ? "" : undefined}>
      <Icon of={Lock} size={14} />
      <span className={flow.grow}>{t("convert.limit.lockedSum", { amounts: joined })}</span>
    </CardFoot>
  );
}
