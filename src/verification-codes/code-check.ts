import type { RiskComponent, VerificationField } from "#shared/contract/risk.ts";
import { demandsOf } from "./demands.ts";

/** What is required before a guarded action, and whether it can be entered here. Pure. */

export type TypedField = Exclude<VerificationField, "riskToken" | "emailToken" | "passkey">;

/** Factors that are typed, and the field that each goes in. */
const fields: Readonly<Partial<Record<RiskComponent["type"], TypedField>>> = {
  EMAIL: "emailCode",
  SMS: "smsCode",
  GOOGLE: "googleCode",
  FUND_PWD: "fundPassword",
};

export interface RequiredCode {
  readonly field: TypedField;
  /** Masked, "" where it has none. */
  readonly target: string;
}

export interface RequiredCodes {
  readonly required: readonly RequiredCode[];
  /** Something is required that cannot be entered on this page. */
  readonly unsupported: boolean;
}

/** Of alternatives the first that can be typed is required. */
export function requiredCodes(components: readonly RiskComponent[]): RequiredCodes {
  const possible = demandsOf(components).map(({ choices }) =>
    choices.flatMap(({ type, target }): RequiredCode[] => {
      const field = fields[type];
      return field === undefined ? [] : [{ field, target }];
    }),
  );
  return {
    required: possible.flatMap(([first]) => first ?? []),
    unsupported: possible.some((group) => group.length === 0),
  };
}

const codeFields: ReadonlySet<TypedField> = new Set(["emailCode", "smsCode", "googleCode"]);

export function isWhole(field: TypedField, text: string): boolean {
  return codeFields.has(field) ? /^\d{6}$/.test(text) : text.trim() !== "";
}

/** The field that a refusal of codes names (10005): its message begins with the name, or the token of the mail's code. "" for none, or the whole check. */
export function wrongField(retMsg: string, required: readonly RequiredCode[]): TypedField | "" {
  const named = retMsg.replace(/^emailToken:/, "emailCode:");
  return required.find(({ field }) => named.startsWith(`${field}:`))?.field ?? "";
}
