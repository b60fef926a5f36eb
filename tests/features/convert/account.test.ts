/** F4b.1. */
import { expect, it } from "vitest";
import { accountKey, readAccount, writeAccount } from "#src/features/convert/form/account.ts";

it.each([
  ["", "eb_convert_funding"],
  ["account=unified", "eb_convert_uta"],
  ["?from=BTC&account=unified", "eb_convert_uta"],
  ["account=funding", "eb_convert_funding"],
  ["account=UNIFIED", "eb_convert_funding"],
  ["account=eb_convert_uta", "eb_convert_funding"],
])("%j means %s", (search, account) => {
  expect(readAccount(search)).toBe(account);
});

it("is written beside what stands there, and funding by its absence", () => {
  expect(writeAccount("from=BTC&to=USDT", "eb_convert_uta")).toBe("?from=BTC&to=USDT&account=unified");
  expect(writeAccount("from=BTC&account=unified&to=USDT", "eb_convert_funding")).toBe("?from=BTC&to=USDT");
  expect(writeAccount("account=unified", "eb_convert_funding")).toBe("");
  for (const account of ["eb_convert_funding", "eb_convert_uta"] as const) {
    expect(readAccount(writeAccount("mode=smallBalances", account))).toBe(account);
  }
});

it("has a name for each account", () => {
  expect(accountKey("eb_convert_funding")).not.toBe(accountKey("eb_convert_uta"));
});
