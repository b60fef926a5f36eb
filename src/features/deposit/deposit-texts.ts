import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { DepositRecord } from "#shared/contract/deposit-records.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { type DepositState, depositState } from "#shared/domain/deposit-state.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useFormat } from "#src/i18n/format.ts";
import { networkName } from "#src/records/network-name.ts";
import { useOwnText } from "#src/ui/own-figure.tsx";

export interface DepositTexts {
  readonly state: (record: DepositRecord) => string;
  readonly kind: (record: DepositRecord) => string;
  /** The network's name, its code where the name is not known; or who it came from. */
  readonly from: (record: DepositRecord) => string;
  /** "2,500 USDT" */
  readonly amount: (record: DepositRecord) => string;
  /** "Deposit, 2,500 USDT, TRC20": its state has a cell, which is live. */
  readonly row: (record: DepositRecord) => string;
}

/** What a deposit says of itself, in words. */
export function useDepositTexts(): DepositTexts {
  const { t } = useTranslation();
  const format = useFormat();
  const own = useOwnText();
  const coins = useCall("coins.list", { scene: "DEPOSIT" }).data?.list;
  return useMemo(() => {
    const state = (record: DepositRecord): string => t(`deposit.state.${depositState(record)}`);
    const kind = (record: DepositRecord): string => t(`deposit.kind.${record.recordType}`);
    const amount = ({ amount: value, coin }: DepositRecord): string =>
      own(`${format.amount(value, anyAccuracy)} ${coin}`);
    const from = (record: DepositRecord): string =>
      record.recordType === 1
        ? networkName(coins, record)
        : record.recordType === 2
          ? t("deposit.fromUser", { user: record.address })
          : record.paymentMethod;
    return {
      state,
      kind,
      amount,
      from,
      row: (record) => [kind(record), amount(record), from(record)].join(", "),
    };
  }, [t, format, own, coins]);
}

/** The mark beside each state. */
export const stateTones = {
  confirming: "running",
  credited: "running",
  done: "done",
  processing: "running",
  overLimit: "attention",
  documents: "attention",
  questions: "attention",
  reviewing: "running",
  refused: "failed",
  blocked: "attention",
  returned: "cancelled",
  failed: "failed",
  rollback: "attention",
  deducted: "failed",
  manual: "attention",
  unknown: "waiting",
} as const satisfies Readonly<Record<DepositState, string>>;
