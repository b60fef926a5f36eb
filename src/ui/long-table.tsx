import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Column, type RowPress, TableRow } from "./data-row.tsx";
import { dropClasses, tableClass, wrapClass } from "./data-table-style.ts";
import { pxOf } from "./rem.ts";
import { SkeletonLine } from "./skeleton.tsx";
import { css, cx } from "./style.ts";

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
  readonly count: number;
  readonly itemOf: (index: number) => LongItem<R>;
  readonly idOf: (row: R) => string;
  readonly press: RowPress<R>;
  readonly selected: string | undefined;
  /** The places that are shown, those just out of sight too. */
  readonly onRange: (first: number, last: number) => void;
}

const ahead = 12;
const fixed = css`table-layout: fixed; & tr[data-row] > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }`;
const filler = css`& > td { padding: 0 !important; border: 0 !important; height: auto !important; }`;

/** A table of any length that scrolls with the page. All rows are of one height, and all titles. */
export function LongTable<R>(props: LongTableProps<R>): ReactNode {
  const { label, columns, count, itemOf, idOf, press, selected, onRange } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  const [sizes, setSizes] = useState(() => ({ row: pxOf(53), title: pxOf(31) }));
  useLayoutEffect(() => {
    const box = body.current?.getBoundingClientRect();
    if (box !== undefined) setTop(box.top + window.scrollY);
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read in this very component only
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: (index) => (itemOf(index).kind === "title" ? sizes.title : sizes.row),
    overscan: ahead,
    scrollMargin: top,
  });
  const items = virtual.getVirtualItems();
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  useLayoutEffect(() => {
    // A text size, a phone's cards: rows are as high as they are.
    const heightOf = (mark: string): number =>
      body.current?.querySelector(`tr[${mark}]:not([data-gap])`)?.getBoundingClientRect().height ?? 0;
    const [row, title] = [heightOf("data-row") || sizes.row, heightOf("data-group") || sizes.title];
    if (Math.abs(row - sizes.row) < 0.5 && Math.abs(title - sizes.title) < 0.5) return;
    setSizes({ row, title });
    virtual.measure();
  });
  useEffect(() => onRange(first, last), [onRange, first, last]);
  const before = (items[0]?.start ?? top) - top;
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top);
  return (
    <div className={wrapClass}>
      <table className={cx(tableClass, fixed)} aria-label={label} aria-rowcount={-1}>
        <thead>
          <tr>
            {columns.map((column) => {
              const Cell = column.head === "" ? "td" : "th";
              return (
                <Cell
                  key={column.id}
                  {...(column.head !== "" && { scope: "col" })}
                  data-figure={column.figure || undefined}
                  data-only={column.only}
                  className={cx(column.drop && dropClasses[column.drop])}
                  style={column.width === undefined ? undefined : { width: column.width }}
                >
                  {column.head}
                </Cell>
              );
            })}
          </tr>
        </thead>
        <tbody ref={body}>
          <Filler height={before} columns={columns.length} />
          {items.map(({ index }) => {
            const item = itemOf(index);
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
                />
              );
            }
            if (item.kind === "gap") return <Gap key={`gap ${index}`} columns={columns.length} />;
            return (
              <tr key={item.id} data-group="">
                <th colSpan={columns.length} scope="rowgroup">
                  {item.title}
                </th>
              </tr>
            );
          })}
          <Filler height={after} columns={columns.length} />
        </tbody>
      </table>
    </div>
  );
}

function Filler({ height, columns }: { readonly height: number; readonly columns: number }): ReactNode {
  if (height <= 0) return null;
  return (
    <tr className={filler}>
      <td colSpan={columns} style={{ blockSize: height }} />
    </tr>
  );
}

function Gap({ columns }: { readonly columns: number }): ReactNode {
  return (
    <tr data-row="" data-gap="" aria-busy="true">
      <td colSpan={columns} data-card="lead">
        <SkeletonLine width="40%" />
      </td>
    </tr>
  );
}
