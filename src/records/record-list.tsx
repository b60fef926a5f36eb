import { type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CallName } from "#shared/contract/index.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { useFormat } from "#src/i18n/format.ts";
import { useHoldIdle } from "#src/lazy/use-hold-idle.ts";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { CardBody } from "#src/ui/card.tsx";
import type { Column } from "#src/ui/data-table.tsx";
import { InfiniteList } from "#src/ui/infinite-list.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import type { LazyDrawer } from "./lazy-drawer.ts";
import { footClass, heldClass } from "./list-style.ts";
import type { RecordSource } from "./record-source.ts";
import { RecordTable } from "./record-table.tsx";
import { useOpenRecord } from "./use-open-record.ts";
import { useRecordList } from "./use-record-list.ts";

/** What a list looks like, whatever narrows it. */
export interface RecordListLook<N extends CallName, F, R> {
  readonly source: RecordSource<N, F, R>;
  /** Hand on the same array while nothing changes. */
  readonly columns: readonly Column<R>[];
  /** A record in a sentence, for who does not see its row: "Market, 0.25 BTC to USDT, Completed". */
  readonly rowLabel: (record: R) => string;
  /** It did not load. */
  readonly failed: string;
  /** "20 of 214 records", where it is known how many there are. */
  readonly shown: (shown: number, total: number) => string;
  readonly drawer: LazyDrawer<R>;
}

export interface RecordListProps<N extends CallName, F, R> extends RecordListLook<N, F, R> {
  /** Which records; hand on the same object while nothing changes. */
  readonly filter: F;
  /** Names the table for screen readers. */
  readonly label: string;
  /** What stands there when nothing fits. */
  readonly empty: ReactNode;
}

/**
 * Records that fit a filter, by day, growing at the end, each with its details in a drawer (`?record=` of the
 * address). To stand in a card.
 */
export function RecordList<N extends CallName, F, R>(props: RecordListProps<N, F, R>): ReactNode {
  const { source, filter, label, columns, rowLabel, failed, shown, empty, drawer } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const errorText = useErrorText();
  const list = useRecordList(source, filter);
  const { error } = list;
  // That there were none a while ago says nothing of now.
  const records = list.records?.length === 0 && error !== null ? undefined : list.records;
  useHoldIdle(records === undefined && error === null);
  const record = useOpenRecord();
  const [everOpened, setEverOpened] = useState(false);
  if (record.id !== "" && !everOpened) setEverOpened(true);
  const className = list.held ? heldClass : undefined;

  return (
    <>
      <span onPointerEnter={() => void drawer.fetch()} style={{ display: "contents" }}>
        {/* It is there before it holds anything, so that a filter which leaves none is said. */}
        <div role="status">
          {records?.length === 0 && (
            <CardBody pad="md" className={className}>
              {empty}
            </CardBody>
          )}
        </div>
        {records === undefined ? (
          <CardBody pad="md">
            {error === null ? (
              <SkeletonRows count={8} />
            ) : (
              <LoadFailure title={failed} error={error} onRetry={list.retry} retrying={list.fetching} />
            )}
          </CardBody>
        ) : (
          records.length > 0 && (
            <div className={className} aria-busy={list.held}>
              <InfiniteList
                className={footClass}
                summary={
                  list.isCounted
                    ? shown(records.length, list.total)
                    : t("records.soFar", { n: format.count(records.length) })
                }
                onMore={list.more}
                loading={list.loadingMore || (list.fetching && error !== null)}
                {...(error !== null && { error: errorText(error) })}
              >
                <RecordTable
                  source={source}
                  records={records}
                  label={label}
                  columns={columns}
                  rowLabel={rowLabel}
                  record={record}
                />
              </InfiniteList>
            </div>
          )
        )}
      </span>
      {everOpened && (
        <Suspense fallback={null}>
          <drawer.Drawer record={record} records={records ?? []} />
        </Suspense>
      )}
    </>
  );
}
