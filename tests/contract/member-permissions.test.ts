/** R7.6, F2a.6: a permission that cannot be read costs no other its own. */
import * as v from "valibot";
import { expect, it } from "vitest";
import { callDefinition } from "#shared/contract/index.ts";

const requiredKycLevel = "LEVEL_1";
const read = (permissions: object): unknown =>
  v.parse(callDefinition("member.permissions").response, { permissions, requiredKycLevel });

const open = { allow: true, reason: 0, until: 0 };

it.each([
  [
    { allow: false, reason: 42_039, until: -1 },
    { allow: false, reason: 42_039, until: 0 },
  ],
  [
    { allow: false, reason: "banned", until: 98 },
    { allow: false, reason: 0, until: 98 },
  ],
  [{ allow: false }, { allow: false, reason: 0, until: 0 }],
])("%j holds as far as it can be read", (convert, known) => {
  expect(read({ convert, withdraw: open })).toEqual({
    permissions: { convert: known, withdraw: open },
    requiredKycLevel,
  });
});

it.each([null, "no", { allow: "no", reason: 0, until: 0 }, { reason: 10_024 }])(
  "%j is not known, and leaves the others",
  (convert) => {
    expect(read({ convert, withdraw: open })).toEqual({ permissions: { withdraw: open }, requiredKycLevel });
  },
);
