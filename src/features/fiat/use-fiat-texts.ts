import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { FiatChannel } from "#shared/contract/deposit.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { decimalsOf, plainAmount } from "#shared/domain/plain-amount.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { shareText } from "#src/i18n/share-text.ts";
import { arrivals } from "./paths.ts";

export interface FiatTexts {
  readonly amount: (value: string, currency: string) => string;
  /** "10 – 50,000 EUR" */
  readonly range: (channel: FiatChannel, currency: string) => string;
  readonly limits: (
    channel: FiatChannel | undefined,
    currency: string,
  ) => { readonly min: string; readonly max: string; readonly channel: string };
  readonly fee: (channel: FiatChannel, currency: string) => string;
  readonly arrival: (channel: FiatChannel) => string;
}

const isNone = (text: string): boolean => text === "" || text.startsWith("-");

/** What is said of currencies and channels. */
export function useFiatTexts(): FiatTexts {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  return useMemo(() => {
    const plain = (value: string, currency: string): string =>
      `${format.amount(value, anyAccuracy)} ${currency}`;
    /** One that is whole has no cents. */
    const bound = (value: string): string =>
      decimalsOf(plainAmount(value)) === 0
        ? format.price(plainAmount(value))
        : format.amount(value, anyAccuracy);
    const amount = (value: string, currency: string): string =>
      isNone(value) ? "" : bidiIsolate(plain(value, currency));
    const limits: FiatTexts["limits"] = (channel, currency) => ({
      min: amount(channel?.minAmount ?? "", currency),
      max: amount(channel?.maxAmount ?? "", currency),
      channel: channel?.name ?? "",
    });
    return {
      amount,
      limits,
      range(channel, currency) {
        const { min, max } = limits(channel, currency);
        if (min !== "" && max !== "") {
          // The currency once: it stands behind both. Where it has to break, behind the dash.
          const whole = bidiIsolate(`${bound(channel.minAmount)} – ${bound(channel.maxAmount)} ${currency}`);
          return whole.replace("–\u00a0", "– ");
        }
        return min === "" ? (max === "" ? "" : t("fiat.atMost", { max })) : t("fiat.atLeast", { min });
      },
      fee({ fee, feeRate }, currency) {
        const fixed = isNone(fee) || isZeroText(fee) ? "" : plain(fee, currency);
        const part = isNone(feeRate) || isZeroText(feeRate) ? "" : shareText(feeRate, i18n.language);
        if (fixed === "" && part === "") return t("fiat.noFee");
        return bidiIsolate([fixed, part].filter((term) => term !== "").join(" + "));
      },
      arrival: ({ arrival }) =>
        arrivals.some((known) => known === arrival) ? t(`fiat.arrival.${arrival}`) : arrival,
    };
  }, [t, i18n.language, format]);
}
