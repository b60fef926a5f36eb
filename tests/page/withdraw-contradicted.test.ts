/** D3.8, D10.5, F1.10, F2i.5, F6c.4, F6c.7: answers under the exchange's own key that contradict each other, or what was confirmed. */
import type { Exchange } from "../../e2e/exchange.ts";
import { evmAddress, mailedCode, type WithdrawPage } from "../../e2e/withdraw-page.ts";
import type { Locator } from "./harness/test.ts";
import { lieTo } from "./hostile/liar.ts";
import { addLocks } from "./page-locks.ts";
import { expect, test } from "./pages.ts";

const usdt = { coin: "USDT", chain: "ARBI", lang: "en" };

interface World {
  readonly withdraw: WithdrawPage<Locator>;
  readonly exchange: Exchange;
}

/** Sends 100 USDT, up to the press that confirms it. */
async function send({ withdraw, exchange }: World, account: string): Promise<void> {
  await exchange.settings({ holdWithdrawals: true });
  await withdraw.goto(usdt);
  await withdraw.openReview(evmAddress, "100");
  await withdraw.submit.click();
  await withdraw.confirm(await mailedCode(exchange, account));
}

test.for([
  ["is told as completed is not called cancelled", 1, "success", /cannot be told here/, /It is cancelled\./],
  ["is told in a state that nobody knows is not", 1, "Odd", /cannot be told here/, /It is cancelled\./],
  [
    "is told as cancelled was not too late",
    0,
    "CancelByUser",
    /are back in your account/,
    /before it could be/,
  ],
  ["was on its network was too late", 0, "success", /before it could be cancelled/, /was not taken/],
] as const)(
  "one that was called back and %s",
  async ([, status, told, says, untrue], { page, withdraw, signIn, exchange }) => {
    const liar = await lieTo(page);
    const { account } = await signIn();
    await send({ withdraw, exchange }, account);
    await page.getByRole("button", { name: "Cancel withdrawal" }).click();
    const tells = (text: string): string => text.replaceAll(/"status":"[^"]*"/g, `"status":"${told}"`);
    const signed = { signed: true };
    liar.notify(
      "withdraw.cancel",
      ({ text }) => {
        // From the answer on: what the record says before it is no matter here.
        liar.notify("withdraw.records", (honest) => ({ text: tells(honest.text) }), signed);
        return { text: text.replace(/"status":[01]/, `"status":${status}`) };
      },
      signed,
    );
    await page.getByRole("button", { name: "Yes, cancel it" }).click();
    await expect(withdraw.dialog).toContainText(says);
    await expect(withdraw.dialog).not.toContainText(untrue);
    await expect(page.getByRole("button", { name: /cancel it|Cancel withdrawal/ })).toHaveCount(0);
  },
);

test("of another fee, taken out of the same sum, it is told what arrives", async ({
  page,
  withdraw,
  signIn,
  exchange,
}) => {
  const liar = await lieTo(page);
  const { account } = await signIn();
  const tells = (text: string): string =>
    text
      .replaceAll(/"amount":"[^"]*"/g, '"amount":"98"')
      .replaceAll(/"withdrawFee":"[^"]*"/g, '"withdrawFee":"2"');
  liar.notify("withdraw.records", ({ text }) => ({ text: tells(text) }), { signed: true });
  await send({ withdraw, exchange }, account);
  await expect(withdraw.dialog).toContainText(/recorded a fee of .2\.00 USDT.*you confirmed .1\.00 USDT/);
  await expect(withdraw.dialog).toContainText(/Recipient gets98\.00 USDT/);
  await expect(page.getByRole("button", { name: "Cancel withdrawal" })).toBeVisible();
});

test("an account beyond the one that was confirmed is said, with both", async ({
  page,
  withdraw,
  signIn,
  exchange,
}) => {
  const liar = await lieTo(page);
  const { account } = await signIn();
  const tells = (text: string): string =>
    text.replaceAll(/"accountType":"[^"]*"/g, '"accountType":"FUND,UTA"');
  liar.notify("withdraw.records", ({ text }) => ({ text: tells(text) }), { signed: true });
  await send({ withdraw, exchange }, account);
  await expect(withdraw.dialog).toContainText(
    /took this withdrawal from .Funding., .Unified Trading.; you confirmed .Funding/,
  );
});

test("what was taken is told as it is recorded, not as it was confirmed, to who left", async ({
  page,
  withdraw,
  signIn,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  await page.addInitScript(addLocks);
  const liar = await lieTo(page);
  const { account } = await signIn();
  const tells = (text: string): string =>
    text
      .replaceAll(/"withdrawFee":"[^"]*"/g, '"withdrawFee":"7.25"')
      .replaceAll(/"debited":"[^"]*"/g, '"debited":"106.25"');
  liar.notify("withdraw.records", ({ text }) => ({ text: tells(text) }), { signed: true });
  liar.notify("withdraw.create", () => undefined);
  liar.notify("outcome.lookup", () => undefined);
  await send({ withdraw, exchange }, account);
  await expect.poll(() => liar.seen.includes("outcome.lookup")).toBe(true);
  liar.notify("outcome.lookup", ({ text }) => ({ text }), { signed: true });
  await page.goto("/user/assets/records/asset-history?lang=en");
  await expect(page.getByText(/^Your withdrawal of .* was accepted/)).toBeVisible();
  await expect(page.getByText(/106\.25 USDT/)).toBeVisible();
  await expect(page.getByText(/100\.00 USDT/)).toHaveCount(0);
});

test("a tax that nobody reviewed is told once the withdrawal was taken", async ({
  page,
  withdraw,
  signIn,
  exchange,
}) => {
  const liar = await lieTo(page);
  const { account } = await signIn();
  const taxed = (text: string): string => text.replaceAll('"tax":""', '"tax":"5"');
  liar.notify("withdraw.records", ({ text }) => ({ text: taxed(text) }), { signed: true });
  await send({ withdraw, exchange }, account);
  await expect(page.getByRole("heading", { name: "Withdrawal submitted" })).toBeVisible();
  await expect(withdraw.dialog).toContainText(/Tax\s*5\.00 USDT/);
});
