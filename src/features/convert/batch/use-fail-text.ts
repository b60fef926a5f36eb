import { useCallback } from "react";
import { useTranslation } from "#src/i18n/use-translation.ts";

/** Codes (F5.7-F5.15) that end one coin of a run, which have words of their own here. */
export const failCodes = ["32024", "700001", "700005", "700006"] as const;

/** Why a coin was not converted, briefly. */
export function useFailText(): (code: number) => string {
  const { t } = useTranslation();
  return useCallback(
    (code: number) => {
      const known = failCodes.find((one) => one === String(code));
      return known === undefined ? t("convert.small.failed") : t(`convert.small.fail.${known}`);
    },
    [t],
  );
}
