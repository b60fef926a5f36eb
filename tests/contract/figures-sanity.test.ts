/** D10.5, D7.7: a figure that would keep a page or its worker busy for ever is none. */
import * as v from "valibot";
import { expect, it } from "vitest";
import { amount, decimal, decimalOrEmpty } from "#shared/contract/fields.ts";
import { callDefinition } from "#shared/contract/index.ts";

it.each([decimal, decimalOrEmpty, amount])("an amount has as many digits as amounts have", (schema) => {
  expect(v.is(schema, `${"9".repeat(40)}.${"9".repeat(40)}`)).toBe(true);
  expect(v.is(schema, "9".repeat(41))).toBe(false);
  expect(v.is(schema, `0.${"0".repeat(40)}1`)).toBe(false);
});

it.each([0, 8, 18, 36])("%d decimals may be", (accuracyLength) => {
  expect(v.is(callDefinition("transfer.balances").response, answerOf(accuracyLength))).toBe(true);
});

it.each([-1, 0.5, 37, 1e6, 1e10, Number.MAX_SAFE_INTEGER])("%d decimals are none", (accuracyLength) => {
  expect(v.is(callDefinition("transfer.balances").response, answerOf(accuracyLength))).toBe(false);
});

function answerOf(accuracyLength: number): unknown {
  const figures = { walletBalance: "1", transferBalance: "1", uBalance: "1" };
  const row = { coin: "BTC", fullName: "Bitcoin", icon: "", accuracyLength, ...figures };
  return { memberId: "1", accountType: "FUND", balance: [row] };
}
