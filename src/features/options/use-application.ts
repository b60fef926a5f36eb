import { useRef, useState } from "react";
import type { CallOutput } from "#shared/contract/index.ts";
import type { AgreementStatus } from "#shared/contract/options.ts";
import { type Answers, wireAnswers } from "#shared/domain/options-answers.ts";
import { type CofferError, CofferError as Failure, isCofferError, toErrorData } from "#shared/rpc/errors.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { pageClock } from "#src/bridge/clock.ts";
import { queries } from "#src/bridge/reads.ts";
import { type CallState, useCall } from "#src/bridge/use-call.ts";
import { isTaken, isUndone } from "./application-state.ts";

export type Agreement = CallOutput<"options.agreement">;

/**
 * What is under way. `looking`: the answer was lost, the page looks whether the application is there. `unknown`: it is not,
 * or could not be looked for; it may still arrive, so only the person sends it again.
 */
export type Sending =
  | { readonly at: "idle" | "sending" | "looking" }
  | { readonly at: "unknown"; readonly error: CofferError }
  | { readonly at: "refused"; readonly error: CofferError; readonly newTerms: boolean };

export interface Told {
  readonly status: AgreementStatus;
  readonly score: number;
  /** What was known before. */
  readonly before: Agreement;
}

export interface Application {
  readonly read: CallState<"options.agreement">;
  readonly sending: Sending;
  /** What the exchange said to this application, until the agreement says it too. */
  readonly told: Told | null;
  readonly send: (agreement: Agreement, answers: Answers) => void;
  readonly lookAgain: (agreement: Agreement) => void;
}

const productCode = "OPTION" as const;
/** Waits before each look, ms. */
const looks = [1_000, 3_000, 8_000] as const;
/** While a person reads what was written it is asked for again this often. */
const readEveryMs = 10_000;

/** The agreement, and one application at a time: sent once, and looked up where its answer is lost. */
export function useApplication(): Application {
  const [sending, setSending] = useState<Sending>({ at: "idle" });
  const [told, setTold] = useState<Told | null>(null);
  const [isMoving, setMoving] = useState(false);
  const busy = useRef(false);
  const read = useCall("options.agreement", { productCode }, { refetchEveryMs: isMoving ? readEveryMs : 0 });
  const moves = read.data?.status === "PENDING";
  if (moves !== isMoving) setMoving(moves);

  async function once(work: () => Promise<Sending>): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    const end = await work();
    busy.current = false;
    setSending(end);
    queries.invalidate(["options.agreement"]);
  }

  /** Whether the application is there by now. */
  async function look(before: Agreement, error: CofferError, waits: readonly number[]): Promise<Sending> {
    setSending({ at: "looking" });
    for (const wait of waits) {
      await new Promise<void>((resume) => pageClock.after(wait, resume));
      const now = await bridge.call("options.agreement", { productCode }, { silent: true }).catch(() => null);
      if (now?.kind === "ok" && isTaken(before, now.data)) return { at: "idle" };
      if (now?.kind === "ok" && isUndone(error)) {
        const newTerms = now.data.agreementVersion !== before.agreementVersion;
        return { at: "refused", error, newTerms };
      }
    }
    return isUndone(error) ? { at: "refused", error, newTerms: false } : { at: "unknown", error };
  }

  return {
    read,
    sending,
    told: told !== null && told.before === read.data ? told : null,
    send: (before, answers) =>
      void once(async () => {
        setSending({ at: "sending" });
        const { agreementVersion, questions } = before;
        const asked = {
          productCode,
          agreementVersion,
          agree: true,
          answers: wireAnswers(questions, answers),
        } as const;
        try {
          const answer = await bridge.call("options.apply", asked, { silent: true });
          if (answer.kind === "anonymous") throw new Failure(loggedOut);
          const { status, score } = answer.data;
          setTold({ status, score, before });
          return { at: "idle" };
        } catch (thrown) {
          const error = isCofferError(thrown) ? thrown : new Failure(toErrorData(thrown));
          return look(before, error, isUndone(error) ? [0] : looks);
        }
      }),
    lookAgain: (before) =>
      void once(async () => (sending.at === "unknown" ? look(before, sending.error, [0]) : sending)),
  };
}

const loggedOut = {
  kind: "NotLoggedIn",
  code: "10007",
  message: "",
  call: "options.apply",
  requestId: "",
  retriable: false,
  outcome: "none",
} as const;
