/** R1.13, F6i.7-F6i.9: a report is requested, made and downloaded, and found again where its answer was lost. */
import { describe } from "vitest";
import { lieTo, resulting } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";
import { austrian, lost, path, quick, wallet } from "./tax-page.ts";

describe("a report", () => {
  test("is requested, made, and downloaded in its parts", async ({ page, exchange, signInAs }) => {
    await signInAs(wallet, austrian);
    await exchange.settings(quick);
    await page.goto(path);
    await expect(page.getByText("Austria").first()).toBeVisible();
    await page.getByRole("radio", { name: "Profit and loss" }).click();
    await page.getByRole("radio", { name: "CSV" }).click();
    await expect(page).toHaveURL(/kind=PNL.*format=CSV/);
    await page.getByRole("button", { name: "Create 1 report" }).first().click();
    await expect(page.getByText("Requested.", { exact: false })).toBeVisible();
    page.quicken(4);
    const row = page.locator("[data-file]").first();
    await expect(row).toContainText("expires in");
    page.quicken(1);
    await expect(row).toContainText("Main account");
    await expect(row).toContainText(/Gain .?0\.00/);
    await row.getByRole("button", { name: /^Download: Profit and loss/ }).click();
    await expect(row.getByRole("link", { name: "Part 3" })).toBeVisible();
  });

  test("whose figures do not add up is not shown", async ({ page, signInAs, fault }) => {
    await signInAs(wallet, austrian);
    const report = {
      queryId: "forged",
      mainUid: "1",
      uid: "1",
      username: "",
      kind: "PNL",
      year: 2025,
      format: "PDF",
      status: "2",
      parts: 3,
      fileSize: 10,
      createdTime: 1_700_000_000,
      expireTime: 4_000_000_000,
      batchId: "x",
      figures: { currency: "EUR", proceeds: "100.00", cost: "40.00", gain: "61.00" },
    };
    await fault({ call: "taxReports.list", result: { total: 1, list: [report] }, retCode: 0 });
    await page.goto(path);
    await expect(page.getByText("Couldn't load your reports")).toBeVisible();
    await expect(page.locator("[data-file]")).toHaveCount(0);
  });

  test("that was refused says why, and that nothing was made", async ({ page, signInAs, fault }) => {
    await signInAs(wallet, austrian);
    await page.goto(path);
    await fault({ call: "taxReports.create", retCode: 700_007, times: 1 });
    await page.getByRole("button", { name: "Create 1 report" }).first().click();
    await expect(page.getByText("This month's files are used up.", { exact: false })).toBeVisible();
    await expect(page.getByText("No report was created.", { exact: false })).toBeVisible();
  });

  test("whose answer was lost is found in the list, and is made once", async ({ page, signInAs, fault }) => {
    await signInAs(wallet, austrian);
    await page.goto(path);
    await expect(page.getByText("No reports yet")).toBeVisible();
    await fault({ call: "taxReports.create", dropAfterHandling: true, times: 1 });
    await page.getByRole("button", { name: "Create 1 report" }).first().click();
    page.quicken(4);
    await expect(page.getByText("Requested.", { exact: false })).toBeVisible();
    await expect(page.locator("[data-file]")).toHaveCount(1);
    page.quicken(1);
  });
});

describe("a lost answer", () => {
  test("is looked for after a reload, too, and the same press makes no second report", async ({
    page,
    exchange,
    signInAs,
    fault,
  }) => {
    await signInAs(wallet, austrian);
    await page.goto(path);
    await expect(page.getByText("No reports yet")).toBeVisible();
    await fault({ call: "taxReports.create", dropAfterHandling: true, times: 1 });
    await fault({ call: "taxReports.list", status: 400 });
    await page.getByRole("button", { name: "Create 1 report" }).first().click();
    await expect(page.getByText(lost, { exact: false })).toBeVisible();
    await page.reload();
    await expect(page.getByText(lost, { exact: false })).toBeVisible();
    // The list still says nothing: the press goes out once more, with the id of the first.
    await page.getByRole("button", { name: "Create 1 report" }).first().click();
    await expect(page.getByText("Requested.", { exact: false })).toBeVisible();
    await exchange.reset();
    await page.reload();
    await expect(page.locator("[data-file]")).toHaveCount(1);
  });

  test("is looked for no longer than it may take, and asked for again as the same one", async ({
    page,
    exchange,
    signInAs,
    fault,
  }) => {
    await signInAs(wallet, austrian);
    await page.goto(path);
    await expect(page.getByText("No reports yet")).toBeVisible();
    await fault({ call: "taxReports.create", dropBeforeHandling: true, times: 1 });
    page.quicken(6);
    await page.getByRole("button", { name: "Create 1 report" }).first().click();
    await expect(page.getByText(lost, { exact: false })).toBeVisible();
    await expect(
      page.getByText("The reports have not appeared in your list.", { exact: false }),
    ).toBeVisible();
    const stored = () => page.evaluate(() => sessionStorage.getItem("coffer.draft.tax/orders"));
    expect(await stored()).not.toBeNull();
    const looks = await exchange.seen("taxReports.list");
    await page.getByRole("radio", { name: "CSV" }).click();
    await expect(page.getByText("have not appeared", { exact: false })).toHaveCount(0);
    // Given up: no reload looks for them again.
    expect(await stored()).toBeNull();
    await page.getByRole("radio", { name: "PDF" }).click();
    expect(await exchange.seen("taxReports.list")).toBeLessThanOrEqual(looks + 1);
    page.quicken(1);
    await page.getByRole("button", { name: "Create 1 report" }).first().click();
    await expect(page.locator("[data-file]")).toHaveCount(1);
    const sent = page.network.requests.filter(({ url }) => url.endsWith("/tax/create"));
    const ids = sent.map(({ body }) => (JSON.parse(body) as { requestId: string }).requestId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});

test("a report that its list does not have at once is read until it has", async ({ page, signInAs }) => {
  await signInAs(wallet, austrian);
  const liar = await lieTo(page);
  let left = 3;
  liar.notify(
    "taxReports.list",
    ({ text }) => {
      left -= 1;
      return { text: left >= 0 ? resulting(text, { total: 0, list: [] }) : text };
    },
    { signed: true },
  );
  await page.goto(path);
  await expect(page.getByText("No reports yet")).toBeVisible();
  page.quicken(6);
  await page.getByRole("button", { name: "Create 1 report" }).first().click();
  await expect(page.getByText("Requested.", { exact: false })).toBeVisible();
  await expect(page.locator("[data-file]")).toHaveCount(1);
  page.quicken(1);
});
