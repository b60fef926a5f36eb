import { useTranslation } from "react-i18next";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { useFormat } from "#src/i18n/format.ts";
import type { Hint } from "#src/ui/field-hint.tsx";
import type { Special } from "./use-special.ts";

/** That the day, not the single exchange, is what an amount is too large for; undefined for anything else. */
export function useDayHint({ form, row, current, change }: Special): Hint | undefined {
  const { t } = useTranslation();
  const format = useFormat();
  const problem = form.judged && current && form.text !== "" ? row?.problem : null;
  if (problem?.code !== "above-max" || row === undefined || row.leftToday !== row.maxFrom) return undefined;
  if (isZeroText(row.leftToday)) return { tone: "error", children: t("convert.specialCoins.dayOver") };
  return {
    tone: "error",
    children: (
      <>
        {t("convert.specialCoins.dayLeft", { limit: format.price(row.leftToday), coin: form.fromCoin })}{" "}
        {problem.repair !== "" && (
          <button type="button" onClick={() => change({ type: "filled", text: problem.repair })}>
            {t("convert.repair.useMost")}
          </button>
        )}
      </>
    ),
  };
}
