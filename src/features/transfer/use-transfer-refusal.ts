import { entryOf } from "#shared/domain/entry-of.ts";
import type { ErrorData } from "#shared/rpc/errors.ts";
import { hasOwnText } from "#src/session/own-text.ts";
import { type OwnWords, useRefusalWords } from "#src/session/use-refusal-words.ts";
import { wordOf } from "./refusal-texts.ts";

/** What a person reads about a refused transfer. */
export function useTransferRefusal(): (error: ErrorData) => string {
  return useRefusalWords(ownWords);
}

const ownWords: OwnWords = (error, t) => {
  if (error.kind === "NotLoggedIn") return t("entry.loggedOut");
  const word = entryOf(wordOf, error.code);
  if (word !== undefined) return t(`transfer.refusal.${word}`);
  return hasOwnText(error) ? undefined : t("transfer.refusal.network");
};
