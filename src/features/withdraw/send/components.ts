import type { RiskComponent, VerificationField } from "#shared/contract/risk.ts";

/** What a risk check asks for, as the form of codes shows it. Pure. */

export type Factor = RiskComponent["type"];

/** Which field a factor is given in. */
export const fieldOf: Partial<Record<Factor, VerificationField>> = {
  EMAIL: "emailCode",
  SMS: "smsCode",
  GOOGLE: "googleCode",
  FUND_PWD: "fundPassword",
  PASSKEY: "passkey",
};

/** A factor that cannot be given on the web: nothing can be proven here. */
export function isPossible({ type }: RiskComponent, hasPasskeys: boolean): boolean {
  return type === "PASSKEY" ? hasPasskeys : fieldOf[type] !== undefined;
}

/** Which field a refusal names: its message begins with it (`emailCode: wrong`). */
export function faultField(message: string): VerificationField | "riskToken" | undefined {
  const [name = ""] = message.split(":");
  const fields = [
    "emailCode",
    "smsCode",
    "googleCode",
    "fundPassword",
    "passkey",
    "emailToken",
    "riskToken",
  ] as const;
  return fields.find((field) => field === name.trim());
}
