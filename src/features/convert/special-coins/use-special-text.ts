import { useTranslation } from "react-i18next";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { useFormat } from "#src/i18n/format.ts";
import type { Special } from "./use-special.ts";

/** What is said aloud when the exchange takes a step. Refusals are said where they are shown. */
export function useSpecialText({ view, coinOf }: Special): string {
  const { t } = useTranslation();
  const format = useFormat();
  const amount = (coin: string, value: string): string =>
    `${format.amount(value, coinOf(coin)?.accuracyLength ?? anyAccuracy)} ${coin}`;
  if (view.at === "held") {
    const { fromCoin, fromAmount, toCoin, toAmount } = view.quote;
    return t("convert.specialCoins.announce", {
      from: amount(fromCoin, fromAmount),
      to: amount(toCoin, toAmount),
    });
  }
  if (view.at === "sending") return t("convert.specialCoins.sending");
  if (view.at !== "settled") return "";
  return view.record.exchangeStatus === "success"
    ? t("convert.specialCoins.received", { amount: amount(view.record.toCoin, view.record.toAmount) })
    : t("convert.specialCoins.failure");
}
