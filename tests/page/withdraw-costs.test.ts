/** F1.6, F6c.4, D5.2: what a network takes is told whole, and never as less. */
import { describe } from "vitest";
import type { NodePage } from "./harness/page.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

const dai = { coin: "DAI", chain: "BSC", lang: "en" };

/** The network's fees, wherever they are told. */
async function costs(page: NodePage, withdrawFee: string, withdrawPercentageFee: string) {
  const liar = await lieTo(page);
  const fees = { withdrawFee, withdrawPercentageFee };
  interface Coins {
    readonly rows: readonly { readonly chains: readonly { readonly chain: string }[] }[];
  }
  const ofChains = (result: unknown) => ({
    rows: (result as Coins).rows.map((row) => ({
      ...row,
      chains: row.chains.map((chain) => (chain.chain === "BSC" ? { ...chain, ...fees } : chain)),
    })),
  });
  const ofTerms = (result: unknown) => ({ ...(result as object), ...fees });
  liar.notify("withdraw.coins", ({ text }) => ({ text: withResult(text, ofChains) }), { signed: true });
  liar.notify("withdraw.limit", ({ text }) => ({ text: withResult(text, ofTerms) }), { signed: true });
  return liar;
}

describe("a network that takes a share", () => {
  test("and nothing beside it is not called free", async ({ page, withdraw, signIn }) => {
    await costs(page, "0", "0.02");
    await signIn({ DAI: "500" });
    await withdraw.goto(dai);
    const network = page.locator('button[name="network"]').first();
    await expect(network).toContainText(/2\s?%/);
    await expect(network).not.toContainText("No fee");
    await network.click();
    const option = page.getByRole("option", { name: /BNB Smart Chain/ });
    await expect(option).toContainText(/Fee.*2\s?%/);
    await expect(option).not.toContainText("No fee");
  });

  test("beside a fixed fee is told with both", async ({ page, withdraw, signIn }) => {
    await costs(page, "1", "0.0025");
    await signIn({ DAI: "500" });
    await withdraw.goto(dai);
    const network = page.locator('button[name="network"]').first();
    await expect(network).toContainText(/1\.00.*0\.25\s?%/);
    await network.click();
    const option = page.getByRole("option", { name: /BNB Smart Chain/ });
    await expect(option).toContainText(/Fee.*1\.00 DAI.*0\.25\s?%/);
  });

  test("of many decimals is told with all of them", async ({ page, withdraw, signIn }) => {
    await costs(page, "1", "0.00125");
    await signIn({ DAI: "500" });
    await withdraw.goto(dai);
    const summary = page.getByRole("region", { name: "Summary" });
    await expect(summary).toContainText(/1\.00 DAI.*0\.125\s?%/);
  });
});
