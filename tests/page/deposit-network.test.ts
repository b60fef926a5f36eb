/** F6d.2, F2c.4, F3b.1, R7.13: what stands on a page that stays open, while the exchange says otherwise of the network. */
import { describe } from "vitest";
import type { Page } from "./harness/test.ts";
import { type Lie, lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

type Chains = readonly { readonly chain: string }[];

const chainsAs =
  (told: (chains: Chains) => Chains): Lie =>
  ({ text }) => ({
    text: withResult(text, (result) => {
      const whole = result as { readonly chains: Chains };
      return { ...whole, chains: told(whole.chains) };
    }),
  });
const changed =
  (chain: string, part: object) =>
  (chains: Chains): Chains =>
    chains.map((one) => (one.chain === chain ? { ...one, ...part } : one));
const rests = { chainDeposit: "0", pauseReason: "" };

/** Terms are kept a minute, and in one language. A minute of a page that was quickened is three seconds. */
async function readAnew(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Language", exact: true }).click();
  await page.getByRole("menuitemradio", { name: "Deutsch", exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de-DE");
}

describe("an address on screen", () => {
  test.for<[string, object, string]>([
    ["suspended", rests, "Ausgesetzt"],
    ["called otherwise", { chainType: "Elsewhere" }, "Elsewhere"],
  ])("goes once its network is %s", async ([, part, words], { page, deposit, signIn }) => {
    await signIn();
    const liar = await lieTo(page);
    page.quicken(20);
    await deposit.goto({ coin: "USDT", chain: "TRX", lang: "en" });
    const code = page.locator('svg[shape-rendering="crispEdges"]');
    await expect(code).toHaveCount(1);
    page.quicken(1);
    liar.notify("coins.config", chainsAs(changed("TRX", part)), { signed: true });
    await readAnew(page);
    await expect(code).toHaveCount(0);
    await expect(page.getByRole("main")).toContainText(words);
  });
});

describe("a network that nobody named", () => {
  const network = (page: Page) => page.locator('button[name="network"]');

  test("rests where it stands once it is suspended, though the coin has one other", async ({
    page,
    deposit,
    signIn,
    exchange,
  }) => {
    const { token } = await signIn();
    await exchange.settings({ kyaChains: [] });
    const { result } = await exchange.call("deposit.order", token, { coin: "DAI", chain: "ETH" });
    const [own] = (result as { readonly chains: readonly { readonly id: string }[] }).chains;
    await exchange.call("deposit.editAddress", token, { id: own?.id, isDefault: true });
    const liar = await lieTo(page);
    page.quicken(20);
    await deposit.goto({ coin: "DAI", lang: "en" });
    await expect(deposit.yours("DAI", "Ethereum")).toBeVisible();
    page.quicken(1);
    liar.notify("coins.config", chainsAs(changed("ETH", rests)), { signed: true });
    await readAnew(page);
    await expect(page.getByRole("main")).toContainText("Ausgesetzt");
    await expect(network(page)).toHaveText(/Ethereum/);
    await expect(page.locator('svg[shape-rendering="crispEdges"]')).toHaveCount(0);
  });

  test("is chosen for nobody whose own one may rest", async ({ page, deposit, signIn }) => {
    await signIn();
    const liar = await lieTo(page);
    liar.notify("coins.config", chainsAs(changed("ETH", rests)), { signed: true });
    await deposit.goto({ coin: "DAI", lang: "en" });
    await expect(page.getByText("Your address appears once coin and network are chosen.")).toBeVisible();
    await expect.poll(() => liar.seen).toContain("deposit.addresses");
    await page.settled();
    await expect(network(page)).toHaveText(/Choose/);
  });

  test("that is the coin's only one stays when another one comes, and says so when it rests", async ({
    page,
    deposit,
    signIn,
  }) => {
    await signIn();
    const liar = await lieTo(page);
    const one = chainsAs((chains) => chains.filter(({ chain }) => chain === "BSC"));
    liar.notify("coins.config", one, { signed: true });
    page.quicken(20);
    await deposit.goto({ coin: "DAI", lang: "en" });
    await expect(deposit.yours("DAI", "BNB Smart Chain")).toBeVisible();
    page.quicken(1);
    liar.notify("coins.config", chainsAs(changed("BSC", rests)), { signed: true });
    await readAnew(page);
    await expect(page.getByRole("main")).toContainText("Ausgesetzt");
    await expect(network(page)).toHaveText(/BNB Smart Chain/);
  });
});
