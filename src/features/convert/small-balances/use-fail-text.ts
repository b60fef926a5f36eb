import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { SmallReason } from "#shared/contract/small-balance.ts";

/** Codes (F5.7-F5.15) that end one coin of a batch, which have words of their own here. */
export const failCodes = ["32024", "700001", "700005", "700006"] as const;

/** Codes that a reason of the list has the words for. */
const reasons: Readonly<Record<string, SmallReason>> = { "50001": "paused", "131233": "islamic" };

/** Why a coin was not converted, briefly. */
export function useFailText(): (code: number) => string {
  const { t } = useTranslation();
  return useCallback((code: number) => t(failKey(code)), [t]);
}

/** The key of those words. */
export function failKey(code: number): string {
  const reason = reasons[code];
  if (reason !== undefined) return `convert.smallBalances.reason.${reason}`;
  const known = failCodes.find((one) => one === String(code));
  return known === undefined ? "convert.smallBalances.failed" : `convert.smallBalances.fail.${known}`;
}
