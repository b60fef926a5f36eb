import type { ErrorData } from "#shared/rpc/errors.ts";
import { outcomeAbsent } from "#src/bridge/look-up-outcome.ts";
import { isHeldBack } from "#src/money/try-again.ts";
import { hasOwnText } from "#src/session/own-text.ts";
import { type OwnWords, useRefusalWords } from "#src/session/use-refusal-words.ts";
import { isForbidden } from "#src/verification-codes/factors.ts";
import { adviceOf } from "./refusal-steps.ts";
import type { WithdrawRefusal } from "./refusal-texts.ts";

/** What a person reads about a refused withdrawal. */
export function useWithdrawRefusal(): (error: ErrorData) => string {
  return useRefusalWords(ownWords);
}

const ownWords: OwnWords = (error, t) => {
  if (error.kind === "NotLoggedIn") return t("withdraw.loggedOut");
  if (isForbidden(error)) return undefined;
  const advice = adviceOf(error);
  if (advice !== undefined) return t(`withdraw.refusal.${advice.word}`);
  if (error.code === outcomeAbsent) return t("withdraw.absentText");
  return hasOwnText(error) ? undefined : t("withdraw.refusal.network");
};

/** Acts on a withdrawal that was taken before: words about one that was not made would be untrue of them. */
type LaterAct = "cancel" | "answers";
const ownTexts: Readonly<Record<LaterAct, readonly WithdrawRefusal[]>> = {
  cancel: ["hotWallet", "compliance"],
  answers: [
    "identity",
    "compliance",
    "travelRule",
    "receiverRefused",
    "receiverName",
    "receiverCoin",
    "receiverAddress",
  ],
};

/** What a person reads where such an act was refused, or never arrived. */
export function useLaterRefusal(act: LaterAct): (error: ErrorData) => string {
  return useRefusalWords(laterWords[act]);
}

function laterWordsOf(act: LaterAct): OwnWords {
  return (error, t) => {
    if (error.kind === "NotLoggedIn") return t("withdraw.loggedOut");
    if (isHeldBack(error.code)) return undefined;
    const word = adviceOf(error)?.word;
    const hasText = word !== undefined && ownTexts[act].includes(word);
    return t(hasText ? `withdraw.refusal.${word}` : `withdraw.notTaken.${act}`);
  };
}

const laterWords: Readonly<Record<LaterAct, OwnWords>> = {
  cancel: laterWordsOf("cancel"),
  answers: laterWordsOf("answers"),
};
