import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { CofferError, type ErrorData } from "#shared/rpc/errors.ts";
import { outcomeAbsent } from "#src/bridge/look-up-outcome.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { adviceOf } from "./refusal-steps.ts";

/** What a person reads about a refused withdrawal. */
export function useWithdrawRefusal(): (error: ErrorData) => string {
  const { t } = useTranslation();
  const general = useErrorText();
  return useCallback(
    (error: ErrorData) => {
      if (error.kind === "NotLoggedIn") return t("withdraw.loggedOut");
      const advice = adviceOf(error);
      if (advice !== undefined) return t(`withdraw.refusal.${advice.word}`);
      if (error.code === outcomeAbsent) return t("withdraw.absentText");
      const ownText = error.kind === "BusinessError" || error.kind === "Timeout" || error.code === "79992";
      return ownText ? general(new CofferError(error)) : t("withdraw.refusal.network");
    },
    [t, general],
  );
}
