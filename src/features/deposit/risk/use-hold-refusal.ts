import type { ErrorData } from "#shared/rpc/errors.ts";
import { type OwnWords, useRefusalWords } from "#src/session/use-refusal-words.ts";
import { holdRefusal } from "./refusal-texts.ts";

/** What a person reads where an answer about a deposit was refused. */
export function useHoldRefusal(): (error: ErrorData) => string {
  return useRefusalWords(ownWords);
}

const ownWords: OwnWords = (error, t) => {
  const word = holdRefusal(error);
  return word && t(`deposit.refusal.${word}`);
};
