import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { CofferError, type ErrorData } from "#shared/rpc/errors.ts";
import { outcomeAbsent } from "#src/bridge/look-up-outcome.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { isForbidden } from "#src/verification-codes/factors.ts";
import { adviceOf } from "./refusal-steps.ts";
import type { WithdrawRefusal } from "./refusal-texts.ts";

/** What a person reads about a refused withdrawal. */
export function useWithdrawRefusal(): (error: ErrorData) => string {
  const { t } = useTranslation();
  const general = useErrorText();
  return useCallback(
    (error: ErrorData) => {
      if (error.kind === "NotLoggedIn") return t("withdraw.loggedOut");
      if (isForbidden(error)) return general(new CofferError(error));
      const advice = adviceOf(error);
      if (advice !== undefined) return t(`withdraw.refusal.${advice.word}`);
      if (error.code === outcomeAbsent) return t("withdraw.absentText");
      const ownText = error.kind === "BusinessError" || error.kind === "Timeout" || error.code === "79992";
      return ownText ? general(new CofferError(error)) : t("withdraw.refusal.network");
    },
    [t, general],
  );
}

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
  const { t } = useTranslation();
  return useCallback(
    (error: ErrorData) => {
      if (error.kind === "NotLoggedIn") return t("withdraw.loggedOut");
      const word = adviceOf(error)?.word;
      const hasText = word !== undefined && ownTexts[act].includes(word);
      return t(hasText ? `withdraw.refusal.${word}` : `withdraw.notTaken.${act}`);
    },
    [t, act],
  );
}
