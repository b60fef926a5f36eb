import { ArrowDownToLine, type IconNode, Landmark, User } from "lucide";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import { isOlderDeposit, isOtherDeposit, unclearDeposit } from "#shared/domain/deposit-order.ts";
import { depositProgress, depositState, depositTime } from "#shared/domain/deposit-state.ts";
import { useTopic } from "#src/bridge/use-topic.ts";
import { CreditCell } from "#src/records/cells.tsx";
import {
  amountColumn,
  coinColumn,
  detailColumn,
  leadColumn,
  metaColumn,
  openColumn,
  timeColumn,
} from "#src/records/columns.tsx";
import type { Column } from "#src/ui/data-table.tsx";
import { StateMark } from "#src/ui/state-mark.tsx";
import { type DepositTexts, stateTones, useDepositTexts } from "../deposit-texts.ts";

const params = {};
const icons: Readonly<Record<DepositRecord["recordType"], IconNode>> = {
  1: ArrowDownToLine,
  2: User,
  3: Landmark,
};

/** The record as the private topic last told it, where that is not of before the list's: one record in all that is shown of it. */
export function useLiveRecord(record: DepositRecord): DepositRecord {
  const { rows } = useTopic("deposit.recent", params);
  const live = rows.get(record.id);
  if (live !== undefined && isOtherDeposit(record, live)) return unclearDeposit(record);
  return live === undefined || isOlderDeposit(live, record) ? record : live;
}

export function useDepositColumns(
  iconOf: (coin: string) => string | undefined,
): readonly Column<DepositRecord>[] {
  const { t } = useTranslation();
  const texts = useDepositTexts();
  return useMemo(
    () => [
      timeColumn<DepositRecord>(depositTime),
      leadColumn<DepositRecord>({
        head: t("deposit.history.kind"),
        iconOf: ({ recordType }) => icons[recordType],
        textOf: texts.kind,
      }),
      amountColumn<DepositRecord>({
        id: "amount",
        head: t("deposit.history.amount"),
        cell: (record) => <LiveAmount record={record} />,
      }),
      coinColumn<DepositRecord>(iconOf, ({ coin }) => coin),
      detailColumn<DepositRecord>({ id: "from", head: t("deposit.network"), drop: 680, cell: texts.from }),
      metaColumn<DepositRecord>(depositTime, texts.from),
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

function LiveAmount({ record }: { readonly record: DepositRecord }): ReactNode {
  const live = useLiveRecord(record);
  const state = depositState(live);
  const credit = state === "done" || state === "credited" ? "came" : "expected";
  const isOff = state === "returned" || state === "failed" || state === "deducted";
  return <CreditCell value={live.amount} coin={live.coin} credit={isOff ? "expected" : credit} />;
}

function LiveState({
  record,
  texts,
}: {
  readonly record: DepositRecord;
  readonly texts: DepositTexts;
}): ReactNode {
  const { t } = useTranslation();
  const live = useLiveRecord(record);
  const state = depositState(live);
  const count = (): string => {
    if (live.recordType !== 1 || (state !== "confirming" && state !== "credited")) return "";
    const { seen, credit, safe } = depositProgress(live);
    const of = state === "confirming" ? credit : safe;
    return of === 0 ? "" : ` ${t("deposit.countOf", { seen: Math.min(seen, of), of })}`;
  };
  return (
    <StateMark kind={stateTones[state]}>
      {texts.state(live)}
      {count()}
    </StateMark>
  );
}
