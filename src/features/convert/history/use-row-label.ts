import { useCallback } from "react";
import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import { useFormat } from "#src/i18n/format.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { anyAccuracy } from "./history-figures.ts";
import { useStateText } from "./use-state-text.ts";

/** A record in a sentence, for who does not see its row: "Market, 0.25 BTC to USDT, Completed". */
export function useRowLabel(): (record: ConvertHistoryRow) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const stateText = useStateText();
  return useCallback(
    (record: ConvertHistoryRow) =>
      t("convert.records.rowLabel", {
        kind: t(`convert.records.kindOf.${record.kind}`),
        paid:
          record.fromCoin === ""
            ? t("convert.records.coins", { count: record.coinCount })
            : `${format.amount(record.fromAmount, anyAccuracy)} ${record.fromCoin}`,
        coin: record.toCoin,
        state: stateText(record),
      }),
    [t, format, stateText],
  );
}
