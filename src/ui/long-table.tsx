import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { media } from "./breakpoints.ts";
import { type Column, type RowPress, TableRow } from "./data-row.tsx";
import { dropClasses, plainClass, tableClass, wrapClass } from "./data-table-style.ts";
import { pxOf } from "./rem.ts";
import { offsetOf, placeAt, type RowSizes } from "./row-offsets.ts";
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
  /** Rows and titles. */
  readonly count: number;
  /** The places of the titles, rising. */
  readonly titles: readonly number[];
  readonly itemOf: (index: number) => LongItem<R>;
  readonly idOf: (row: R) => string;
  readonly press: RowPress<R>;
  readonly selected: string | undefined;
  /** The places that are shown, those just out of sight too. */
  /** The lead of a card begins with its word, not with a disc. */
  readonly plain?: boolean;
  readonly onRange: (first: number, last: number) => void;
}

/** So many places beyond the view are there before they are seen. */
const ahead = 8;
const step = 2;
const onCards = (rules: string): string =>
  `${media.phone} { ${rules} } @container table (max-width: 35rem) { ${rules} }`;
/** Cells do not widen their column, but the first: what is pressed of a row begins there. */
const fixed = css`
  table-layout: fixed;
  & tr[data-row] > :is(td, th):not(:first-child) { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  ${onCards('& tr[data-row] > :is(td, th)[data-card="lead"] { overflow: visible; }')}
  /* A title spans the columns that always stay; what fills its row is as wide as the table. */
  & tr[data-group] th { position: relative; z-index: 0; border: 0; background: none; }
  & tr[data-group] th::before {
    content: ""; position: absolute; z-index: -1; inset-block: 0; inset-inline-start: 0; width: 100cqi; background: var(--sunken);
    border-block-end: 1px solid var(--line);
  }
  ${onCards("& tr[data-group] th::before { display: none; }")}
`;
const filler = css`& > td { padding: 0 !important; border: 0 !important; }`;

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
  // Only columns that always stay: a span over others would make room for them.
  const span = columns.filter(({ only, drop }) => only === undefined && drop === undefined).length;
  const before = offsetOf(first, titles, sizes);
  const after = offsetOf(count, titles, sizes) - offsetOf(last, titles, sizes);
  const places = Array.from({ length: last - first }, (_place, at) => first + at);
  return (
    <div className={wrapClass}>
      <table className={cx(tableClass, fixed, plain && plainClass)} aria-label={label} aria-rowcount={-1}>
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
          <Filler height={before} span={span} />
          {places.map((index) => {
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
            if (item.kind === "gap") return <Gap key={`gap ${index}`} span={span} />;
            return (
              <tr key={item.id} data-group="">
                <th colSpan={span} scope="rowgroup">
                  {item.title}
                </th>
              </tr>
            );
          })}
          <Filler height={after} span={span} />
        </tbody>
      </table>
    </div>
  );
}

function heightOf(body: HTMLElement | null, mark: string): number {
  return body?.querySelector(`tr[${mark}]:not([data-gap])`)?.getBoundingClientRect().height ?? 0;
}

function Filler({ height, span }: { readonly height: number; readonly span: number }): ReactNode {
  if (height <= 0) return null;
  return (
    <tr className={filler}>
      <td colSpan={span} style={{ blockSize: height }} />
    </tr>
  );
}

function Gap({ span }: { readonly span: number }): ReactNode {
  return (
    <tr data-row="" data-gap="" aria-busy="true">
      <td colSpan={span} data-card="lead">
        <SkeletonLine width="40%" />
      </td>
    </tr>
  );
}
