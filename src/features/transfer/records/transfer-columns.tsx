import { ArrowLeftRight } from "lucide";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { TransferMember, TransferRecord } from "#shared/contract/transfer.ts";
import { AmountCell } from "#src/records/cells.tsx";
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
import { numberClass } from "#src/records/number-class.ts";
import type { Column } from "#src/ui/data-table.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { stateTones, transferSource } from "./records-view.ts";
import { useRecordTexts } from "./use-record-texts.ts";

/** What a transfer says, column by column; its number and its members go first where there is little room. */
export function useTransferColumns(
  members: readonly TransferMember[],
  iconOf: (coin: string) => string | undefined,
): readonly Column<TransferRecord>[] {
  const { t } = useTranslation();
  const texts = useRecordTexts(members);
  return useMemo(() => {
    const { timeOf } = transferSource;
    return [
      timeColumn(timeOf),
      leadColumn({
        head: t("transfer.records.route"),
        iconOf: () => ArrowLeftRight,
        textOf: texts.route,
      }),
      detailColumn({
        id: "members",
        head: t("transfer.records.members"),
        drop: 860,
        cell: (row) => texts.members(row),
      }),
      amountColumn({
        id: "amount",
        head: t("money.amount"),
        cell: ({ amount, coin }) => <AmountCell value={amount} coin={coin} />,
      }),
      coinColumn(iconOf, ({ coin }) => coin),
      detailColumn({
        id: "number",
        head: t("transfer.number"),
        drop: 940,
        cell: ({ transferId }) => <span className={cx(numberClass, text.nowrap)}>{shortId(transferId)}</span>,
      }),
      metaColumn(timeOf, texts.members),
      statusColumn({ toneOf: ({ status }) => stateTones[status], textOf: texts.state }),
      openColumn,
    ];
  }, [t, texts, iconOf]);
}

/** Both ends of it: the whole one stands in the details. */
function shortId(value: string): string {
  return value.length > 14 ? `${value.slice(0, 8)}…${value.slice(-4)}` : value;
}
