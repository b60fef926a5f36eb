import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#src/i18n/format.ts";
import { ExactAmount } from "#src/records/cells.tsx";
import type { Column } from "#src/ui/data-table.tsx";
import { figureClass } from "#src/ui/figure-style.ts";
import { css, cx } from "#src/ui/style.ts";
import { onCards } from "#src/ui/table-look.ts";
import { text } from "#src/ui/text.ts";

const points = "4.4em";
const tail = css`color: var(--ink-2); font-weight: 400;`;

/** What an entry did to the balance: green only where it added. */
export function ChangeCell({ value, coin }: { readonly value: string; readonly coin: string }): ReactNode {
  return (
    <>
      <ExactAmount value={value} pointWidth={points} signed colored={!value.startsWith("-")} muteFraction />
      <span data-tail="" className={tail}>
        {coin}
      </span>
    </>
  );
}

export function BalanceCell({ value }: { readonly value: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <span data-tail="">{t("ledger.balance")} </span>
      <ExactAmount value={value} pointWidth={points} muteFraction />
    </>
  );
}

/** A card's second line. It stays one line, which may end in an ellipsis: all cards of a long list are of one height. */
export function cardLine<R>(timeOf: (row: R) => number, textOf: (row: R) => string): Column<R> {
  return {
    id: "meta",
    head: "",
    only: "card",
    card: "meta",
    cell: (row) => <CardLine at={timeOf(row)}>{textOf(row)}</CardLine>,
  };
}

function CardLine({ at, children }: { readonly at: number; readonly children: string }): ReactNode {
  const format = useFormat();
  return (
    <>
      <span className={figureClass}>{format.time(at)}</span>
      {children !== "" && ` · ${children}`}
    </>
  );
}

/** On a card the line below says it, with the time. */
const below = css`${onCards("&& { display: none; }")}`;
const two = css`display: block; overflow: hidden; text-overflow: ellipsis;`;

/** What it was and, below it, of what. */
export function TwoLines({ first, second }: { readonly first: string; readonly second: string }): ReactNode {
  return (
    <>
      <span className={cx(two, text.medium)}>{first}</span>
      {second !== "" && <span className={cx(two, text.small, text.ink3, below)}>{second}</span>}
    </>
  );
}
