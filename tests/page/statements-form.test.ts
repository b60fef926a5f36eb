/** R2.12, R2.24, F2e.1, F2e.2, F4f.2, F6g.1, F6g.2: the form of statements, and what it offers. */
import { describe } from "vitest";
import { expect } from "./pages.ts";
import { test } from "./statements-page.ts";

describe("the form", () => {
  test("asks for what it shows, whatever the address names", async ({ page, statements, signIn, fault }) => {
    await signIn();
    await fault({ call: "transfer.accountTypes", retCode: 131_217, retMsg: "refused" });
    await statements.goto({ kind: "FUNDING", member: "1" });
    await statements.create.click();
    await expect(statements.files).toHaveCount(1);
    const sent = page.network.requests.filter(({ url }) => url.endsWith("/export/create"));
    expect(sent.map(({ body }) => JSON.parse(body))).toMatchObject([{ language: "en" }]);
    expect(sent.map(({ body }) => body).join()).not.toContain("subUid");
  });

  test("that could not be read leaves no empty foot below the files", async ({
    page,

    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await signIn();
    await exchange.fault({ call: "statements.config", status: 500 });
    await page.goto("/user/assets/exportStatement?kind=FUNDING&lang=en");
    await expect(page.getByText("No statements yet")).toBeVisible();
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(page.locator("main section > :empty:not([role=status])")).toHaveCount(0);
  });

  test("shortens a period that is too long", async ({ page, statements, signIn }) => {
    await signIn();
    await statements.goto({ kind: "FUNDING", from: "2024-01-01", to: "2026-01-31" });
    await expect(statements.form).toContainText("At most 365 days at a time.");
    await expect(statements.create).toBeDisabled();
    await statements.form.getByRole("button", { name: "Shorten it" }).click();
    await expect(page).toHaveURL(/from=2025-02-01&to=2026-01-31/);
    await expect(statements.create).toBeEnabled();
  });

  test("leaves a day that is emptied to be typed anew, and asks for none", async ({ statements, signIn }) => {
    await signIn();
    await statements.goto({ kind: "ACCOUNT_STATEMENT" });
    const day = statements.form.getByLabel("Day", { exact: true });
    await expect(day).not.toHaveValue("");
    await expect(statements.create).toBeEnabled();
    // What browsers say of a day while its parts are no date yet.
    await day.fill("");
    await expect(statements.create).toBeDisabled();
    await expect(day).toHaveValue("");
    await expect(statements.form).toContainText("Choose a day that is over.");
    await day.fill("2017-12-31");
    await expect(statements.form).toContainText("Statements begin on January 1, 2018.");
    await expect(statements.create).toBeDisabled();
    await day.fill("2025-12-31");
    await expect(day).toHaveValue("2025-12-31");
    await expect(statements.create).toBeEnabled();
  });

  test("leaves days of one's own that are emptied as they are", async ({ page, statements, signIn }) => {
    await signIn();
    await statements.goto({ kind: "FUNDING", from: "2026-01-01", to: "2026-01-31" });
    const first = statements.form.getByLabel("First day");
    const last = statements.form.getByLabel("Last day");
    await first.fill("");
    await last.fill("");
    await expect(statements.form).toContainText("Choose both dates.");
    await expect(first).toHaveValue("");
    await expect(last).toHaveValue("");
    await expect(statements.create).toBeDisabled();
    await page.getByRole("button", { name: "Last month" }).click();
    await expect(statements.create).toBeEnabled();
    await expect(page).not.toHaveURL(/from=/);
  });

  test("leaves out what the site hides", async ({ statements, signIn, exchange }) => {
    await signIn();
    const config = { exportDerivatives: { action: "hide", ext: "" } };
    await exchange.fault({ call: "site.config", retCode: 0, result: { config, version: "1" } });
    await statements.goto();
    await expect(statements.kind("Deposits")).toBeAttached();
    await expect(statements.kind("Derivatives")).toHaveCount(0);
  });

  test("leaves out what the exchange does not offer, and kinds and formats that are not known", async ({
    statements,
    signIn,
    exchange,
  }) => {
    await signIn();
    const rule = { enabled: true, maxRangeDays: 31, formats: ["PDF", "XML"], accounts: ["FUND"] };
    const kinds = [
      { ...rule, kind: "STAKING" },
      { ...rule, kind: "SAVINGS", enabled: false },
      { ...rule, kind: "CONVERT" },
    ];
    const result = { kinds, monthlyQuota: 30, monthlyUsed: 30, fileTtlDays: 7 };
    await exchange.fault({ call: "statements.config", retCode: 0, result });
    await statements.goto();
    await expect(statements.form.getByRole("radio", { name: /./ })).toHaveCount(2);
    await expect(statements.kind("Conversions")).toBeChecked();
    await expect(statements.form.getByRole("radio", { name: "PDF" })).toBeChecked();
    await expect(statements.form).toContainText("Up to 31 days in one file.");
    await expect(statements.form).toContainText("All 30 statements of this month are used.");
    await expect(statements.create).toBeDisabled();
  });

  test("offers none that expired once more where its kind is not offered any more", async ({
    statements,
    signIn,
    exchange,
  }) => {
    await signIn();
    const rule = { enabled: true, maxRangeDays: 31, formats: ["CSV"], accounts: ["FUND"] };
    const kinds = [
      { ...rule, kind: "CONVERT" },
      { ...rule, kind: "SAVINGS", enabled: false },
    ];
    const config = { kinds, monthlyQuota: 30, monthlyUsed: 0, fileTtlDays: 7 };
    await exchange.fault({ call: "statements.config", retCode: 0, result: config });
    const second = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000;
    const old = {
      format: "CSV",
      fileName: "old.csv",
      startTime: second("2026-01-01"),
      endTime: second("2026-02-01"),
      createdTime: second("2026-02-02"),
      expireTime: second("2026-02-09"),
      status: "3",
      fileSize: 0,
    };
    const list = [
      { ...old, queryId: "1", kind: "CONVERT" },
      { ...old, queryId: "2", kind: "SAVINGS" },
    ];
    await exchange.fault({ call: "statements.list", retCode: 0, result: { total: 2, list } });
    await statements.goto();
    const again = { name: /^Create again/ };
    await expect(
      statements.files.filter({ hasText: "Conversions" }).getByRole("button", again),
    ).toBeVisible();
    const closed = statements.files.filter({ hasText: "Savings" });
    await expect(closed).toContainText("Expired");
    // A button of it would do nothing.
    await expect(closed.getByRole("button", again)).toHaveCount(0);
  });

  test("looks again whether any is left, while none is", async ({ page, statements, signIn, exchange }) => {
    await signIn();
    const rule = { enabled: true, maxRangeDays: 31, formats: ["CSV"], accounts: ["FUND"], kind: "CONVERT" };
    const result = { kinds: [rule], monthlyQuota: 30, monthlyUsed: 30, fileTtlDays: 7 };
    await exchange.fault({ call: "statements.config", retCode: 0, result });
    page.quicken(30);
    await statements.goto();
    await expect(statements.form).toContainText("All 30 statements of this month are used.");
    // The first of the next month.
    await exchange.reset();
    await expect(statements.form).toContainText("30 of 30 left this month");
    await expect(statements.create).toBeEnabled();
  });

  test("keeps its format too while what was asked for is on its way", async ({
    statements,
    signIn,
    exchange,
  }) => {
    await signIn();
    await statements.goto({ kind: "PERSONAL_INFO" });
    await exchange.fault({ call: "risk.intercept", latencyMs: 2_500, times: 1 });
    const formats = statements.form.getByRole("radio", { name: /^(CSV|XLSX|PDF)$/ });
    await expect(formats.first()).toBeEnabled();
    await statements.create.click();
    await expect(statements.create).toHaveAttribute("aria-busy", "true");
    await expect(formats.first()).toBeDisabled();
  });

  test("is found under both spellings, after a reload and after the login", async ({
    page,
    statements,
    exchange,
  }) => {
    await page.goto("/user/assets/exportStatment?lang=en&kind=CONVERT&from=2026-03-01&to=2026-03-31");
    await page.logIn((await exchange.createAccount({})).token);
    await expect(statements.kind("Conversions")).toBeChecked();
    await expect(statements.form.getByLabel("Last day")).toHaveValue("2026-03-31");
    await page.reload();
    await expect(statements.kind("Conversions")).toBeChecked();
  });
});
