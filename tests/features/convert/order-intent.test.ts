/** D10.5, F2b.13. */
import { expect, it } from "vitest";
import { isOrderOf } from "#src/features/convert/limit-order/order-intent.ts";

const placed = { fromCoin: "BTC", toCoin: "USDT", fromAmount: "0.1" };

it.each([
  [true, { fromAmount: "0.10" }],
  [false, { fromAmount: "1" }],
  [false, { fromCoin: "ETH" }],
  [false, { toCoin: "USDC" }],
])("what is told under an order's number is of that order: %j of %j", (expected, part) => {
  expect(isOrderOf({ ...placed, ...part }, placed)).toBe(expected);
});
