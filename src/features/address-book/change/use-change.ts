import { useEffect, useEffectEvent, useState } from "react";
import { type AddressScene, addressScenes } from "#shared/contract/address-scenes.ts";
import type { CallInput, CallOutput, MoneyCallName } from "#shared/contract/index.ts";
import type { VerificationField } from "#shared/contract/risk.ts";
import type { ErrorData } from "#shared/rpc/errors.ts";
import { type PlainAction, usePlainIntent } from "#src/money/use-plain-intent.ts";
import { type CodeCheck, useVerificationCodes } from "#src/verification-codes/use-verification-codes.ts";
import { bookPath } from "../paths.ts";

export type BookCall = Extract<MoneyCallName, `addressBook.${string}`>;
export type Wanted<N extends BookCall> = Omit<CallInput<N>, "requestId" | VerificationField>;

export interface Change<N extends BookCall> {
  readonly action: PlainAction<N>;
  readonly check: CodeCheck;
  /** Codes are asked for, or were refused. */
  readonly needsCodes: boolean;
  /** It was refused, or what has to be checked before could not be. */
  readonly refused: ErrorData | null;
  /** A refusal that no code lifts; 0 for none. */
  readonly blocked: number;
  readonly busy: boolean;
  /** Begins: reads what is required, and sends immediately where nothing is. `scene` null: no codes for this change. */
  readonly begin: (wanted: Wanted<N>, key: string, scene: AddressScene | null) => void;
  /** With the codes. */
  readonly confirm: () => void;
  readonly reset: () => void;
}

/** One change of the book, from the press to its outcome: checked, proven where that is asked for, sent once. */
export function useChange<N extends BookCall>(call: N, onDone: (data: CallOutput<N>) => void): Change<N> {
  const action = usePlainIntent(call);
  const check = useVerificationCodes();
  const [wanted, setWanted] = useState<{ readonly input: Wanted<N>; readonly key: string } | null>(null);
  const { state, intent } = action;

  function send(input: object, key: string): void {
    void intent.send({
      input: { ...input },
      kind: "addressBook",
      key: `${call} ${key}`.slice(0, 500),
      pays: null,
      receives: null,
      coins: 0,
      account: "",
      history: bookPath,
    });
  }

  const refusedCodes =
    state.status === "refused" && state.error.code === "10005" && check.stage.at === "codes";
  const settled = useEffectEvent((reached: typeof state) => {
    if (refusedCodes && reached.status === "refused") {
      check.refused(reached.error);
      intent.reset();
    }
    if (reached.status === "done") {
      onDone(reached.data);
      intent.reset();
      check.reset();
    }
  });
  useEffect(() => settled(state), [state]);

  const { stage } = check;
  const failed = stage.at === "failed" ? stage.error : null;
  return {
    action,
    check,
    needsCodes: stage.at === "codes" || stage.at === "signing",
    refused: state.status === "refused" && !refusedCodes ? state.error : failed,
    blocked: stage.at === "blocked" ? stage.code : 0,
    busy: action.locked || stage.at === "checking" || stage.at === "signing",
    begin(input, key, scene) {
      if (intent.showOpen(`${call} ${key}`.slice(0, 500))) return;
      setWanted({ input, key });
      if (scene === null) {
        send(input, key);
        return;
      }
      void (async () => {
        const given = await check.begin(addressScenes[scene], input);
        if (given !== null) send({ ...input, ...given }, key);
      })();
    },
    confirm() {
      if (wanted === null || action.locked) return;
      void (async () => {
        const given = await check.prove();
        if (given !== null) send({ ...wanted.input, ...given }, wanted.key);
      })();
    },
    reset() {
      if (action.locked) return;
      intent.reset();
      check.reset();
      setWanted(null);
    },
  };
}
