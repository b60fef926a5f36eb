import type { PasskeyAssertion, RiskComponent, VerificationField } from "#shared/contract/risk.ts";
import type { ErrorData } from "#shared/rpc/errors.ts";

/** What proves who asks, and the field that it is given in. Pure. */

export type Factor = RiskComponent["type"];
type TypedField = Exclude<VerificationField, "riskToken" | "emailToken" | "passkey">;
export type CodeField = TypedField | "passkey";
export type TypedCodes = Readonly<Partial<Record<TypedField, string>>>;

/** What goes along with a guarded action. */
export type EnteredCodes = TypedCodes & {
  readonly riskToken?: string;
  readonly emailToken?: string;
  readonly passkey?: PasskeyAssertion;
};

export const fieldOf: Readonly<Partial<Record<Factor, CodeField>>> = {
  EMAIL: "emailCode",
  SMS: "smsCode",
  GOOGLE: "googleCode",
  FUND_PWD: "fundPassword",
  PASSKEY: "passkey",
};

/** Whether a factor can be given on the web, in this browser: a passkey where it is said what is to be signed. */
export function isPossible({ type, passkey }: RiskComponent, hasPasskeys: boolean): boolean {
  return type === "PASSKEY" ? hasPasskeys && passkey !== undefined : fieldOf[type] !== undefined;
}

/** A passkey is: it is signed with at the last moment. */
export function isGiven(type: Factor, typed: TypedCodes): boolean {
  const field = fieldOf[type];
  if (field === undefined) return false;
  if (field === "passkey") return true;
  const text = typed[field] ?? "";
  return field === "fundPassword" ? text.trim() !== "" : /^\d{6}$/.test(text);
}

/** What a refusal of codes names (10005): its message begins with the field, or with the token of the mail's code. */
export function faultField(retMsg: string): CodeField | "riskToken" | undefined {
  const [name = ""] = retMsg.split(":");
  const named = name.trim() === "emailToken" ? "emailCode" : name.trim();
  return [...Object.values(fieldOf), "riskToken" as const].find((field) => field === named);
}

/** A 10005 that names no code: this person may not do it (F5.2), whatever they enter. */
export function isForbidden({ code, retMsg }: Pick<ErrorData, "code" | "retMsg">): boolean {
  return code === "10005" && retMsg !== undefined && faultField(retMsg) === undefined;
}
