/** F6d.2, F3b.1, R7.13: what stands on a page that stays open, while the exchange says otherwise of the network. */
import { describe } from "vitest";
import { type Lie, lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

const ofTron =
  (part: object): Lie =>
  ({ text }) => ({
    text: withResult(text, (result) => {
      const whole = result as { readonly chains: readonly { readonly chain: string }[] };
      const chains = whole.chains.map((one) => (one.chain === "TRX" ? { ...one, ...part } : one));
      return { ...whole, chains };
    }),
  });

describe("an address on screen", () => {
  test.for<[string, object, string]>([
    ["suspended", { chainDeposit: "0", pauseReason: "" }, "Ausgesetzt"],
    ["called otherwise", { chainType: "Elsewhere" }, "Elsewhere"],
  ])("goes once its network is %s", async ([, part, words], { page, deposit, signIn }) => {
    await signIn();
    const liar = await lieTo(page);
    // A minute of the page is three seconds.
    page.quicken(20);
    await deposit.goto({ coin: "USDT", chain: "TRX", lang: "en" });
    const code = page.locator('svg[shape-rendering="crispEdges"]');
    await expect(code).toHaveCount(1);
    page.quicken(1);
    liar.notify("coins.config", ofTron(part), { signed: true });
    // What is kept is of one language.
    await page.getByRole("banner").getByRole("button", { name: "Language", exact: true }).click();
    await page.getByRole("menuitemradio", { name: "Deutsch", exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
    await expect(code).toHaveCount(0);
    await expect(page.getByRole("main")).toContainText(words);
  });
});
