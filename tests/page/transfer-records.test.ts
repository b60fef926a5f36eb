/** F2c.6, F0.7, R2.21. */
import { describe } from "vitest";
import { TransferPage } from "../../e2e/transfer-page.ts";
import { type Lie, lieTo, resulting } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

describe("transfer records", () => {
  test("list the week, open in a drawer, and step a week back and on", async ({ page, transfer, signIn }) => {
    await signIn();
    await transfer.goto();
    await transfer.send("100");
    await page.getByRole("dialog", { name: "Transfer completed" }).waitFor();
    await page.goto(TransferPage.records);
    const row = page.getByRole("row").filter({ hasText: "Funding to Unified Trading" });
    // Of the days that are shown, and of no others.
    await expect(row).toBeVisible();
    const { url } = page.network.requests.findLast((one) => one.url.includes("transfer/list")) ?? { url: "" };
    const span = new URL(url).searchParams;
    expect(Number(span.get("endTime")) - Number(span.get("startTime"))).toBe(7 * 86_400_000);
    expect(new Date(Number(span.get("startTime"))).getHours()).toBe(0);
    await expect(row).toContainText("Completed");
    await row.getByRole("button").first().click();
    const drawer = page.getByRole("dialog", { name: "Transfer" });
    await expect(drawer).toContainText("Arrived");
    const again = drawer.getByRole("link", { name: "Transfer again" });
    await expect(again).toHaveAttribute("href", /transfer\?from=FUND&to=UNIFIED&coin=USDT$/);
    await again.click();
    await expect(transfer.amount).toHaveValue("100");
    expect(location.search).not.toContain("amount");
    // Taken once, and kept in the tab from then on.
    expect(JSON.stringify(history.state)).not.toContain("100");
    await page.goto(TransferPage.records);
    await page.getByRole("button", { name: "Previous 7 days" }).click();
    await expect(page.getByText(/^No transfers: /)).toBeVisible();
    await page.waitForURL(/until=\d{4}-\d\d-\d\d/);
    await page.getByRole("button", { name: "Next 7 days" }).click();
    await expect(row).toBeVisible();
    await page.goto(`${TransferPage.records}?state=FAILED`);
    await expect(page.getByText("No transfers match these filters")).toBeVisible();
    await expect(page.getByText(/^No transfers: /)).toHaveCount(0);
    await page.goto(`${TransferPage.records}?until=2026-01-10&no=7f3a`);
    await expect(page.getByText("None of your transfers has this ID.")).toBeVisible();
    await expect(page.getByText(/^No transfers: /)).toHaveCount(0);
  });

  test("give both ends their UID while it is not known which one is the person's", async ({
    page,
    transfer,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    const lena = await exchange.createPerson({}, {});
    const { userId } = await signIn();
    await transfer.goto({ mode: "user", who: lena.userId });
    await transfer.find.click();
    await transfer.send("100");
    await page.getByRole("dialog", { name: "Transfer completed" }).waitFor();
    await page.goto(TransferPage.records);
    const row = page.getByRole("row").filter({ hasText: "Funding to Funding" });
    await expect(row).toContainText(/Main account.* to .*T•••/);
    await exchange.fault({ call: "transfer.accountTypes", status: 400 });
    await page.reload();
    await expect(row).toContainText(`UID ${userId}`);
    await expect(row).toContainText(`UID ${lena.userId}`);
    await expect(row).not.toContainText("T•••");
  });

  test("call an account alike in the list and in its file", async ({ page, signIn }) => {
    await signIn();
    const liar = await lieTo(page);
    const row = { ...transfer(1), fromAccountType: "SPOT" };
    const one: Lie = ({ text }) => ({ text: resulting(text, { list: [row], nextPageCursor: "" }) });
    liar.notify("transfer.list", one, { signed: true });
    await page.goto(TransferPage.records);
    await expect(page.getByRole("row").filter({ hasText: "Spot to Unified Trading" })).toBeVisible();
    const coming = page.waitForDownload();
    await page.getByRole("button", { name: "Download the list as a CSV file" }).click();
    expect((await coming).text).toContain(",Spot,");
  });

  test("of which the exchange does not say how many there are count those that have come", async ({
    page,
    signIn,
  }) => {
    await signIn();
    const liar = await lieTo(page);
    liar.notify("transfer.list", uncounted, { signed: true });
    await page.goto(TransferPage.records);
    const main = page.getByRole("main");
    await expect(main).toContainText(/\d0 so far/);
    await expect(main).not.toContainText(/\d of \d/);
  });
});

const transfer = (id: number) => ({
  transferId: `transfer-${id}`,
  coin: "USDT",
  amount: "1",
  fromMemberId: "10",
  toMemberId: "10",
  fromAccountType: "FUND",
  toAccountType: "UNIFIED",
  timestamp: String(Date.now() - 60_000 - id),
  status: "SUCCESS",
});

/** A list without end, twenty a page. */
const uncounted: Lie = ({ text, requestText }) => {
  const at = Number(new URLSearchParams(requestText).get("cursor") ?? "0");
  const list = Array.from({ length: 20 }, (_row, row) => transfer(at + row));
  return { text: resulting(text, { list, nextPageCursor: String(at + 20) }) };
};
