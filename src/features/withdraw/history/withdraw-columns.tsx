import { ArrowUpFromLine, User } from "lucide";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { WithdrawRecord } from "#shared/contract/withdraw-records.ts";
import { furtherOn } from "#shared/domain/withdraw-state.ts";
import { useTopic } from "#src/bridge/use-topic.ts";
import { AmountCell } from "#src/records/cells.tsx";
import {
  amountColumn,
  coinColumn,
  detailColumn,
  leadColumn,
  metaColumn,
  openColumn,
  timeColumn,
} from "#src/records/columns.tsx";
import { Address } from "#src/ui/address.tsx";
import type { Column } from "#src/ui/data-table.tsx";
import { StateMark } from "#src/ui/state-mark.tsx";
import { stateTones } from "../progress/state-tones.ts";
import { useWithdrawTexts, type WithdrawTexts } from "../progress/withdraw-texts.ts";
import { withdrawTime } from "./withdraw-view.ts";

const params = {};

/** Of a record the one that is further on: as the private topic last told it, or as the list has it. */
export function useLiveRecords(): (record: WithdrawRecord) => WithdrawRecord {
  const { rows } = useTopic("withdraw.recent", params);
  return (record) => {
    const live = rows.get(record.withdrawId);
    return live === undefined ? record : furtherOn(record, live);
  };
}

export function useWithdrawColumns(
  iconOf: (coin: string) => string | undefined,
): readonly Column<WithdrawRecord>[] {
  const { t } = useTranslation();
  const texts = useWithdrawTexts();
  return useMemo(
    () => [
      timeColumn<WithdrawRecord>(withdrawTime),
      leadColumn<WithdrawRecord>({
        head: t("withdraw.history.kind"),
        iconOf: ({ withdrawType }) => (withdrawType === 0 ? ArrowUpFromLine : User),
        textOf: texts.kind,
      }),
      amountColumn<WithdrawRecord>({
        id: "amount",
        head: t("withdraw.history.amount"),
        cell: ({ amount, coin }) => <AmountCell value={amount} coin={coin} />,
      }),
      coinColumn<WithdrawRecord>(iconOf, ({ coin }) => coin),
      detailColumn<WithdrawRecord>({
        id: "network",
        head: t("withdraw.network"),
        drop: 680,
        cell: texts.network,
      }),
      detailColumn<WithdrawRecord>({
        id: "address",
        head: t("withdraw.address"),
        drop: 940,
        cell: ({ toAddress }) => <Address value={toAddress} form="short" />,
      }),
      metaColumn<WithdrawRecord>(withdrawTime, texts.network),
      {
        id: "state",
        head: t("records.status"),
        card: "state",
        cell: (record) => <LiveState record={record} texts={texts} />,
      },
      openColumn,
    ],
    [t, texts, iconOf],
  );
}

interface LiveStateProps {
  readonly record: WithdrawRecord;
  readonly texts: WithdrawTexts;
}

function LiveState({ record, texts }: LiveStateProps): ReactNode {
  const live = useLiveRecords()(record);
  return <StateMark kind={stateTones[live.status]}>{texts.state(live)}</StateMark>;
}
