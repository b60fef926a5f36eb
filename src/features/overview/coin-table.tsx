import { type ReactNode, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CoinValueRow } from "#shared/contract/valuation.ts";
import { cellRole, rowRole, tableRole } from "#src/ui/table-roles.ts";
import { hiddenText } from "#src/ui/text.ts";
import { CoinDetail } from "./coin-detail.tsx";
import { FigureHead } from "./coin-figures.tsx";
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

/** Values in a currency of small units, and amounts of what costs next to nothing. */
const isLong = ({ amount, value }: CoinValueRow): boolean => wholeOf(value) > 9 || wholeOf(amount) > 8;
const wholeOf = (figure: string): number => figure.split(".")[0]?.length ?? 0;

const columns = ["price", "change", "amount", "frozen", "value"] as const;

/** One row a coin; a press anywhere on it opens what lies in which account, and what can be done with it. */
export function CoinTable({ rows, nameOf, currency, concealed, connecting }: CoinTableProps): ReactNode {
  const { t } = useTranslation();
  const [openCoin, setOpenCoin] = useState("");
  const toggle = useCallback((coin: string) => setOpenCoin((open) => (open === coin ? "" : coin)), []);
  return (
    <table
      {...tableRole}
      className={coinTable}
      aria-labelledby="overview-coins"
      data-long={rows.some(isLong) ? "" : undefined}
    >
      <colgroup>
        <col span={columns.length} />
        <col />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{t("overview.coin")}</th>
          {columns.map((column) => (
            <FigureHead key={column} column={column} currency={currency} />
          ))}
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
              <tr {...rowRole} key={`${row.coin} detail`} data-detail="" id={`coin-${row.coin}`}>
                <td {...cellRole} colSpan={columns.length + 2}>
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
