import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { CofferError, type ErrorData } from "#shared/rpc/errors.ts";
import { outcomeAbsent } from "#src/bridge/look-up-outcome.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { isForbidden } from "#src/verification-codes/factors.ts";
import { bookWord } from "./refusal-texts.ts";

/** What a person reads about a refused change of the address book. */
export function useBookRefusal(): (error: ErrorData) => string {
  const { t } = useTranslation();
  const general = useErrorText();
  return useCallback(
    (error: ErrorData) => {
      if (error.kind === "NotLoggedIn") return t("money.state.loggedOut");
      if (isForbidden(error)) return general(new CofferError(error));
      // Proven not to have happened: what turned it away says why.
      const isAbsent = error.code === outcomeAbsent;
      const word = bookWord(isAbsent ? (error.cause ?? "") : error.code);
      if (word !== undefined) return t(`addressBook.refusal.${word}`);
      if (isAbsent) return t("addressBook.refusal.nothing");
      const ownText = error.kind === "BusinessError" || error.kind === "Timeout" || error.code === "79992";
      return ownText ? general(new CofferError(error)) : t("addressBook.refusal.network");
    },
    [t, general],
  );
}

/** The same by a code alone: of one row of many, or of a check. */
export function useCodeText(): (code: number) => string {
  const { t } = useTranslation();
  return useCallback(
    (code: number) => {
      const word = bookWord(String(code));
      return word === undefined
        ? t("addressBook.refusal.other", { code: String(code) })
        : t(`addressBook.refusal.${word}`);
    },
    [t],
  );
}
