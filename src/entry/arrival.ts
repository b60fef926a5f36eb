import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { CoinChain } from "#shared/contract/coins.ts";
import { numberFormat } from "#src/i18n/formatters.ts";

const longestSeconds = 30 * 86_400;

/** Nothing takes longer than thirty days: more is no time that somebody could wait for. */
export function knownSeconds(seconds: number | undefined): number | undefined {
  return seconds === undefined || seconds > longestSeconds ? undefined : seconds;
}

/** Until it is credited, as far as is known. */
export function arrivalSeconds(
  chain: Pick<CoinChain, "blockSeconds" | "arrivalMinutes" | "confirmation">,
): number | undefined {
  const { blockSeconds, arrivalMinutes, confirmation } = chain;
  if (blockSeconds !== undefined && /^\d{1,9}$/.test(confirmation))
    return knownSeconds(blockSeconds * Number(confirmation));
  return knownSeconds(arrivalMinutes === undefined ? undefined : arrivalMinutes * 60);
}

/** "about 20 sec" */
export function useAbout(): (seconds: number) => string {
  const { t, i18n } = useTranslation();
  return useCallback(
    (seconds) => t("coins.about", { time: timeText(seconds, i18n.language) }),
    [t, i18n.language],
  );
}

/** Rounded so that it does not pretend to know better: 10 seconds, a minute, an hour at a time. */
function timeText(seconds: number, language: string): string {
  const [unit, count]: readonly [string, number] =
    seconds < 55
      ? ["second", Math.max(10, Math.ceil(seconds / 10) * 10)]
      : seconds < 3600
        ? ["minute", Math.round(seconds / 60)]
        : ["hour", Math.round(seconds / 3600)];
  return numberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(count);
}
