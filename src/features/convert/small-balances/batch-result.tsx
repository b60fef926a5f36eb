import { SearchX } from "lucide";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useSearch } from "wouter";
import type { SmallQuotes } from "#shared/contract/small-balance.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { hasEnded, isOfPriced } from "#src/money/batch-record.ts";
import { contradiction } from "#src/records/contradiction.ts";
import { OutdatedNote } from "#src/session/outdated-note.tsx";
import { Button } from "#src/ui/button.tsx";
import { Card, CardBody } from "#src/ui/card.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { ErrorState } from "#src/ui/error-state.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { BatchCard } from "./batch-card.tsx";
import { writeBatchId } from "./batch-link.ts";
import { countBatch } from "./batch-order.ts";
import type { Batch } from "./use-batch.ts";

/** While it is on its way a batch is asked for this often, ms. */
const runningEveryMs = 1500;

export interface BatchResultProps {
  readonly batch: Batch;
  readonly quoteId: string;
  /** The price that was confirmed; null where that was in another visit. */
  readonly priced: SmallQuotes | null;
}

/** One batch, coin by coin: what the address names. It is looked at until it has ended. */
export function BatchResult({ batch, quoteId, priced }: BatchResultProps): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [path, go] = useLocation();
  const search = useSearch();
  const [running, setRunning] = useState(false);
  const answer = useCall("batch.query", { quoteId }, { refetchEveryMs: running ? runningEveryMs : 0 });
  const record = answer.data?.records[0];
  const isRunning = record !== undefined && countBatch(record).running;
  if (isRunning !== running) setRunning(isRunning);
  const back = (): void => go(path + writeBatchId(search, ""));

  const coins = priced?.result.exchangeCoins ?? [];
  const isOther =
    record !== undefined &&
    coins.length > 0 &&
    hasEnded(record.status) &&
    !isOfPriced(record.subRecords, coins);
  const error = isOther ? contradiction() : answer.error;

  if (record !== undefined && !isOther) {
    return (
      <>
        {answer.error !== null && (
          <OutdatedNote onRetry={answer.refetch} retrying={answer.fetching}>
            {t("convert.smallBalances.batchError")}
          </OutdatedNote>
        )}
        <BatchCard batch={batch} record={record} priced={coins} onBack={back} />
      </>
    );
  }
  return (
    <Card aria-label={t("convert.mode.smallBalances")}>
      <CardBody pad="md">
        {error !== null ? (
          <ErrorState
            title={t("convert.smallBalances.batchError")}
            message={errorText(error)}
            onRetry={answer.refetch}
            retrying={answer.fetching}
          />
        ) : answer.status === "ok" ? (
          <Empty
            icon={SearchX}
            title={t("convert.smallBalances.noBatch")}
            actions={<Button onClick={back}>{t("convert.smallBalances.back")}</Button>}
          />
        ) : (
          <SkeletonRows count={6} />
        )}
      </CardBody>
    </Card>
  );
}
