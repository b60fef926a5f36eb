import { ChevronRight, type IconNode } from "lucide";
import type { ComponentProps, ReactNode } from "react";
import type { Column } from "#src/ui/data-table.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { StateMark } from "#src/ui/state-mark.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { amountColumnClass, goClass, leadColumnClass, metaClass, metaLineClass } from "./cell-style.ts";
import { CoinCell, LeadCell, StatusHead, TimeCell, TimeHead } from "./cells.tsx";

/** The columns that most lists of records have. */

/** When it was made; the day stands above its records. `timeOf` answers ms. */
export function timeColumn<R>(timeOf: (record: R) => number): Column<R> {
  return {
    id: "time",
    head: <TimeHead />,
    cell: (record) => <TimeCell at={timeOf(record)} />,
    className: text.ink2,
  };
}

export interface LeadColumnOptions<R> {
  readonly head: string;
  readonly iconOf: (record: R) => IconNode;
  readonly textOf: (record: R) => string;
}

/** What kind of record it is; on phones it leads the card. */
export function leadColumn<R>({ head, iconOf, textOf }: LeadColumnOptions<R>): Column<R> {
  return {
    id: "kind",
    head,
    card: "lead",
    className: leadColumnClass,
    cell: (record) => <LeadCell icon={iconOf(record)}>{textOf(record)}</LeadCell>,
  };
}

/** On cards: the time, and after it what the dropped columns would say. */
export function metaColumn<R>(timeOf: (record: R) => number, rest: (record: R) => ReactNode): Column<R> {
  return {
    id: "meta",
    head: "",
    only: "card",
    card: "meta",
    className: metaClass,
    cell: (record) => (
      <div className={metaLineClass}>
        <span>
          <TimeCell at={timeOf(record)} />
        </span>
        <span>{rest(record)}</span>
      </div>
    ),
  };
}

export interface CellColumnOptions<R> {
  readonly id: string;
  readonly head: string;
  readonly cell: (record: R) => ReactNode;
}

/** What a record moves; on phones it stands at the end of the card. */
export function amountColumn<R>(options: CellColumnOptions<R>): Column<R> {
  return { ...options, figure: true, card: "figure", className: cx(text.medium, amountColumnClass) };
}

/** A detail in quieter ink; it goes where the list is narrower than `drop`, px. */
export function detailColumn<R>(
  options: CellColumnOptions<R> & Pick<Column<R>, "drop" | "figure">,
): Column<R> {
  return { ...options, className: text.ink2 };
}

/** The coin of the amount before it. */
export function coinColumn<R>(
  iconOf: (coin: string) => string | undefined,
  coinOf: (record: R) => string,
): Column<R> {
  return {
    id: "coin",
    head: "",
    cell: (record) => <CoinCell coin={coinOf(record)} icon={iconOf(coinOf(record))} />,
  };
}

export interface StatusColumnOptions<R> {
  readonly toneOf: (record: R) => ComponentProps<typeof StateMark>["kind"];
  readonly textOf: (record: R) => string;
}

export function statusColumn<R>({ toneOf, textOf }: StatusColumnOptions<R>): Column<R> {
  return {
    id: "state",
    head: <StatusHead />,
    card: "state",
    cell: (record) => <StateMark kind={toneOf(record)}>{textOf(record)}</StateMark>,
  };
}

/** Shows that a row opens. */
export const openColumn: Column<unknown> = {
  id: "go",
  head: "",
  drop: 680,
  className: goClass,
  cell: () => <Icon of={ChevronRight} size={16} flip />,
};
