import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { CofferError, cofferError } from "#shared/rpc/errors.ts";
import { useErrorText } from "#src/i18n/error-text.ts";

/** Why one coin was not converted, by its code (F5.*). */
export function useFailText(): (code: number) => string {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return useCallback(
    (code: number) => {
      if (code === 0) return t("migration.result.notWhy");
      const call = "migration.confirmQuery";
      const { data } = cofferError({ kind: "BusinessError", code: String(code), message: "", call });
      return errorText(new CofferError(data));
    },
    [t, errorText],
  );
}
