import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { RowPress } from "./data-row.tsx";
import { cellsOf, headsOf, type LongColumn } from "./long-columns.ts";
import { LongRow } from "./long-row.tsx";
import { bodyClass, cardPlaces, plainCards, tableClass } from "./long-table-style.ts";
import { offsetOf, placeAt } from "./row-offsets.ts";
import { standAt } from "./row-place.ts";
import { SkeletonLine } from "./skeleton.tsx";
import { cx } from "./style.ts";
import { stylesOf, type TableForm } from "./table-form.ts";
import { cellRole, rowRole, tableRole } from "./table-roles.ts";

export type { LongColumn } from "./long-columns.ts";

/** What stands at a place of the table: a row, the title of a group, or a row that is not here yet. */
export type LongItem<R> =
  | { readonly kind: "row"; readonly row: R; readonly first: boolean; readonly last: boolean }
  | { readonly kind: "title"; readonly id: string; readonly title: ReactNode }
  | { readonly kind: "gap" };

export interface LongTableProps<R> {
  /** Names the table for screen readers. */
  readonly label: string;
  /** Of the box that it stands in: known before there are rows, which then need no second render. */
  readonly form: TableForm;
  readonly columns: readonly LongColumn<R>[];
  /** The cells of a row where there is no room for columns. */
  readonly card: readonly LongColumn<R>[];
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

const groupRole = { role: "rowgroup" } as const;
const headRole = { role: "columnheader", scope: "col" } as const;
const titleRole = { role: "rowheader", scope: "rowgroup" } as const;
/** So many places beyond the view are there before they are seen. */
const ahead = 4;

/** A table of any length that scrolls with the page. All rows are of one height, and all titles. */
export function LongTable<R>(props: LongTableProps<R>): ReactNode {
  const { label, columns, card, count, titles, itemOf, idOf, press, selected, onRange, form } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const [[from, to], setRange] = useState<readonly [from: number, to: number]>([0, ahead * 4]);
  const last = Math.min(to, count);
  const first = Math.min(from, last);
  useEffect(() => {
    const element = body.current;
    if (element === null) return undefined;
    const place = (): void => {
      const { top } = element.getBoundingClientRect();
      // A row at a time, as it comes near: two in one frame would be twice its work.
      const start = Math.max(0, placeAt(-top, count, titles, form) - ahead);
      const stop = placeAt(innerHeight - top, count, titles, form) + 1 + ahead;
      setRange((now) => (now[0] === start && now[1] === stop ? now : [start, stop]));
    };
    // It looks once it is laid out, and again when it has grown; to look at once would have it laid out before its time.
    const watch = new ResizeObserver(place);
    watch.observe(element);
    addEventListener("scroll", place, { passive: true });
    addEventListener("resize", place);
    return () => {
      watch.disconnect();
      removeEventListener("scroll", place);
      removeEventListener("resize", place);
    };
  }, [count, titles, form]);
  useEffect(() => onRange(first, Math.max(first, last - 1)), [onRange, first, last]);
  const style = stylesOf(form);
  const heads = useMemo(() => headsOf(columns, card, form), [columns, card, form]);
  const cells = useMemo(() => cellsOf(columns, card, form), [columns, card, form]);
  const places = Array.from({ length: last - first }, (_place, at) => first + at);
  return (
    <table
      {...tableRole}
      className={cx(tableClass, props.plain === true && plainCards)}
      aria-label={label}
      aria-rowcount={-1}
    >
      <thead {...groupRole} className={style.head}>
        <tr {...rowRole} className={style.headRow} aria-rowindex={1}>
          {heads.map(({ id, head, className }) => {
            const Cell = head === "" ? "td" : "th";
            return (
              <Cell key={id} {...(head === "" ? cellRole : headRole)} className={className}>
                {head}
              </Cell>
            );
          })}
        </tr>
      </thead>
      <tbody
        {...groupRole}
        ref={body}
        className={bodyClass}
        style={{ blockSize: offsetOf(count, titles, form) }}
      >
        {places.map((place) => {
          const item = itemOf(place);
          const [index, offset] = [place + 2, offsetOf(place, titles, form)];
          if (item.kind === "row") {
            const id = idOf(item.row);
            return (
              <LongRow
                key={id}
                id={id}
                row={item.row}
                className={style.row}
                cells={cells}
                press={press}
                selected={selected === id}
                first={form.cards && item.first}
                last={form.cards && item.last}
                index={index}
                offset={offset}
              />
            );
          }
          const stands = { "aria-rowindex": index, style: standAt(offset) };
          if (item.kind === "gap") {
            return (
              <tr
                key={`gap ${place}`}
                {...rowRole}
                {...stands}
                className={style.row}
                data-row=""
                data-gap=""
                aria-busy="true"
              >
                <td {...cellRole} className={cx(style.cell, form.cards ? cardPlaces.lead : style.first)}>
                  <SkeletonLine width="40%" />
                </td>
              </tr>
            );
          }
          return (
            <tr key={item.id} {...rowRole} {...stands} className={style.title} data-group="">
              <th {...titleRole} className={style.titleCell}>
                {item.title}
              </th>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
