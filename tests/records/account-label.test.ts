/** F4a.1, F4a.2. */
import { expect, test } from "vitest";
import { accountLabelKey } from "#src/records/account-label.ts";

test.each([
  ["FUND", "account.funding"],
  ["UnifiedTradingAccount", "account.unified"],
  ["EARN", "account.earn"],
  ["Earn", "account.earn"],
  // Of nobody's naming: its own code, and nothing of the language's own.
  ["SPOT", "SPOT"],
  ["constructor", "constructor"],
])("%s is called %s", (accountType, key) => {
  expect(accountLabelKey(accountType)).toBe(key);
});
