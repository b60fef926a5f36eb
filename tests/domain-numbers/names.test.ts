/** R3.10, R3.11, F4a.1, F4b.2, F8.21, D5.5. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { accountTypeKeys, accountTypeOf, accountTypes } from "#shared/domain/account-types.ts";
import { addressEnds, addressGroups } from "#shared/domain/address-groups.ts";
import { convertSourceLabel, convertSources } from "#shared/domain/convert-sources.ts";

test.each([
  ["contract", "CONTRACT", "accountContract"],
  ["spot", "SPOT", "accountSpot"],
  ["fiat", "FUND", "accountFunding"],
  ["financial", "INVESTMENT", "accountInvestment"],
  ["option", "OPTION", "accountOption"],
  ["mt4", "MT4", "accountMt4"],
  ["unified", "UNIFIED", "accountUnified"],
  ["uta", "UNIFIED", "accountUnified"],
] as const)("account type %s is %s, labelled %s", (key, code, labelKey) => {
  expect(accountTypes[key]).toEqual({
    code,
    accountType: `ACCOUNT_TYPE_${code}`,
    businessType: 1,
    labelKey,
  });
  expect(accountTypeOf(code)?.labelKey).toBe(labelKey);
  expect(accountTypeOf(`ACCOUNT_TYPE_${code}`)?.labelKey).toBe(labelKey);
});

test("there are eight account types, and an unknown code has no label", () => {
  expect(accountTypeKeys).toHaveLength(8);
  expect(accountTypeOf("EARN")).toBeNull();
});

test.each([
  ["funding", "accountFunding"],
  ["spot_convert", "accountSpot"],
  ["uta_convert_block_trade", "accountUnified"],
  ["spot_convert_block_trade", "accountSpot"],
  ["limit_order_funding", "accountFunding"],
  ["providerB_reverse", "accountFunding"],
  ["providerC_uta", "accountUnified"],
  ["eb_convert_uta", "accountUnified"],
  ["no_such_source", null],
  ["constructor", null],
])("convert source %s is labelled %s", (source, label) => {
  expect(convertSourceLabel(source)).toBe(label);
});

test("there are nine named sources and three of each of three providers", () => {
  expect(convertSources.filter((source) => !source.startsWith("provider"))).toHaveLength(9);
  expect(convertSources.filter((source) => source.startsWith("provider"))).toHaveLength(9);
});

test.each([
  ["T9yD14Nj9j7xAB4d", ["T9yD", "14Nj", "9j7x", "AB4d"]],
  ["0x5aAeb6053F3E94C9b9", ["0x5a", "Aeb6", "053F", "3E94", "C9b9"]],
  ["r12345", ["r12345"]],
  ["abcdefghij", ["abcd", "efghij"]],
  ["abc", ["abc"]],
  ["", [""]],
])("%s is read in groups", (address, groups) => {
  expect(addressGroups(address)).toEqual(groups);
});

test("groups lose nothing, and none but the last is other than four long", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 120, unit: "grapheme" }), (text) => {
      const groups = addressGroups(text);
      expect(groups.join("")).toBe(text);
      expect(groups.slice(0, -1).every((group) => Array.from(group).length === 4)).toBe(true);
      expect(Array.from(groups.at(-1) ?? "").length).toBeLessThan(8);
    }),
  );
});

test("a table shows both ends of a long address and the whole of a short one", () => {
  expect(addressEnds("0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed")).toBe("0x5aAeb6…Ef1BeAed");
  expect(addressEnds("12345678901234567")).toBe("12345678901234567");
});
