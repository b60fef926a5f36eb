/** R2.21, F0.7, F2c.7, F2i.3. */
import { describe } from "vitest";
import type { Locator, Page } from "./harness/test.ts";
import { expect, test } from "./pages.ts";

const funding = "/user/assets/records/asset-history";
const derivatives = "/user/assets/records/derivatives";

const filtersOf = (page: Page): Locator => page.getByRole("main").getByRole("search");
const rowsOf = (page: Page): Locator => page.getByRole("main").locator("[data-row]");
const saving = (page: Page): Locator => page.getByRole("button", { name: "Download the list as a CSV file" });

async function chooseCoin(page: Page, coin: string): Promise<void> {
  await filtersOf(page).getByRole("button", { name: "Any coin" }).click();
  await page.getByRole("combobox", { name: "Coin code or name" }).fill(coin);
  await page.getByRole("option").first().click();
}

describe("asset history", () => {
  test("is narrowed by coin and direction, which the address keeps; the file holds what is shown", async ({
    page,
    transfer,
    signIn,
  }) => {
    await signIn({ USDT: "2500", BTC: "0.5" });
    await transfer.goto();
    await transfer.send("100");
    await page.getByRole("dialog", { name: "Transfer completed" }).waitFor();
    await page.goto(funding);
    await expect(rowsOf(page)).toHaveCount(3);
    await chooseCoin(page, "usdt");
    await expect(rowsOf(page)).toHaveCount(2);
    await expect(page).toHaveURL(/[?]coin=USDT$/);
    await filtersOf(page).getByRole("button", { name: "In and out" }).click();
    await page.getByRole("menuitemradio", { name: "Out", exact: true }).click();
    await expect(rowsOf(page)).toHaveCount(1);
    await expect(page).toHaveURL(/coin=USDT&direction=O$/);
    await page.reload();
    await expect(rowsOf(page)).toHaveCount(1);
    await expect(rowsOf(page)).toContainText("Transfer out");

    const coming = page.waitForDownload();
    await saving(page).click();
    const { name, text } = await coming;
    expect(name).toMatch(/^coffer-asset-history-\d{4}-\d{2}-\d{2}[.]csv$/);
    const [head = "", line = "", ...more] = text.slice(1, -2).split("\r\n");
    expect(head).toBe("Time (UTC),Entry ID,Type,Description,Amount,Coin,Balance after,Record ID");
    expect(line.split(",").slice(2, 7)).toEqual([
      "Transfer out",
      "To Unified Trading",
      "-100",
      "USDT",
      "2400",
    ]);
    expect(more).toEqual([]);

    await filtersOf(page).getByRole("button", { name: "Remove filter: Direction" }).click();
    await expect(rowsOf(page)).toHaveCount(2);
    await filtersOf(page).getByRole("button", { name: "Remove filter: Coin" }).click();
    await expect(rowsOf(page)).toHaveCount(3);
  });

  test("without an entry says up to when, and leads to no older ones where all was looked through", async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto(`${funding}?until=2020-03-08&reach=back&lang=en`);
    await expect(page.getByText(/No entries up to .?Mar 8, 2020/)).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText(/further back|seven days/);
  });

  test("stepping on to today leaves the focus on its button", async ({ page, signIn }) => {
    await signIn();
    const week = new Date(Date.now() - 4 * 86_400_000).toISOString().slice(0, 10);
    await page.goto(`${funding}?until=${week}&lang=en`);
    const on = page.getByRole("button", { name: "Next 7 days" });
    await on.click();
    await expect(on).toHaveAttribute("aria-disabled", "true");
    await expect(on).not.toHaveAttribute("disabled");
  });

  test("an entry's details say when it was booked", async ({ page, signIn }) => {
    await signIn({ USDT: "2500" });
    await page.goto(funding);
    await rowsOf(page).getByRole("button").first().click();
    const steps = page.getByRole("dialog", { name: "Opening balance" }).getByRole("listitem");
    await expect(steps).toHaveCount(1);
    await expect(steps).toContainText(new RegExp(`${new Date().getFullYear()}.*:\\d\\d`));
  });
});

test("an entry that the address names is opened beside a list without it", async ({ page, signIn }) => {
  await signIn({ USDT: "2500" });
  await page.goto(funding);
  await rowsOf(page).getByRole("button").first().click();
  await expect(page).toHaveURL(/record=/);
  const record = new URLSearchParams(location.search).get("record") ?? "";
  await page.goto(`${funding}?${new URLSearchParams({ until: "2020-03-08", record, lang: "en" })}`);
  await expect(page.getByText("No entries in these seven days")).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Opening balance" })).toBeVisible();
});

describe("derivatives records", () => {
  test("are narrowed by coin and contract, and saved as they are shown", async ({
    page,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn();
    await exchange.pastLedger({ account, entries: 0, events: 12, days: 3 });
    await page.goto(derivatives);
    const trade = page.getByRole("row").filter({ hasText: "ETHUSDT" });
    await expect(trade.first()).toBeVisible();
    const many = trade.elements().length;
    expect(many).toBeLessThan(rowsOf(page).elements().length);
    await filtersOf(page).getByRole("searchbox", { name: "Contract" }).fill("ethusdt");
    await expect(rowsOf(page)).toHaveCount(many);
    await expect(page).toHaveURL(/contract=ETHUSDT/i);

    const coming = page.waitForDownload();
    await saving(page).click();
    const { name, text } = await coming;
    expect(name).toMatch(/^coffer-derivatives-\d{4}-\d{2}-\d{2}[.]csv$/);
    const [head = "", ...lines] = text.slice(1, -2).split("\r\n");
    const at = head.split(",").indexOf("Contract");
    expect(lines.map((line) => line.split(",")[at])).toEqual(Array.from({ length: many }, () => "ETHUSDT"));

    await chooseCoin(page, "btc");
    await expect(page.getByText("No matching entries")).toBeVisible();
    await expect(page).toHaveURL(/coin=BTC/);
  });
});
