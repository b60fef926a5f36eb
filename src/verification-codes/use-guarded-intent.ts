import { useEffect, useEffectEvent, useState } from "react";
import type { CallOutput, MoneyCallName } from "#shared/contract/index.ts";
import type { ErrorData } from "#shared/rpc/errors.ts";
import type { PlainIntentInput } from "#src/money/plain-intent.ts";
import { type PlainAction, usePlainIntent } from "#src/money/use-plain-intent.ts";
import type { CodeScene } from "./asked.ts";
import { type EnteredCodes, isForbidden } from "./factors.ts";
import { type CodeCheck, useVerificationCodes } from "./use-verification-codes.ts";

export interface GuardedIntent<N extends MoneyCallName> {
  readonly action: PlainAction<N>;
  readonly check: CodeCheck;
  /** Codes are asked for, or were refused. */
  readonly needsCodes: boolean;
  /** It was refused, or what has to be checked before could not be. */
  readonly refused: ErrorData | null;
  /** A refusal that no code lifts; 0 for none. */
  readonly blocked: number;
  readonly busy: boolean;
  /** With the codes. */
  readonly confirm: () => void;
  readonly reset: () => void;
}

export interface GuardedStart<N extends MoneyCallName> extends GuardedIntent<N> {
  /** Reads what is required, and sends immediately where nothing is. `scene` null: no codes for this one. */
  readonly begin: (wanted: PlainIntentInput, scene: CodeScene | null) => void;
}

export interface GuardedEnds<N extends MoneyCallName> {
  /** Made. Answers whether it stands there ready for another one. */
  readonly onDone: (data: CallOutput<N>) => boolean;
  readonly onRefused?: () => void;
}

const wrongCode = "10005";

/**
 * One guarded action that stands in the journal, from the press to its outcome: checked with just its input, proven where that
 * is asked for, sent once. `key`: as of `usePlainIntent`.
 */
export function useGuardedIntent<N extends MoneyCallName>(
  call: N,
  { onDone, onRefused }: GuardedEnds<N>,
  key = "",
): GuardedStart<N> {
  const action = usePlainIntent(call, key);
  const check = useVerificationCodes();
  const [wanted, setWanted] = useState<PlainIntentInput | null>(null);
  const { state, intent, locked } = action;
  const { stage } = check;

  const send = (of: PlainIntentInput, given: EnteredCodes | null): void => {
    if (given !== null) void intent.send({ ...of, input: { ...of.input, ...given } });
  };

  const refusedCodes =
    state.status === "refused" &&
    state.error.code === wrongCode &&
    !isForbidden(state.error) &&
    stage.at === "codes";
  const settled = useEffectEvent((reached: typeof state) => {
    if (reached.status === "refused") {
      if (refusedCodes) {
        check.refused(reached.error);
        intent.reset();
      } else check.untaken();
      onRefused?.();
    }
    if (reached.status === "done" && onDone(reached.data)) {
      intent.reset();
      check.reset();
    }
  });
  useEffect(() => settled(state), [state]);

  const isProving = stage.at === "checking" || stage.at === "signing";
  const failed = stage.at === "failed" ? stage.error : null;
  return {
    action,
    check,
    needsCodes: stage.at === "codes" || stage.at === "signing",
    refused: state.status === "refused" && !refusedCodes ? state.error : failed,
    blocked: stage.at === "blocked" ? stage.code : 0,
    busy: locked || isProving,
    begin(of, scene) {
      if (locked || isProving || intent.showOpen(of.key)) return;
      setWanted(of);
      if (scene === null) send(of, {});
      else void check.begin(scene, of.input).then((given) => send(of, given));
    },
    confirm() {
      if (wanted !== null && !locked) void check.prove().then((given) => send(wanted, given));
    },
    reset() {
      if (locked) return;
      intent.reset();
      check.reset();
      setWanted(null);
    },
  };
}
