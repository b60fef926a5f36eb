import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { LedgerRow } from "#shared/contract/records.ts";
import { useFormat } from "#src/i18n/format.ts";
import { ExactAmount } from "#src/records/cells.tsx";
import type { LongColumn } from "#src/ui/long-table.tsx";
import { noFigure } from "#src/ui/no-figure.tsx";
import { text } from "#src/ui/text.ts";
import { Balance, BalanceOnCard, Change, cardLine, openColumn, TwoLines, timeColumn } from "../cells.tsx";
import type { LedgerColumns } from "../ledger-card.tsx";
import { entryTime } from "./derivatives-view.ts";
import { useEntryTexts } from "./use-entry-texts.ts";

export function useDerivativesColumns(): LedgerColumns<LedgerRow> {
  const { t } = useTranslation();
  const format = useFormat();
  const texts = useEntryTexts();
  return useMemo(
    () => ({
      columns: [
        timeColumn(entryTime, format),
        {
          id: "type",
          head: t("ledger.typeHead"),
          lead: true,
          // A contract's name does not tell the coin that change and balance are in.
          cell: (row) => (
            <TwoLines
              first={texts.type(row)}
              second={row.symbol === "" ? texts.about(row) : `${texts.about(row)} · ${row.currency}`}
            />
          ),
        },
        {
          id: "side",
          head: t("ledger.sideHead"),
          width: "4.5rem",
          drop: 908,
          cell: (row) => texts.side(row) || noFigure,
        },
        figure("quantity", t("ledger.quantity"), "5.5rem", 836, ({ qty }) => qty),
        figure("price", t("ledger.price"), "7rem", 680, ({ tradePrice }) => tradePrice),
        figure("fee", t("ledger.fee"), "5.5rem", 996, ({ fee }) => (fee === "0" ? "" : fee)),
        {
          id: "change",
          head: t("ledger.change"),
          figure: true,
          width: "9.5rem",
          className: text.medium,
          cell: ({ change }) => <Change value={change} />,
        },
        {
          id: "balance",
          head: t("ledger.balanceAfter"),
          figure: true,
          width: "10rem",
          cell: ({ cashBalance }) => <Balance value={cashBalance} />,
        },
        openColumn,
      ],
      card: [
        {
          id: "type",
          head: t("ledger.typeHead"),
          lead: true,
          place: "lead",
          cell: (row) => texts.type(row),
        },
        {
          id: "change",
          head: t("ledger.change"),
          place: "figure",
          cell: ({ change, currency }) => <Change value={change} coin={currency} />,
        },
        cardLine(entryTime, format, texts.about),
        {
          id: "balance",
          head: t("ledger.balanceAfter"),
          place: "state",
          cell: ({ cashBalance }) => <BalanceOnCard value={cashBalance} />,
        },
      ],
    }),
    [t, format, texts],
  );
}

function figure(
  id: string,
  head: string,
  width: string,
  drop: number,
  textOf: (row: LedgerRow) => string,
): LongColumn<LedgerRow> {
  return {
    id,
    head,
    width,
    drop,
    figure: true,
    className: text.ink2,
    cell: (row) => <ExactAmount value={textOf(row)} />,
  };
}
