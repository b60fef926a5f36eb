import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BatchRecord, SmallQuote } from "#shared/contract/small-balance.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { useFormat } from "#src/i18n/format.ts";
import { offPrice } from "#src/money/batch-record.ts";
import { groupedId } from "#src/records/grouped-id.ts";
import { Button } from "#src/ui/button.tsx";
import { Card, CardFoot } from "#src/ui/card.tsx";
import { CopyButton } from "#src/ui/copy-field.tsx";
import { DataTable } from "#src/ui/data-table.tsx";
import { flow } from "#src/ui/flow.ts";
import { ActionBar } from "#src/ui/layout/action-bar.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { SettledNote } from "../quote/settled-note.tsx";
import { useBatchColumns } from "./batch-columns.tsx";
import { BatchFacts, BatchTitle } from "./batch-head.tsx";
import { accountOf, countBatch, inOrder } from "./batch-order.ts";
import { actsClass, footClass, headClass, noClass, stepsClass, tableClass } from "./batch-style.ts";
import type { Batch } from "./use-batch.ts";

export interface BatchCardProps {
  readonly batch: Batch;
  readonly record: BatchRecord;
  /** What was confirmed in this visit, none of another one. */
  readonly priced: readonly SmallQuote[];
  readonly onBack: () => void;
}

/** How a batch ended: what came, what it cost, and each coin with its own end. */
export function BatchCard({ batch, record, priced, onBack }: BatchCardProps): ReactNode {
  const { t } = useTranslation();
  const count = countBatch(record);
  const off = offPrice(record.subRecords, priced);
  const places = batch.coinOf(record.toCoin)?.accuracyLength ?? anyAccuracy;
  const columns = useBatchColumns({ toCoin: record.toCoin, places, coinOf: batch.coinOf });
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
      <Card aria-labelledby="batch-title">
        <div className={headClass}>
          <BatchTitle record={record} count={count} />
          <div className={stepsClass} aria-hidden="true">
            {record.subRecords.map(({ fromCoin }, at) => (
              <span key={fromCoin} data-on={at < count.done ? "" : undefined} />
            ))}
          </div>
          <BatchFacts
            batch={batch}
            record={record}
            count={count}
            places={places}
            quoted={off.length > 0 && record.status === "success" ? priced : []}
          />
          <SettledNote off={off} />
        </div>
        <DataTable
          className={tableClass}
          label={t("convert.smallBalances.coinsOfBatch")}
          columns={columns}
          groups={[{ id: "coins", rows: inOrder(record.subRecords) }]}
          idOf={({ fromCoin }) => fromCoin}
        />
        <CardFoot className={footClass}>
          <BatchNumber record={record} />
          <div className={cx(actsClass, flow.notPhone)}>
            <Button variant={again ? "secondary" : "primary"} onClick={onBack}>
              {t("convert.smallBalances.back")}
            </Button>
            {again && (
              <Button variant="primary" onClick={tryAgain}>
                {t("convert.smallBalances.tryAgain", { count: count.failed.length })}
              </Button>
            )}
          </div>
        </CardFoot>
      </Card>
      <ActionBar>
        {again ? (
          <Button variant="primary" size="lg" block onClick={tryAgain}>
            {t("convert.smallBalances.tryAgain", { count: count.failed.length })}
          </Button>
        ) : (
          <Button variant="primary" size="lg" block onClick={onBack}>
            {t("convert.smallBalances.back")}
          </Button>
        )}
      </ActionBar>
    </>
  );
}

function BatchNumber({ record }: { readonly record: BatchRecord }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      <span className={flow.row}>
        {t("convert.smallBalances.batch")}
        <span className={cx(noClass, text.medium)}>{groupedId(record.exchangeTxId)}</span>
        <CopyButton value={record.exchangeTxId} label={t("convert.smallBalances.copyBatchId")} />
      </span>
      <span>{format.dateTime(Number(record.createdAt))}</span>
    </>
  );
}
