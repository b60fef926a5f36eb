/** F4a.1, F4a.2. */
import type { TFunction } from "i18next";
import { expect, test } from "vitest";
import { accountLabel } from "#src/records/account-label.ts";

const t = ((key: string) => `words of ${key}`) as TFunction;

test.each([
  ["FUND", "account.funding"],
  ["UnifiedTradingAccount", "account.unified"],
  ["EARN", "account.earn"],
  ["Earn", "account.earn"],
  ["INVESTMENT", "account.earn"],
  ["SPOT", "account.spot"],
])("%s has the words of %s", (accountType, key) => {
  expect(accountLabel(accountType, t)).toBe(`words of ${key}`);
});

test.each(["CONTRACT", "constructor", "ui.logOut"])(
  "%s, of nobody's naming, keeps its own code",
  (accountType) => {
    expect(accountLabel(accountType, t)).toBe(accountType);
  },
);
