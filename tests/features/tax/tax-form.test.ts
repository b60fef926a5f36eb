/** F6i.9, D5.5. */
import { expect, test } from "vitest";
import { keywordOf } from "#src/features/tax/tax-form.ts";

test.for([
  ["1000 0018", "10000018"],
  [" 1000\u00a00018 ", "10000018"],
  ["10000018", "10000018"],
  ["desk 2", "desk 2"],
  [" vienna ", "vienna"],
  ["  ", ""],
] as const)("accounts are looked for by %s as by %s", ([typed, keyword]) => {
  expect(keywordOf(typed)).toBe(keyword);
});
