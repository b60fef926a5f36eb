import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DerivativesFilter } from "#shared/contract/ledger-view.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { CsvButton } from "#src/records/csv-button.tsx";
import { useLookedBack } from "../use-looked-back.ts";
import { useEntryTexts } from "./use-entry-texts.ts";

/** Saves the entries that fit, in the language of the page. */
export function DerivativesCsv({ filter }: { readonly filter: DerivativesFilter }): ReactNode {
  const { t } = useTranslation();
  const lookedBack = useLookedBack();
  const { types, sides } = useEntryTexts();
  const texts = {
    types,
    sides,
    heads: {
      time: t("records.timeUtc"),
      id: t("ledger.entryId"),
      type: t("ledger.typeHead"),
      contract: t("ledger.contract"),
      side: t("ledger.sideHead"),
      quantity: t("ledger.quantity"),
      price: t("ledger.price"),
      cashFlow: t("ledger.cashFlow"),
      funding: t("ledger.funding"),
      fee: t("ledger.fee"),
      change: t("ledger.change"),
      bonus: t("ledger.type.BONUS"),
      coin: t("ledger.coin"),
      balance: t("ledger.balanceAfter"),
      tradeId: t("ledger.tradeId"),
    },
  };
  return (
    <CsvButton
      run={() => bridge.call("ledger.derivativesCsv", { filter, texts })}
      fileName="coffer-derivatives"
      none={t("ledger.csvNone")}
      detail={({ endedAt }) => lookedBack(endedAt)}
    />
  );
}
