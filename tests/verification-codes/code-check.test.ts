/** F2d.9, F6c.6. */
import { expect, it } from "vitest";
import type { RiskComponent } from "#shared/contract/risk.ts";
import { requiredCodes, wrongField } from "#src/verification-codes/code-check.ts";

const component = (type: RiskComponent["type"], part: Partial<RiskComponent> = {}): RiskComponent => ({
  type,
  target: "",
  required: true,
  ...part,
});
const fieldsOf = (...components: RiskComponent[]) =>
  requiredCodes(components).required.map(({ field }) => field);

it("asks for each that is required, and for one of those that stand for each other", () => {
  expect(fieldsOf(component("EMAIL"), component("GOOGLE"))).toEqual(["emailCode", "googleCode"]);
  const second = { anyOf: "second" };
  expect(fieldsOf(component("EMAIL"), component("PASSKEY", second), component("GOOGLE", second))).toEqual([
    "emailCode",
    "googleCode",
  ]);
});

it("takes those without a name for themselves, whether the name is left out or empty", () => {
  expect(fieldsOf(component("EMAIL", { anyOf: "" }), component("GOOGLE", { anyOf: "" }))).toEqual([
    "emailCode",
    "googleCode",
  ]);
});

it("asks for one of a named group that requires none by itself, and for nothing else that is not required", () => {
  const second = { anyOf: "second", required: false };
  expect(fieldsOf(component("GOOGLE", second), component("SMS", second))).toEqual(["googleCode"]);
  expect(fieldsOf(component("SMS", { required: false }))).toEqual([]);
});

it("says what cannot be given here", () => {
  expect(requiredCodes([component("FACE")])).toEqual({ required: [], unsupported: true });
});

it.each([
  ["emailCode: wrong, 4 attempts left", "emailCode"],
  ["emailToken: of another mail", "emailCode"],
  ["googleCode: wrong", ""],
  ["riskToken: unknown or over", ""],
])("a refusal with %j is about the field %j", (words, field) => {
  expect(wrongField(words, [{ field: "emailCode", target: "" }])).toBe(field);
});
