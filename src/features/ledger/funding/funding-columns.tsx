import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { FundingRow } from "#shared/contract/records.ts";
import { useFormat } from "#src/i18n/format.ts";
import type { LongColumn } from "#src/ui/long-table.tsx";
import { RowCoin } from "#src/ui/row-coin.tsx";
import { RowSign } from "#src/ui/row-sign.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { Balance, BalanceOnCard, Change, cardLine, openColumn, timeColumn } from "../cells.tsx";
import type { LedgerColumns } from "../ledger-card.tsx";
import { changeOf, fundingTime } from "./funding-view.ts";
import { useFundingTexts } from "./use-funding-texts.ts";

const inLine = css`margin-inline-end: 10px; vertical-align: calc(.375em - 15px);`;
/** It stands beside both lines of the card. */
const beside = css`float: inline-start; margin-inline-end: 12px;`;

export function useFundingColumns(iconOf: (coin: string) => string | undefined): LedgerColumns<FundingRow> {
  const { t } = useTranslation();
  const format = useFormat();
  const texts = useFundingTexts();
  return useMemo(() => {
    const lead = (sign: string): LongColumn<FundingRow> => ({
      id: "kind",
      head: t("ledger.what"),
      lead: true,
      place: "lead",
      cell: (row) => (
        <>
          <RowSign of={texts.icon(row)} className={sign} />
          {texts.kind(row)}
        </>
      ),
    });
    return {
      columns: [
        timeColumn(fundingTime, format),
        lead(inLine),
        {
          id: "amount",
          head: t("money.amount"),
          figure: true,
          width: "10.5rem",
          className: text.medium,
          cell: (row) => <Change value={changeOf(row)} />,
        },
        {
          id: "coin",
          head: "",
          width: "6.5rem",
          className: text.strong,
          cell: ({ currency }) => (
            <>
              <RowCoin coin={currency} icon={iconOf(currency)} />
              {currency}
            </>
          ),
        },
        {
          id: "about",
          head: t("ledger.description"),
          drop: 780,
          className: cx(text.ink2, text.clip),
          cell: (row) => texts.description(row),
        },
        {
          id: "balance",
          head: t("ledger.balanceAfter"),
          figure: true,
          width: "10.5rem",
          cell: ({ afterAmt }) => <Balance value={afterAmt} />,
        },
        openColumn,
      ],
      card: [
        lead(beside),
        {
          id: "amount",
          head: t("money.amount"),
          place: "figure",
          cell: (row) => <Change value={changeOf(row)} coin={row.currency} />,
        },
        cardLine(fundingTime, format, texts.description),
        {
          id: "balance",
          head: t("ledger.balanceAfter"),
          place: "state",
          cell: ({ afterAmt }) => <BalanceOnCard value={afterAmt} />,
        },
      ],
    };
  }, [t, format, texts, iconOf]);
}
