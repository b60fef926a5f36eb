import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { WithdrawRecord } from "#shared/contract/withdraw-records.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { networkName } from "#src/records/network-name.ts";
import { useOwnText } from "#src/ui/own-figure.tsx";
import { blockWord } from "../send/refusal-texts.ts";

export interface WithdrawTexts {
  readonly state: (record: WithdrawRecord) => string;
  readonly kind: (record: WithdrawRecord) => string;
  /** The network, or that it stayed here. */
  readonly network: (record: WithdrawRecord) => string;
  /** "1,498.4 USDT" */
  readonly amount: (record: WithdrawRecord) => string;
  /** "Withdrawal, 1,498.4 USDT, TRC20": its state has a cell, which is live. */
  readonly row: (record: WithdrawRecord) => string;
  /** Why it was refused or failed, "" where nobody says. */
  readonly reason: (record: WithdrawRecord) => string;
}

/** A host may record one within the exchange by the address that it was sent to. */
export const isUid = (toAddress: string): boolean => /^\d+$/.test(toAddress);

/** That it cost nothing. A fee that nobody names is not none: only within the exchange there is none. */
export function isFree({ withdrawFee, withdrawType }: WithdrawRecord): boolean {
  return isZeroText(withdrawFee) && (withdrawFee !== "" || withdrawType === 1);
}

/** What a withdrawal says of itself, in words. */
export function useWithdrawTexts(): WithdrawTexts {
  const { t } = useTranslation();
  const format = useFormat();
  const own = useOwnText();
  const coins = useCall("coins.list", { scene: "WITHDRAW" }).data?.list;
  return useMemo(() => {
    const texts: WithdrawTexts = {
      state: ({ status }) => t(`withdraw.state.${status}`),
      kind: ({ withdrawType }) => t(`withdraw.kind.${withdrawType}`),
      network: (record) => {
        const { withdrawType, toName, toAddress } = record;
        if (withdrawType === 0) return networkName(coins, record);
        if (toName === "" && !isUid(toAddress)) return t("withdraw.within");
        return bidiIsolate(toName === "" ? `UID ${toAddress}` : toName);
      },
      amount: ({ amount, coin }) => own(`${format.amount(amount, anyAccuracy)} ${coin}`),
      row: (record) => [texts.kind(record), texts.amount(record), texts.network(record)].join(", "),
      reason: ({ failCode }) => (failCode === 0 ? "" : t(`withdraw.refusal.${blockWord(failCode)}`)),
    };
    return texts;
  }, [t, format, own, coins]);
}
