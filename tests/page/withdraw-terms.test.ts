/** F6c.1-F6c.4, F6c.6, F2d.4, F2d.8, F4e.*, F5.16: what the form says of an address, an amount and a network before a review. */
import { describe } from "vitest";
import { evmAddress } from "../../e2e/withdraw-page.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

const usdt = { coin: "USDT", chain: "ARBI", lang: "en" };

describe("what the exchange says of an address", () => {
  test.for([
    [
      "a contract stands there",
      { isContract: true },
      /A contract stands at this address\. .* that it takes USDT\./,
      true,
    ],
    ["its risk is high", { riskLevel: "HIGH" }, /linked to crime or fraud\. Do not send to it/, true],
    ["it is a user's of the exchange", { isInternal: true }, /belongs to a Coffer user/, true],
    ["nothing may go there", { blockCode: 131_066 }, /Withdrawals to this address are not possible/, false],
    ["it is saved and new", { blockCode: 131_098 }, /This address is new and still locked/, false],
    ["it is not in the book", { blockCode: 131_083 }, /not in your address book/, false],
    ["it is none", { valid: false }, /The exchange does not accept this address/, false],
    ["it wants a memo where there is none", { tagRequired: true }, /does not accept this address/, false],
  ] as const)("%s", async ([, part, words, isOpen], { page, withdraw, signIn, exchange }) => {
    const liar = await lieTo(page);
    await signIn();
    const says = (result: unknown) => ({ ...(result as object), ...part });
    liar.notify("addressBook.check", ({ text }) => ({ text: withResult(text, says) }), { signed: true });
    await withdraw.goto(usdt);
    await withdraw.address.fill(evmAddress);
    await withdraw.amount.fill("20");
    await withdraw.review.click();
    if (isOpen) await withdraw.submit.waitFor();
    else await expect(withdraw.submit).toHaveCount(0);
    if ("isInternal" in part) await expect(withdraw.dialog).toContainText("No fee");
    else await expect(page.getByText(words).first()).toBeVisible();
    expect(await exchange.seen("risk.intercept")).toBe(0);
  });
});

describe("the fee and what arrives", () => {
  test("of a fee in percent are both shown, for either kind of amount", async ({
    page,
    withdraw,
    signIn,
  }) => {
    await signIn({ DAI: "500" });
    await withdraw.goto({ coin: "DAI", chain: "BSC", lang: "en" });
    const summary = page.getByRole("region", { name: "Summary" });
    await expect(summary).toContainText(/0\.50 DAI.* and .*0\.10\s*%/);
    await withdraw.amount.fill("100");
    // f + (a − f)·p = 0.5 + 99.5 · 0.001, rounded up.
    await expect(summary).toContainText("0.5995");
    await expect(summary).toContainText("99.4005");
    await page.getByRole("button", { name: "Enter what the recipient gets instead" }).click();
    // a/(1 − p)·p + f, rounded up.
    await expect(summary).toContainText("0.6002");
    await expect(summary).toContainText("100.6002");
  });

  test("are drawn from several wallets in their order, where all are chosen", async ({
    page,
    withdraw,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn({ USDT: "60" }, { USDT: "200" });
    await exchange.settings({ holdWithdrawals: true });
    await withdraw.goto(usdt);
    await withdraw.amount.fill("100");
    await withdraw.review.click();
    await expect(page.getByText(/You can withdraw .*60/)).toBeVisible();
    await page.getByRole("radio", { name: /^All, Funding first/ }).click();
    await withdraw.address.fill(evmAddress);
    await expect(page.getByText(/risk check passed/)).toBeVisible();
    await withdraw.review.click();
    await withdraw.submit.click();
    await expect.poll(() => exchange.mailCode(account)).not.toBe("");
    await withdraw.confirm(await exchange.mailCode(account));
    await expect(page.getByRole("heading", { name: "Withdrawal submitted" })).toBeVisible();
    expect((await exchange.funding(account))("USDT")).toBe("0");
    expect((await exchange.unified(account))("USDT")).toBe("160");
  });
});

test("a network at rest is not offered, and says why", async ({ page, withdraw, signIn }) => {
  await signIn({ DOGE: "500" });
  await withdraw.goto({ coin: "DOGE", chain: "DOGE", lang: "en" });
  await expect(page.getByText(/DOGE can't be withdrawn over DOGE now/)).toBeVisible();
  await withdraw.review.click();
  await expect(withdraw.submit).toHaveCount(0);
});

test("another mail can be asked for once the last one is a minute old, and says so until then", async ({
  page,
  withdraw,
  signIn,
  exchange,
}) => {
  const { account } = await signIn();
  await withdraw.goto(usdt);
  await withdraw.openReview(evmAddress, "100");
  await withdraw.submit.click();
  await expect.poll(() => exchange.mailCode(account)).not.toBe("");
  const first = await exchange.mailCode(account);
  await expect(page.getByText(/\b5\d s\b|0:5\d|\bin 5\d/).first()).toBeVisible();
  expect(await exchange.seen("risk.sendEmail")).toBe(1);
  // A second review within that minute: the code that was sent is still good.
  await page.keyboard.press("Escape");
  await withdraw.openReview(evmAddress, "90");
  await withdraw.submit.click();
  await expect(page.getByText("A code was sent a moment ago. Use that one.")).toBeVisible();
  await withdraw.confirm(first);
  await expect(page.getByRole("heading", { name: "Withdrawal submitted" })).toBeVisible();
});

test("a camera that is refused says so, and a picture can be read instead", async ({
  page,
  withdraw,
  signIn,
}) => {
  await page.addInitScript(() => {
    const getUserMedia = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
    Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: { getUserMedia } });
  });
  await signIn();
  await withdraw.goto(usdt);
  await page.getByRole("button", { name: "Scan QR code" }).click();
  await expect(page.getByText(/The camera can't be used/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Read a picture" })).toBeVisible();
});
