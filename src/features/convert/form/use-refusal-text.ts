import type { ErrorData } from "#shared/rpc/errors.ts";
import { type OwnWords, useRefusalWords } from "#src/session/use-refusal-words.ts";
import { refusalKey } from "./refusal-text.ts";

/** What a person reads about a refused price or conversion. */
export function useRefusalText(): (error: ErrorData) => string {
  return useRefusalWords(ownWords);
}

const ownWords: OwnWords = (error, t) => {
  const key = refusalKey(error);
  return key === "" ? undefined : t(key);
};
