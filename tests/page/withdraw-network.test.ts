/** F6c.1, F6c.2, D10.5: the network is chosen by who sends, also while their own one rests. */
import { evmAddress } from "../../e2e/withdraw-page.ts";
import { lieTo } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

/** It goes over Ethereum and BSC. */
const dai = { coin: "DAI", lang: "en" };

test("the only network that is open is not chosen by itself for an address that fits the resting one too", async ({
  page,
  withdraw,
  signIn,
}) => {
  const liar = await lieTo(page);
  await signIn({ DAI: "100" });
  const rests = (text: string): string =>
    text.replaceAll(/\{[^{}]*"chain":"ETH"[^{}]*\}/g, (chain) =>
      chain.replace('"chainWithdraw":"1"', '"chainWithdraw":"0"'),
    );
  liar.notify("withdraw.coins", ({ text }) => ({ text: rests(text) }), { signed: true });
  await withdraw.goto(dai);
  const network = page.getByRole("button", { name: /^Network/ });
  await expect(network).toHaveText(/Choose/);
  await withdraw.address.fill(evmAddress);
  await expect(page.getByText(/valid on several networks/)).toBeVisible();
  await expect(network).toHaveText(/Choose/);
  const offer = page.getByRole("button", { name: /^Change to / });
  await expect(offer).toHaveCount(1);
  await offer.click();
  await expect(network).toHaveText(/BSC|BEP20|BNB/);
  await expect(page.getByText(/risk check passed/)).toBeVisible();
});

test("a coin's only network needs no choosing", async ({ page, withdraw, signIn }) => {
  await signIn({ XRP: "100" });
  await withdraw.goto({ coin: "XRP", lang: "en" });
  await expect(page.getByRole("button", { name: /^Network/ })).toHaveText(/XRP/);
});
