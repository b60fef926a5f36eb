import { CircleAlert, CircleCheck, CircleX, type IconNode, Loader } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { BatchRecord } from "#shared/contract/small-balance.ts";
import { useTopic } from "#src/bridge/use-topic.ts";
import { Icon } from "#src/ui/icon.tsx";
import { OwnFigure } from "#src/ui/own-figure.tsx";
import { StaleRegion } from "#src/ui/stale-region.tsx";
import { cx } from "#src/ui/style.ts";
import { accountOf, type BatchCount } from "./batch-order.ts";
import { discClass, discTones, factsClass, titleClass } from "./batch-style.ts";
import type { Batch } from "./use-batch.ts";

const marks: Readonly<Record<keyof typeof discTones, IconNode>> = {
  success: CircleCheck,
  partial_fulfillment: CircleAlert,
  failure: CircleX,
  running: Loader,
};

/** How it ended, in one line, and what that means. */
export function BatchTitle({
  record,
  count,
}: {
  readonly record: BatchRecord;
  readonly count: BatchCount;
}): ReactNode {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  // The dialog that led here is gone, and what was pressed with it.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const { status } = record;
  const tone = count.running || status === "init" || status === "processing" ? "running" : status;
  return (
    <div className={titleClass}>
      <span className={cx(discClass, discTones[tone])}>
        <Icon of={marks[tone]} size={20} />
      </span>
      <div>
        <h2 id="batch-title" ref={title} tabIndex={-1}>
          {tone === "running"
            ? t("convert.smallBalances.stillRunning", { count: count.all })
            : t("convert.smallBalances.batchTitle", { count: count.all, done: count.done })}
        </h2>
        <p role="status">
          {tone === "running"
            ? t("convert.smallBalances.stillRunningText")
            : count.failed.length > 0
              ? t("convert.smallBalances.stayed", { count: count.failed.length })
              : t("convert.smallBalances.allConverted")}
        </p>
      </div>
    </div>
  );
}

interface FactsProps {
  readonly batch: Batch;
  readonly record: BatchRecord;
  readonly count: BatchCount;
  readonly places: number;
}

/** What came, what it cost, and what stayed. */
export function BatchFacts({ batch, record, count, places }: FactsProps): ReactNode {
  const { t } = useTranslation();
  const left = useValueOf(batch, record, count.failed);
  return (
    <StaleRegion>
      <dl className={factsClass}>
        <div>
          <dt>{t("convert.smallBalances.received")}</dt>
          <dd>
            <OwnFigure kind="amount" value={record.toAmount} places={places} unit={record.toCoin} />
          </dd>
        </div>
        <div>
          <dt>{t("convert.fee")}</dt>
          <dd>
            <OwnFigure kind="amount" value={record.totalFeeAmount} places={places} unit={record.feeCoin} up />
          </dd>
        </div>
        {count.failed.length > 0 && (
          <div>
            <dt>{t("convert.smallBalances.notConverted")}</dt>
            <dd>
              <OwnFigure kind="value" value={left} unit={batch.currency} live />
            </dd>
          </div>
        )}
      </dl>
    </StaleRegion>
  );
}

/** What the coins that stayed are worth now, "" when that is not known or they have gone elsewhere. */
function useValueOf({ currency }: Batch, record: BatchRecord, coins: readonly string[]): string {
  const { rows } = useTopic(
    "batch.estimate",
    coins.length === 0
      ? null
      : { accountType: accountOf(record), toCoin: record.toCoin, chosen: coins, currency, quoted: [] },
  );
  const row = rows.get("*");
  return row?.kind === "total" && row.coins.length === coins.length ? row.value : "";
}
