/** F2d.9, F6c.6. */
import { expect, it } from "vitest";
import type { RiskComponent } from "#shared/contract/risk.ts";
import { demandsOf } from "#src/verification-codes/demands.ts";
import {
  type Factor,
  faultField,
  isGiven,
  isPossible,
  type TypedCodes,
} from "#src/verification-codes/factors.ts";

const component = (type: Factor, part: Partial<RiskComponent> = {}): RiskComponent => ({
  type,
  target: "",
  required: true,
  ...part,
});
const choicesOf = (...components: RiskComponent[]) =>
  demandsOf(components).map(({ choices }) => choices.map(({ type }) => type));

it("asks for each that is required, and for one of those that stand for each other", () => {
  expect(choicesOf(component("EMAIL"), component("GOOGLE"))).toEqual([["EMAIL"], ["GOOGLE"]]);
  const second = { anyOf: "second" };
  expect(choicesOf(component("EMAIL"), component("PASSKEY", second), component("GOOGLE", second))).toEqual([
    ["EMAIL"],
    ["PASSKEY", "GOOGLE"],
  ]);
});

it("takes those without a name for themselves, whether the name is left out or empty", () => {
  expect(choicesOf(component("EMAIL", { anyOf: "" }), component("GOOGLE", { anyOf: "" }))).toEqual([
    ["EMAIL"],
    ["GOOGLE"],
  ]);
});

it("asks for one of a named group that requires none by itself, and for nothing else that is not required", () => {
  const second = { anyOf: "second", required: false };
  expect(choicesOf(component("GOOGLE", second), component("SMS", second))).toEqual([["GOOGLE", "SMS"]]);
  expect(choicesOf(component("SMS", { required: false }))).toEqual([]);
});

const passkey = { challenge: "x".repeat(32), rpId: "localhost", credentialIds: [] };
it.each([
  ["EMAIL", true, true],
  ["PASSKEY", true, true],
  ["PASSKEY", false, false],
  ["FACE", true, false],
  ["UNKNOWN", true, false],
] as const)("%s can be given in a browser with passkeys (%s): %s", (type, hasPasskeys, expected) => {
  const part = type === "PASSKEY" ? { passkey } : {};
  expect(isPossible(component(type, part), hasPasskeys)).toBe(expected);
});

it("no passkey can be given where the exchange does not say what is to be signed", () => {
  expect(isPossible(component("PASSKEY"), true)).toBe(false);
});

it.each<[Factor, TypedCodes, boolean]>([
  ["EMAIL", { emailCode: "12345" }, false],
  ["EMAIL", { emailCode: "123456" }, true],
  ["SMS", { emailCode: "123456" }, false],
  ["FUND_PWD", { fundPassword: " " }, false],
  ["FUND_PWD", { fundPassword: "secret" }, true],
  ["PASSKEY", {}, true],
  ["FACE", {}, false],
])("%s with %j is given: %s", (type, typed, expected) => {
  expect(isGiven(type, typed)).toBe(expected);
});

it.each([
  ["emailCode: wrong, 4 attempts left", "emailCode"],
  ["emailToken: of another mail", "emailCode"],
  ["googleCode: wrong", "googleCode"],
  ["passkey: wrong", "passkey"],
  ["riskToken: unknown or over", "riskToken"],
  ["wrong", undefined],
])("a refusal with %j is about %j", (words, field) => {
  expect(faultField(words)).toBe(field);
});
