import { CircleAlert, CircleCheck, CircleX, type IconNode, Loader } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import type { BatchRecord } from "#shared/contract/small-balance.ts";
import { useTopic } from "#src/bridge/use-topic.ts";
import { useFormat } from "#src/i18n/format.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { Button } from "#src/ui/button.tsx";
import { Card, CardFoot } from "#src/ui/card.tsx";
import { CopyButton } from "#src/ui/copy-field.tsx";
import { DataTable } from "#src/ui/data-table.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { ActionBar } from "#src/ui/layout/action-bar.tsx";
import { StaleRegion } from "#src/ui/stale-region.tsx";
import { names } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { groupedId } from "../quote/record-id.ts";
import { useRunColumns } from "./run-columns.tsx";
import { countRun, inOrder, type RunCount } from "./run-order.ts";
import {
  actsClass,
  discClass,
  discTones,
  factsClass,
  footClass,
  headClass,
  noClass,
  stepsClass,
  tableClass,
  titleClass,
} from "./run-style.ts";
import type { Batch } from "./use-batch.ts";

const anyAccuracy = 18;

export interface RunCardProps {
  readonly batch: Batch;
  readonly record: BatchRecord;
  readonly onBack: () => void;
}

/** How a run ended: what came, what it cost, and each coin with its own end. */
export function RunCard({ batch, record, onBack }: RunCardProps): ReactNode {
  const { t } = useTranslation();
  const count = countRun(record);
  const places = batch.coinOf(record.toCoin)?.accuracyLength ?? anyAccuracy;
  const columns = useRunColumns({ toCoin: record.toCoin, places, coinOf: batch.coinOf });
  const again = count.failed.length > 0 && !count.running;
  const tryAgain = (): void => {
    batch.change({
      type: "again",
      accountType: accountOf(record),
      toCoin: record.toCoin,
      coins: count.failed,
    });
    onBack();
  };
  return (
    <>
      <Card aria-labelledby="run-title">
        <div className={headClass}>
          <RunTitle record={record} count={count} />
          <div className={stepsClass} aria-hidden="true">
            {record.subRecords.map(({ fromCoin }, at) => (
              <span key={fromCoin} data-on={at < count.done ? "" : undefined} />
            ))}
          </div>
          <RunFacts batch={batch} record={record} count={count} places={places} />
        </div>
        <DataTable
          className={tableClass}
          label={t("convert.small.coinsOfRun")}
          columns={columns}
          groups={[{ id: "coins", rows: inOrder(record.subRecords) }]}
          idOf={({ fromCoin }) => fromCoin}
        />
        <CardFoot className={footClass}>
          <RunNumber record={record} />
          <div className={names(actsClass, flow.notPhone)}>
            <Button variant={again ? "secondary" : "primary"} onClick={onBack}>
              {t("convert.small.back")}
            </Button>
            {again && (
              <Button variant="primary" onClick={tryAgain}>
                {t("convert.small.tryAgain", { count: count.failed.length })}
              </Button>
            )}
          </div>
        </CardFoot>
      </Card>
      <ActionBar>
        {again ? (
          <Button variant="primary" size="lg" block onClick={tryAgain}>
            {t("convert.small.tryAgain", { count: count.failed.length })}
          </Button>
        ) : (
          <Button variant="primary" size="lg" block onClick={onBack}>
            {t("convert.small.back")}
          </Button>
        )}
      </ActionBar>
    </>
  );
}

const marks: Readonly<Record<keyof typeof discTones, IconNode>> = {
  success: CircleCheck,
  partial_fulfillment: CircleAlert,
  failure: CircleX,
  running: Loader,
};

function RunTitle({ record, count }: { readonly record: BatchRecord; readonly count: RunCount }): ReactNode {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  // The dialog that led here is gone, and what was pressed with it.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const tone =
    count.running || record.status === "init" || record.status === "processing" ? "running" : record.status;
  return (
    <div className={titleClass}>
      <span className={names(discClass, discTones[tone])}>
        <Icon of={marks[tone]} size={20} />
      </span>
      <div>
        <h2 id="run-title" ref={title} tabIndex={-1}>
          {tone === "running"
            ? t("convert.small.stillRunning", { count: count.all })
            : t("convert.small.runTitle", { count: count.all, done: count.done })}
        </h2>
        <p role="status">
          {tone === "running"
            ? t("convert.small.stillRunningText")
            : count.failed.length > 0
              ? t("convert.small.stayed", { count: count.failed.length })
              : t("convert.small.allCame")}
        </p>
      </div>
    </div>
  );
}

interface FactsProps {
  readonly batch: Batch;
  readonly record: BatchRecord;
  readonly count: RunCount;
  readonly places: number;
}

function RunFacts({ batch, record, count, places }: FactsProps): ReactNode {
  const { t } = useTranslation();
  const left = useWorthOf(batch, record, count.failed);
  return (
    <StaleRegion>
      <dl className={factsClass}>
        <div>
          <dt>{t("convert.small.received")}</dt>
          <dd>
            <Figure kind="amount" value={record.toAmount} places={places} unit={record.toCoin} />
          </dd>
        </div>
        <div>
          <dt>{t("convert.fee")}</dt>
          <dd>
            <Figure kind="amount" value={record.totalFeeAmount} places={places} unit={record.feeCoin} up />
          </dd>
        </div>
        {count.failed.length > 0 && (
          <div>
            <dt>{t("convert.small.notConverted")}</dt>
            <dd>
              <Figure kind="worth" value={left} unit={batch.currency} live />
            </dd>
          </div>
        )}
      </dl>
    </StaleRegion>
  );
}

/** What the coins that stayed are worth now, "" when that is not known or they have gone elsewhere. */
function useWorthOf({ currency }: Batch, record: BatchRecord, coins: readonly string[]): string {
  const { rows } = useTopic(
    "batch.estimate",
    coins.length === 0
      ? null
      : { accountType: accountOf(record), toCoin: record.toCoin, chosen: coins, currency, quoted: [] },
  );
  const row = rows.get("*");
  return row?.kind === "total" && row.coins.length === coins.length ? row.worth : "";
}

function RunNumber({ record }: { readonly record: BatchRecord }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <span className={flow.row}>
        {t("convert.small.run")}
        <span className={names(noClass, text.medium)}>{groupedId(record.exchangeTxId)}</span>
        <CopyButton value={record.exchangeTxId} label={t("convert.small.copyRun")} />
      </span>
      <span>{format.dateTime(Number(record.createdAt))}</span>
    </>
  );
}

function accountOf({ accountType }: BatchRecord): "eb_convert_uta" | "eb_convert_funding" {
  return accountType === "eb_convert_uta" ? "eb_convert_uta" : "eb_convert_funding";
}
