import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CallInput } from "#shared/contract/index.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { CsvButton } from "#src/records/csv-button.tsx";
import { todayOf } from "#src/records/today.ts";
import { walletKeys } from "../form/wallet-choice.tsx";
import { withdrawKinds, withdrawStates } from "../progress/state-tones.ts";
import { filterOf, type WithdrawView } from "./withdraw-view.ts";

type Texts = CallInput<"withdraw.csv">["texts"];

/** Saves the withdrawals that fit, in the language of the page. */
export function WithdrawCsv({ view }: { readonly view: WithdrawView }): ReactNode {
  const { t } = useTranslation();
  const texts = (): Texts => ({
    heads: {
      time: t("records.timeUtc"),
      id: t("withdraw.number"),
      kind: t("withdraw.history.kind"),
      state: t("records.status"),
      coin: t("withdraw.coin"),
      network: t("withdraw.network"),
      amount: t("withdraw.history.amount"),
      fee: t("withdraw.networkFee"),
      tax: t("withdraw.tax"),
      debited: t("withdraw.debited"),
      accounts: t("withdraw.from"),
      address: t("withdraw.address"),
      memo: t("withdraw.memo"),
      txId: "TxID",
      confirmations: t("withdraw.step.confirmations"),
      ended: t("withdraw.history.ended"),
    },
    kinds: Object.fromEntries(withdrawKinds.map((kind) => [String(kind), t(`withdraw.kind.${kind}`)])),
    states: Object.fromEntries(withdrawStates.map((state) => [state, t(`withdraw.state.${state}`)])),
    accounts: Object.fromEntries(Object.entries(walletKeys).map(([wallet, key]) => [wallet, t(key)])),
  });
  return (
    <CsvButton
      run={() => bridge.call("withdraw.csv", { filter: filterOf(view, todayOf()), texts: texts() })}
      fileName="coffer-withdrawals"
      none={t("withdraw.history.csvNone")}
    />
  );
}
