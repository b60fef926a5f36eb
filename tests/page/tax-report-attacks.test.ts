/** F6i.8, F6i.9: an order of tax reports and the links to their files that are forged, of another, or an error after the exchange acted. */
import { describe } from "vitest";
import type { Page } from "./harness/test.ts";
import { expect, test } from "./pages.ts";
import { type Change, forged, lie, person, reported, rows, tax, year } from "./tax-lies.ts";
import { path, quick } from "./tax-page.ts";

const create = (page: Page) => page.getByRole("button", { name: "Create 1 report" }).first();

describe("an order of reports", () => {
  test.for<[string, Change]>([
    ["is forged", forged],
    ["says that the server lost its way", { status: 500, afterHandling: true }],
    ["is a code that says nothing", { retCode: 10_000, afterHandling: true }],
    ["is a refusal that is forged", { retCode: 700_007, afterHandling: true, signature: "wrong" }],
    ["is another account's", { retCode: 0, afterHandling: true, result: { requestId: "x", list: [] } }],
    ["does not come", { dropAfterHandling: true }],
  ])("whose answer %s is looked up, and is made once", async ([, change], { page, exchange, tolerated }) => {
    tolerated.push(/./);
    const { userId, token } = await person(exchange, page);
    await page.goto(path);
    await expect(page.getByText("No reports yet")).toBeVisible();
    await exchange.fault({ call: "taxReports.create", ...change, times: 1 });
    await create(page).click();
    page.quicken(4);
    await expect(page.getByText("Requested.", { exact: false })).toBeVisible();
    page.quicken(1);
    await expect(page.locator("[data-file]")).toHaveCount(1);
    expect(await exchange.seen("taxReports.create")).toBe(1);
    expect((await reported(exchange, token, `${tax}/list?mainUid=${userId}`)).total).toBe(1);
  });

  test("whose answer does not come, and that fails, is not told as on its way", async ({
    page,
    exchange,
  }) => {
    await person(exchange, page);
    await exchange.settings({ ...quick, failStatements: 9 });
    await page.goto(path);
    await expect(page.getByText("No reports yet")).toBeVisible();
    await exchange.fault({ call: "taxReports.create", dropAfterHandling: true, times: 1 });
    page.quicken(4);
    await create(page).click();
    await expect(page.locator("[data-file=failed]")).toBeVisible();
    await expect(
      page.getByText("could not be created. You can create it again.", { exact: false }),
    ).toBeVisible();
    await expect(page.getByText("Requested.", { exact: false })).toHaveCount(0);
  });

  test("that was taken, whatever a gateway says of the session, is not called undone", async ({
    page,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    const { userId, token } = await person(exchange, page);
    await page.goto(path);
    await expect(page.getByText("No reports yet")).toBeVisible();
    const unsigned = { retCode: 10_007, afterHandling: true, signature: "absent" } as const;
    await exchange.fault({ call: "taxReports.create", ...unsigned, times: 1 });
    await create(page).click();
    await expect(page.getByText("your choices are kept.", { exact: false })).toBeVisible();
    await expect(page.getByText("No report was created", { exact: false })).toHaveCount(0);
    // The same press is the same order.
    await create(page).click();
    await expect(page.locator("[data-file]")).toHaveCount(1);
    expect((await reported(exchange, token, `${tax}/list?mainUid=${userId}`)).total).toBe(1);
  });

  test("is one, however often it is pressed", async ({ page, exchange }) => {
    await person(exchange, page);
    await page.goto(path);
    await expect(create(page)).toBeEnabled();
    await page.evaluate(() => {
      const buttons = [...document.querySelectorAll<HTMLElement>("main button")];
      const press = buttons.find(({ textContent }) => textContent === "Create 1 report");
      press?.click();
      press?.click();
    });
    await expect(page.locator("[data-file]")).toHaveCount(1);
    expect(await exchange.seen("taxReports.create")).toBe(1);
  });

  test("that was taken is not made a second time by a late second press: it waits for its end", async ({
    page,
    exchange,
  }) => {
    await person(exchange, page);
    await page.goto(path);
    await create(page).click();
    await expect(page.getByText("Requested.", { exact: false })).toBeVisible();
    await expect(create(page)).toBeDisabled();
    page.quicken(4);
    await expect(page.locator('[data-file="ready"]')).toHaveCount(1);
    await expect(create(page)).toBeEnabled();
    page.quicken(1);
  });

  test("waits for no list that cannot be read", async ({ page, exchange, tolerated }) => {
    tolerated.push(/./);
    await person(exchange, page);
    await exchange.fault({ call: "taxReports.list", status: 400 });
    await page.goto(path);
    await create(page).click();
    await expect(page.getByText("Requested.", { exact: false })).toBeVisible();
    await expect(page.getByText("Couldn't load your reports")).toBeVisible();
    await expect(create(page)).toBeEnabled();
  });

  test("of another choice waits for none", async ({ page, exchange }) => {
    await person(exchange, page);
    await page.goto(path);
    await create(page).click();
    await expect(create(page)).toBeDisabled();
    await page.getByRole("radio", { name: "Profit and loss" }).click();
    await expect(create(page)).toBeEnabled();
  });
});

describe("links to the files of a report", () => {
  test.for<[string, Change]>([
    ["that are forged", forged],
    ["of another report", { lie: (all) => ({ ...all, queryId: "another" }) }],
    ["that ran out", { lie: (all) => ({ ...all, expireTime: 1_700_000_000 }) }],
    [
      "to another host without encryption",
      { lie: (all) => ({ ...all, urls: ["http://thief.example/a.csv"] }) },
    ],
    ["none", { lie: (all) => ({ ...all, urls: [] }) }],
  ])("%s are not opened", async ([, change], { page, exchange, tolerated }) => {
    tolerated.push(/./);
    const { userId, token } = await person(exchange, page);
    await exchange.settings(quick);
    const order = { uids: [userId], kind: "TRADE", year: year - 1, format: "CSV", requestId: "0123456789" };
    await exchange.call("taxReports.create", token, order);
    const report = async () => rows(await reported(exchange, token, `${tax}/list?mainUid=${userId}`))[0];
    await expect.poll(async () => (await report())?.status).toBe("2");
    const { queryId } = (await report()) ?? {};
    await lie(exchange, "taxReports.url", change, async () => {
      const { result } = await exchange.call("taxReports.url", token, { queryId });
      return result as Record<string, unknown>;
    });
    await page.goto(path);
    const row = page.locator("[data-file]").first();
    await row.getByRole("button", { name: /^Download/ }).click();
    await expect(row.getByText(/The download didn't start|The link was not safe/)).toBeVisible();
    expect(page.network.requests.filter(({ url }) => url.includes("thief"))).toEqual([]);
  });

  test("to fewer files than it has are not told as all of it", async ({ page, exchange, tolerated }) => {
    tolerated.push(/./);
    const { userId, token } = await person(exchange, page);
    await exchange.settings(quick);
    const order = { uids: [userId], kind: "PNL", year: year - 1, format: "CSV", requestId: "0123456789" };
    await exchange.call("taxReports.create", token, order);
    const report = async () => rows(await reported(exchange, token, `${tax}/list?mainUid=${userId}`))[0];
    await expect.poll(async () => (await report())?.status).toBe("2");
    const { queryId, parts } = (await report()) ?? {};
    expect(parts).toBe(3);
    await page.goto(path);
    const row = page.locator("[data-file]").first();
    const download = row.getByRole("button", { name: /^Download/ });
    await download.click();
    await expect(row.getByText("Files: 3")).toBeVisible();
    const { result } = await exchange.call("taxReports.url", token, { queryId });
    const told = result as { readonly urls: readonly string[] };
    await exchange.fault({
      call: "taxReports.url",
      retCode: 0,
      result: { ...told, urls: told.urls.slice(1) },
    });
    await download.click();
    await expect(row.getByText("The download didn't start")).toBeVisible();
    await expect(row.getByText("Files: 2")).toHaveCount(0);
  });
});
