import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { WithdrawCheck } from "#shared/contract/risk.ts";
import { withdrawScenes } from "#shared/contract/withdraw-scenes.ts";
import type { ErrorData } from "#shared/rpc/errors.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import type { OpenIntent } from "#src/money/intent.ts";
import { useEqualIntent } from "#src/money/use-equal-intent.ts";
import { type PlainAction, usePlainIntent } from "#src/money/use-plain-intent.ts";
import { type EnteredCodes, faultField } from "#src/verification-codes/factors.ts";
import { type CodeCheck, useVerificationCodes } from "#src/verification-codes/use-verification-codes.ts";
import { useSentForm } from "../form/use-stored-form.ts";
import type { Withdraw } from "../form/use-withdraw.ts";
import { adviceOf, canTryAgain } from "./refusal-steps.ts";
import { focusRefused } from "./refused-field.ts";
import { useReadAgain } from "./use-read-again.ts";
import { orderKey, orderOf, sendable, type WithdrawOrder } from "./withdraw-order.ts";

/** Where it is before it is sent. `blocked`: no code lifts it. */
export type Step =
  | { readonly at: "review" | "checking" | "codes" | "signing" }
  | { readonly at: "blocked"; readonly code: number }
  | { readonly at: "unchecked"; readonly error: ErrorData };

export interface Sending {
  /** What is reviewed; null while nothing is. */
  readonly order: WithdrawOrder | null;
  readonly step: Step;
  /** How often a review was asked for of what could not be reviewed. */
  readonly turnedDown: number;
  /** Of this withdrawal; a code that it calls wrong: nothing happened, and another can be given. */
  readonly check: CodeCheck;
  readonly action: PlainAction<"withdraw.create">;
  /** From the review on: has the check made, asks for what it wants, sends the money, once. */
  readonly goOn: () => void;
  readonly back: () => void;
  readonly close: () => void;
  /** Shows what becomes of one that was sent before. */
  readonly show: (intent: OpenIntent) => void;
}

/** One withdrawal from its review to its outcome. */
export function useSending(withdraw: Withdraw): Sending {
  const action = usePlainIntent("withdraw.create");
  const { intent, state } = action;
  const [order, setOrder] = useState<WithdrawOrder | null>(null);
  /** What it was made of. */
  const [reviewed, setReviewed] = useState(withdraw.form);
  /** The review is looked at again, over the codes. */
  const [reviews, setReviews] = useState(false);
  const [turnedDown, setTurnedDown] = useState(0);
  const check = useVerificationCodes();
  const step = stepOf(check, reviews);
  const { form, change, row, current } = withdraw;

  const settled = current && row !== undefined && (form.text === "" || row.complete || row.issue !== null);
  // Once: serving the request ends it.
  if (form.waiting && settled && !withdraw.chainsAwaited && !withdraw.targetAwaited) {
    change({ type: "served" });
    const next = orderOf(withdraw);
    if (next === null) setTurnedDown(turnedDown + 1);
    else {
      setOrder(next);
      setReviewed(form);
      // From here on the answers are of this receiver, who may have been entered after they were confirmed.
      withdraw.draft.setDraft(withdraw.draft.draft);
      setReviews(false);
    }
  }
  useEffect(() => {
    if (order !== null) intent.showOpen(orderKey(order));
  }, [order, intent]);
  // Known to be made, here or by an equal one that was sent before a reload: it does not stand there ready for a second one.
  const stands = order ?? orderOf(withdraw);
  useEqualIntent(stands === null ? "" : orderKey(stands), () =>
    change({ type: "sent", form: order === null ? form : reviewed }),
  );

  const isRefused = state.status === "refused";
  useSentForm(form, order !== null && state.status !== "idle" && !isRefused, isRefused);

  // A wrong code is no end: it is typed anew.
  const wrong = state.status === "refused" && isOfCodes(state.error) ? state.error : null;
  const [seen, setSeen] = useState<ErrorData | null>(null);
  if (wrong !== null && seen !== wrong) {
    setSeen(wrong);
    check.refused(wrong);
  }
  const untaken = useEffectEvent(check.untaken);
  useEffect(() => {
    if (isRefused) untaken();
  }, [isRefused]);
  const isTurnedAway = state.status === "refused" && wrong === null && !canTryAgain(state.error);
  useReadAgain(isTurnedAway || step.at === "blocked", withdraw);

  /** What was refused when the dialog was closed. */
  const refusedWith = useRef<{ readonly code: string; readonly cause?: string } | null>(null);
  useEffect(() => {
    if (order !== null || refusedWith.current === null) return;
    focusRefused(refusedWith.current);
    refusedWith.current = null;
  }, [order]);

  function send(of: WithdrawOrder, given: EnteredCodes | null): void {
    if (given !== null)
      void intent.send(sendable(of, given, serverNow()), () => change({ type: "sent", form }));
  }

  return {
    order,
    step,
    turnedDown,
    check,
    // Nothing happened, and what was wrong is said where it is typed.
    action: wrong === null ? action : { ...action, state: { status: "idle" } },
    goOn() {
      if (order === null || action.locked || step.at === "checking" || step.at === "signing") return;
      // From the review to codes that were asked for and still count, it is a step forth and no more.
      setReviews(false);
      if (step.at === "codes") void check.prove().then((given) => send(order, given));
      else if (check.stage.at !== "codes" || check.fault === "over") {
        void check.begin(withdrawScenes.send, detailOf(order)).then((given) => send(order, given));
      }
    },
    back() {
      if (action.locked) return;
      const over = state.status === "refused" ? adviceOf(state.error)?.word : undefined;
      // Its check is used up: another one is made.
      if (over === "code" || over === "noAttempts") check.reset();
      intent.reset();
      setReviews(true);
    },
    close() {
      if (action.locked || step.at === "signing") return;
      if (state.status === "done") change({ type: "sent" });
      if (state.status === "refused") refusedWith.current = state.error;
      else if (step.at === "blocked") refusedWith.current = { code: String(step.code) };
      intent.reset();
      setOrder(null);
      check.reset();
    },
    show({ call, requestId }) {
      if (call !== "withdraw.create") return;
      // No review that is still to come opens over it.
      change({ type: "served" });
      intent.showIntent(requestId);
    },
  };
}

const wrongCode = "10005";

function isOfCodes({ code, retMsg, message }: ErrorData): boolean {
  return code === wrongCode && faultField(retMsg ?? message) !== undefined;
}

function stepOf({ stage, fault }: CodeCheck, reviews: boolean): Step {
  if (stage.at === "failed") return { at: "unchecked", error: stage.error };
  if (stage.at === "blocked") return stage;
  const isReview = stage.at === "idle" || (stage.at === "codes" && (reviews || fault === "over"));
  return { at: isReview ? "review" : stage.at };
}

/** Of this very withdrawal: what was checked is what may be done. */
function detailOf(order: WithdrawOrder): WithdrawCheck {
  const { coin, chain, address, memo, amount, feeType, wallet } = order;
  return { coin, chain, address, tag: memo, amount, feeType, accountType: wallet };
}
