import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CallInput } from "#shared/contract/index.ts";
import { depositStates } from "#shared/domain/deposit-state.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { CsvButton } from "#src/records/csv-button.tsx";
import { todayOf } from "#src/records/today.ts";
import { type DepositView, filterOf } from "./deposit-view.ts";

type Texts = CallInput<"deposit.csv">["texts"];

const kinds = [1, 2, 3] as const;

/** Saves the deposits that fit, in the language of the page. */
export function DepositCsv({ view }: { readonly view: DepositView }): ReactNode {
  const { t } = useTranslation();
  const texts = (): Texts => ({
    heads: {
      time: t("records.timeUtc"),
      id: t("deposit.detail.id"),
      kind: t("deposit.history.kind"),
      state: t("records.status"),
      coin: t("deposit.coin"),
      network: t("deposit.network"),
      amount: t("deposit.history.amount"),
      fee: t("deposit.fee"),
      confirmations: t("deposit.detail.confirmations"),
      credited: t("deposit.credited"),
      withdrawable: t("deposit.withdrawable"),
      txId: "TxID",
      address: t("deposit.detail.address"),
      memo: t("deposit.detail.memo"),
      from: t("deposit.detail.from"),
    },
    kinds: Object.fromEntries(kinds.map((kind) => [String(kind), t(`deposit.kind.${kind}`)])),
    states: Object.fromEntries(depositStates.map((state) => [state, t(`deposit.state.${state}`)])),
  });
  return (
    <CsvButton
      run={() => bridge.call("deposit.csv", { filter: filterOf(view, todayOf()), texts: texts() })}
      fileName="coffer-deposits"
      none={t("deposit.history.csvNone")}
    />
  );
}
