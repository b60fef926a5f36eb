import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { FundingRow } from "#shared/contract/records.ts";
import { useFormat } from "#src/i18n/format.ts";
import { RowCoin } from "#src/ui/row-coin.tsx";
import { RowSign } from "#src/ui/row-sign.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { twoLines } from "#src/ui/two-lines.ts";
import { Balance, BalanceOnCard, Change, cardLine, openColumn, timeColumn } from "../cells.tsx";
import type { LedgerColumns } from "../ledger-card.tsx";
import { changeOf, fundingTime } from "./funding-view.ts";
import { useFundingTexts } from "./use-funding-texts.ts";

/** What it was may take two lines of a row. */
const leadClass = css`display: flex; align-items: center; gap: 10px; white-space: normal; & > svg { flex: none; }`;
/** It stands beside both lines of the card, of which it makes neither higher. */
const beside = css`float: inline-start; margin-block-end: -10px; margin-inline-end: 12px;`;

export function useFundingColumns(iconOf: (coin: string) => string | undefined): LedgerColumns<FundingRow> {
  const { t } = useTranslation();
  const format = useFormat();
  const texts = useFundingTexts();
  return useMemo(() => {
    const lead = { id: "kind", head: t("ledger.what"), lead: true } as const;
    return {
      columns: [
        timeColumn(fundingTime, format),
        {
          ...lead,
          className: leadClass,
          cell: (row) => (
            <>
              <RowSign of={texts.icon(row)} />
              <span className={twoLines}>{texts.kind(row)}</span>
            </>
          ),
        },
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
          className: cx(text.strong, text.clip),
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
          drop: 960,
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
        {
          ...lead,
          place: "lead",
          cell: (row) => (
            <>
              <RowSign of={texts.icon(row)} className={beside} />
              {texts.kind(row)}
            </>
          ),
        },
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
