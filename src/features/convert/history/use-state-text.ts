import { useCallback } from "react";
import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";

/** Where a record stands, in words: a run of small balances tells how many of its coins went through. */
export function useStateText(): (record: ConvertHistoryRow) => string {
  const { t } = useTranslation();
  return useCallback(
    ({ state, coinCount, coinsDone }: ConvertHistoryRow) =>
      state === "partial" && coinCount > 0
        ? t("convert.records.coinsDone", { done: coinsDone, count: coinCount })
        : t(`convert.records.stateOf.${state}`),
    [t],
  );
}
