import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { LedgerRow } from "#shared/contract/records.ts";
import { ExactAmount } from "#src/records/cells.tsx";
import { openColumn, timeColumn } from "#src/records/columns.tsx";
import type { Column } from "#src/ui/data-table.tsx";
import { text } from "#src/ui/text.ts";
import { BalanceCell, ChangeCell, cardLine, TwoLines } from "../cells.tsx";
import { entryTime } from "./derivatives-view.ts";
import { useEntryTexts } from "./use-entry-texts.ts";

/** Each with its width: the list is too long to be measured. */
export function useDerivativesColumns(): readonly Column<LedgerRow>[] {
  const { t } = useTranslation();
  const texts = useEntryTexts();
  return useMemo(
    () => [
      { ...timeColumn(entryTime), width: "6.5rem" },
      {
        id: "type",
        head: t("ledger.typeHead"),
        card: "lead",
        cell: (row) => <TwoLines first={texts.type(row)} second={texts.about(row)} />,
      },
      {
        id: "side",
        head: t("ledger.sideHead"),
        width: "4.5rem",
        drop: 860,
        cell: (row) => texts.side(row) || "—",
      },
      figure("quantity", t("ledger.quantity"), "5.5rem", 780, ({ qty }) => qty),
      figure("price", t("ledger.price"), "7rem", 680, ({ tradePrice }) => tradePrice),
      figure("fee", t("ledger.fee"), "5.5rem", 940, ({ fee }) => (fee === "0" ? "" : fee)),
      {
        id: "change",
        head: t("ledger.change"),
        figure: true,
        card: "figure",
        width: "9.5rem",
        className: text.medium,
        cell: ({ change, currency }) => <ChangeCell value={change} coin={currency} />,
      },
      cardLine(entryTime, texts.about),
      {
        id: "balance",
        head: t("ledger.balanceAfter"),
        figure: true,
        card: "state",
        width: "10rem",
        cell: ({ cashBalance }) => <BalanceCell value={cashBalance} />,
      },
      { ...openColumn, width: "2.5rem" },
    ],
    [t, texts],
  );
}

function figure(
  id: string,
  head: string,
  width: string,
  drop: NonNullable<Column<LedgerRow>["drop"]>,
  textOf: (row: LedgerRow) => string,
): Column<LedgerRow> {
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
