import { ArrowLeftRight } from "lucide";
import { useMemo } from "react";
import type { TransferMember, TransferRecord } from "#shared/contract/transfer.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { CoinCell, ExactAmount, LeadCell } from "#src/records/cells.tsx";
import { metaColumn, openColumn, statusColumn, timeColumn } from "#src/records/columns.tsx";
import type { Column } from "#src/ui/data-table.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { stateTones, transferSource } from "./records-view.ts";
import { useRecordWords } from "./use-record-words.ts";

const id = css`font-family: var(--mono); font-size: 13px; direction: ltr; unicode-bidi: isolate;`;
const tail = css`color: var(--ink-2); font-weight: 400;`;

/** What a transfer says, column by column; its number and its members go first where there is little room. */
export function useTransferColumns(
  members: readonly TransferMember[],
  iconOf: (coin: string) => string | undefined,
): readonly Column<TransferRecord>[] {
  const { t } = useTranslation();
  const words = useRecordWords(members);
  return useMemo(() => {
    const { timeOf } = transferSource;
    return [
      timeColumn(timeOf),
      {
        id: "route",
        head: t("transfer.records.route"),
        card: "lead",
        cell: (row) => <LeadCell icon={ArrowLeftRight}>{words.route(row)}</LeadCell>,
      },
      {
        id: "members",
        head: t("transfer.records.members"),
        drop: 860,
        className: text.ink2,
        cell: (row) => words.members(row),
      },
      {
        id: "amount",
        head: t("transfer.amount"),
        figure: true,
        card: "figure",
        className: text.medium,
        cell: ({ amount, coin }) => (
          <>
            <ExactAmount value={amount} pointWidth="5.2em" muteFraction />
            <span data-tail="" className={tail}>
              {coin}
            </span>
          </>
        ),
      },
      {
        id: "coin",
        head: "",
        cell: ({ coin }) => <CoinCell coin={coin} icon={iconOf(coin)} />,
      },
      {
        id: "number",
        head: t("transfer.number"),
        drop: 940,
        className: text.ink2,
        cell: ({ transferId }) => <span className={cx(id, text.nowrap)}>{shortId(transferId)}</span>,
      },
      metaColumn(timeOf, words.members),
      statusColumn({ toneOf: ({ status }) => stateTones[status], textOf: words.state }),
      openColumn,
    ];
  }, [t, words, iconOf]);
}

/** Both ends of it: the whole one stands in the details. */
function shortId(value: string): string {
  return value.length > 14 ? `${value.slice(0, 8)}…${value.slice(-4)}` : value;
}
