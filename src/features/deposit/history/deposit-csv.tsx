import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bridge } from "#src/bridge/bridge.ts";
import { CsvButton } from "#src/records/csv-button.tsx";
import { todayOf } from "#src/records/today.ts";
import { useFilters } from "#src/records/use-filters.ts";
import { depositFilters, filterOf } from "./deposit-view.ts";
import { useCsvTexts } from "./use-csv-texts.ts";

/** Saves the deposits that fit, in the language of the page. */
export function DepositCsv(): ReactNode {
  const { t } = useTranslation();
  const { view } = useFilters(depositFilters);
  const csvTexts = useCsvTexts();
  return (
    <CsvButton
      run={() => bridge.call("deposit.csv", { filter: filterOf(view, todayOf()), texts: csvTexts() })}
      fileName="coffer-deposits"
      none={t("deposit.history.csvNone")}
    />
  );
}
