import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { CofferError, cofferError } from "#shared/rpc/errors.ts";
import { useErrorText } from "#src/i18n/error-text.ts";

/** Codes (F5.7-F5.15) that end one coin of a conversion: the catalogue's words for them are about a whole quote and its form. */
export const failCodes = ["32024", "700001", "700005", "700006"] as const;

/** Why one coin was not converted, by its code (F5.*). */
export function useFailText(): (code: number) => string {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return useCallback(
    (failCode: number) => {
      if (failCode === 0) return t("migration.result.notWhy");
      const code = String(failCode);
      const known = failCodes.find((one) => one === code);
      if (known !== undefined) return t(`migration.result.fail.${known}`);
      const call = "migration.confirmQuery";
      const { data } = cofferError({ kind: "BusinessError", code, message: "", call });
      return errorText(new CofferError(data));
    },
    [t, errorText],
  );
}
