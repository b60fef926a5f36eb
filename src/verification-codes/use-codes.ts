import { useState } from "react";
import type { PasskeyAssertion, RiskComponent } from "#shared/contract/risk.ts";
import type { Asked } from "./asked.ts";
import { type Demand, demandsOf } from "./demands.ts";
import {
  type CodeField,
  type EnteredCodes,
  fieldOf,
  isGiven,
  isPossible,
  type TypedCodes,
} from "./factors.ts";
import { mailTokenOf } from "./mail-tokens.ts";
import { hasPasskeys } from "./passkey.ts";
import { type Mail, useMail } from "./use-mail.ts";

export interface Codes {
  /** What is to be chosen from and typed, in order. */
  readonly demands: readonly Demand[];
  /** Which of a demand's choices is shown. */
  readonly shown: (at: number) => RiskComponent | undefined;
  readonly choose: (at: number, choice: number) => void;
  readonly typed: TypedCodes;
  readonly type: (field: keyof TypedCodes, text: string) => void;
  readonly mail: Mail;
  /** All that is asked for, but for a passkey, which is signed with at the last moment. */
  readonly complete: boolean;
  /** Something is required that cannot be entered here. */
  readonly impossible: boolean;
  /** The fields of what is asked for. */
  readonly fields: readonly CodeField[];
  /** What a key of the device has to sign; undefined where none is asked for. */
  readonly passkey: RiskComponent | undefined;
  readonly entered: (passkey: PasskeyAssertion | null) => EnteredCodes;
}

/** What one check requires, and what was entered of it (R7.22, F2d.9, F6c.6). Codes live in this memory alone. */
export function useCodes(asked: Asked | null): Codes {
  const [of, setOf] = useState(asked);
  const [typed, setTyped] = useState<TypedCodes>({});
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  if (of !== asked) {
    setOf(asked);
    setTyped({});
    setChosen({});
  }
  const demands = demandsOf(asked?.result.components ?? []).map(({ choices }) => {
    const possible = choices.filter((one) => isPossible(one, hasPasskeys()));
    return { choices: possible.length > 0 ? possible : choices };
  });
  const shown = (at: number): RiskComponent | undefined => demands[at]?.choices[chosen[at] ?? 0];
  const required = demands.flatMap((_, at) => shown(at) ?? []);
  const wantsMail = required.some(({ type }) => type === "EMAIL");
  const mail = useMail(asked, wantsMail);
  return {
    demands,
    shown,
    choose: (at, choice) => setChosen({ ...chosen, [at]: choice }),
    typed,
    type: (field, text) => setTyped((before) => ({ ...before, [field]: text })),
    mail,
    // Until a mail's token is here its code would go with another one's.
    complete:
      required.length > 0 &&
      !(wantsMail && mail.state.state === "sending") &&
      required.every(({ type }) => isGiven(type, typed)),
    impossible: required.some((one) => !isPossible(one, hasPasskeys())),
    fields: required.flatMap(({ type }) => fieldOf[type] ?? []),
    passkey: required.find(({ type }) => type === "PASSKEY"),
    entered(passkey) {
      const given = required.flatMap(({ type }) => {
        const field = fieldOf[type];
        return field === undefined || field === "passkey" ? [] : [[field, typed[field] ?? ""] as const];
      });
      const riskToken = asked?.result.riskToken ?? "";
      return {
        ...(riskToken !== "" && { riskToken }),
        ...Object.fromEntries(given),
        ...(wantsMail && asked !== null && mailTokenOf(asked.mail)),
        ...(passkey !== null && { passkey }),
      };
    },
  };
}
