import { type ReactNode, useCallback, useState } from "react";
import type { CoinValueRow } from "#shared/contract/valuation.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { hiddenText } from "#src/ui/text.ts";
import { CoinDetail } from "./coin-detail.tsx";
import { CoinRow } from "./coin-row.tsx";
import { coinTable } from "./coins-style.ts";
import type { CoinNames } from "./holdings.ts";

export interface CoinTableProps {
  readonly rows: readonly CoinValueRow[];
  readonly nameOf: CoinNames;
  readonly currency: string;
  readonly concealed: boolean;
  readonly connecting: boolean;
}

const columnCount = 7;

/** One row a coin; a press anywhere on it opens what lies in which account, and what can be done with it. */
export function CoinTable({ rows, nameOf, currency, concealed, connecting }: CoinTableProps): ReactNode {
  const { t } = useTranslation();
  const [openCoin, setOpenCoin] = useState("");
  const toggle = useCallback((coin: string) => setOpenCoin((open) => (open === coin ? "" : coin)), []);
  return (
    <table className={coinTable} aria-labelledby="overview-coins">
      <thead>
        <tr>
          <th scope="col">{t("overview.coin")}</th>
          <th scope="col" className="figure price">
            {t("overview.price", { currency })}
          </th>
          <th scope="col" className="figure change">
            {t("overview.change")}
          </th>
          <th scope="col" className="figure amount">
            {t("overview.amount")}
          </th>
          <th scope="col" className="figure frozen">
            {t("overview.frozen")}
          </th>
          <th scope="col" className="figure value">
            {t("overview.value", { currency })}
          </th>
          <th scope="col" className="more">
            <span className={hiddenText}>{t("overview.details")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const shared = { row, ...nameOf(row.coin), currency, concealed, connecting };
          const isOpen = row.coin === openCoin;
          return [
            <CoinRow key={row.coin} {...shared} open={isOpen} onToggle={toggle} />,
            isOpen && (
              <tr key={`${row.coin} detail`} data-detail="" id={`coin-${row.coin}`}>
                <td colSpan={columnCount}>
                  <CoinDetail {...shared} />
                </td>
              </tr>
            ),
          ];
        })}
      </tbody>
    </table>
  );
}
