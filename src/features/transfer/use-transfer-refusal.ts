import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { CofferError, type ErrorData } from "#shared/rpc/errors.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { wordOf } from "./refusal-texts.ts";

/** What a person reads about a refused transfer. */
export function useTransferRefusal(): (error: ErrorData) => string {
  const { t } = useTranslation();
  const general = useErrorText();
  return useCallback(
    (error: ErrorData) => {
      if (error.kind === "NotLoggedIn") return t("entry.loggedOut");
      const word = wordOf[error.code];
      if (word !== undefined) return t(`transfer.refusal.${word}`);
      const ownText = error.kind === "BusinessError" || error.kind === "Timeout" || error.code === "79992";
      return ownText ? general(new CofferError(error)) : t("transfer.refusal.network");
    },
    [t, general],
  );
}
