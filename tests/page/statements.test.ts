/** R1.13, F2e.*, F4c.10, F4f.2, F6g.*. */
import { describe } from "vitest";
import { StatementsPage } from "../../e2e/statements-page.ts";
import { mailedCode } from "../../e2e/withdraw-page.ts";
import { expect } from "./pages.ts";
import { quick, test } from "./statements-page.ts";

describe("a statement", () => {
  test("is requested, followed, reported once, and downloaded", async ({
    page,
    statements,
    signIn,
    exchange,
  }) => {
    await signIn();
    await exchange.settings({ holdStatements: true });
    await statements.goto();
    await statements.kind("All movements").click();
    await expect(page).toHaveURL(/kind=FUNDING/);
    await statements.form.getByRole("button", { name: "This year" }).click();
    await expect(page).toHaveURL(/period=thisYear/);
    await statements.create.click();
    await expect(statements.form.getByText("Statement requested.", { exact: false })).toBeVisible();
    await expect(statements.newest).toContainText("Queued");
    await expect(statements.form).toContainText("29 of 30 left this month");

    page.quicken(4);
    await exchange.settings({ holdStatements: false, ...quick });
    const toast = page.locator("[data-toast]").filter({ hasText: "Your file is ready" });
    await expect(toast).toHaveCount(1);
    await expect(toast).toContainText("All movements");
    await expect(statements.newest).toContainText("expires in");
    page.quicken(1);

    const saved = page.waitForDownload();
    await statements.newest.getByRole("button", { name: /^Download: All movements/ }).click();
    const { text } = await saved;
    expect(text.charCodeAt(0)).toBe(0xfeff);
    expect(text).toContain("USDT");
    // Links are nobody's but the press's: they stand nowhere.
    expect(page.url()).not.toContain("sign=");
    await expect(page.locator('a[href*="sign="]')).toHaveCount(0);

    await page.reload();
    await expect(statements.newest).toContainText("expires in");
    await expect(toast).toHaveCount(0);
  });

  test("that is ready is reported on another page too", async ({ page, statements, signIn, exchange }) => {
    await signIn();
    await exchange.settings({ holdStatements: true });
    await statements.goto({ kind: "FUNDING" });
    await statements.create.click();
    await expect(statements.newest).toContainText("Queued");
    await page.getByRole("link", { name: "Transfer history" }).first().click();
    await expect(page.getByRole("heading", { name: "Transfer history" })).toBeVisible();
    page.quicken(4);
    await exchange.settings({ holdStatements: false, ...quick });
    const toast = page.locator("[data-toast]").filter({ hasText: "Your file is ready" });
    await expect(toast).toHaveCount(1);
    page.quicken(1);
    await toast.getByRole("button", { name: "Show" }).click();
    await expect(statements.newest).toContainText("expires in");
  });

  test("pressed twice is one", async ({ page, statements, signIn, exchange }) => {
    await signIn();
    await exchange.settings({ holdStatements: true });
    await statements.goto({ kind: "FUNDING" });
    await page.evaluate(() => {
      const buttons = [...document.querySelectorAll("main section button")];
      const button = buttons.find(({ textContent }) => textContent === "Create statement");
      for (let press = 0; press < 3; press += 1) (button as HTMLButtonElement).click();
    });
    await expect(statements.files).toHaveCount(1);
    await expect(statements.form.getByText("Statement requested.", { exact: false })).toBeVisible();
    // The same once more waits for its end; another choice does not.
    await expect(statements.create).toBeDisabled();
    expect(await exchange.seen("statements.create")).toBe(1);
    await statements.form.getByRole("radio", { name: "PDF" }).click();
    await expect(statements.create).toBeEnabled();
  });

  test("that failed gives its place back, and is requested again", async ({
    page,
    statements,
    signIn,
    exchange,
  }) => {
    await signIn();
    // More than one: what an earlier test requested may still be in line.
    await exchange.settings({ ...quick, failStatements: 9 });
    await statements.goto({ kind: "UNIFIED", from: "2026-01-01", to: "2026-01-31", format: "PDF" });
    page.quicken(4);
    await statements.create.click();
    await expect(statements.newest).toContainText("Failed");
    page.quicken(1);
    await expect(statements.form).toContainText("30 of 30 left this month");
    await expect(statements.form).toContainText("could not be created. You can create it again.");
    await expect(statements.form).not.toContainText("We tell you here");
    await statements.kind("Deposits").click();
    await statements.newest.getByRole("button", { name: /^Try again: Unified Trading account/ }).click();
    await expect(statements.kind("Unified Trading account")).toBeChecked();
    await expect(statements.form.getByLabel("First day")).toHaveValue("2026-01-01");
    await expect(statements.form.getByRole("radio", { name: "PDF" })).toBeChecked();
    await statements.create.click();
    await expect(statements.files).toHaveCount(2);
  });

  test("of one account, coin and sub-account says so, and is requested again as such", async ({
    statements,
    page,
    signInAs,
    exchange,
  }) => {
    const { token } = await signInAs({ BTC: "1" }, { subAccounts: ["desk-vienna"] });
    const read = await fetch(`${exchange.url}/x-api/user/private/search-subaccount-tax`, {
      headers: { UserToken: token },
    });
    const { result } = (await read.json()) as { result: { list: { uid: string }[] } };
    const uid = result.list[0]?.uid ?? "";
    await exchange.settings({ ...quick, failStatements: 9 });
    await statements.goto({ kind: "DEPOSIT", account: "FUND", coin: "BTC", member: uid });
    page.quicken(4);
    await statements.create.click();
    await expect(statements.newest).toContainText("Failed");
    page.quicken(1);
    await expect(statements.newest).toContainText(new RegExp(`Funding.+BTC.+UID ${uid}`));
    await statements.goto({ kind: "CONVERT", coin: "ETH" });
    await statements.newest.getByRole("button", { name: /^Try again: Deposits/ }).click();
    await expect(page).toHaveURL(new RegExp(`coin=BTC&member=${uid}&account=FUND`));
  });

  test("of a financial year that was running then is requested again for that year", async ({
    page,
    statements,
    exchange,
  }) => {
    const { token } = await exchange.createPerson({ USDT: "10" }, { kycRegion: "IND" });
    await page.addCookies([{ name: "test-token", value: token }]);
    const begins = new Date().getUTCFullYear() - 2;
    const second = (day: string): number => Date.parse(`${begins}-${day}T00:00:00Z`) / 1000;
    const row = {
      queryId: "old",
      kind: "INDIA_TAX",
      format: "PDF",
      fileName: "old.pdf",
      startTime: second("04-01"),
      endTime: second("11-28"),
      createdTime: second("11-27"),
      expireTime: second("12-04"),
      status: "3",
      fileSize: 0,
    };
    await exchange.fault({ call: "statements.list", retCode: 0, result: { total: 1, list: [row] } });
    await statements.goto({ kind: "INDIA_TAX" });
    await statements.newest.getByRole("button", { name: /^Create again/ }).click();
    const year = statements.form.getByRole("combobox", { name: "Financial year" });
    await expect(year).toHaveValue(`${begins}-${begins + 1}`);
  });

  test("of many rows comes in parts, each by its own link", async ({
    page,
    statements,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn();
    await exchange.makePast(account, 6);
    await exchange.settings({ ...quick, statementRowsAFile: 4 });
    await statements.goto({ kind: "FUNDING", period: "thisYear" });
    page.quicken(4);
    await statements.create.click();
    await expect(statements.newest).toContainText("expires in");
    page.quicken(1);
    await statements.newest.getByRole("button", { name: /^Download/ }).click();
    const part = statements.newest.getByRole("link", { name: "Part 2" });
    await expect(part).toBeVisible();
    const saved = page.waitForDownload();
    await part.click();
    expect((await saved).text.charCodeAt(0)).toBe(0xfeff);
  });

  test("inside a phone's messaging app is fetched by the app, or by nobody", async ({
    page,
    statements,
    signIn,
    exchange,
  }) => {
    const told: [name: string, data: unknown][] = [];
    await page.addInitScript(() => {
      Reflect.set(window, "TelegramWebviewProxy", {
        postEvent: (name: string, json: string) => void told.push([name, JSON.parse(json)]),
      });
    });
    await signIn();
    await exchange.settings(quick);
    await statements.goto({ kind: "FUNDING", period: "thisYear" });
    page.quicken(4);
    await statements.create.click();
    await expect(statements.newest).toContainText("expires in");
    page.quicken(1);
    const download = statements.newest.getByRole("button", { name: /^Download/ });
    const inApp = (version: string) =>
      page.goto(`${StatementsPage.path}?lang=en#tgWebAppPlatform=ios&tgWebAppVersion=${version}`);
    const asked = () => told.filter(([name]) => name === "web_app_request_file_download");

    await inApp("7.10");
    await download.click();
    await expect(statements.newest.getByRole("alert")).toContainText("can't save files");
    expect(await exchange.seen("statements.url")).toBe(0);

    await inApp("8.0");
    await download.click();
    await statements.newest.getByRole("button", { name: "Open the file" }).click();
    await expect.poll(async () => asked()).toHaveLength(1);
    expect(JSON.stringify(asked()[0]?.[1])).toMatch(
      /^{"url":"https?:\/\/.*sign=.*","file_name":"coffer-[\w-]+-1\.csv"}$/,
    );
    expect(page.downloads).toEqual([]);
  });

  test("of one day is of balances, in a currency", async ({ page, statements, signIn, exchange }) => {
    await signIn();
    await statements.goto({ kind: "ACCOUNT_STATEMENT" });
    await statements.form.getByLabel("Day").fill("2026-11-01");
    await statements.form.getByRole("combobox", { name: "Values in" }).selectOption("EUR");
    await expect(page).toHaveURL(/day=2026-11-01&currency=EUR/);
    await statements.create.click();
    await expect(statements.newest).toContainText("Nov 1, 2026");
    expect(await exchange.seen("statements.createAccount")).toBe(1);
  });

  test("of India's tax is for who is of India alone", async ({ page, statements, exchange }) => {
    const { token } = await exchange.createPerson({ USDT: "10" }, { kycRegion: "IND" });
    await page.addCookies([{ name: "test-token", value: token }]);
    await statements.goto({ kind: "INDIA_TAX" });
    const year = statements.form.getByRole("combobox", { name: "Financial year" });
    await year.selectOption("2025-2026");
    await statements.create.click();
    await expect(statements.newest).toContainText("India tax statement");
    const other = await exchange.createPerson({ USDT: "10" }, { kycRegion: "AUT" });
    await page.addCookies([{ name: "test-token", value: other.token }]);
    await statements.goto({ kind: "INDIA_TAX" });
    await expect(statements.form).toContainText("India tax statement: not available for your account.");
    await expect(statements.create).toBeDisabled();
  });

  test("of personal data leaves only with the codes", async ({ page, statements, signIn, exchange }) => {
    const { account } = await signIn();
    await statements.goto({ kind: "PERSONAL_INFO" });
    await statements.create.click();
    const dialog = page.getByRole("dialog", { name: "Confirm it is you" });
    const code = dialog.locator('input[autocomplete="one-time-code"]');
    await expect(code).toBeVisible();
    const act = dialog.getByRole("button", { name: "Create statement" });
    await expect(act).toBeDisabled();
    const mailed = await mailedCode(exchange, account);
    await code.fill(mailed === "000000" ? "111111" : "000000");
    await act.click();
    await expect(dialog).toContainText("This code is wrong or has expired.");
    await code.fill(mailed);
    await act.click();
    await expect(dialog).toHaveCount(0);
    await expect(statements.newest).toContainText("Personal data");
    await expect(statements.files).toHaveCount(1);
    // Where the next mail is not sent yet, the code of this one is not said to be good.
    await exchange.fault({ call: "risk.sendEmail", retCode: 10006, times: 1 });
    await statements.kind("All movements").click();
    await statements.kind("Personal data").click();
    await statements.create.click();
    await expect(dialog.getByText(/Too many requests/)).toBeVisible();
    await expect(dialog.getByText(/Use that one/)).toHaveCount(0);
    await dialog.getByRole("button", { name: "Back" }).click();
    // It is of no days, and named by none.
    page.quicken(4);
    await exchange.settings(quick);
    const download = { name: "Download: Personal data", exact: true };
    await expect(statements.newest.getByRole("button", download)).toBeVisible();
    await expect(page.locator("[data-toast]")).toContainText(/Personal data(?! ·)/);
    page.quicken(1);
  });
});
