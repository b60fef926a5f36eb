import type { ReactNode } from "react";
import type { LongCell } from "./long-row.tsx";
import { cardPlaces } from "./long-table-style.ts";
import { trackClass } from "./row-place.ts";
import { cx } from "./style.ts";
import { stylesOf, type TableForm } from "./table-form.ts";

/** A column of a long table, or a cell of its cards. */
export interface LongColumn<R> {
  readonly id: string;
  readonly head: ReactNode;
  /** As few elements as will do: thousands of rows come and go as it scrolls. */
  readonly cell: (row: R) => ReactNode;
  /** It names the row. */
  readonly lead?: boolean;
  /** Where it stands on a card. */
  readonly place?: keyof typeof cardPlaces;
  /** Right-aligned in both directions of text. */
  readonly figure?: boolean;
  /** In rem; columns stay where they are whatever scrolls by. The lead shares what is left. */
  readonly width?: string;
  /** Goes when the table is narrower than this, px at the usual size of text. */
  readonly drop?: number;
  readonly className?: string;
}

export interface LongHead {
  readonly id: string;
  readonly head: ReactNode;
  readonly className: string;
}

export function headsOf<R>(
  columns: readonly LongColumn<R>[],
  card: readonly LongColumn<R>[],
  form: TableForm,
): readonly LongHead[] {
  const style = stylesOf(form);
  return shown(columns, card, form).map((column, at, all) => ({
    id: column.id,
    head: column.head,
    className: form.cards ? "" : cx(placed(column, at, all.length, form), style.headCell),
  }));
}

export function cellsOf<R>(
  columns: readonly LongColumn<R>[],
  card: readonly LongColumn<R>[],
  form: TableForm,
): readonly LongCell<R>[] {
  return shown(columns, card, form).map((column, at, all) => ({
    id: column.id,
    isLead: column.lead === true,
    className: cx(placed(column, at, all.length, form), column.className),
    cell: column.cell,
  }));
}

/** What does not show is not there. */
function shown<R>(
  columns: readonly LongColumn<R>[],
  card: readonly LongColumn<R>[],
  { cards, width }: TableForm,
): readonly LongColumn<R>[] {
  return cards ? card : columns.filter(({ drop = 0 }) => width >= drop);
}

function placed<R>(column: LongColumn<R>, at: number, count: number, form: TableForm): string {
  const style = stylesOf(form);
  if (form.cards) return cx(style.cell, column.place !== undefined && cardPlaces[column.place]);
  return cx(
    style.cell,
    at === 0 && style.first,
    at === count - 1 && style.last,
    column.figure === true && style.figure,
    column.lead === true && "lead" in style && style.lead,
    trackClass(column.width),
  );
}
