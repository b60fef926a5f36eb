/** R2.6, F2b.12, F6e.1: who may trade blocks, and what those who may not are told. */
import { describe } from "vitest";
import { BlockPage } from "../../e2e/block-trade-page.ts";
import { wallet } from "./block-wallet.ts";
import { expect, test } from "./pages.ts";

describe("who may trade blocks", () => {
  const rows = [
    ["identity", { kycLevel: "LEVEL_DEFAULT" }, wallet, /Identity verified/, "Verify your identity"],
    ["balance", {}, { BTC: "0.1" }, /Total balance of all accounts above .*50,000 USD/, "Make a deposit"],
    [
      "margin",
      { spotMargin: true },
      wallet,
      "No spot margin and no institutional loan",
      "View your balances",
    ],
  ] as const;
  test.for(rows)(
    "is told what is missing, with its repair: %s",
    async ([, profile, funds, says, step], { page, block, exchange }) => {
      const { token } = await exchange.createPerson(funds, profile);
      await page.addCookies([{ name: "test-token", value: token }]);
      await page.goto(BlockPage.home);
      await expect(page.getByRole("heading", { name: "You are not eligible yet" })).toBeVisible();
      const line = block.eligibility.getByRole("listitem").filter({ hasText: says });
      await expect(line).toContainText("Not met:");
      await expect(line.getByRole("link", { name: step })).toBeVisible();
    },
  );

  const refused = [
    ["margin", { spotMargin: true }, "Block trades are not available while margin or a loan is active."],
    ["a region", { kycRegion: "HKG" }, "Local regulations do not allow us to trade blocks with you."],
  ] as const;
  test.for(refused)(
    "and is refused when asking all the same: %s",
    async ([, profile, says], { page, block, exchange }) => {
      const { token } = await exchange.createPerson(wallet, profile);
      await page.addCookies([{ name: "test-token", value: token }]);
      await block.open();
      await block.pay.fill("2");
      await block.getQuote.click();
      await expect(page.locator("main").getByRole("alert").filter({ hasText: says })).toBeVisible();
    },
  );

  test("with a balance that is too low finds the deposit in the refusal", async ({ page, block, signIn }) => {
    await signIn({ BTC: "0.4" });
    await block.open();
    await block.pay.fill("0.4");
    await expect(block.eligibility).toContainText(/Between \S*0\.6\S* and \S*97 BTC/);
    await block.pay.press("Enter");
    await expect(page.getByText(/The minimum is 0.6 BTC|minimum/i).first()).toBeVisible();
  });

  const inTheWay = [
    ["region", { kycRegion: "HKG" }, /Block trades are not available in your region/],
    [
      "ban",
      { convertBanUntil: 1_900_000_000 },
      /Block trades are temporarily unavailable.*again from .*2030/,
    ],
    ["upgrade", { unifiedState: "PROCESS" }, /Your upgrade to Unified Trading is in progress/],
  ] as const;
  test.for(inTheWay)(
    "is told what else is in the way: %s",
    async ([, profile, says], { page, block, exchange }) => {
      const { token } = await exchange.createPerson(wallet, profile);
      await page.addCookies([{ name: "test-token", value: token }]);
      await page.goto(BlockPage.home);
      const line = block.eligibility.getByRole("listitem").filter({ hasText: says });
      await expect(line).toContainText("Not met:");
      await expect(page.getByRole("heading", { name: "You are not eligible yet" })).toBeVisible();
    },
  );

  test("and every reason at once", async ({ page, block, exchange }) => {
    const { token } = await exchange.createPerson({}, { kycLevel: "LEVEL_DEFAULT", spotMargin: true });
    await page.addCookies([{ name: "test-token", value: token }]);
    await page.goto(BlockPage.home);
    await expect(block.eligibility.getByText("Not met:")).toHaveCount(3);
  });

  test("is open to who is signed out: terms, prices, and the login", async ({ page, block }) => {
    await page.goto(BlockPage.home);
    await expect(page.getByRole("heading", { name: "Who is eligible" })).toBeVisible();
    await expect(block.eligibility).toContainText(/Between \S*0\.6\S* and \S*97 BTC/);
    await expect(page.getByRole("link", { name: "Log in to block trade" })).toBeVisible();
    await block.open();
    await block.pay.fill("2");
    await expect(block.comparison).toContainText(/2\.00 BTC\S* in the order book/);
    await expect(
      page
        .getByRole("button", { name: /^Log in/ })
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  });

  test("sees a pair that is too thin said before asking", async ({ page, block, signIn }) => {
    await signIn({ ...wallet, DAI: "90000" });
    await block.open("?from=DAI&to=USDT");
    await expect(block.eligibility).toContainText("This pair is not available for block trades.");
    await expect(page.getByText("One of these coins can't be converted right now.")).toBeVisible();
  });
});
