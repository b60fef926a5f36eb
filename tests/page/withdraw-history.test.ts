/** F1.10, F2i.6, F4c.8, D3.10: what was withdrawn, narrowed by the link, with its details and a file. */
import type { WithdrawRecord } from "#shared/contract/withdraw-records.ts";
import { evmAddress } from "../../e2e/withdraw-page.ts";
import { expect, test } from "./pages.ts";

const path = "/user/assets/withdraw?view=history&lang=en";
const list = "Withdrawal history";

test("the history is narrowed by kind, coin and state in the link, and leads to each detail", async ({
  page,
  exchange,
}) => {
  await page.addCookies([{ name: "test-token", value: await exchange.demo("withdrawer") }]);
  await page.goto(path);
  const rows = page.locator("main tr[data-row]");
  await expect(rows.first()).toBeVisible();
  await expect(page.getByRole("region", { name: list })).toContainText("Cancelled");
  // As the form calls it, not by its code.
  await expect(page.getByRole("region", { name: list })).toContainText("Arbitrum One");
  await page.goto(`${path}&status=cancelled`);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("USDT");
  await page.goto(`${path}&coin=XRP`);
  await expect(rows).toHaveCount(1);
  await page.goto(`${path}&kind=internal`);
  await expect(page.getByText(/^No withdrawals (in these days|match)/).first()).toBeVisible();
  await page.goto(`${path}&coin=XRP`);
  await rows.first().getByRole("link").or(rows.first().getByRole("button")).first().click();
  const detail = page.getByRole("dialog", { name: "Withdrawal details" });
  await expect(detail).toContainText("2048117");
  await expect(detail).toContainText("150.25");
  for (const step of ["Requested", "Security check", "Sent to the network", "Confirmations", "Completed"]) {
    await expect(detail).toContainText(step);
  }
  await expect(detail.getByRole("link", { name: "xrpscan.com" })).toHaveAttribute(
    "href",
    /^https:\/\/xrpscan\.com\/tx\/[0-9A-Fa-f]+$/,
  );
});

test("days without any lead on to those before them, and are not called narrowed", async ({
  page,
  signIn,
}) => {
  await signIn();
  for (const [view, none] of [
    ["withdraw?view=history&lang=en", "No withdrawals in these days"],
    ["deposit?view=history&lang=en", "No deposits in these days"],
  ] as const) {
    await page.goto(`/user/assets/${view}`);
    await expect(page.getByText(none)).toBeVisible();
    const earlier = page.getByRole("link", { name: /^Show .*\d{4}/ });
    const first = await earlier.textContent();
    await earlier.click();
    await page.waitForURL(/since=\d{4}-\d\d-\d\d&until=\d{4}-\d\d-\d\d/);
    await expect(earlier).not.toHaveText(first ?? "");
    await expect(page.getByText(none)).toBeVisible();
  }
});

test("the file holds what the filters leave, each address whole, and no formula", async ({
  page,
  exchange,
}) => {
  await page.addCookies([{ name: "test-token", value: await exchange.demo("withdrawer") }]);
  await page.goto(`${path}&coin=XRP`);
  await expect(page.locator("main tr[data-row]")).toHaveCount(1);
  const saved = page.waitForDownload();
  await page.getByRole("button", { name: /CSV/ }).first().click();
  const { name, text } = await saved;
  expect(name).toMatch(/^coffer-withdrawals.*\.csv$/);
  const lines = text.trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain("150.25");
  expect(lines[1]).toMatch(/r[1-9A-HJ-NP-Za-km-z]{24,34}/);
  expect(lines[1]).toContain("2048117");
  expect(text).not.toMatch(/(?:^|,)"?[=+@]/m);
});

test("an explorer is never led to by a number that is none, nor from a network that is not known", async ({
  page,
  exchange,
  signIn,
}) => {
  await signIn();
  const at = String(Date.now() - 60_000);
  const record: Partial<WithdrawRecord> = {
    withdrawId: "1790000000000123456789",
    txID: "javascript:alert(1)//../?x=<b>",
    withdrawType: 0,
    coin: "USDT",
    chain: "ARBI",
    amount: "99",
    withdrawFee: "1",
    status: "success",
    toAddress: evmAddress,
    tag: "",
    createTime: at,
    updateTime: at,
    endedAt: at,
    debited: "100",
  };
  await exchange.fault({
    call: "withdraw.records",
    retCode: 0,
    result: { rows: [record], nextPageCursor: "" },
  });
  await page.goto(`${path}&record=${record.withdrawId}`);
  const detail = page.getByRole("dialog", { name: "Withdrawal details" });
  await expect(detail).toContainText("TxID");
  await expect(detail.getByRole("link", { name: /arbiscan/ })).toHaveCount(0);
  expect(document.querySelector('a[href^="javascript:"]')).toBeNull();
});

test("a link to days that there are none of leads to the last ones", async ({ page, exchange }) => {
  await page.addCookies([{ name: "test-token", value: await exchange.demo("withdrawer") }]);
  for (const days of ["since=9999-12-20", "since=0001-01-01&until=0000-12-31", "since=2099-01-01"]) {
    await page.goto(`${path}&${days}`);
    await expect(page.locator("main tr[data-row]").first()).toBeVisible();
  }
  await page.goto("/user/assets/subAccountTransferRecord?lang=en&until=0000-01-01");
  await expect(page.getByRole("heading", { name: "Transfer history" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Previous 7 days" }).first()).toBeVisible();
});

test("on a phone days stay as they were chosen: too many are said to be too many", async ({
  page,
  exchange,
}) => {
  await page.addCookies([{ name: "test-token", value: await exchange.demo("withdrawer") }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await page.getByRole("button", { name: "Filter" }).click();
  const sheet = page.getByRole("dialog", { name: "Filter" });
  const first = sheet.getByLabel("From");
  await first.fill("2026-01-05");
  await expect(first).toHaveValue("2026-01-05");
  await expect(sheet).toContainText("At most 29 days at a time.");
  await expect(sheet.getByRole("button", { name: "30 days" })).toHaveCount(0);
  await sheet.getByLabel("To", { exact: true }).fill("2026-01-20");
  await sheet.getByRole("button", { name: "Show withdrawals" }).click();
  await expect(page).toHaveURL(/since=2026-01-05&until=2026-01-20/);
});
