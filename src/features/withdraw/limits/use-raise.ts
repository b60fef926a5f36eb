import { useRef, useState } from "react";
import { withdrawScenes } from "#shared/contract/withdraw-scenes.ts";
import { CofferError, type ErrorData } from "#shared/rpc/errors.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { queries } from "#src/bridge/reads.ts";
import { presentWall } from "#src/session/present-wall.ts";
import { isUndone } from "#src/session/undone.ts";
import { isForbidden } from "#src/verification-codes/factors.ts";
import { type CodeCheck, useVerificationCodes } from "#src/verification-codes/use-verification-codes.ts";
import { refusalWord } from "../send/refusal-texts.ts";

const wrongCode = "10005";
const noAttempts = "131080";

/** The words of its code are of a withdrawal that was not taken. */
const deniesIt = ({ code }: ErrorData): boolean => code !== noAttempts && refusalWord(code) !== undefined;

export interface Raise {
  readonly check: CodeCheck;
  readonly busy: boolean;
  readonly done: boolean;
  readonly refused: ErrorData | null;
  /** Its answer was lost, or proves nothing: what came of it stands in the limits, which are read anew. */
  readonly unclear: boolean;
  /** Asks what is to be proven, and raises at once where nothing is. */
  readonly begin: () => void;
  /** With the codes. */
  readonly confirm: () => void;
  readonly reset: () => void;
}

type Stage = "idle" | "sending" | "done" | "unclear";
const raised = ["withdraw.limit", "withdraw.limitLevels", "withdraw.limits"] as const;

/** Raising the own daily limit, from the press to the limit as it is then. `to`: USDT. */
export function useRaise(to: string): Raise {
  const check = useVerificationCodes();
  const [stage, setStage] = useState<Stage>("idle");
  const [refused, setRefused] = useState<ErrorData | null>(null);
  const isSent = useRef(false);

  async function send(given: object): Promise<void> {
    // A second press may come before the page has said that it is busy.
    if (isSent.current) return;
    isSent.current = true;
    setStage("sending");
    setRefused(null);
    try {
      const input = { dailyLimit: to, ...given };
      const answer = await bridge.call("withdraw.raiseLimit", input, { silent: true }).catch(presentWall);
      setStage(answer.kind === "ok" ? "done" : "unclear");
    } catch (thrown) {
      if (!(thrown instanceof CofferError)) throw thrown;
      settle(thrown.data);
    }
    isSent.current = false;
    queries.invalidate(raised);
  }

  function settle(error: ErrorData): void {
    const isAnswered = error.kind !== "NotLoggedIn" && isUndone(error);
    setStage(isAnswered ? "idle" : "unclear");
    if (isAnswered) check.untaken();
    if (isAnswered && error.code === wrongCode && !isForbidden(error)) check.refused(error);
    // What the exchange said is said, also where it does not prove that nothing was done.
    else if (isAnswered || (error.kind === "BusinessError" && !deniesIt(error))) setRefused(error);
  }

  const { stage: codeStage } = check;
  return {
    check,
    busy: stage === "sending" || codeStage.at === "checking" || codeStage.at === "signing",
    done: stage === "done",
    refused: codeStage.at === "failed" ? codeStage.error : refused,
    unclear: stage === "unclear",
    begin() {
      setStage("idle");
      setRefused(null);
      void (async () => {
        const given = await check.begin(withdrawScenes.raise, { dailyLimit: to });
        if (given !== null) await send(given);
      })();
    },
    confirm() {
      void (async () => {
        const given = await check.prove();
        if (given !== null) await send(given);
      })();
    },
    reset() {
      check.reset();
      setStage("idle");
      setRefused(null);
    },
  };
}
