/** F6c.3, F6c.4, F2d.8, F4e.*. */

import { describe, expect, it, test } from "vitest";
import type { WithdrawLimit } from "#shared/contract/withdraw.ts";
import type { WithdrawEstimateParams } from "#shared/contract/withdraw-estimate.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { estimateWithdraw, type WithdrawBasis } from "#shared/domain/withdraw-estimate.ts";
import { identityLevels, monthEnds, nextLevel, vipRows } from "#shared/domain/withdraw-levels.ts";
import { limitUse } from "#shared/domain/withdraw-limits.ts";
import { fc, fuzzRuns } from "../fuzz.ts";

const purse = (withdrawableAmount: string, availableBalance = withdrawableAmount) => ({
  coin: "USDT",
  withdrawableAmount,
  availableBalance,
});
const limit: WithdrawLimit = {
  withdrawMin: "2.6",
  withdrawMax: "-1",
  withdrawFee: "1.6",
  withdrawPercentageFee: "0",
  minAccuracy: "4",
  limitAmountUsd: "0",
  withdrawableAmount: { FUND: purse("1500", "1600"), UTA: purse("310.22"), EARN: purse("0") },
  dailyLimit: "20000",
  dailyUsed: "500",
  monthlyLimit: "-1",
  monthlyUsed: "500",
};
const params: WithdrawEstimateParams = {
  coin: "USDT",
  chain: "TRX",
  internal: false,
  feeType: 1,
  wallet: "FUND",
  amountText: "",
  currency: "USD",
  attempt: 0,
};
const basis: WithdrawBasis = { limit, terms: "read", price: "1", currencyPerUsdt: "1.0001" };
const estimate = (
  part: Partial<WithdrawEstimateParams>,
  terms: Partial<WithdrawLimit> = {},
  known: Partial<WithdrawBasis> = {},
) => estimateWithdraw({ ...params, ...part }, { ...basis, limit: { ...limit, ...terms }, ...known });

describe("the estimate of a withdrawal", () => {
  it("has a minimum that can be typed, whatever decimals the network has", () => {
    const fine = { withdrawMin: "0.0012345", minAccuracy: "6", withdrawFee: "0.0001" };
    const { minimum, issue } = estimate({ amountText: "0.001" }, fine);
    expect([minimum, issue?.code, issue?.repair]).toEqual(["0.001235", "below-minimum", "0.001235"]);
    expect(estimate({ amountText: "0.001235" }, fine)).toMatchObject({ issue: null, ready: true });
  });

  it("shows fee, debit and what arrives, what is held, and what each step fills in", () => {
    expect(estimate({ amountText: "1500" })).toMatchObject({
      amount: "1500",
      value: "1500.15",
      fee: "1.6",
      debit: "1500",
      received: "1498.4",
      available: "1500",
      held: "100",
      wallets: { FUND: "1500", UTA: "310.22", EARN: "0", "FUND,UTA,EARN": "1810.22" },
      portions: { "25": "375", "50": "750", "75": "1125", "100": "1500" },
      bound: "balance",
      issue: null,
      ready: true,
    });
  });

  it.each(["UTA", "FUND,UTA,EARN"])("does not call %s empty where nobody tells of it", (wallet) => {
    const named = wallet === "UTA" ? { FUND: purse("1500") } : {};
    const untold = estimate({ wallet, amountText: "20" }, { withdrawableAmount: named });
    expect(untold).toMatchObject({ available: "", held: "", issue: null, ready: true });
    expect(untold.wallets[wallet]).toBeUndefined();
    expect(untold.portions["100"]).toBe("19500");
  });

  it("holds nothing where only decimals that the coin does not have are left behind", () => {
    const dust = { FUND: purse("1500", "1500.000056") };
    expect(estimate({}, { withdrawableAmount: dust }).held).toBe("0");
    expect(estimate({}, { withdrawableAmount: dust, minAccuracy: "6" }).held).toBe("0.000056");
  });

  it.each([
    ["", "1", false],
    ["0", "1", false],
    ["98", "1", false],
    ["99.1", "1", true],
    ["100", "1", true],
    ["5000", "", false],
    ["100", "2", false],
    ["1e3", "1", false],
  ])(
    "with %j USD of deposits that are not safe, at %j, what is held waits for them: %s",
    (limitAmountUsd, price, awaitsDeposits) => {
      expect(estimate({}, { limitAmountUsd }, { price })).toMatchObject({ held: "100", awaitsDeposits });
    },
  );

  it("leaves room for the fee where it comes on top", () => {
    expect(estimate({ feeType: 0 }).portions["100"]).toBe("1498.4");
    expect(estimate({ feeType: 0, amountText: "1498.4" })).toMatchObject({ debit: "1500", ready: true });
  });

  it("takes nothing of what stays here", () => {
    expect(estimate({ internal: true, amountText: "10" }, { withdrawMin: "0" })).toMatchObject({
      fee: "0",
      debit: "10",
      received: "10",
      ready: true,
    });
  });

  it("knows the fee before an amount, but for a share of it", () => {
    expect(estimate({}).fee).toBe("1.6");
    const percent = estimate({}, { withdrawPercentageFee: "0.001" });
    expect([percent.fee, percent.flatFee, percent.percentFee]).toEqual(["", "1.6", "0.1"]);
  });
});

test.each([
  ["text", { amountText: "12x" }, {}, "not-a-number", ""],
  ["five decimals", { amountText: "12.34567" }, {}, "too-many-decimals", "12.3456"],
  ["less than the minimum", { amountText: "2" }, {}, "below-minimum", "2.6"],
  ["more than there is", { amountText: "1500.01" }, {}, "over-available", "1500"],
  ["its fee on top more than there is", { amountText: "1499", feeType: 0 }, {}, "over-available", "1498.4"],
  ["more than one may have", { amountText: "1001" }, { withdrawMax: "1000" }, "above-maximum", "1000"],
  ["more than today leaves", { amountText: "600" }, { dailyUsed: "19500.5" }, "over-day", "499.5"],
  ["more than the month leaves", { amountText: "600" }, { monthlyLimit: "1000" }, "over-month", "500"],
  ["nothing left today", { amountText: "600" }, { dailyUsed: "20000" }, "over-day", ""],
  ["a fee that takes all", { amountText: "1.6" }, { withdrawMin: "0" }, "fee-takes-all", ""],
  ["a closed network", { amountText: "10" }, { withdrawFee: "" }, "closed", ""],
  ["a fee of more than all", { amountText: "10" }, { withdrawPercentageFee: "1" }, "closed", ""],
] as const)("%s is an issue with its repair", (_name, part, terms, code, repair) => {
  expect(estimate(part, terms)).toMatchObject({ issue: { code, repair }, ready: false });
});

it("limits in USDT bound other coins by the live price, and nothing where that is absent", () => {
  const terms = { dailyUsed: "19000", minAccuracy: "8", withdrawFee: "0", withdrawMin: "0" } as const;
  expect(estimate({ amountText: "1" }, terms, { price: "3000" }).issue).toMatchObject({
    code: "over-day",
    repair: "0.33333333",
  });
  expect(estimate({ amountText: "1" }, terms, { price: "" }).issue).toBeNull();
});

it("what a person is told to use is always usable", () => {
  const text = fc.nat({ max: 40_000_000 }).map((units) => new Decimal(units).shiftedBy(-4).toFixed());
  fc.assert(
    fc.property(
      text,
      text,
      fc.constantFrom<0 | 1>(0, 1),
      fc.constantFrom("0", "0.001", "0.022"),
      (amountText, dailyUsed, feeType, withdrawPercentageFee) => {
        const terms = { dailyUsed, dailyLimit: "3000", withdrawPercentageFee };
        const row = estimate({ amountText, feeType }, terms);
        for (const usable of [row.issue?.repair ?? "", row.portions["100"]]) {
          if (usable === "" || new Decimal(usable).lt(limit.withdrawMin)) continue;
          const again = estimate({ amountText: usable, feeType }, terms);
          expect([usable, again.issue]).toEqual([usable, null]);
        }
      },
    ),
    { numRuns: fuzzRuns(300) },
  );
});

test.each([
  ["read", true],
  ["waiting", false],
  ["lost", true],
  ["again", true],
] as const)("terms that are %s are waited for, or nothing is", (terms, complete) => {
  const known: WithdrawBasis = terms === "read" ? basis : { ...basis, limit: undefined, terms };
  expect(estimateWithdraw({ ...params, amountText: "20" }, known)).toMatchObject({
    terms,
    complete,
    issue: null,
    ready: terms === "read",
  });
});

describe("limits", () => {
  it("are none, used up or in between", () => {
    expect(limitUse("-1", "5")).toMatchObject({ none: true, left: "" });
    expect(limitUse("100", "25")).toMatchObject({ left: "75", percent: 25 });
    expect(limitUse("100", "125")).toMatchObject({ left: "0", percent: 100 });
    expect(limitUse("", "0")).toMatchObject({ none: false, limit: "" });
  });

  it("begin anew on the first of a month, 00:00 UTC", () => {
    expect(monthEnds(Date.UTC(2026, 11, 31, 23, 59))).toBe(Date.UTC(2027, 0, 1));
  });

  it("of VIP levels with one figure stand in one row", () => {
    const level = (vipLevel: string, dailyLimit: string) => ({
      kycLevel: "",
      vipLevel,
      dailyLimit,
      monthlyLimit: "-1",
    });
    const list = [level("No VIP", "1"), level("VIP-1", "6"), level("VIP-2", "6"), level("VIP-4", "8")];
    expect(vipRows(list)).toEqual([
      { levels: ["VIP-1", "VIP-2"], dailyLimit: "6" },
      { levels: ["VIP-4"], dailyLimit: "8" },
    ]);
    expect(identityLevels(list)).toHaveLength(1);
  });

  it("leads to the level after the own one, of which it says what it raises", () => {
    const level = (kycLevel: string, dailyLimit: string) => ({
      kycLevel,
      vipLevel: "No VIP",
      dailyLimit,
      monthlyLimit: "-1",
    });
    const list = [level("LEVEL_1", "1000000"), level("LEVEL_2", "2000000"), level("BUSINESS", "4000000")];
    const of = (own: string, dailyLimit: string) =>
      nextLevel(list, own, {
        day: limitUse(dailyLimit, "0"),
        month: limitUse("-1", "0"),
      });
    expect(of("LEVEL_DEFAULT", "20000")).toEqual({ level: list[0], day: true, month: false });
    expect(of("LEVEL_1", "1000000")).toEqual({ level: list[1], day: true, month: false });
    // A VIP's own limit is above that of the next level.
    expect(of("LEVEL_1", "6000000")).toMatchObject({ day: false });
    expect(of("LEVEL_1", "-1")).toMatchObject({ day: false });
    expect(of("LEVEL_2", "2000000")).toBeUndefined();
    expect(of("", "20000")).toBeUndefined();
  });
});
