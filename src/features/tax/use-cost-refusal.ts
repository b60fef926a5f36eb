import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { CofferError, type ErrorData } from "#shared/rpc/errors.ts";
import { useErrorText } from "#src/i18n/error-text.ts";

/** What a person reads about a cost that was not taken. */
export function useCostRefusal(): (error: ErrorData) => string {
  const { t } = useTranslation();
  const general = useErrorText();
  return useCallback(
    (error: ErrorData) => {
      if (error.kind === "NotLoggedIn") return t("tax.costRefusal.loggedOut");
      if (error.code === "700003") return t("tax.costRefusal.declared");
      return `${general(new CofferError(error))} ${t("tax.costRefusal.nothing")}`;
    },
    [t, general],
  );
}
