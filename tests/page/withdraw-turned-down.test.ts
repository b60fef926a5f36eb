/** F6c.1-F6c.3, F6c.8, D3.8, D3.9: what a form stands on that is another by the time it is sent, or after. */
import { describe } from "vitest";
import type { Exchange } from "../../e2e/exchange.ts";
import { evmAddress, mailedCode, type WithdrawPage } from "../../e2e/withdraw-page.ts";
import { comeBackLater } from "./come-back.ts";
import type { Locator } from "./harness/test.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

const usdt = { coin: "USDT", chain: "ARBI", lang: "en" };

interface World {
  readonly withdraw: WithdrawPage<Locator>;
  readonly exchange: Exchange;
}

/** Refuses the withdrawal that is reviewed, and leaves its dialog. */
async function refuse({ withdraw, exchange }: World, account: string, retCode: number): Promise<void> {
  await exchange.fault({ call: "withdraw.create", retCode, retMsg: "no", times: 1 });
  await withdraw.submit.click();
  await withdraw.confirm(await mailedCode(exchange, account));
  await withdraw.dialog.getByRole("button", { name: "Change" }).click();
  await expect(withdraw.dialog).toHaveCount(0);
}

describe("after a refusal", () => {
  test("for a fee that changed the next review is of the fee of now", async ({
    page,
    withdraw,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    const liar = await lieTo(page);
    const { account } = await signIn();
    await withdraw.goto(usdt);
    await withdraw.openReview(evmAddress, "100");
    const dearer = (result: unknown) => ({ ...(result as object), withdrawFee: "2" });
    liar.notify("withdraw.limit", ({ text }) => ({ text: withResult(text, dearer) }), { signed: true });
    await refuse({ withdraw, exchange }, account, 131_002);
    await expect(page.getByRole("region", { name: "Summary" })).toContainText(/Recipient gets\s*98/);
    await withdraw.review.click();
    await expect(withdraw.submit).toContainText("98.00 USDT");
  });

  test("for an address that is locked by now it is called checked no more", async ({
    page,
    withdraw,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    const liar = await lieTo(page);
    const { account } = await signIn();
    await withdraw.goto(usdt);
    await withdraw.openReview(evmAddress, "100");
    const locked = (result: unknown) => ({ ...(result as object), blockCode: 131_098 });
    liar.notify("addressBook.check", ({ text }) => ({ text: withResult(text, locked) }), { signed: true });
    await refuse({ withdraw, exchange }, account, 131_098);
    await expect(page.getByText("This address is new and still locked.")).toBeVisible();
    await expect(page.getByText(/risk check passed/)).toHaveCount(0);
    await withdraw.review.click();
    await expect(withdraw.submit).toHaveCount(0);
  });

  test("for an address that is in no book only saved ones can be chosen", async ({
    withdraw,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    const { account } = await signIn();
    await withdraw.goto(usdt);
    await withdraw.openReview(evmAddress, "100");
    await exchange.bookSwitches({ account, addressBookOnly: true });
    await refuse({ withdraw, exchange }, account, 131_083);
    await expect(withdraw.address).toHaveAttribute("readonly", "");
  });
});

test("a memo that the network wants since the address was checked is asked for before any review", async ({
  page,
  withdraw,
  signIn,
}) => {
  const liar = await lieTo(page);
  await signIn();
  page.quicken(20);
  await withdraw.goto(usdt);
  await withdraw.address.fill(evmAddress);
  await page.getByText(/risk check passed/).waitFor();
  await withdraw.amount.fill("100");
  const wanted = ({ text }: { readonly text: string }) =>
    text.replaceAll(
      /"tagName":"","tagRequired":false|"tagRequired":false,"tagName":""/g,
      '"tagName":"Tag","tagRequired":true',
    );
  liar.notify("withdraw.coins", (honest) => ({ text: wanted(honest) }), { signed: true });
  await comeBackLater(page);
  await expect(page.getByRole("textbox", { name: /^Tag/ })).toBeVisible();
  await withdraw.review.click();
  await expect(page.getByText(/Enter the Tag/)).toBeVisible();
  await expect(withdraw.submit).toHaveCount(0);
});

test("one whose outcome nobody knew is not kept again by a look at it", async ({
  page,
  withdraw,
  exchange,
  signIn,
  tolerated,
}) => {
  tolerated.push(/./);
  const { account } = await signIn();
  await withdraw.goto(usdt);
  await withdraw.openReview(evmAddress, "100");
  await withdraw.submit.click();
  const code = await mailedCode(exchange, account);
  await exchange.fault({ call: "withdraw.create", dropAfterHandling: true });
  await exchange.fault({ call: "outcome.lookup", dropBeforeHandling: true });
  page.quicken(20);
  await withdraw.confirm(code);
  const status = page.getByRole("dialog", { name: "Status of your withdrawal" });
  const close = status.getByRole("button", { name: "Close" }).last();
  await expect(close).toBeEnabled();
  await close.click();
  await expect(status).toHaveCount(0);
  await page.getByRole("button", { name: "View status" }).click();
  await expect(close).toBeEnabled();
  await close.click();
  await expect(status).toHaveCount(0);
  await expect(withdraw.amount).toHaveValue("100");
  const kept = await page.evaluate(() => sessionStorage.getItem("coffer.withdraw.form") ?? "");
  expect(kept).not.toContain(evmAddress);
});
