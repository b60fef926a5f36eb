/** F3a.3. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogueOf } from "#sandbox/market/catalogue.ts";
import type { CoinChain } from "#shared/contract/coins.ts";
import { type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

let under: SandboxUnderTest;
beforeAll(async () => {
  under = await startSandbox();
}, startMs);
afterAll(() => under.close());

test("the catalogue has a network with a percentage fee, and one that nothing can be withdrawn over", () => {
  const catalogue = catalogueOf(under.sandbox.exchange.market);
  const chains: readonly CoinChain[] = catalogue.coins.flatMap(({ coin }) =>
    catalogue.chainsOf(coin, Number.MAX_SAFE_INTEGER),
  );
  expect(chains.filter(({ withdrawPercentageFee }) => withdrawPercentageFee === "0.001")).not.toEqual([]);
  expect(chains.filter(({ chainWithdraw }) => chainWithdraw === "0")).not.toEqual([]);
});
