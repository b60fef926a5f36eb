import { useEffect, useEffectEvent } from "react";
import type { ErrorData } from "#shared/rpc/errors.ts";
import { type PlainAction, usePlainIntent } from "#src/money/use-plain-intent.ts";
import { type CodeCheck, useVerificationCodes } from "#src/verification-codes/use-verification-codes.ts";
import { migrationPath } from "../paths.ts";

/** `migrationScene` of the contract, which stays out of the page. */
const scene = { check: "migration", mail: "MIGRATION" } as const;
const wrongCode = "10005";

export interface Start {
  readonly action: PlainAction<"migration.start">;
  readonly check: CodeCheck;
  readonly needsCodes: boolean;
  readonly refused: ErrorData | null;
  /** A refusal that no code lifts; 0 for none. */
  readonly blocked: number;
  readonly busy: boolean;
  /** Reads what is required, and sends immediately where nothing is. */
  readonly begin: () => void;
  /** With the codes. */
  readonly confirm: () => void;
  readonly reset: () => void;
}

/** Assets start to move: checked, proven where that is asked for, sent once. `onEnd`: its outcome is known. */
export function useStart(migrationId: string, onEnd: () => void): Start {
  const key = `migration.start ${migrationId}`;
  const action = usePlainIntent("migration.start", key);
  const check = useVerificationCodes();
  const { state, intent } = action;
  const { stage } = check;

  function send(given: object): void {
    void intent.send({
      input: { migrationId, ...given },
      kind: "migrationStart",
      key,
      pays: null,
      receives: null,
      coins: 0,
      account: "",
      history: migrationPath,
    });
  }

  const refusedCodes = state.status === "refused" && state.error.code === wrongCode && stage.at === "codes";
  const settled = useEffectEvent((reached: typeof state) => {
    if (refusedCodes && reached.status === "refused") {
      check.refused(reached.error);
      intent.reset();
    }
    if (reached.status === "done" || reached.status === "refused") onEnd();
  });
  useEffect(() => settled(state), [state]);

  const failed = stage.at === "failed" ? stage.error : null;
  return {
    action,
    check,
    needsCodes: stage.at === "codes" || stage.at === "signing",
    refused: state.status === "refused" && !refusedCodes ? state.error : failed,
    blocked: stage.at === "blocked" ? stage.code : 0,
    busy: action.locked || stage.at === "checking" || stage.at === "signing",
    begin() {
      if (action.locked || stage.at === "checking" || intent.showOpen(key)) return;
      void (async () => {
        const given = await check.begin(scene, { migrationId });
        if (given !== null) send(given);
      })();
    },
    confirm() {
      if (action.locked) return;
      void (async () => {
        const given = await check.prove();
        if (given !== null) send(given);
      })();
    },
    reset() {
      if (action.locked) return;
      intent.reset();
      check.reset();
    },
  };
}
