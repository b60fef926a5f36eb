/** D3.8, F6b.2. */
import { expect, test } from "vitest";
import type { BatchIntent } from "#src/features/convert/small-balances/batch-session.ts";
import { requireOwn } from "#src/features/convert/small-balances/own-price.ts";
import { batchQuote } from "./batch-samples.ts";

const intent: BatchIntent = {
  accountType: "eb_convert_funding",
  toCoin: "USDT",
  coins: ["ADA", "XLM"],
  chosen: ["ADA", "XLM"],
};
const price = (...coins: readonly string[]) => batchQuote("q-2", coins, 30_000);

test.each([[["ADA", "XLM"]], [["XLM"]]])("a renewed price of %j is of what was priced before", (coins) => {
  const renewed = price(...coins);
  expect(requireOwn(renewed, intent)).toBe(renewed);
});

test.each([
  ["of one coin more", intent, ["ADA", "XLM", "SOL"]],
  ["of another coin", intent, ["SOL"]],
  ["into another coin", { ...intent, toCoin: "USDC" }, ["ADA", "XLM"]],
] as const)("one %s is an answer that cannot be read", (_what, wanted, coins) => {
  expect(() => requireOwn(price(...coins), wanted)).toThrow(
    expect.objectContaining({
      data: expect.objectContaining({
        kind: "ResponseError",
        code: "BAD_RESPONSE",
        outcome: "none",
      }) as object,
    }) as Error,
  );
});
