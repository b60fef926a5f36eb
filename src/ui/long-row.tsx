import { memo, type ReactNode } from "react";
import { type RowPress, WholeRow } from "./data-row.tsx";
import { standAt } from "./row-place.ts";
import { cellRole, rowHeadRole, rowRole } from "./table-roles.ts";

/** A cell of every row, with all its class says made out once for the whole table. */
export interface LongCell<R> {
  readonly id: string;
  readonly className: string;
  /** What names the row. */
  readonly isLead: boolean;
  readonly cell: (row: R) => ReactNode;
}

export interface LongRowProps<R> {
  readonly row: R;
  readonly id: string;
  readonly className: string;
  readonly cells: readonly LongCell<R>[];
  readonly press: RowPress<R>;
  readonly selected: boolean;
  readonly first: boolean;
  readonly last: boolean;
  readonly index: number;
  /** How far from the first, px. */
  readonly offset: number;
}

/** A row of a long table, which is a box of its own. Painted anew only when something of its own changed. */
export const LongRow = memo(PlainRow) as typeof PlainRow;

function PlainRow<R>(props: LongRowProps<R>): ReactNode {
  const { row, id, className, cells, press, selected, first, last, index, offset } = props;
  return (
    <tr
      {...rowRole}
      className={className}
      data-row={id}
      data-first={first || undefined}
      data-last={last || undefined}
      aria-current={selected || undefined}
      aria-rowindex={index}
      style={standAt(offset)}
    >
      {cells.map(({ id: column, className: ofCell, isLead, cell }, at) => {
        const Cell = isLead ? "th" : "td";
        return (
          <Cell key={column} {...(isLead ? rowHeadRole : cellRole)} className={ofCell}>
            {at === 0 && <WholeRow row={row} press={press} />}
            {cell(row)}
          </Cell>
        );
      })}
    </tr>
  );
}
