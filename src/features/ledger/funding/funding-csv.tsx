import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { FundingFilter } from "#shared/contract/ledger-view.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { CsvButton } from "#src/records/csv-button.tsx";
import { useLookedBack } from "../use-looked-back.ts";
import { useFundingTexts } from "./use-funding-texts.ts";

/** Saves the entries that fit, in the language of the page. */
export function FundingCsv({ filter }: { readonly filter: FundingFilter }): ReactNode {
  const { t } = useTranslation();
  const lookedBack = useLookedBack();
  const { kinds, descriptions } = useFundingTexts();
  const texts = {
    kinds,
    descriptions,
    heads: {
      time: t("records.timeUtc"),
      id: t("ledger.entryId"),
      what: t("ledger.what"),
      description: t("ledger.description"),
      amount: t("money.amount"),
      coin: t("ledger.coin"),
      balance: t("ledger.balanceAfter"),
      record: t("ledger.recordId"),
    },
  };
  return (
    <CsvButton
      run={() => bridge.call("ledger.fundingCsv", { filter, texts })}
      fileName="coffer-asset-history"
      none={t("ledger.csvNone")}
      detail={({ endedAt }) => lookedBack(endedAt)}
    />
  );
}
