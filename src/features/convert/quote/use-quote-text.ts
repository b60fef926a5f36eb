import { useState } from "react";
import { useTranslation } from "react-i18next";
import { wholePlaces } from "#shared/domain/whole-places.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useFormat } from "#src/i18n/format.ts";
import { secondsLeft } from "#src/ui/countdown.ts";
import type { Convert } from "../form/use-convert.ts";
import type { QuoteView } from "./quote-session.ts";

/** Keys of what the steps of a conversion are called, and of what is said aloud when it takes them. */
export interface ConversionWords {
  readonly confirm: string;
  readonly expired: string;
  readonly refused: string;
  readonly converted: string;
  readonly failed: string;
  readonly saysPrice: string;
  readonly saysSending: string;
  readonly saysReceived: string;
}

/** Of a conversion at the market's price. */
export const marketWords: ConversionWords = {
  confirm: "convert.confirm.title",
  expired: "convert.confirm.title",
  refused: "convert.confirm.refused",
  converted: "convert.result.success",
  failed: "convert.result.failure",
  saysPrice: "convert.announce.price",
  saysSending: "money.confirm.sending",
  saysReceived: "convert.announce.received",
};

/** F6a.1: how long a price is held when nobody said otherwise, ms. */
export const usualTtlMs = 15_000;

/** What is said aloud when the conversion takes a step. Expiry and refusals are said where they are shown. */
export function useQuoteText({ view, coinOf }: Convert, words = marketWords): string {
  const { t } = useTranslation();
  const format = useFormat();
  const seconds = useSecondsHeld(view);
  const amount = (coin: string, value: string): string =>
    `${format.amount(value, wholePlaces(value, coinOf(coin)?.accuracyLength))} ${coin}`;
  if (view.at === "held") {
    return t(words.saysPrice, {
      from: amount(view.quote.fromCoin, view.quote.fromAmount),
      to: amount(view.quote.toCoin, view.quote.toAmount),
      seconds: format.count(seconds),
    });
  }
  if (view.at === "sending") return t(words.saysSending);
  if (view.at !== "settled") return "";
  return view.record.exchangeStatus === "success"
    ? t(words.saysReceived, { amount: amount(view.record.toCoin, view.record.toAmount) })
    : t(words.failed);
}

/** What a price has left when it is first told: one that is said again at each second is no announcement. */
function useSecondsHeld(view: QuoteView): number {
  const [told, setTold] = useState({ quoteTxId: "", seconds: 0 });
  if (view.at === "held" && view.quote.quoteTxId !== told.quoteTxId) {
    const { quoteTxId, expiredTime } = view.quote;
    setTold({ quoteTxId, seconds: secondsLeft(Number(expiredTime), serverNow()) });
  }
  return told.seconds;
}
