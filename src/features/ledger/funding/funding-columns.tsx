import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { FundingRow } from "#shared/contract/records.ts";
import { CoinCell } from "#src/records/cells.tsx";
import { leadColumn, openColumn, timeColumn } from "#src/records/columns.tsx";
import type { Column } from "#src/ui/data-table.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { BalanceCell, ChangeCell, cardLine } from "../cells.tsx";
import { changeOf, fundingTime } from "./funding-view.ts";
import { useFundingTexts } from "./use-funding-texts.ts";

/** Each with its width: the list is too long to be measured. */
export function useFundingColumns(
  iconOf: (coin: string) => string | undefined,
): readonly Column<FundingRow>[] {
  const { t } = useTranslation();
  const texts = useFundingTexts();
  return useMemo(
    () => [
      { ...timeColumn(fundingTime), width: "6.5rem" },
      leadColumn({ head: t("ledger.what"), iconOf: texts.icon, textOf: texts.kind }),
      {
        id: "amount",
        head: t("money.amount"),
        figure: true,
        card: "figure",
        width: "10.5rem",
        className: text.medium,
        cell: (row) => <ChangeCell value={changeOf(row)} coin={row.currency} />,
      },
      {
        id: "coin",
        head: "",
        width: "6.5rem",
        cell: ({ currency }) => <CoinCell coin={currency} icon={iconOf(currency)} />,
      },
      {
        id: "about",
        head: t("ledger.description"),
        drop: 780,
        className: cx(text.ink2, text.clip),
        cell: (row) => texts.description(row),
      },
      cardLine(fundingTime, texts.description),
      {
        id: "balance",
        head: t("ledger.balanceAfter"),
        figure: true,
        card: "state",
        width: "10.5rem",
        cell: ({ afterAmt }) => <BalanceCell value={afterAmt} />,
      },
      { ...openColumn, width: "2.5rem" },
    ],
    [t, texts, iconOf],
  );
}
