import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { ErrorData } from "#shared/rpc/errors.ts";
import { outcomeAbsent } from "#src/bridge/look-up-outcome.ts";
import { errorTexts } from "#src/i18n/namespaces.ts";
import { hasOwnText } from "#src/session/own-text.ts";
import { type OwnWords, useRefusalWords } from "#src/session/use-refusal-words.ts";
import { isForbidden } from "#src/verification-codes/factors.ts";
import { bookWord } from "./refusal-texts.ts";

/** What a person reads about a refused change of the address book. */
export function useBookRefusal(): (error: ErrorData) => string {
  return useRefusalWords(ownWords);
}

const ownWords: OwnWords = (error, t) => {
  if (error.kind === "NotLoggedIn") return t("money.state.loggedOut");
  if (isForbidden(error)) return undefined;
  const word = refusalWordOf(error);
  if (word !== undefined) return t(`addressBook.refusal.${word}`);
  if (error.code === outcomeAbsent) return t("addressBook.refusal.nothing");
  return hasOwnText(error) ? undefined : t("addressBook.refusal.network");
};

/** Which of the book's words it has. Proven not to have happened: what turned it away says why. */
export function refusalWordOf({ code, cause = "" }: ErrorData): ReturnType<typeof bookWord> {
  return bookWord(code === outcomeAbsent ? cause : code);
}

/** The same by a code alone: of one row of many, or of a check. */
export function useCodeText(): (code: number) => string {
  const { t } = useTranslation();
  return useCallback(
    (code: number) => {
      const text = String(code);
      const word = bookWord(text);
      if (word !== undefined) return t(`addressBook.refusal.${word}`);
      return t(text, { ns: errorTexts, defaultValue: "" }) || t("addressBook.refusal.other", { code: text });
    },
    [t],
  );
}
