/** F5.23, D5.2, D1.8. */

import { describe, expect, it } from "vitest";
import type { TransferBalance } from "#shared/contract/transfer.ts";
import type { TransferEstimateParams } from "#shared/contract/transfer-estimate.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { estimateTransfer, type TransferBasis } from "#shared/domain/transfer-estimate.ts";
import { fc, fuzzRuns } from "../fuzz.ts";

const usdt: TransferBalance = {
  coin: "USDT",
  fullName: "Tether",
  icon: "",
  accuracyLength: 4,
  walletBalance: "100.5",
  transferBalance: "80.25",
  uBalance: "100.5",
};
const params: TransferEstimateParams = {
  from: { memberId: "", accountType: "FUND" },
  to: { memberId: "", accountType: "UNIFIED" },
  coin: "USDT",
  amountText: "",
  currency: "USD",
  attempt: 0,
};
const basis: TransferBasis = {
  pairs: [{ fromAccountType: "FUND", toAccountType: "UNIFIED", coins: ["USDT"] }],
  members: [
    { uid: "1", accountType: ["FUND", "UNIFIED"], name: "" },
    { uid: "2", accountType: ["FUND", "UNIFIED"], name: "Savings" },
  ],
  from: usdt,
  to: { ...usdt, walletBalance: "1" },
  accounts: "read",
  price: "1",
  currencyPerUsdt: "1.0001",
};
const estimate = (part: Partial<TransferEstimateParams>, known: Partial<TransferBasis> = {}) =>
  estimateTransfer({ ...params, ...part }, { ...basis, ...known });

describe("the estimate of a transfer", () => {
  it("tells what is left, what is held and what arrives", () => {
    expect(estimate({ amountText: "80.25" })).toMatchObject({
      amount: "80.25",
      value: "80.25",
      balance: "100.5",
      transferable: "80.25",
      held: "20.25",
      fromAfter: "20.25",
      toAfter: "81.25",
      portions: { "25": "20.0625", "50": "40.125", "75": "60.1875", "100": "80.25" },
      issue: null,
      ready: true,
    });
  });

  it("holds nothing back of a debt", () => {
    const debt = { ...usdt, walletBalance: "-5", transferBalance: "0" };
    expect(estimate({}, { from: debt })).toMatchObject({ balance: "-5", transferable: "0", held: "0" });
  });

  it("of a sub-account of one's own can be sent", () => {
    const to = { memberId: "2", accountType: "UNIFIED" } as const;
    expect(estimate({ to, amountText: "80.25" })).toMatchObject({ issue: null, ready: true });
  });

  it.each([
    [{ amountText: "80.26" }, { code: "over-transferable", repair: "80.25", figures: { over: "0.01" } }],
    [{ amountText: "1.23456" }, { code: "too-many-decimals", repair: "1.2345" }],
    [{ amountText: "a lot" }, { code: "not-a-number", repair: "" }],
    [{ to: params.from }, { code: "same-place" }],
    [
      {
        from: { memberId: "2", accountType: "FUND" as const },
        to: { memberId: "2", accountType: "UNIFIED" as const },
      },
      { code: "within-sub" },
    ],
    [{ coin: "BTC" }, { code: "cannot-move" }],
    [{ to: { memberId: "2", accountType: "FUND" as const } }, { code: "cannot-move" }],
    [{ to: { memberId: "7", accountType: "UNIFIED" as const } }, { code: "cannot-move" }],
    [{ from: { memberId: "7", accountType: "FUND" as const } }, { code: "cannot-move" }],
  ])("%o has an issue", (part, issue) => {
    const row = estimate(part);
    expect(row.issue).toMatchObject(issue);
    expect(row.ready).toBe(false);
  });

  it.each([
    ["waiting", { ready: false, complete: false }],
    ["lost", { ready: false, complete: true }],
    ["again", { ready: false, complete: true }],
    ["read", { ready: true, complete: true }],
  ] as const)("whose accounts are %s is %o", (accounts, said) => {
    const untold = { pairs: undefined, from: undefined, to: undefined, accounts };
    expect(estimate({ amountText: "5" }, untold)).toMatchObject({ ...said, accounts, fromAfter: "" });
  });

  it("nothing typed and a plain zero are no issue, and not ready", () => {
    for (const amountText of ["", "0", "0.00"]) {
      expect(estimate({ amountText })).toMatchObject({ issue: null, ready: false });
    }
  });

  it("is exact for every amount, and every repair can be sent", () => {
    const units = fc.bigInt({ min: 0n, max: 10n ** 24n });
    fc.assert(
      fc.property(units, units, fc.integer({ min: 0, max: 18 }), (owned, typed, accuracyLength) => {
        const text = (value: bigint): string => new Decimal(value.toString()).shiftedBy(-18).toFixed();
        const from = { ...usdt, accuracyLength, walletBalance: text(owned), transferBalance: text(owned) };
        const row = estimate({ amountText: text(typed) }, { from });
        if (row.ready) {
          expect(new Decimal(row.fromAfter).plus(row.amount).toFixed()).toBe(
            new Decimal(text(owned)).toFixed(),
          );
          expect(new Decimal(row.toAfter).minus(row.amount).toFixed()).toBe("1");
        }
        const repair = row.issue?.repair ?? "";
        if (repair === "") return;
        const mended = estimate({ amountText: repair }, { from });
        expect(mended.ready || mended.issue?.code === "over-transferable").toBe(true);
      }),
      { numRuns: fuzzRuns(300) },
    );
  });
});
