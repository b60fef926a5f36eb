/** D10.5, F1.10, F2d.8, F4e.1. */
import { describe, expect, it } from "vitest";
import { limitFault, limitLevelsFault } from "#shared/domain/withdraw-limit-sanity.ts";
import { sentFault } from "#shared/domain/withdraw-sanity.ts";
import { told } from "../told.ts";

const sent = { amount: "100", withdrawFee: "1.6", debited: "101.6" };
const level = { kycLevel: "LEVEL_1", vipLevel: "No VIP", dailyLimit: "1000000", monthlyLimit: "-1" };
const current = { dailyLimit: "1000000", dailyUsed: "0", monthlyLimit: "-1", monthlyUsed: "12" };
const terms = { withdrawMax: "-1", dailyLimit: "1000000", monthlyLimit: "-1" };

describe("what cannot be true of a person's withdrawals", () => {
  it.each([
    ["", sent],
    ["", { ...sent, debited: "" }],
    ["", { ...sent, withdrawFee: "", debited: "100" }],
    ["", { amount: "100", withdrawFee: "1.6" }],
    // Whether a tax is a part of what is taken, or of what arrives, nobody says.
    ["", { ...sent, tax: "5" }],
    ["", { ...sent, tax: "5", debited: "106.6" }],
    ["rows[].debited", { ...sent, tax: "5", debited: "105" }],
    ["rows[].tax", { ...sent, tax: "-5" }],
    ["rows[].amount", { ...sent, amount: "-100" }],
    ["rows[].withdrawFee", { ...sent, withdrawFee: "-1.6" }],
    ["rows[].debited", { ...sent, debited: "100" }],
    // Nobody calls back what its network has received: what went out is not told as being back.
    ["rows[].broadcastAt", { ...sent, status: "CancelByUser", broadcastAt: "1760000000000" }],
    ["", { ...sent, status: "CancelByUser", broadcastAt: "" }],
    ["", { ...sent, status: "Fail", broadcastAt: "1760000000000" }],
  ])("%s: %o", (fault, row) => {
    expect(sentFault(told({ rows: [row] }))).toBe(fault);
  });
});

describe("what cannot be true of limits", () => {
  it.each([
    ["", { list: [level, { ...level, kycLevel: "LEVEL_2" }], current }],
    ["dailyUsed", { list: [], current: { ...current, dailyUsed: "-5" } }],
    ["monthlyUsed", { list: [], current: { ...current, monthlyUsed: "-5" } }],
    ["dailyLimit", { list: [], current: { ...current, dailyLimit: "-5" } }],
    ["dailyLimit", { list: [{ ...level, monthlyLimit: "-2" }], current }],
    ["list[]", { list: [level, level], current }],
  ])("%s: %o", (fault, answer) => {
    expect(limitLevelsFault(told(answer))).toBe(fault);
  });

  it.each([
    ["", terms],
    ["withdrawMax", { ...terms, withdrawMax: "-2" }],
    ["monthlyLimit", { ...terms, monthlyLimit: "-0.5" }],
  ])("%s: of one network, %o", (fault, answer) => {
    expect(limitFault(answer)).toBe(fault);
  });
});
