/** F4c.8, F4d.1-F4d.5, F6c.6, F6c.11. */
import { QuestionsPage } from "./questions-page.ts";
import { expect, quick, test } from "./test.ts";
import { evmAddress, mailedCode, WithdrawPage } from "./withdraw-page.ts";

// What is looked at, and for how long, is turned.
test.use({ ownExchange: {} });
const usdt = { coin: "USDT", chain: "ARBI" };
const submitted = { name: "Withdrawal submitted" };

test("a provider is told before a withdrawal, and more once it is held", async ({
  page,
  signInAs,
  exchange,
}) => {
  const { account } = await signInAs({ USDT: "900" }, { kycRegion: "AUT" });
  await exchange.settings({
    withdrawCheckMs: 1,
    withdrawQueueMs: 1,
    questionWithdrawals: 1,
    depositBlockMs: 1,
  });
  const withdraw = new WithdrawPage(page);
  const questions = new QuestionsPage(page);
  await withdraw.goto(usdt);
  await withdraw.address.fill(evmAddress);
  await page.getByText(/risk check passed/).waitFor();
  await withdraw.amount.fill("100");
  await withdraw.review.click();
  // What the law asks is missing: it leads there, and nothing opens.
  await expect(page.getByText("This is needed.").first()).toBeVisible();
  await expect(withdraw.submit).toHaveCount(0);
  await questions.provider("haven", "Nordhaven Exchange");
  await questions.choose(/A company's/);
  await questions.text("Company name").fill("Kern GmbH");
  await questions.why();
  await questions.confirm.click();
  await withdraw.review.click();
  await withdraw.submit.click();
  await withdraw.confirm(await mailedCode(exchange, account));
  await expect(page.getByRole("heading", submitted)).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  const mine = page.getByRole("region", { name: "Your withdrawals" });
  await expect(mine).toContainText("More information needed");
  expect((await exchange.locked(account))("USDT")).toBe("100");
  await mine.getByRole("link", { name: /USDT/ }).click();
  await questions.person(/Another person's/);
  await questions.why();
  await questions.swear();
  await expect(questions.send).toHaveCount(0);
  await expect.poll(async () => (await exchange.locked(account))("USDT")).toBe("0");
  expect(await exchange.seen("withdraw.answer")).toBe(1);
  expect((await exchange.funding(account))("USDT")).toBe("800");
  expect(await exchange.imbalance()).toEqual([]);
  await page.goto(WithdrawPage.path);
  await expect(mine).toContainText("Completed");
});

test(
  "a person of the UAE says where the owner of a wallet lives",
  quick(false),
  async ({ page, signInAs, exchange }) => {
    const { account } = await signInAs({ USDT: "900" }, { kycRegion: "ARE" });
    const withdraw = new WithdrawPage(page);
    const questions = new QuestionsPage(page);
    await withdraw.goto(usdt);
    await questions.person(/Another person's/);
    await questions.place();
    await questions.confirm.click();
    await withdraw.openReview(evmAddress, "100");
    await withdraw.submit.click();
    await withdraw.confirm(await mailedCode(exchange, account));
    await expect(page.getByRole("heading", submitted)).toBeVisible();
    expect((await exchange.funding(account))("USDT")).toBe("800");
  },
);
