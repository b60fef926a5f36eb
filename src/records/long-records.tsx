import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "#src/i18n/error-text.ts";
import { useHoldIdle } from "#src/lazy/use-hold-idle.ts";
import { useStore } from "#src/lazy/use-store.ts";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { Button } from "#src/ui/button.tsx";
import { CardBody } from "#src/ui/card.tsx";
import { type LongColumn, type LongItem, LongTable } from "#src/ui/long-table.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { css, cx } from "#src/ui/style.ts";
import { type TableForm, useTableForm } from "#src/ui/table-form.ts";
import { useDayTitle } from "./day-title.ts";
import { isoDay, readersZone } from "./days.ts";
import type { LazyDrawer } from "./lazy-drawer.ts";
import { footClass } from "./list-style.ts";
import { type FetchPart, LongList } from "./long-list.ts";
import { useOpenRecord } from "./use-open-record.ts";
import { useToday } from "./use-today.ts";

const foot = css`display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 12px; color: var(--ink-3);`;

export interface LongRecordsProps<R> {
  /** Hand on the same function while nothing changes: another one is another list. */
  readonly fetch: FetchPart<R>;
  readonly idOf: (record: R) => string;
  /** ms. */
  readonly timeOf: (record: R) => number;
  readonly columns: readonly LongColumn<R>[];
  /** The cells of a row where there is no room for columns. */
  readonly card: readonly LongColumn<R>[];
  readonly label: string;
  readonly rowLabel: (record: R) => string;
  readonly failed: string;
  /** Where there is nothing; `endedAt`: ms, before it nothing was looked through, 0 where all was. */
  readonly renderEmpty: (endedAt: number) => ReactNode;
  /** Below the list: how much of it there is. */
  readonly summary: (known: number, whole: boolean, endedAt: number) => ReactNode;
  /** Beside it: where to go on. */
  readonly onward?: ReactNode;
  readonly drawer: LazyDrawer<R>;
  /** Cards without a disc. */
  readonly plain?: boolean;
}

/** Records by day in a list of any length, each with its details in a drawer. To stand in a card. */
export function LongRecords<R>(props: LongRecordsProps<R>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  // Known before the first records are: their rows then come in slices, not after a look at the box.
  const form = useTableForm(box);
  return <div ref={box}>{form !== null && <FormedRecords {...props} form={form} />}</div>;
}

function FormedRecords<R>(props: LongRecordsProps<R> & { readonly form: TableForm }): ReactNode {
  const {
    form,
    fetch,
    idOf,
    timeOf,
    columns,
    card,
    label,
    rowLabel,
    failed,
    renderEmpty,
    summary,
    onward,
    drawer,
    plain = false,
  } = props;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const zone = readersZone();
  const list = useMemo(() => {
    const dayAt = isoDay(zone);
    return new LongList<R>({ fetch, dayOf: (row) => dayAt(timeOf(row)) });
  }, [fetch, timeOf, zone]);
  // Its first part is fetched before there is a table that could request it.
  useEffect(() => list.show(0, 0), [list]);
  const view = useStore(list.watch, list.view);
  const isFirst = view.known === 0 && !view.whole;
  useHoldIdle(isFirst);
  const record = useOpenRecord();
  const { open } = record;
  const [everOpened, setEverOpened] = useState(false);
  if (record.id !== "" && !everOpened) setEverOpened(true);
  const press = useMemo(
    () => ({ label: rowLabel, onPress: (row: R) => open(idOf(row)) }),
    [rowLabel, open, idOf],
  );
  const titleOf = useDayTitle(zone, useToday());
  const itemOf = useCallback(
    (place: number): LongItem<R> => {
      const there = view.at(place);
      if (typeof there !== "number") return { kind: "title", id: there.date, title: titleOf(there.date) };
      const row = view.row(there);
      if (row === undefined) return { kind: "gap" };
      return { kind: "row", row, first: view.isDayStart(there), last: view.isDayEnd(there) };
    },
    [view, titleOf],
  );
  return (
    <>
      {/* It is there before it holds anything, so that a filter which leaves none is said. */}
      <div role="status">
        {view.known === 0 && view.whole && <CardBody pad="md">{renderEmpty(view.endedAt)}</CardBody>}
      </div>
      {isFirst && (
        <CardBody pad="md">
          {view.error === null ? (
            <SkeletonRows count={8} />
          ) : (
            <LoadFailure title={failed} error={view.error} onRetry={list.retry} retrying={view.fetching} />
          )}
        </CardBody>
      )}
      {view.known > 0 && (
        <>
          <span onPointerEnter={() => void drawer.fetch()} style={{ display: "contents" }}>
            <LongTable
              label={label}
              form={form}
              columns={columns}
              card={card}
              count={view.places}
              titles={view.dayPlaces}
              itemOf={itemOf}
              idOf={idOf}
              press={press}
              selected={record.id === "" ? undefined : record.id}
              plain={plain}
              onRange={list.show}
            />
          </span>
          <div className={cx(foot, footClass)}>
            <p role="status">
              {view.error === null ? summary(view.known, view.whole, view.endedAt) : errorText(view.error)}
            </p>
            {view.error === null ? (
              view.whole && onward
            ) : (
              <Button size="sm" busy={view.fetching} onClick={list.retry}>
                {t("ui.error.retry")}
              </Button>
            )}
          </div>
        </>
      )}
      {everOpened && (
        <Suspense fallback={null}>
          <drawer.Drawer record={record} records={view.around((row) => idOf(row) === record.id)} />
        </Suspense>
      )}
    </>
  );
}
