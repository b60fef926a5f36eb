import { useEffect, useRef, useState } from "react";
import { CofferError, type ErrorData } from "#shared/rpc/errors.ts";
import { type Asked, type CodeScene, readCheck } from "./asked.ts";
import { demandsOf } from "./demands.ts";
import { type CodeField, type EnteredCodes, faultField } from "./factors.ts";
import { mailSpent } from "./mail-tokens.ts";
import { signWithPasskey } from "./passkey.ts";
import { type Codes, useCodes } from "./use-codes.ts";

/** `signing`: the device asks for the passkey. `blocked`: no code lifts it. */
export type CodeStage =
  | { readonly at: "idle" | "checking" | "codes" | "signing" }
  | { readonly at: "blocked"; readonly code: number }
  | { readonly at: "failed"; readonly error: ErrorData };

export interface CodeCheck {
  readonly stage: CodeStage;
  readonly codes: Codes;
  /** What was refused last; `over`: the check as a whole, and another one has to be made. */
  readonly fault: CodeField | "over" | null;
  /** Reads what an action requires. Resolves with what is sent along where nothing is required; else with null. */
  readonly begin: (scene: CodeScene, detail: unknown) => Promise<EnteredCodes | null>;
  /** All is entered that can be. */
  readonly ready: boolean;
  /** What goes with the action, signed for where a passkey is asked for. Null where it is not whole, not signed, or was left. */
  readonly prove: () => Promise<EnteredCodes | null>;
  /** The action was refused for something else: the mail's code is still good. Until that is said it may have been taken. */
  readonly untaken: () => void;
  /** The action was refused for its codes (10005): another try, with the same check while that holds. */
  readonly refused: (error: ErrorData) => void;
  readonly reset: () => void;
}

/** The check before a guarded action, and only the factors that it requires (R7.22, F2d.9, F6c.6). */
export function useVerificationCodes(): CodeCheck {
  const [stage, setStage] = useState<CodeStage>({ at: "idle" });
  const [asked, setAsked] = useState<Asked | null>(null);
  const [fault, setFault] = useState<CodeCheck["fault"]>(null);
  const codes = useCodes(asked);
  const ready = stage.at === "codes" && codes.complete && !codes.impossible;

  /** Counts what was begun and left: an answer that comes after that is nobody's, and proves nothing. */
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  function leave(next: CodeStage): void {
    turn.current += 1;
    setStage(next);
    setAsked(null);
    setFault(null);
  }

  async function begin(scene: CodeScene, detail: unknown): Promise<EnteredCodes | null> {
    leave({ at: "checking" });
    const own = turn.current;
    const result = await readCheck(scene, detail);
    if (own !== turn.current) return null;
    if (result instanceof CofferError) {
      setStage({ at: "failed", error: result.data });
      return null;
    }
    const { blockCode, intercept, components, riskToken } = result;
    if (blockCode !== 0) {
      setStage({ at: "blocked", code: blockCode });
      return null;
    }
    if (!intercept || demandsOf(components).length === 0) {
      setStage({ at: "idle" });
      return riskToken === "" ? {} : { riskToken };
    }
    setAsked({ result, mail: scene.mail });
    setStage({ at: "codes" });
    return null;
  }

  function mailIsSpent(spent: boolean): void {
    if (asked !== null && codes.fields.includes("emailCode")) mailSpent(asked.mail, spent);
  }

  function given(signed: Parameters<Codes["entered"]>[0]): EnteredCodes {
    const codesOut = codes.entered(signed);
    // Only now: a spent mail's token goes with nothing.
    mailIsSpent(true);
    return codesOut;
  }

  async function prove(): Promise<EnteredCodes | null> {
    if (!ready) return null;
    setFault(null);
    if (codes.passkey === undefined) return given(null);
    setStage({ at: "signing" });
    const own = turn.current;
    const signed = await signWithPasskey(codes.passkey);
    if (own !== turn.current) return null;
    setStage({ at: "codes" });
    if (signed !== null) return given(signed);
    setFault("passkey");
    return null;
  }

  return {
    stage,
    codes: {
      ...codes,
      type(field, text) {
        // What is typed now was not judged yet.
        setFault(null);
        codes.type(field, text);
      },
    },
    fault,
    begin,
    ready,
    prove,
    untaken: () => mailIsSpent(false),
    refused(error) {
      const named = faultField(error.retMsg ?? error.message);
      // A code that was not asked for: the check was of less than is wanted by now, and another one asks for that.
      const field = codes.fields.find((one) => one === named) ?? "over";
      setFault(field);
      mailIsSpent(false);
      if (field === "over") setAsked(null);
      // A wrong code is typed anew; what was right stays.
      else if (field !== "passkey") codes.type(field, "");
    },
    reset: () => leave({ at: "idle" }),
  };
}
