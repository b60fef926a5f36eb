/** F1.8, F2c.3, D10.5: deposits on their way, and no more of them than is known. */
import { describe } from "vitest";
import { text } from "#src/ui/text.ts";
import { DepositPage } from "../../e2e/deposit-page.ts";
import { chain, fiat, seenMs, told } from "./deposit-rows.ts";
import { HistoryView } from "./history-view.ts";
import { expect, test } from "./pages.ts";

describe("a deposit on its way", () => {
  test("has no time at which it could be withdrawn", async ({ page, signIn, exchange }) => {
    await signIn();
    const record = { ...chain, status: 1, confirmations: "3", unlockedAt: String(seenMs) };
    await told(exchange, [record]);
    await page.goto(`${DepositPage.history}&record=${record.id}&lang=en`);
    const drawer = page.getByRole("dialog", { name: "Deposit details" });
    const step = drawer.getByRole("listitem").filter({ hasText: "Withdrawable" });
    await expect(step).toHaveCount(1);
    await expect(step).not.toContainText(/\d:\d\d/);
    await expect(drawer.getByRole("listitem").filter({ hasText: "Seen on the network" })).toContainText(
      /\d:\d\d/,
    );
  });

  test("since yesterday names the day, however few hours that is", async ({ page, signIn, exchange }) => {
    await signIn();
    const yesterday = new Date().setHours(0, 0, 0, 0) - 1_000;
    const record = { ...chain, status: 1, confirmations: "3", successAt: "", createdTime: String(yesterday) };
    await told(exchange, [record]);
    await page.goto(`${DepositPage.path}?lang=en`);
    const coming = page.getByRole("region", { name: "On its way" }).getByRole("listitem");
    await expect(coming).toContainText("TRC20");
    await expect(coming).not.toContainText("23:59:59");
    const day = new Date(yesterday).toLocaleDateString("en", { day: "numeric", month: "short" });
    await expect(coming).toContainText(day);
  });

  test("is not followed by there having been none", async ({ page, signIn, exchange }) => {
    await signIn();
    const record = { ...chain, status: 1, confirmations: "3", successAt: "" };
    await told(exchange, [record]);
    await page.goto(`${DepositPage.path}?lang=en`);
    await expect(page.getByRole("region", { name: "On its way" }).getByRole("listitem")).toHaveCount(1);
    await expect(page.getByRole("main")).not.toContainText("No deposits in the last 30 days");
  });
});

describe("the bar of a deposit on its way", () => {
  const blocks = { confirmations: "20", requiredConfirmations: "20", safeConfirmations: "40" };
  test.for([
    [
      "is not called credited by its blocks alone",
      { ...blocks, status: 10_011, successAt: "" },
      "Credited 20/20",
      0,
    ],
    ["is called credited once it is", blocks, "Credited 20/20", 1],
    [
      "has no milestone that nobody counts",
      { ...blocks, requiredConfirmations: "" },
      "Withdrawable 20/40",
      0,
    ],
  ] as const)("%s", async ([, part, reached, green], { page, signIn, exchange }) => {
    await signIn();
    await told(exchange, [{ ...chain, ...part }]);
    await page.goto(`${DepositPage.path}?lang=en`);
    const bar = page.getByRole("region", { name: "On its way" }).getByRole("progressbar");
    await expect(bar).toHaveAttribute("aria-valuetext", new RegExp(`^${reached}`));
    const marks = page.getByRole("region", { name: "On its way" }).locator(`[class~="${text.ok}"]`);
    await expect(marks).toHaveCount(green);
  });
});

test("a payment under way has no time yet, and is not of 1970", async ({ page, signIn, exchange }) => {
  await signIn();
  await told(exchange, [chain, { ...fiat, status: 1, successAt: "" }]);
  await page.goto(`${DepositPage.path}?lang=en`);
  await expect(page.getByRole("region", { name: "On its way" })).toContainText(" · —");
  await page.goto(`${DepositPage.history}&record=${fiat.id}&lang=en`);
  const history = new HistoryView(page);
  await history.shows([fiat.id, chain.id]);
  await expect(history.rows.first()).toContainText("—");
  await expect(page.getByRole("dialog", { name: "Deposit details" })).toContainText("500.00 EUR");
  await expect(page.locator("body")).not.toContainText("1970");
});
