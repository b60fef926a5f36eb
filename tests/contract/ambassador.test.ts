/** F2a.11. */
import { expect, test } from "vitest";
import { standingFault } from "#shared/contract/ambassador.ts";

const active = { status: "ACTIVE", inviteCode: "A05YC1", invited: 14, rewarded: 9 };
const none = { status: "NONE", inviteCode: "", invited: 0, rewarded: 0 };

test.each([
  [active, ""],
  [none, ""],
  [{ ...none, status: "REJECTED" }, ""],
  // Who was taken out of the programme keeps what they earned.
  [{ ...none, status: "REJECTED", invited: 3, rewarded: 2 }, ""],
  [{ ...none, inviteCode: "A05YC1" }, "inviteCode"],
  [{ ...active, inviteCode: "" }, "inviteCode"],
  [{ ...active, inviteCode: "https://elsewhere.example" }, "inviteCode"],
  [{ ...active, rewarded: 15 }, "rewarded"],
])("a standing of %j is wrong in %j", (standing, fault) => {
  expect(standingFault(standing)).toBe(fault);
});
