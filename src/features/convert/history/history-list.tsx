import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from "react";
import type { ConvertHistoryRow, HistoryFilter } from "#shared/contract/convert-history.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { CardBody } from "#src/ui/card.tsx";
import { DataTable } from "#src/ui/data-table.tsx";
import { InfiniteList } from "#src/ui/infinite-list.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { fundingAccount } from "../form/account.ts";
import { useHistoryColumns } from "./history-columns.tsx";
import { dayName, groupByDay } from "./history-days.ts";
import { footClass, heldClass } from "./history-style.ts";
import { dayText, zoneText } from "./time-texts.ts";
import { useHistory } from "./use-history.ts";
import { useOpenRecord } from "./use-open-record.ts";
import { useRowLabel } from "./use-row-label.ts";

const fetchDetail = importWithRetry(() => import("./record-drawer.tsx"));
const RecordDrawer = lazy(fetchDetail);

export interface HistoryListProps {
  /** Which records; hand on the same object while nothing changes. */
  readonly filter: HistoryFilter;
  /** Names the table for screen readers. */
  readonly label: string;
  /** What stands there when nothing fits. */
  readonly empty: ReactNode;
}

/**
 * Conversions that fit a filter, by day, growing at the end, each with its details in a drawer (`?record=` of the
 * address). To stand in a card. Times are of the reader's own zone, which the head of their column names.
 */
export function HistoryList({ filter, label, empty }: HistoryListProps): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const history = useHistory(filter);
  const { records, error } = history;
  const record = useOpenRecord();
  const [everOpened, setEverOpened] = useState(false);
  if (record.id !== "" && !everOpened) setEverOpened(true);

  return (
    <>
      <span onPointerEnter={() => void fetchDetail()} style={{ display: "contents" }}>
        {records === undefined ? (
          <CardBody pad="md">
            {error === null ? (
              <SkeletonRows count={8} />
            ) : (
              <LoadFailure
                title={t("convert.records.error")}
                error={error}
                onRetry={history.retry}
                retrying={history.fetching}
              />
            )}
          </CardBody>
        ) : records.length === 0 ? (
          <CardBody pad="md" className={history.held ? heldClass : undefined}>
            {empty}
          </CardBody>
        ) : (
          <div className={history.held ? heldClass : undefined} aria-busy={history.held}>
            <InfiniteList
              className={footClass}
              count={records.length}
              summary={t("convert.records.shown", { shown: records.length, count: history.total })}
              onMore={history.more}
              loading={history.loadingMore || (history.fetching && error !== null)}
              {...(error !== null && { error: errorText(error) })}
            >
              <HistoryTable records={records} label={label} open={record.id} onOpen={record.open} />
            </InfiniteList>
          </div>
        )}
      </span>
      {everOpened && (
        <Suspense fallback={null}>
          <RecordDrawer record={record} records={records ?? []} />
        </Suspense>
      )}
    </>
  );
}

interface HistoryTableProps {
  readonly records: readonly ConvertHistoryRow[];
  readonly label: string;
  readonly open: string;
  readonly onOpen: (id: string) => void;
}

function HistoryTable({ records, label, open, onOpen }: HistoryTableProps): ReactNode {
  const { t, i18n } = useTranslation();
  const iconOf = useCoinIcons();
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const now = serverNow();
  const titleOf = (date: string): string => {
    const name = dayName(date, now, timeZone);
    const shown = dayText(date, i18n.language, name === "earlier");
    return name === "earlier" ? shown : t(`convert.records.${name}`, { date: shown });
  };
  const columns = useHistoryColumns({ zone: zoneText(now, timeZone), iconOf });
  const rowLabel = useRowLabel();
  const press = useMemo(
    () => ({ label: rowLabel, onPress: (row: ConvertHistoryRow) => onOpen(row.exchangeTxId) }),
    [rowLabel, onOpen],
  );
  return (
    <DataTable
      label={label}
      columns={columns}
      groups={groupByDay(records, timeZone).map(({ date, records: rows }) => ({
        id: date,
        title: titleOf(date),
        rows,
      }))}
      idOf={idOf}
      press={press}
      selected={open === "" ? undefined : open}
    />
  );
}

/** The coins' pictures. Their list comes anew with each change of a balance: only other pictures are news to the rows. */
function useCoinIcons(): (coin: string) => string | undefined {
  const { data } = useCall("convert.coins", { accountType: fundingAccount, side: 0 });
  const known = JSON.stringify((data?.coins ?? []).map(({ coin, icon }) => [coin, icon]));
  const icons = useMemo(() => new Map(JSON.parse(known) as [string, string][]), [known]);
  return useCallback((coin: string) => icons.get(coin), [icons]);
}

const idOf = (record: ConvertHistoryRow): string => record.exchangeTxId;
