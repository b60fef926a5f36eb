import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Column, type RowPress, rowRole, TableRow } from "./data-row.tsx";
import { dropClasses, plainClass, wrapClass } from "./data-table-style.ts";
import { longClass } from "./long-table-style.ts";
import { pxOf } from "./rem.ts";
import { offsetOf, placeAt, type RowSizes } from "./row-offsets.ts";
import { standAt, trackClass } from "./row-place.ts";
import { SkeletonLine } from "./skeleton.tsx";
import { cx } from "./style.ts";

/** What stands at a place of the table: a row, the title of a group, or a row that is not here yet. */
export type LongItem<R> =
  | { readonly kind: "row"; readonly row: R; readonly first: boolean; readonly last: boolean }
  | { readonly kind: "title"; readonly id: string; readonly title: ReactNode }
  | { readonly kind: "gap" };

export interface LongTableProps<R> {
  /** Names the table for screen readers. */
  readonly label: string;
  /** Each with its width: columns stay where they are whatever scrolls by. */
  readonly columns: readonly Column<R>[];
  /** Rows and titles. */
  readonly count: number;
  /** The places of the titles, rising. */
  readonly titles: readonly number[];
  readonly itemOf: (index: number) => LongItem<R>;
  readonly idOf: (row: R) => string;
  readonly press: RowPress<R>;
  readonly selected: string | undefined;
  /** The lead of a card begins with its word, not with a disc. */
  readonly plain?: boolean;
  /** The places that are shown, those just out of sight too. */
  readonly onRange: (first: number, last: number) => void;
}

const tableRole = { role: "table" } as const;
const groupRole = { role: "rowgroup" } as const;
const headRole = { role: "columnheader", scope: "col" } as const;
const titleRole = { role: "rowheader", scope: "rowgroup" } as const;
const cellRole = { role: "cell" } as const;
/** So many places beyond the view are there before they are seen. */
const ahead = 8;
const step = 2;

/** A table of any length that scrolls with the page. All rows are of one height, and all titles. */
export function LongTable<R>(props: LongTableProps<R>): ReactNode {
  const { label, columns, count, titles, itemOf, idOf, press, selected, onRange, plain = false } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const [sizes, setSizes] = useState<RowSizes>(() => ({ row: pxOf(53), title: pxOf(31) }));
  const [[from, to], setRange] = useState<readonly [from: number, to: number]>([0, ahead * 4]);
  const last = Math.min(to, count);
  const first = Math.min(from, last);
  useLayoutEffect(() => {
    const place = (): void => {
      // A text size, a phone's cards: rows are as high as they are.
      const row = heightOf(body.current, "data-row") || sizes.row;
      const title = heightOf(body.current, "data-group") || sizes.title;
      if (Math.abs(row - sizes.row) >= 0.5 || Math.abs(title - sizes.title) >= 0.5) setSizes({ row, title });
      const top = body.current?.getBoundingClientRect().top ?? 0;
      const seen = placeAt(-top, count, titles, sizes);
      const end = placeAt(innerHeight - top, count, titles, sizes);
      // In steps: not each row that goes by is a reason to paint.
      const [start, stop] = [
        Math.floor(seen / step) * step - ahead,
        Math.ceil((end + 1) / step) * step + ahead,
      ];
      setRange((now) =>
        now[0] === Math.max(0, start) && now[1] === stop ? now : [Math.max(0, start), stop],
      );
    };
    place();
    addEventListener("scroll", place, { passive: true });
    addEventListener("resize", place);
    return () => {
      removeEventListener("scroll", place);
      removeEventListener("resize", place);
    };
  }, [count, titles, sizes]);
  useEffect(() => onRange(first, Math.max(first, last - 1)), [onRange, first, last]);
  const places = Array.from({ length: last - first }, (_place, at) => first + at);
  return (
    <div className={wrapClass}>
      <table
        {...tableRole}
        className={cx(longClass, plain && plainClass)}
        aria-label={label}
        aria-rowcount={-1}
      >
        <thead {...groupRole}>
          <tr {...rowRole} aria-rowindex={1}>
            {columns.map((column) => {
              const Cell = column.head === "" ? "td" : "th";
              return (
                <Cell
                  key={column.id}
                  {...(column.head === "" ? cellRole : headRole)}
                  data-figure={column.figure || undefined}
                  data-only={column.only}
                  className={cx(trackClass(column.width), column.drop && dropClasses[column.drop])}
                >
                  {column.head}
                </Cell>
              );
            })}
          </tr>
        </thead>
        <tbody {...groupRole} ref={body} style={{ blockSize: offsetOf(count, titles, sizes) }}>
          {places.map((place) => {
            const item = itemOf(place);
            const [index, offset] = [place + 2, offsetOf(place, titles, sizes)];
            if (item.kind === "row") {
              const id = idOf(item.row);
              return (
                <TableRow
                  key={id}
                  id={id}
                  row={item.row}
                  columns={columns}
                  press={press}
                  selected={selected === id}
                  first={item.first}
                  last={item.last}
                  index={index}
                  offset={offset}
                />
              );
            }
            const stands = { "aria-rowindex": index, style: standAt(offset) };
            if (item.kind === "gap") {
              return (
                <tr key={`gap ${place}`} {...rowRole} {...stands} data-row="" data-gap="" aria-busy="true">
                  <td {...cellRole} data-card="lead">
                    <SkeletonLine width="40%" />
                  </td>
                </tr>
              );
            }
            return (
              <tr key={item.id} {...rowRole} {...stands} data-group="">
                <th {...titleRole}>{item.title}</th>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function heightOf(body: HTMLElement | null, mark: string): number {
  return body?.querySelector(`tr[${mark}]`)?.getBoundingClientRect().height ?? 0;
}
