/** D5.3, D5.6. */
import { describe } from "vitest";
import { order } from "../../e2e/limit-page.ts";
import type { NodePage } from "./harness/page.ts";
import { HistoryView } from "./history-view.ts";
import { expect, test } from "./pages.ts";

const dots = "••••••";
/** Another tab hides amounts ("1"), or shows them (null). */
const chosenElsewhere = (page: NodePage, newValue: string | null): Promise<unknown> =>
  page.evaluate(
    (value) =>
      window.dispatchEvent(new StorageEvent("storage", { key: "coffer-amounts-hidden", newValue: value })),
    newValue,
  );

describe("hidden amounts", () => {
  test("stay hidden on every page and after a reload", async ({ page, convert, limit, signIn, exchange }) => {
    const { token } = await signIn({ BTC: "0.58406113", USDT: "18420.5543" });
    await order(exchange, token);
    await page.goto("/user/assets/");
    await page.getByRole("button", { name: "Hide amounts" }).click();
    await convert.open();
    const main = page.getByRole("main");
    await expect(main.getByText("Available").first()).toContainText(dots);
    await expect(main).not.toContainText("0.48406113");
    await expect(main).not.toContainText("18,420.55");
    await convert.pay.fill("0.6");
    await convert.getPrice.click();
    await expect(page.getByText(/^Your available balance is/)).toContainText(dots);

    await page.getByRole("button", { name: "Coin to pay with: BTC. Change" }).click();
    await expect(page.getByRole("dialog")).toContainText(dots);
    await expect(page.getByRole("dialog")).not.toContainText("0.48406113");

    await limit.goto();
    await expect(limit.open).toContainText(dots);
    await expect(limit.open).not.toContainText("0.10 BTC");
    await limit.openReview("0.1", "98500");
    await expect(limit.reviewDialog).toContainText(dots);
    await expect(limit.reviewDialog).not.toContainText("0.38406113");

    const history = new HistoryView(page);
    await history.open();
    await expect(history.rows).toHaveCount(1);
    await expect(history.main).not.toContainText("9,850");
    await history.main.locator("tr[data-row] [data-whole]").click();
    await expect(history.drawer).toContainText("98,500.00");
    await expect(history.drawer).not.toContainText("9,850");
  });

  test("are hidden and shown as soon as another tab hides and shows them", async ({
    page,
    convert,
    signIn,
  }) => {
    await signIn({ BTC: "0.58406113" });
    await convert.open();
    const available = page.getByRole("main").getByText("Available").first();
    await expect(available).toContainText("0.58406113");
    await page.getByRole("contentinfo").waitFor();
    await chosenElsewhere(page, "1");
    await expect(available).toContainText(dots);
    await chosenElsewhere(page, null);
    await expect(available).toContainText("0.58406113");
  });

  test("stay hidden where money moves between accounts, and in what a list says aloud", async ({
    page,
    transfer,
    signIn,
    exchange,
  }) => {
    const lena = await exchange.createPerson({}, {});
    await signIn({ USDT: "8642.1357" }, { USDT: "97531.25" });
    await page.goto("/user/assets/");
    await page.getByRole("button", { name: "Hide amounts" }).click();
    const said = (): Promise<string> =>
      page.evaluate(() => {
        const labels = [...document.querySelectorAll("[aria-label]")].map((one) => one.ariaLabel);
        return [document.body.textContent, ...labels].join(" ").replaceAll(",", "");
      });
    const held = /8642\.13|8542\.13|97531\.25|97631\.25/;
    await transfer.goto({ mode: "user", who: lena.userId });
    await transfer.find.click();
    await expect(page.getByRole("group", { name: "Taken from" })).toContainText(dots);
    expect(await said()).not.toMatch(held);
    await transfer.goto();
    await transfer.amount.fill("10000");
    await transfer.review.click();
    await expect(page.getByText(/Exceeds the transferable balance/)).toContainText(dots);
    expect(await said()).not.toMatch(/1357\.86/);
    await transfer.openReview("100");
    await expect(transfer.dialog).toContainText("100.00");
    await expect(transfer.dialog).toContainText(dots);
    expect(await said()).not.toMatch(held);
    await transfer.move.click();
    await page.getByRole("dialog", { name: "Transfer completed" }).waitFor();
    for (const list of ["subAccountTransferRecord", "records/asset-history", "records/derivatives"]) {
      await page.goto(`/user/assets/${list}`);
      await expect(page.locator("tr[data-row] [data-whole]").first()).toHaveAttribute("aria-label", /••••••/);
      const words = await said();
      expect(words, list).not.toMatch(held);
      expect(words, list).not.toMatch(/100\.00/);
    }
  });

  test("do not hide what has to be known before coins are sent, nor what is about to be sent back or paid", async ({
    page,
    deposit,
    signIn,
    exchange,
  }) => {
    page.configure({ fiatUrl: "https://pay.example/" });
    const { account } = await signIn();
    await page.goto("/user/assets/");
    await page.getByRole("button", { name: "Hide amounts" }).click();
    await deposit.goto({ coin: "DOT", chain: "DOT" });
    await expect(deposit.yours("DOT", ".*")).toBeVisible();
    await expect(page.locator("dl").filter({ hasText: "Minimum deposit" })).toContainText("1.00 DOT");

    await exchange.settings({ depositBlockMs: 1 });
    const fromAddress = "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh";
    const sent = { account, coin: "XRP", chain: "XRP", amount: "20", fromAddress };
    const blocked = { ...sent, depositType: "50" } as const;
    const { id = "" } = await exchange.deposit(blocked);
    await page.goto(`/user/assets/deposit?view=history&record=${id}&lang=en`);
    await page.getByRole("button", { name: "Send it back" }).click();
    await expect(page.getByRole("dialog", { name: "Send the deposit back" })).toContainText("20.00 XRP");

    await page.goto("/user/assets/fiat/deposit?lang=en");
    await page.getByRole("textbox", { name: "You pay" }).fill("500");
    const summary = page.getByRole("region", { name: "Summary" });
    await expect(summary).toContainText(/You pay500\.00/);
    await expect(summary).not.toContainText(dots);
  });

  test("stay hidden where a notification tells how money ended, for as long as they are", async ({
    page,
    convert,
    limit,
    signIn,
    exchange,
  }) => {
    await signIn();
    await page.goto("/user/assets/");
    await page.getByRole("button", { name: "Hide amounts" }).click();
    await convert.open();
    await page.getByRole("link", { name: "Limit" }).click();
    await limit.openReview("0.1", "98500");
    await exchange.fault({ call: "limitOrder.create", answerLatencyMs: 2_000, times: 1 });
    await limit.place.click();
    await expect.poll(() => exchange.seen("limitOrder.create")).toBe(1);
    await page.setVisible(false);
    await page.goBack();
    const told = page.getByText(/^Your limit order of .* is open/).locator("..");
    await expect(told).toBeVisible();
    await expect(told).not.toContainText("BTC");
    await chosenElsewhere(page, null);
    await expect(told).toContainText("0.10 BTC");
  });

  test("do not hide what is about to move", async ({ page, convert, signIn }) => {
    await signIn();
    await page.goto("/user/assets/");
    await page.getByRole("button", { name: "Hide amounts" }).click();
    await convert.open();
    await convert.getQuote("0.01");
    await expect(convert.confirmDialog).toContainText("0.01 BTC");
    await expect(convert.confirmDialog).toContainText(dots);
  });
});
