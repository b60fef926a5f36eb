import { CircleAlert, CircleCheck, CircleX, type IconNode, Loader } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { BatchRecord, SmallQuote } from "#shared/contract/small-balance.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
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
  const tone = status === "init" || status === "processing" ? "running" : status;
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
  /** What all of it was priced at, where that is not what came. */
  readonly quoted: readonly SmallQuote[];
}

/** What came, what it cost, and what was quoted or stayed. */
export function BatchFacts({ batch, record, count, places, quoted }: FactsProps): ReactNode {
  const { t } = useTranslation();
  const total = useTotal(batch, record, { coins: count.failed, quoted });
  const tax = record.totalTaxFeeInfo;
  const left = total?.coins.length === count.failed.length ? total.value : "";
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
        {tax !== null && !isZeroText(tax.totalAmount) && (
          <div>
            <dt>{t("convert.tax")}</dt>
            <dd>
              <OwnFigure kind="amount" value={tax.totalAmount} places={anyAccuracy} unit={tax.feeCoin} up />
            </dd>
          </div>
        )}
        {quoted.length > 0 && (
          <div>
            <dt>{t("convert.result.quoted")}</dt>
            <dd>
              <OwnFigure kind="amount" value={total?.quoted?.receive} places={places} unit={record.toCoin} />
            </dd>
          </div>
        )}
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

interface Summed {
  readonly coins: readonly string[];
  readonly quoted: readonly SmallQuote[];
}

/** What the coins that stayed are worth now, those that have gone elsewhere left out, and what the quoted ones would have brought. */
function useTotal({ currency }: Batch, record: BatchRecord, { coins, quoted }: Summed) {
  const { rows } = useTopic(
    "batch.estimate",
    coins.length === 0 && quoted.length === 0
      ? null
      : {
          accountType: accountOf(record),
          toCoin: record.toCoin,
          chosen: coins,
          currency,
          quoted: quoted.map(({ toAmount, feeInfo }) => ({ receive: toAmount, fee: feeInfo.amount })),
        },
  );
  const row = rows.get("*");
  return row?.kind === "total" ? row : undefined;
}
