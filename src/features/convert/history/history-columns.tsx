import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import { shownRate } from "#shared/domain/shown-rate.ts";
import { CoinCell, CreditCell, DebitCell } from "#src/records/cells.tsx";
import {
  amountColumn,
  coinColumn,
  detailColumn,
  leadColumn,
  metaColumn,
  openColumn,
  statusColumn,
  timeColumn,
} from "#src/records/columns.tsx";
import type { Column } from "#src/ui/data-table.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { rateDecimals } from "../form/rate-text.ts";
import { ChargedFee } from "./charged-fee.tsx";
import { historySource } from "./history-view.ts";
import { kindIcons, stateMarks } from "./row-marks.ts";
import { useRowTexts } from "./use-row-texts.ts";

/** What a record says, column by column; the fee and the rate go first where there is little room. */
export function useHistoryColumns(
  iconOf: (coin: string) => string | undefined,
): readonly Column<ConvertHistoryRow>[] {
  const { t } = useTranslation();
  const texts = useRowTexts();
  return useMemo(() => {
    const { timeOf } = historySource;
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
        cell: ({ fromAmount, fromCoin }) => fromCoin !== "" && <DebitCell value={fromAmount} />,
      },
      {
        id: "paid-coin",
        head: "",
        drop: 780,
        cell: (row) =>
          row.fromCoin === "" ? (
            <span className={cx(text.ink2, text.nowrap)}>{texts.coins(row)}</span>
          ) : (
            <CoinCell coin={row.fromCoin} icon={iconOf(row.fromCoin)} />
          ),
      },
      amountColumn({
        id: "received",
        head: t("convert.records.received"),
        cell: ({ state, toAmount, toCoin }) => (
          <CreditCell value={toAmount} coin={toCoin} credit={stateMarks[state].credit} />
        ),
      }),
      coinColumn(iconOf, ({ toCoin }) => toCoin),
      detailColumn({
        id: "rate",
        head: t("convert.records.rate"),
        figure: true,
        drop: 940,
        cell: (row) => {
          const rate = shownRate(row);
          return <Figure kind="amount" value={rate} places={rateDecimals(rate)} />;
        },
      }),
      detailColumn({
        id: "fee",
        head: t("convert.records.fee"),
        figure: true,
        drop: 940,
        cell: (row) => <ChargedFee row={row} />,
      }),
      metaColumn(timeOf, (row) =>
        row.fromCoin === "" ? texts.coins(row) : t("convert.records.fromCoin", { coin: row.fromCoin }),
      ),
      statusColumn({
        toneOf: ({ state }) => stateMarks[state].tone,
        textOf: texts.state,
      }),
      openColumn,
    ];
  }, [t, texts, iconOf]);
}
