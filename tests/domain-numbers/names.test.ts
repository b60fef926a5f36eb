/** R3.10, R3.11, F4a.1, F4b.2, F8.21. */
import { expect, test } from "vitest";
import { accountTypes } from "#shared/domain/account-types.ts";
import { accountOfSource, recordSources } from "#shared/domain/convert-sources.ts";

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
});

test("there are eight account types", () => {
  expect(Object.keys(accountTypes)).toHaveLength(8);
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
  ["small_asset_funding", "accountFunding"],
  ["funding_fbtc_convert", "accountFunding"],
  ["acme_reverse", "accountFunding"],
  ["acme_uta", "accountUnified"],
  ["eb_convert_inverse", "accountContract"],
  ["no_such_source", null],
  ["constructor", null],
])("convert source %s is labelled %s", (source, label) => {
  const account = accountOfSource(source);
  expect(account && accountTypes[account].labelKey).toBe(label);
});

test("a record may name the nine sources, three of each of three providers, and those of calls and small balances", () => {
  const named =
    "funding spot_convert otc_convert funding_fiat uta_convert funding_block_trade uta_convert_block_trade spot_convert_block_trade limit_order_funding";
  expect(recordSources).toEqual(expect.arrayContaining(named.split(" ")));
  expect(recordSources.filter((source) => source.startsWith("provider"))).toHaveLength(9);
  expect(recordSources).toEqual(
    expect.arrayContaining(["eb_convert_uta", "small_asset_uta", "funding_fbtc_convert"]),
  );
});
