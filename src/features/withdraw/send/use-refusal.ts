import type { ErrorData } from "#shared/rpc/errors.ts";
import { outcomeAbsent } from "#src/bridge/look-up-outcome.ts";
import { isolateSentence } from "#src/i18n/bidi-isolate.ts";
import { errorTexts } from "#src/i18n/namespaces.ts";
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

/** Above the identity level's limit: what is left of it stands in the exchange's own words alone (F5.21). */
const levelLimit = "131088";
/** An answer that nobody's signature vouches for. */
const forged = "79992";

/** What is said of a withdrawal that was not made; undefined where the general words do. */
export const ownWords: OwnWords = (error, t) => {
  if (error.kind === "NotLoggedIn") return t("withdraw.loggedOut");
  if (isForbidden(error)) return undefined;
  const { code, cause, retMsg = "" } = error;
  const advice = adviceOf(error);
  // How often a check may be asked for is no pace of withdrawals.
  if (advice?.word === "pace" && error.call === "risk.intercept") return undefined;
  if (advice !== undefined) {
    const words = t(`withdraw.refusal.${advice.word}`);
    return code === levelLimit && retMsg !== "" ? `${words} ${isolateSentence(retMsg)}` : words;
  }
  if (code === outcomeAbsent) {
    const words = t("withdraw.absentText");
    return cause === forged ? `${t(forged, { ns: errorTexts })} ${words}` : words;
  }
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
