import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { SortHead } from "#src/ui/sort-head.tsx";
import { hiddenText } from "#src/ui/text.ts";
import { tableClass } from "./price-list-style.ts";
import { PriceRow, type PriceRowProps } from "./price-row.tsx";
import { directionOf, nextSort, type PriceSort, type SortColumn } from "./price-sort.ts";

const LongPriceRows = lazy(importWithRetry(() => import("./long-price-rows.tsx")));

/** Wide enough for the column, and a pointer to trade it for the button. */
const roomForSparks = "(min-width: 48em) and (hover: hover)";

/** From here on only the rows in sight are in the document. */
const longFrom = 40;

export interface PriceTableProps {
  readonly label: string;
  readonly codes: readonly string[];
  readonly iconOf: (code: string) => string | undefined;
  readonly aboutOf: (code: string) => Pick<PriceRowProps, "about" | "announced">;
  readonly sort: PriceSort;
  readonly onSort: (sort: PriceSort) => void;
  readonly onConvert: (coin: string) => void;
}

export function PriceTable(props: PriceTableProps): ReactNode {
  const { label, codes, iconOf, aboutOf, sort, onSort, onConvert } = props;
  const { t } = useTranslation();
  // A line for each of hundreds of rows would be hundreds of requests.
  const short = codes.length < longFrom;
  const spark = short && matchMedia(roomForSparks).matches;
  const rowOf = (code: string): ReactNode => (
    <PriceRow
      key={code}
      coin={code}
      {...aboutOf(code)}
      icon={iconOf(code)}
      onConvert={onConvert}
      spark={spark}
    />
  );
  const head = (column: SortColumn, title: string, place: object): ReactNode => {
    const direction = directionOf(sort, column);
    return (
      <th scope="col" {...place} aria-sort={direction}>
        <SortHead direction={direction} onSort={() => onSort(nextSort(sort, column))}>
          {title}
        </SortHead>
      </th>
    );
  };
  return (
    <table className={tableClass} aria-label={label} aria-rowcount={codes.length + 1}>
      <thead>
        <tr>
          {head("coin", t("convert.list.coin"), { "data-coin": "" })}
          {head("lastPrice", t("convert.list.lastPrice"), { "data-right": "", "data-price": "" })}
          {head("changeRate24H", t("convert.list.change"), { "data-right": "", "data-change": "" })}
          <th scope="col" data-right="" data-range="">
            {t("convert.list.highLow")}
          </th>
          {head("turnover24hUSD", t("convert.list.turnover"), { "data-right": "", "data-turnover": "" })}
          <th scope="col" data-act="">
            <span className={hiddenText}>{t("convert.list.action")}</span>
          </th>
        </tr>
      </thead>
      {short ? (
        <tbody>{codes.map(rowOf)}</tbody>
      ) : (
        <Suspense fallback={<tbody>{codes.slice(0, 20).map(rowOf)}</tbody>}>
          <LongPriceRows codes={codes} rowOf={rowOf} />
        </Suspense>
      )}
    </table>
  );
}
