import { useCallback, useEffect, useState } from "react";
import type { CallOutput } from "#shared/contract/index.ts";
import type { PasskeyAssertion, RiskResult, VerificationField } from "#shared/contract/risk.ts";
import { withdrawScenes } from "#shared/contract/withdraw-scenes.ts";
import { CofferError } from "#shared/rpc/errors.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { ownAnswer } from "#src/money/own-answer.ts";
import { type Demand, demandsOf } from "#src/verification-codes/demands.ts";
import { keepMailToken, mailTokenOf } from "#src/verification-codes/mail-tokens.ts";
import { fieldOf, isPossible } from "./components.ts";
import { hasPasskeys } from "./passkey.ts";
import type { EnteredCodes } from "./withdraw-order.ts";

export type TypedCodes = Readonly<Partial<Record<Exclude<VerificationField, "passkey">, string>>>;

/** The mail that the code comes by. */
export type MailState =
  | { readonly state: "none" | "sending" }
  /** `isEarlier`: none was sent now, the one of a moment ago still counts. */
  | { readonly state: "sent"; readonly isEarlier: boolean; readonly againAt: number }
  | { readonly state: "failed"; readonly error: CofferError };

interface MailOfCheck {
  /** Itself, not its token: an exchange may have none. */
  readonly of: RiskResult | null;
  readonly mail: MailState;
}

export interface Codes {
  /** What is still to be chosen from and typed, in order. */
  readonly demands: readonly Demand[];
  /** Which of a demand's choices is shown. */
  readonly shown: (at: number) => Demand["choices"][number] | undefined;
  readonly choose: (at: number, choice: number) => void;
  readonly typed: TypedCodes;
  readonly type: (field: keyof TypedCodes, text: string) => void;
  readonly mail: MailState;
  readonly sendMail: () => void;
  /** All that is asked for, but for a passkey, which is signed with at the last moment. */
  readonly complete: boolean;
  /** Something is required that cannot be entered here. */
  readonly impossible: boolean;
  /** What is asked for, by the field that it is given in. */
  readonly fields: readonly VerificationField[];
  readonly entered: (passkey: PasskeyAssertion | null) => EnteredCodes;
}

const codeLength = 6;
/** Another mail was asked for within a minute of the last one. */
const tooSoon = "10006";
const soonMs = 60_000;

/** What one risk check requires, and what was entered of it. Codes live in this memory alone. */
export function useCodes(riskResult: RiskResult | null): Codes {
  const [typed, setTyped] = useState<TypedCodes>({});
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  const riskToken = riskResult?.riskToken ?? "";
  const [{ of, mail }, setMail] = useState(noMail(riskResult));
  if (of !== riskResult) {
    setTyped({});
    setChosen({});
    setMail(noMail(riskResult));
  }
  const demands = demandsOf(riskResult?.components ?? []).map(({ choices }) => {
    const possible = choices.filter((one) => isPossible(one, hasPasskeys()));
    return { choices: possible.length > 0 ? possible : choices };
  });
  const shown = (at: number) => demands[at]?.choices[chosen[at] ?? 0];
  const required = demands.flatMap((_, at) => shown(at) ?? []);
  const wantsMail = required.some(({ type }) => type === "EMAIL");

  /** An answer about the mail of a check that was left is none of the next one's. */
  const takeMail = useCallback(
    (next: MailState): void =>
      setMail((now) => (now.of === riskResult ? { of: riskResult, mail: next } : now)),
    [riskResult],
  );
  const sendMail = async (): Promise<void> => {
    takeMail({ state: "sending" });
    takeMail(await requestMail(riskToken));
  };
  const isDue = wantsMail && mail.state === "none";
  const isSending = isDue || mail.state === "sending";
  useEffect(() => {
    // The first one goes by itself: nobody has to ask for what they are asked for.
    const begin = async (): Promise<void> => takeMail(await requestMail(riskToken));
    if (isDue) void begin();
  }, [isDue, riskToken, takeMail]);

  return {
    demands,
    shown,
    choose: (at, choice) => setChosen({ ...chosen, [at]: choice }),
    typed,
    type: (field, text) => setTyped((before) => ({ ...before, [field]: text })),
    mail: isDue ? { state: "sending" } : mail,
    sendMail: () => void sendMail(),
    // Until a mail's token is here its code would go with another one's.
    complete: !isSending && required.every(({ type }) => isGiven(type, typed)),
    impossible: required.some((one) => !isPossible(one, hasPasskeys())),
    fields: required.flatMap(({ type }) => fieldOf[type] ?? []),
    entered(passkey) {
      const given = required.flatMap(({ type }) => {
        const field = fieldOf[type];
        return field === undefined || field === "passkey" ? [] : [[field, typed[field] ?? ""] as const];
      });
      return {
        ...(riskToken !== "" && { riskToken }),
        ...Object.fromEntries(given),
        ...(wantsMail && mailTokenOf(withdrawScenes.send.mail)),
        ...(passkey !== null && { passkey }),
      };
    },
  };
}

function noMail(of: RiskResult | null): MailOfCheck {
  return { of, mail: { state: "none" } };
}

function isGiven(type: Demand["choices"][number]["type"], typed: TypedCodes): boolean {
  const field = fieldOf[type];
  if (field === undefined) return false;
  if (field === "passkey") return true;
  const text = typed[field] ?? "";
  if (field === "fundPassword") return text !== "";
  return text.length === codeLength;
}

async function requestMail(riskToken: string): Promise<MailState> {
  try {
    const { data } = await ownAnswer(
      "risk.sendEmail",
      { scene: withdrawScenes.send.mail, riskToken },
      { silent: true },
    );
    keepMailToken(withdrawScenes.send.mail, data.emailToken);
    return sent(data);
  } catch (error) {
    if (!(error instanceof CofferError)) throw error;
    if (error.data.code !== tooSoon) return { state: "failed", error };
    return { state: "sent", isEarlier: true, againAt: serverNow() + soonMs };
  }
}

/** Where it went is the signed check's to say: this answer is signed by nobody. */
function sent({ coolDown }: CallOutput<"risk.sendEmail">): MailState {
  return { state: "sent", isEarlier: false, againAt: serverNow() + coolDown * 1000 };
}
