/** F2b.16, D10.5. */

import { expect, test } from "vitest";
import { Decimal, floorTo } from "#shared/domain/decimal.ts";
import { unifiedWalletFault } from "#shared/domain/wallet-sanity.ts";
import { fc } from "../fuzz.ts";
import { told } from "../told.ts";

const row = { coin: "BTC", usdValue: "100.5", walletBalance: "0.001", locked: "0", borrowAmount: "0" };
const owed = { ...row, coin: "USDT", usdValue: "-40.5", walletBalance: "-40.5", borrowAmount: "40.5" };
const wallet = {
  accountType: "UNIFIED",
  totalEquity: "60",
  totalMarginBalance: "60",
  totalAvailableBalance: "48.25",
  coin: [row, owed],
};
const all = { accountType: "UNIFIED" };
const fault = (changed: object, request: object = all): string =>
  unifiedWalletFault({ list: [{ ...wallet, ...changed }] }, told(request));

test("an account that owes is sound, and so is one that is not there", () => {
  expect(fault({})).toBe("");
  expect(unifiedWalletFault({ list: [] }, all)).toBe("");
  expect(fault({ totalMarginBalance: "-3", totalAvailableBalance: "0" })).toBe("");
});

test.each([
  ["of another account", { accountType: "SPOT" }, all, "list"],
  ["with a coin twice", { coin: [row, row], totalEquity: "201" }, all, "a coin twice"],
  ["with a coin unasked", {}, { ...all, coin: "BTC" }, "a coin that was not requested"],
  [
    "that borrows less than nothing",
    { coin: [row, { ...owed, borrowAmount: "-1" }] },
    all,
    "list[].coin[].borrowAmount",
  ],
  [
    "that holds back less than nothing",
    { coin: [{ ...row, locked: "-1" }, owed] },
    all,
    "list[].coin[].locked",
  ],
  ["with more to use than there is", { totalAvailableBalance: "60.02" }, all, "list[].totalAvailableBalance"],
  ["worth more than its coins", { totalEquity: "600", totalMarginBalance: "600" }, all, "list[].totalEquity"],
])("one %s is refused", (_name, changed, request, expected) => {
  expect(fault(changed, request)).toBe(expected);
});

test("two answers to one question are none", () => {
  expect(unifiedWalletFault({ list: [wallet, wallet] }, all)).toBe("list");
});

test("a coin without a price says nothing of the total, nor does a part of the coins", () => {
  expect(fault({ coin: [{ ...row, usdValue: "" }, owed] })).toBe("");
  expect(fault({ coin: [row] }, { ...all, coin: "BTC" })).toBe("");
});

test("values that were each rounded down still add up to their total", () => {
  const value = fc.integer({ min: -1e9, max: 1e9 }).map((units) => new Decimal(units).dividedBy(7));
  fc.assert(
    fc.property(fc.array(value, { maxLength: 40 }), (values) => {
      const coin = values.map((usd, at) => ({ ...row, coin: `C${at}`, usdValue: floorTo(usd, 2) }));
      const total = floorTo(Decimal.sum(0, ...values), 2);
      expect(fault({ coin, totalEquity: total, totalMarginBalance: "", totalAvailableBalance: "" })).toBe("");
    }),
  );
});
