/** F2a.6. */
import { expect, test } from "vitest";
import { permissionsOf, refusedWord } from "#src/features/loyalty/refused-groups.ts";

const open = { allow: true, reason: 0, until: 0 };
const off = (reason: number, until = 0) => ({ allow: false, reason, until });

test("operations that are off stand together by why and until when; others are open, and strangers are not told", () => {
  expect(
    permissionsOf({
      deposit: open,
      card: off(10_024),
      p2p: off(10_024),
      convert: off(10_027, 99),
      limitConvert: off(10_027, 98),
      teleport: off(1),
    }),
  ).toEqual({
    open: ["deposit"],
    refused: [
      { reason: "10027", until: 99, keys: ["convert"] },
      { reason: "10027", until: 98, keys: ["limitConvert"] },
      { reason: "10024", until: 0, keys: ["p2p", "card"] },
    ],
  });
});

test.each([
  ["0", "none"],
  ["42039", "identity"],
  ["20096", "identity"],
  ["10024", "region"],
  ["10027", "ban"],
  ["50001", "closed"],
  ["constructor", "other"],
  ["123", "other"],
])("reason %s is called %s", (reason, word) => {
  expect(refusedWord(reason)).toBe(word);
});
