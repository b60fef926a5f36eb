import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { CallInput } from "#shared/contract/index.ts";
import { depositStates } from "#shared/domain/deposit-state.ts";

type Texts = CallInput<"deposit.csv">["texts"];

const kinds = [1, 2, 3] as const;

/** The file's words, in the language of the page. */
export function useCsvTexts(): () => Texts {
  const { t } = useTranslation();
  return useCallback(
    () => ({
      heads: {
        time: t("records.timeUtc"),
        id: t("deposit.detail.id"),
        kind: t("deposit.history.kind"),
        state: t("records.status"),
        coin: t("deposit.coin"),
        network: t("deposit.network"),
        amount: t("deposit.history.amount"),
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
    }),
    [t],
  );
}
