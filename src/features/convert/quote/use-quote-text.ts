import { useTranslation } from "react-i18next";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { useFormat } from "#src/i18n/format.ts";
import type { Convert } from "../form/use-convert.ts";

/** What is said aloud when the conversion takes a step. Expiry and refusals are said where they are shown. */
export function useQuoteText({ view, row, coinOf }: Convert): string {
  const { t } = useTranslation();
  const format = useFormat();
  const amount = (coin: string, value: string): string =>
    `${format.amount(value, coinOf(coin)?.accuracyLength ?? anyAccuracy)} ${coin}`;
  switch (view.at) {
    case "held":
      return t("convert.announce.price", {
        from: amount(view.quote.fromCoin, view.quote.fromAmount),
        to: amount(view.quote.toCoin, view.quote.toAmount),
        seconds: format.count(Math.round((row?.quoteTtlMs ?? 0) / 1000)),
      });
    case "settled":
      return view.record.exchangeStatus === "success"
        ? t("convert.announce.received", { amount: amount(view.record.toCoin, view.record.toAmount) })
        : t("convert.result.failure");
    case "sending":
      return t("money.confirm.sending");
    case "closed":
    case "quoting":
    case "expired":
    case "settling":
    case "checking":
    case "unknown":
    case "unsettled":
    case "refused":
    case "absent":
      break;
  }
  return "";
}
