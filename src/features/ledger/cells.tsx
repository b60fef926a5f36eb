import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Format } from "#src/i18n/format.ts";
import { ExactAmount, TimeHead } from "#src/records/cells.tsx";
import { figureClass } from "#src/ui/figure-style.ts";
import type { LongColumn } from "#src/ui/long-table.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";

/** Fractions of one width: their points stand below each other. One that has no room beside its whole part goes below it. */
const points = css`display: inline-flex; flex-wrap: wrap; justify-content: flex-end; max-width: 100%; & > span { min-width: 4.4em; text-align: left; }`;
const tail = css`margin-inline-start: 4px; font-weight: 500; color: var(--ink-2);`;
const label = css`font-weight: 500; color: var(--ink-2);`;

/** What an entry did to the balance: green only where it added. */
export function Change({ value, coin }: { readonly value: string; readonly coin?: string }): ReactNode {
  const isOnCard = coin !== undefined;
  return (
    <>
      <ExactAmount
        value={value}
        signed
        colored={!value.startsWith("-")}
        muteFraction
        className={isOnCard ? undefined : points}
      />
      {isOnCard && <span className={tail}>{coin}</span>}
    </>
  );
}

export function Balance({ value }: { readonly value: string }): ReactNode {
  return <ExactAmount value={value} muteFraction className={points} />;
}

export function BalanceOnCard({ value }: { readonly value: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <span className={label}>{t("ledger.balance")}</span> <ExactAmount value={value} muteFraction />
    </>
  );
}

export function timeColumn<R>(timeOf: (row: R) => number, format: Format): LongColumn<R> {
  return {
    id: "time",
    head: <TimeHead />,
    width: "6.5rem",
    className: text.ink2,
    cell: (row) => format.time(timeOf(row)),
  };
}

/** A card's second line. It stays one line, which may end in an ellipsis: all cards of a long list are of one height. */
export function cardLine<R>(
  timeOf: (row: R) => number,
  format: Format,
  textOf: (row: R) => string,
): LongColumn<R> {
  return {
    id: "meta",
    head: "",
    place: "meta",
    cell: (row) => <CardLine time={format.time(timeOf(row))} text={textOf(row)} />,
  };
}

function CardLine({ time, text: words }: { readonly time: string; readonly text: string }): ReactNode {
  return (
    <>
      <span className={figureClass}>{time}</span>
      {words !== "" && ` · ${words}`}
    </>
  );
}

const two = css`display: block; overflow: hidden; text-overflow: ellipsis;`;
const second = css`font-weight: 400;`;

/** What it was and, below it, of what. */
export function TwoLines({
  first,
  second: below,
}: {
  readonly first: string;
  readonly second: string;
}): ReactNode {
  return (
    <>
      <span className={two}>{first}</span>
      {below !== "" && <span className={cx(two, second, text.small, text.ink3)}>{below}</span>}
    </>
  );
}

/** Turns round with the direction of the line. */
const go = css`text-align: end; &::after { content: "›"; content: "›" / ""; font-size: 1.25rem; line-height: 1; }`;

/** Shows that a row opens; narrower, its room is the words'. */
export const openColumn: LongColumn<unknown> = {
  id: "go",
  head: "",
  width: "2.5rem",
  drop: 780,
  className: cx(text.ink3, go),
  cell: () => null,
};
