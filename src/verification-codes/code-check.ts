import type { RiskComponent, VerificationField } from "#shared/contract/risk.ts";

/** What is asked for before a guarded action, and whether it can be given here. Pure. */

export type TypedField = Exclude<VerificationField, "riskToken" | "emailToken" | "passkey">;

/** Factors that are typed, and the field that each goes in. */
const fields: Readonly<Partial<Record<RiskComponent["type"], TypedField>>> = {
  EMAIL: "emailCode",
  SMS: "smsCode",
  GOOGLE: "googleCode",
  FUND_PWD: "fundPassword",
};

export interface Asked {
  readonly field: TypedField;
  /** Masked, "" where it has none. */
  readonly target: string;
}

export interface AskedCodes {
  readonly asked: readonly Asked[];
  /** Something is demanded that cannot be given on this page. */
  readonly unmet: boolean;
}

/** Of those that stand for each other the first that can be typed is asked for. */
export function askedCodes(components: readonly RiskComponent[]): AskedCodes {
  const groups = new Map<string, RiskComponent[]>();
  for (const [at, component] of components.filter(({ required }) => required).entries()) {
    const group = component.anyOf ?? `${at}`;
    groups.set(group, [...(groups.get(group) ?? []), component]);
  }
  const met = [...groups.values()].map((group) =>
    group.flatMap(({ type, target }): Asked[] => {
      const field = fields[type];
      return field === undefined ? [] : [{ field, target }];
    }),
  );
  return { asked: met.flatMap(([first]) => first ?? []), unmet: met.some((group) => group.length === 0) };
}

const codeFields: ReadonlySet<TypedField> = new Set(["emailCode", "smsCode", "googleCode"]);

export function isWhole(field: TypedField, text: string): boolean {
  return codeFields.has(field) ? /^\d{6}$/.test(text) : text.trim() !== "";
}

/** The field that a refusal of codes speaks of (10005): its words begin with the name. "" for none, or the whole check. */
export function wrongField(retMsg: string, asked: readonly Asked[]): TypedField | "" {
  return asked.find(({ field }) => retMsg.startsWith(`${field}:`))?.field ?? "";
}
