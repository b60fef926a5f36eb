import { memo, type ReactNode } from "react";
import { Link } from "wouter";
import { dropClasses } from "./data-table-style.ts";
import { rowTargetClass } from "./row-target.ts";
import type { SortHeadProps } from "./sort-head.tsx";
import { cx } from "./style.ts";
import { cellRole, rowHeadRole, rowRole } from "./table-roles.ts";

export interface Column<R> {
  readonly id: string;
  readonly head: ReactNode;
  /** What carries `data-tail` within it shows on cards only: the unit after a figure. */
  readonly cell: (row: R) => ReactNode;
  /** Right-aligned in both directions of text. Give the figures one `pointWidth`, so that their points line up. */
  readonly figure?: boolean;
  /** Where it stands on a card; left out, it is not on the card. */
  readonly card?: "lead" | "meta" | "figure" | "state" | "foot";
  /** Stands on cards only, where it says what several columns say in the table. */
  readonly only?: "card";
  /** Goes when the table is narrower than this, px. */
  readonly drop?: keyof typeof dropClasses;
  /** CSS width of the column. */
  readonly width?: string;
  readonly sort?: Omit<SortHeadProps, "children">;
  readonly className?: string;
}

/** What a press on a row does; its other buttons and links stay stops of their own. */
export interface RowPress<R> {
  /** What the row is called: "Deposit, 2,500.00 USDT". */
  readonly label: (row: R) => string;
  readonly href?: (row: R) => string;
  readonly onPress?: (row: R) => void;
}

export interface TableRowProps<R> {
  readonly row: R;
  readonly id: string;
  readonly columns: readonly Column<R>[];
  readonly press?: RowPress<R> | undefined;
  readonly selected: boolean;
  readonly first: boolean;
  readonly last: boolean;
}

/** What can be pressed of a row that is shown: where the focus goes when a drawer closes. */
export function rowStop(id: string): HTMLElement | null {
  return document.querySelector(`tr[data-row="${CSS.escape(id)}"] [data-whole]`);
}

/** One row, in a table or as a card. Painted anew only when something of its own changed. */
export const TableRow = memo(PlainRow) as typeof PlainRow;

function PlainRow<R>(props: TableRowProps<R>): ReactNode {
  const { row, id, columns, press, selected, first, last } = props;
  return (
    <tr
      {...rowRole}
      data-row={id}
      data-first={first || undefined}
      data-last={last || undefined}
      aria-current={selected || undefined}
    >
      {columns.map((column, at) => {
        // What leads the row names it.
        const Cell = column.card === "lead" ? "th" : "td";
        return (
          <Cell
            key={column.id}
            {...(Cell === "th" ? rowHeadRole : cellRole)}
            data-figure={column.figure || undefined}
            data-card={column.card}
            data-only={column.only}
            className={cx(column.drop && dropClasses[column.drop], column.className)}
          >
            {press !== undefined && at === 0 && <WholeRow row={row} press={press} />}
            {column.cell(row)}
          </Cell>
        );
      })}
    </tr>
  );
}

/** What is pressed of a row, all over it. */
export function WholeRow<R>({ row, press }: { readonly row: R; readonly press: RowPress<R> }): ReactNode {
  const { label, href, onPress } = press;
  if (href !== undefined) {
    return (
      <Link
        href={href(row)}
        className={rowTargetClass}
        data-whole=""
        aria-label={label(row)}
        onClick={() => onPress?.(row)}
      />
    );
  }
  return (
    <button
      type="button"
      className={rowTargetClass}
      data-whole=""
      aria-label={label(row)}
      onClick={() => onPress?.(row)}
    />
  );
}
