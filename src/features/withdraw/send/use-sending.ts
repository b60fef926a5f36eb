import { useEffect, useRef, useState } from "react";
import type { RiskResult, VerificationField, WithdrawCheck } from "#shared/contract/risk.ts";
import { withdrawScenes } from "#shared/contract/withdraw-scenes.ts";
import { CofferError, type ErrorData } from "#shared/rpc/errors.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import type { OpenIntent } from "#src/money/intent.ts";
import { ownAnswer } from "#src/money/own-answer.ts";
import { useEqualIntent } from "#src/money/use-equal-intent.ts";
import { type PlainAction, usePlainIntent } from "#src/money/use-plain-intent.ts";
import { demandsOf } from "#src/verification-codes/demands.ts";
import { useSentForm } from "../form/use-stored-form.ts";
import type { Withdraw } from "../form/use-withdraw.ts";
import { faultField } from "./components.ts";
import { signWithPasskey } from "./passkey.ts";
import { adviceOf } from "./refusal-steps.ts";
import { focusRefused } from "./refused-field.ts";
import { type Codes, useCodes } from "./use-codes.ts";
import { type EnteredCodes, orderKey, orderOf, sendable, type WithdrawOrder } from "./withdraw-order.ts";

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
  readonly codes: Codes;
  /** The code that was refused last: nothing happened, and another can be given. */
  readonly fault: VerificationField | "riskToken" | null;
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
  const [step, setStep] = useState<Step>({ at: "review" });
  const [result, setResult] = useState<RiskResult | null>(null);
  const [fault, setFault] = useState<Sending["fault"]>(null);
  const [turnedDown, setTurnedDown] = useState(0);
  const codes = useCodes(result);
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
      setStep({ at: "review" });
      setResult(null);
      setFault(null);
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
  const wrong =
    state.status === "refused" && state.error.code === wrongCode ? faultOf(state.error, codes.fields) : null;
  const [seen, setSeen] = useState<ErrorData | null>(null);
  if (wrong !== null && state.status === "refused" && seen !== state.error) {
    setSeen(state.error);
    setFault(wrong);
    const isOver = wrong === "riskToken";
    setStep({ at: isOver || result === null ? "review" : "codes" });
    if (isOver) setResult(null);
    else if (wrong !== "passkey" && wrong !== "emailToken") codes.type(wrong, "");
  }

  /** Counts what was begun and left: an answer that comes after the dialog was closed, or the page, sends nothing. */
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  /** What was refused when the dialog was closed. */
  const refusedWith = useRef<{ readonly code: string; readonly cause?: string } | null>(null);
  useEffect(() => {
    if (order !== null || refusedWith.current === null) return;
    focusRefused(refusedWith.current);
    refusedWith.current = null;
  }, [order]);

  async function check(of: WithdrawOrder): Promise<void> {
    turn.current += 1;
    const own = turn.current;
    setStep({ at: "checking" });
    const answer = await fetchCheck(of);
    if (own !== turn.current) return;
    if (answer instanceof CofferError) {
      setStep({ at: "unchecked", error: answer.data });
      return;
    }
    if (answer.blockCode !== 0) {
      setStep({ at: "blocked", code: answer.blockCode });
      return;
    }
    setResult(answer);
    setFault(null);
    const needsNothing = !answer.intercept || demandsOf(answer.components).length === 0;
    if (needsNothing) send(of, answer.riskToken === "" ? {} : { riskToken: answer.riskToken });
    else setStep({ at: "codes" });
  }

  async function prove(of: WithdrawOrder): Promise<void> {
    const key = codes.demands
      .flatMap((_, at) => codes.shown(at) ?? [])
      .find(({ type }) => type === "PASSKEY");
    if (key === undefined) {
      send(of, codes.entered(null));
      return;
    }
    setStep({ at: "signing" });
    const own = turn.current;
    const signed = await signWithPasskey(key);
    if (own !== turn.current) return;
    setStep({ at: "codes" });
    if (signed === null) setFault("passkey");
    else send(of, codes.entered(signed));
  }

  function send(of: WithdrawOrder, given: EnteredCodes): void {
    setFault(null);
    setStep({ at: result === null ? "review" : "codes" });
    void intent.send(sendable(of, given, serverNow()), () => change({ type: "sent", form }));
  }

  return {
    order,
    step,
    turnedDown,
    codes: {
      ...codes,
      type(field, text) {
        // What is typed now was not judged yet.
        setFault(null);
        codes.type(field, text);
      },
    },
    fault,
    // Nothing happened, and what was wrong is said where it is typed.
    action: wrong === null ? action : { ...action, state: { status: "idle" } },
    goOn() {
      if (order === null || action.locked) return;
      if (step.at === "codes") {
        if (codes.complete && !codes.impossible) void prove(order);
      } else if (step.at === "review" && codes.demands.length > 0) setStep({ at: "codes" });
      else if (step.at !== "checking" && step.at !== "signing") void check(order);
    },
    back() {
      if (action.locked) return;
      const over = state.status === "refused" ? adviceOf(state.error)?.word : undefined;
      // Its check is used up: another one is made.
      if (over === "code" || over === "noAttempts") setResult(null);
      intent.reset();
      setFault(null);
      setStep({ at: "review" });
    },
    close() {
      if (action.locked || step.at === "signing") return;
      turn.current += 1;
      if (state.status === "done") change({ type: "sent" });
      if (state.status === "refused") refusedWith.current = state.error;
      else if (step.at === "blocked") refusedWith.current = { code: String(step.code) };
      intent.reset();
      setOrder(null);
      setResult(null);
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

/** A code that was not asked for: the check was of less than is wanted by now, and another one asks for that. */
function faultOf(error: ErrorData, asked: Codes["fields"]): Sending["fault"] {
  const named = faultField(error.retMsg ?? error.message);
  if (named === undefined) return null;
  const field = named === "emailToken" ? "emailCode" : named;
  return named === "riskToken" || asked.includes(field) ? named : "riskToken";
}

/** Checked for this very withdrawal: what was checked is what may be done. */
async function fetchCheck({
  coin,
  chain,
  address,
  memo,
  amount,
  feeType,
  wallet: accountType,
}: WithdrawOrder): Promise<RiskResult | CofferError> {
  const detail: WithdrawCheck = { coin, chain, address, tag: memo, amount, feeType, accountType };
  try {
    const { data } = await ownAnswer(
      "risk.intercept",
      { sence: withdrawScenes.send.check, ext_info_str: JSON.stringify(detail) },
      { silent: true },
    );
    return data;
  } catch (error) {
    if (error instanceof CofferError) return error;
    throw error;
  }
}
