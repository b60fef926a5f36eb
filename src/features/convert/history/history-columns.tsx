import { type ReactNode, useMemo } from "react";
import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { CoinCell, CreditCell, ExactAmount } from "#src/records/cells.tsx";
import { leadColumn, metaColumn, openColumn, statusColumn, timeColumn } from "#src/records/columns.tsx";
import { recordPoints } from "#src/records/points.ts";
import type { Column } from "#src/ui/data-table.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { rateDecimals } from "../form/rate-text.ts";
import { historySource } from "./history-view.ts";
import { kindIcons, stateMarks } from "./row-marks.ts";
import { useRowWords } from "./use-row-words.ts";

/** What a record says, column by column; the fee and the rate go first where there is little room. */
export function useHistoryColumns(
  iconOf: (coin: string) => string | undefined,
): readonly Column<ConvertHistoryRow>[] {
  const { t } = useTranslation();
  const words = useRowWords();
  return useMemo(() => {
    const { timeOf } = historySource;
    const coinCell = (coin: string): ReactNode => <CoinCell coin={coin} icon={iconOf(coin)} />;
    return [
      timeColumn(timeOf),
      leadColumn({
        head: t("convert.records.kind"),
        iconOf: ({ kind }) => kindIcons[kind],
        textOf: ({ kind }) => t(`convert.records.kindOf.${kind}`),
      }),
      {
        id: "paid",
        head: t("convert.records.paid"),
        figure: true,
        drop: 780,
        className: text.medium,
        cell: ({ fromAmount, fromCoin }) =>
          fromCoin !== "" && (
            <ExactAmount
              value={fromAmount === "" ? "" : `-${fromAmount}`}
              pointWidth={recordPoints}
              muteFraction
            />
          ),
      },
      {
        id: "paid-coin",
        head: "",
        drop: 780,
        cell: (row) =>
          row.fromCoin === "" ? (
            <span className={cx(text.ink2, text.nowrap)}>{words.coins(row)}</span>
          ) : (
            coinCell(row.fromCoin)
          ),
      },
      {
        id: "received",
        head: t("convert.records.received"),
        figure: true,
        card: "figure",
        className: text.medium,
        cell: ({ state, toAmount, toCoin }) => (
          <CreditCell value={toAmount} coin={toCoin} credit={stateMarks[state].credit} />
        ),
      },
      { id: "coin", head: "", cell: ({ toCoin }) => coinCell(toCoin) },
      {
        id: "rate",
        head: t("convert.records.rate"),
        figure: true,
        drop: 940,
        className: text.ink2,
        cell: ({ convertRate }) => (
          <Figure kind="amount" value={convertRate} places={rateDecimals(convertRate)} />
        ),
      },
      {
        id: "fee",
        head: t("convert.records.fee"),
        figure: true,
        drop: 940,
        className: text.ink2,
        cell: ({ feeAmount }) =>
          isZeroText(feeAmount) ? t("convert.feeNone") : <ExactAmount value={feeAmount} up />,
      },
      metaColumn(timeOf, (row) =>
        row.fromCoin === "" ? words.coins(row) : t("convert.records.fromCoin", { coin: row.fromCoin }),
      ),
      statusColumn({
        toneOf: ({ state }) => stateMarks[state].tone,
        textOf: words.state,
      }),
      openColumn,
    ];
  }, [t, words, iconOf]);
}
