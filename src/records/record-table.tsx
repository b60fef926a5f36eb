import { type ReactNode, useMemo } from "react";
import { type Column, DataTable } from "#src/ui/data-table.tsx";
import { useDayTitle } from "./day-title.ts";
import { groupByDay, readersZone } from "./days.ts";
import { pointsOf } from "./points.ts";
import type { RecordSource } from "./record-source.ts";
import type { OpenRecord } from "./use-open-record.ts";
import { useToday } from "./use-today.ts";

export interface RecordTableProps<R> {
  readonly source: Pick<RecordSource<never, never, R>, "idOf" | "timeOf" | "rankOf" | "amountsOf">;
  readonly records: readonly R[];
  readonly label: string;
  readonly columns: readonly Column<R>[];
  readonly rowLabel: (record: R) => string;
  readonly record: OpenRecord;
}

/** Records under the days they were made on, in the reader's own time zone. */
export function RecordTable<R>(props: RecordTableProps<R>): ReactNode {
  const { source, records, label, columns, rowLabel, record } = props;
  const timeZone = readersZone();
  const titleOf = useDayTitle(timeZone, useToday());
  const { idOf, timeOf, rankOf, amountsOf } = source;
  const points = useMemo(() => pointsOf(amountsOf ? records.flatMap(amountsOf) : []), [records, amountsOf]);
  const { id, open } = record;
  const press = useMemo(
    () => ({ label: rowLabel, onPress: (row: R) => open(idOf(row)) }),
    [rowLabel, open, idOf],
  );
  return (
    <div style={{ ["--points" as "width"]: points }}>
      <DataTable
        label={label}
        columns={columns}
        groups={groupByDay(records, timeOf, timeZone, rankOf).map(({ date, records: rows }) => ({
          id: date,
          ...(date !== "" && { title: titleOf(date) }),
          rows,
        }))}
        idOf={idOf}
        press={press}
        selected={id === "" ? undefined : id}
      />
    </div>
  );
}
