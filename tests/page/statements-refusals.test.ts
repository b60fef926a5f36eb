/** F2e.*, F6g.1, R6.4, R8.3, D10.5. */
import { describe } from "vitest";
import type { Exchange } from "../../e2e/exchange.ts";
import { StatementsPage } from "../../e2e/statements-page.ts";
import type { Locator, Page } from "./harness/test.ts";
import { expect } from "./pages.ts";
import { quick, test } from "./statements-page.ts";

describe("a refusal", () => {
  test.for([
    [700_007, "All statements of this month are used."],
    [700_022, "This statement is not available for your account."],
    [10_001, "The exchange did not accept these choices."],
  ] as const)(
    "%s says why, and that none was created",
    async ([retCode, words], { statements, signIn, exchange }) => {
      await signIn();
      await statements.goto({ kind: "FUNDING" });
      await exchange.fault({ call: "statements.create", retCode, retMsg: "no", times: 1 });
      await statements.create.click();
      await expect(statements.form).toContainText(words);
      await expect(statements.form).toContainText("No statement was created.");
      await expect(statements.create).toBeEnabled();
    },
  );

  test("for a session that has ended keeps the choice over the login", async ({
    page,
    statements,
    signIn,
    exchange,
  }) => {
    const { token } = await signIn();
    await statements.goto({ kind: "CONVERT", from: "2026-03-01", to: "2026-03-31" });
    await exchange.call("profile.logout", token, {});
    await statements.create.click();
    await expect(statements.form).toContainText("Your session has ended.");
    await statements.form.getByRole("link", { name: "Log in" }).click();
    const { token: another } = await signIn();
    await page.logIn(another);
    await expect(statements.kind("Conversions")).toBeChecked();
    await expect(statements.form.getByLabel("First day")).toHaveValue("2026-03-01");
    await expect(statements.list).toContainText("No statements yet");
  });
});

describe("the list", () => {
  const made = {
    kind: "FUNDING",
    format: "CSV",
    fileName: "funding.csv",
    startTime: Date.UTC(2026, 0, 1) / 1000,
    endTime: Date.UTC(2026, 1, 1) / 1000,
    createdTime: Date.UTC(2026, 1, 2) / 1000,
    fileSize: 1_200_000,
  };

  test("tells an expired one and one of a kind that is not known", async ({
    statements,
    signIn,
    exchange,
  }) => {
    await signIn();
    const list = [
      { ...made, queryId: "1", status: "3", expireTime: Date.UTC(2026, 1, 9) / 1000 },
      {
        ...made,
        queryId: "2",
        status: "7",
        kind: "STAKING",
        fileName: "staking.csv",
        expireTime: 0,
        fileSize: 0,
      },
    ];
    await exchange.fault({ call: "statements.list", retCode: 0, result: { total: 2, list } });
    await statements.goto({ kind: "CONVERT" });
    const expired = statements.files.filter({ hasText: "All movements" });
    await expect(expired).toContainText(/Expired on .?Feb.9,.2026/);
    await expect(statements.files.filter({ hasText: "staking.csv" })).toContainText("Processing");
    await expired.getByRole("button", { name: /^Create again/ }).click();
    await expect(statements.kind("All movements")).toBeChecked();
    await expect(statements.form.getByLabel("Last day")).toHaveValue("2026-01-31");
  });

  test.for([
    ["forged", { signature: "wrong" }],
    ["unsigned", { signature: "absent" }],
    [
      "impossible in itself",
      { retCode: 0, result: { total: 0, list: [{ ...made, queryId: "1", status: "2", expireTime: 1 }] } },
    ],
  ] as const)(
    "that is %s is none, and can be requested again",
    async ([, fault], { statements, signIn, exchange }) => {
      await signIn();
      await exchange.fault({ call: "statements.list", ...fault });
      await statements.goto({ kind: "FUNDING" });
      await expect(statements.list).toContainText("Couldn't load your statements");
      await exchange.reset();
      await statements.list.getByRole("button", { name: "Try again" }).click();
      await expect(statements.list).toContainText("No statements yet");
    },
  );

  test("says that it updates by itself only once it was read", async ({ statements, signIn, exchange }) => {
    await signIn();
    await exchange.fault({ call: "statements.list", answerLatencyMs: 2_500, times: 1 });
    await statements.goto({ kind: "FUNDING" });
    await expect(statements.create).toBeVisible();
    await expect(statements.list).not.toContainText("Updates automatically");
    await expect(statements.list).toContainText("No statements yet");
    await expect(statements.list).toContainText("Updates automatically");
  });

  test("of before stays, and looks it, when it cannot be had anew", async ({
    page,
    statements,
    signIn,
    exchange,
  }) => {
    await signIn();
    await exchange.settings({ holdStatements: true });
    await statements.goto({ kind: "FUNDING" });
    await statements.create.click();
    await expect(statements.newest).toContainText("Queued");
    await exchange.fault({ call: "statements.list", status: 500 });
    page.quicken(20);
    await expect(statements.list).toContainText("Reconnecting");
    page.quicken(1);
    await expect(statements.newest).toContainText("Queued");
  });
});

interface Parts {
  readonly page: Page;
  readonly statements: StatementsPage<Locator>;
  readonly exchange: Exchange;
}

/** Has a statement made, and presses for it where its links are these. */
async function download({ page, statements, exchange }: Parts, urls: readonly string[]): Promise<void> {
  await exchange.settings(quick);
  await statements.goto({ kind: "FUNDING" });
  page.quicken(20);
  await statements.create.click();
  await expect(statements.newest).toContainText("expires in");
  page.quicken(1);
  const expireTime = Math.floor(Date.now() / 1000) + 300;
  await exchange.fault({ call: "statements.url", retCode: 0, result: { urls, expireTime } });
  await statements.newest.getByRole("button", { name: /^Download/ }).click();
}

describe("a download", () => {
  test.for([
    ["leads elsewhere without TLS", ["http://files.test/a"]],
    ["would run a script", ["javascript:alert(1)"]],
    ["gives a name away", ["https://me:secret@files.test/a"]],
    ["is none", []],
  ] as const)("whose link %s is not opened", async ([, urls], { page, statements, signIn, exchange }) => {
    await signIn();
    await download({ page, statements, exchange }, urls);
    await expect(statements.newest.getByRole("alert")).toContainText("The download didn't start.");
    expect(page.downloads).toHaveLength(0);
    await expect(page).toHaveURL(/exportStatement/);
  });

  test("of another origin opens no window by itself: its link stands there", async ({
    page,
    statements,
    signIn,
    exchange,
  }) => {
    await signIn();
    await download({ page, statements, exchange }, ["https://files.test/a"]);
    const link = statements.newest.getByRole("link", { name: "Open the file" });
    await expect(link).toHaveAttribute("href", "https://files.test/a");
    await expect(link).toHaveAttribute("target", "_blank");
    expect(page.downloads).toHaveLength(0);
  });

  test("of another's file, or replayed, is refused", async ({ page, statements, signIn, exchange }) => {
    await signIn();
    await exchange.settings(quick);
    await statements.goto({ kind: "FUNDING" });
    page.quicken(20);
    await statements.create.click();
    await expect(statements.newest).toContainText("expires in");
    page.quicken(1);
    const expireTime = Math.floor(Date.now() / 1000) + 300;
    const result = { urls: ["/x-api/asset-file/other/1"], expireTime, queryId: "other" };
    await exchange.fault({ call: "statements.url", retCode: 0, result });
    await statements.newest.getByRole("button", { name: /^Download/ }).click();
    await expect(statements.newest.getByRole("alert")).toBeVisible();
    expect(page.downloads).toHaveLength(0);
  });
});

describe("somebody who is signed out", () => {
  test("is asked to log in, and nothing is requested", async ({ page, exchange }) => {
    await page.goto(`${StatementsPage.path}?kind=CONVERT`);
    await page.waitForURL(/\/login[?]redirect_url=.*kind%3DCONVERT/);
    expect(await exchange.seen("statements.list")).toBe(0);
    expect(await exchange.seen("statements.config")).toBe(0);
  });
});

test("a statement needs no profile: it can be ordered, and its list is shown", async ({
  statements,
  signIn,
  fault,
}) => {
  await signIn();
  await fault({ call: "profile.get", status: 400 });
  await statements.goto({ kind: "FUNDING" });
  await statements.create.click();
  await expect(statements.files).toHaveCount(1);
});
