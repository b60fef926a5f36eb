import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type ChartMark, noMarks } from "../market/chart-mark.ts";
import { pairSymbol } from "../pair-symbol.ts";
import type { Limit } from "./use-limit.ts";

/** The limit price as a line across the chart, in the unit that the chart has. */
export function useMarks({ row, current, convert }: Limit): readonly ChartMark[] {
  const { t } = useTranslation();
  const { fromCoin, toCoin } = convert.form;
  const { base } = pairSymbol(fromCoin, toCoin);
  const direct = base === fromCoin;
  const view = direct ? row?.direct : row?.inverse;
  const price = current ? (view?.price ?? "") : "";
  const quote = direct ? toCoin : fromCoin;
  const label = t("convert.limit.price");
  return useMemo(
    () => (price === "" ? noMarks : [{ key: "wanted", base, quote, price, label }]),
    [base, quote, price, label],
  );
}
