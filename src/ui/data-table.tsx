import type { CSSProperties, ReactNode } from "react";
import { type Column, type RowPress, TableRow } from "./data-row.tsx";
import { dropClasses, plainClass, stickyClass, tableClass, wrapClass } from "./data-table-style.ts";
import { SkeletonRows } from "./skeleton.tsx";
import { SortHead } from "./sort-head.tsx";
import { cx } from "./style.ts";

export { type Column, rowStop } from "./data-row.tsx";

export interface RowGroup<R> {
  readonly id: string;
  /** The day, the state that they share; none for a list that is one. */
  readonly title?: ReactNode;
  readonly rows: readonly R[];
}

export interface DataTableProps<R> {
  /** Names the table for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<R>[];
  /** Undefined while they load. */
  readonly groups: readonly RowGroup<R>[] | undefined;
  readonly idOf: (row: R) => string;
  /** The whole row leads somewhere or opens something. */
  readonly press?: RowPress<R> | undefined;
  /** The row that is open beside the list. */
  readonly selected?: string | undefined;
  /** In place of the rows: what stands there when there are none, or when they did not load. */
  readonly empty?: ReactNode;
  readonly error?: ReactNode;
  /** The head stays in sight so many px below the top. */
  readonly stickyTop?: number;
  /** The lead of a card begins with its word, not with a disc. */
  readonly plain?: boolean;
  readonly className?: string | undefined;
}

/** A table; where there is no room for one a list of cards: the same document, laid out anew. */
export function DataTable<R>(props: DataTableProps<R>): ReactNode {
  const { label, columns, groups, idOf, press, selected, stickyTop, plain = false } = props;
  const style: CSSProperties | undefined =
    stickyTop === undefined ? undefined : { ["--sticky-top" as "top"]: `${stickyTop}px` };
  const slot = slotOf(props);
  return (
    <div className={cx(wrapClass, props.className)}>
      <table
        className={cx(tableClass, plain && plainClass, stickyTop !== undefined && stickyClass)}
        style={style}
        aria-label={label}
        aria-busy={groups === undefined && props.error === undefined}
      >
        <thead>
          <tr>
            {columns.map((column) => {
              // A column without words of its own, such as the coin of an amount, is no column to screen readers.
              const named = column.head !== "";
              const Cell = named ? "th" : "td";
              return (
                <Cell
                  key={column.id}
                  {...(named && { scope: "col" })}
                  data-figure={column.figure || undefined}
                  data-only={column.only}
                  aria-sort={column.sort?.direction}
                  className={cx(column.drop && dropClasses[column.drop])}
                  style={column.width === undefined ? undefined : { width: column.width }}
                >
                  {column.sort === undefined ? (
                    column.head
                  ) : (
                    <SortHead {...column.sort}>{column.head}</SortHead>
                  )}
                </Cell>
              );
            })}
          </tr>
        </thead>
        {slot !== null && (
          <tbody>
            <tr data-slot="">
              <td colSpan={columns.length}>{slot}</td>
            </tr>
          </tbody>
        )}
        {slot === null &&
          groups?.map((group) => (
            <tbody key={group.id}>
              {group.title !== undefined && (
                <tr data-group="">
                  <th colSpan={columns.length} scope="rowgroup">
                    {group.title}
                  </th>
                </tr>
              )}
              {group.rows.map((row, at) => (
                <TableRow
                  key={idOf(row)}
                  id={idOf(row)}
                  row={row}
                  columns={columns}
                  press={press}
                  selected={selected === idOf(row)}
                  first={at === 0}
                  last={at === group.rows.length - 1}
                />
              ))}
            </tbody>
          ))}
      </table>
    </div>
  );
}

/** What stands in place of rows; null when there are rows. */
function slotOf<R>({ groups, error, empty }: DataTableProps<R>): ReactNode {
  if (groups === undefined) return error ?? <SkeletonRows count={8} />;
  return groups.some(({ rows }) => rows.length > 0) ? null : (empty ?? null);
}
