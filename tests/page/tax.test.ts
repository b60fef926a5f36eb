/** R1.13, R2.27, R3.7, R7.6, F2a.10, F6i.4-F6i.9, R5.4. */
import { describe } from "vitest";
import { expect, test } from "./pages.ts";
import { austrian, lost, path, quick, wallet } from "./tax-page.ts";

const notOffered = "No tax reports here";

describe("accounts", () => {
  test("are searched, chosen, and stand in the address", async ({ page, signInAs }) => {
    await signInAs(wallet, {
      ...austrian,
      subAccounts: ["desk-vienna", "bot"],
    });
    await page.goto(path);
    await page.getByRole("button", { name: /^Accounts/ }).click();
    const dialog = page.getByRole("dialog", { name: "Accounts in the report" });
    // Of the year before: the one that is chosen may have something.
    await expect(dialog).toContainText(`No entries in ${new Date().getUTCFullYear() - 1}`);
    await dialog.getByRole("searchbox").fill("vienna");
    await expect(dialog.getByRole("checkbox")).toHaveCount(1);
    await dialog.getByRole("checkbox", { name: /desk-vienna/ }).click();
    // A UID is found as it is shown.
    const shown = /UID ([\d ]+)/.exec((await dialog.getByRole("list").textContent()) ?? "")?.[1] ?? "";
    expect(shown).toMatch(/\d \d/);
    await dialog.getByRole("searchbox").fill("nobody");
    await expect(dialog.getByText("No results for", { exact: false })).toBeVisible();
    await dialog.getByRole("searchbox").fill(shown);
    await expect(dialog.getByRole("checkbox", { name: /desk-vienna/ })).toBeVisible();
    await dialog.getByRole("button", { name: "Use 2 accounts" }).click();
    await expect(page).toHaveURL(/accounts=\d+,\d+/);
    await expect(page.getByRole("button", { name: "Create 2 reports" }).first()).toBeVisible();
  });
});

describe("more accounts than a page holds", () => {
  test("than reports are asked for at once are not used", async ({ page, signInAs }) => {
    await signInAs(wallet, austrian);
    const hundred = Array.from({ length: 100 }, (_, at) => 50_000_001 + at);
    await page.goto(`${path}&accounts=${hundred.join()}`);
    await page.getByRole("button", { name: /^Accounts/ }).click();
    const dialog = page.getByRole("dialog", { name: "Accounts in the report" });
    await expect(dialog.getByRole("button", { name: "Use 100 accounts" })).toBeEnabled();
    await dialog.getByRole("checkbox", { name: /Main account/ }).click();
    await expect(dialog).toContainText("Up to 100 accounts at a time.");
    await expect(dialog.getByRole("button", { name: "Use 101 accounts" })).toBeDisabled();
  });

  test("come page by page, and what was chosen on one stays chosen", async ({ page, signInAs }) => {
    const subAccounts = Array.from({ length: 23 }, (_, at) => `desk-${at + 1}`);
    await signInAs(wallet, { ...austrian, subAccounts });
    await page.goto(path);
    await page.getByRole("button", { name: /^Accounts/ }).click();
    const dialog = page.getByRole("dialog", { name: "Accounts in the report" });
    await dialog.getByRole("checkbox", { name: /desk-2(?!\d)/ }).click();
    await dialog.getByRole("button", { name: "Next" }).click();
    await expect(dialog.getByRole("checkbox")).toHaveCount(3);
    // The last press keeps the focus: its button is there still.
    await expect(dialog.getByRole("button", { name: "Next" })).toHaveAttribute("aria-disabled", "true");
    await expect(dialog.getByRole("button", { name: "Next" })).not.toHaveAttribute("disabled");
    await dialog.getByRole("checkbox", { name: /desk-23/ }).click();
    await dialog.getByRole("button", { name: "Use 3 accounts" }).click();
    await expect(page.getByRole("button", { name: "Create 3 reports" }).first()).toBeVisible();
  });
});

describe("costs to declare", () => {
  test("are entered once, kept over a reload, and change the figures", async ({
    page,
    exchange,
    signInAs,
  }) => {
    const { account } = await signInAs(wallet, austrian);
    await exchange.settings(quick);
    const sent = { account, coin: "ETH", chain: "ETH", amount: "1.5", travelRule: 0 } as const;
    await exchange.deposit(sent);
    await expect.poll(async () => (await exchange.funding(account))("ETH")).toBe("1.5");
    await page.goto(path);
    await page.getByRole("button", { name: "Enter cost of 1.50 ETH" }).click();
    const dialog = page.getByRole("dialog", { name: "Declare the acquisition cost" });
    await dialog.getByRole("button", { name: "Declare cost" }).click();
    await expect(dialog.getByText("Fill this in.").first()).toBeVisible();
    await dialog.getByRole("textbox", { name: "Total cost" }).fill("2500");
    await page.reload();
    await expect(dialog.getByRole("textbox", { name: "Total cost" })).toHaveValue("2,500");
    await dialog.getByLabel("Bought on").fill("2024-05-06");
    await dialog.getByRole("button", { name: "Declare cost" }).click();
    const done = page.getByRole("dialog", { name: "Cost declared" });
    await done.getByRole("button", { name: "Done" }).click();
    await expect(page.getByText("No cost is left to declare.")).toBeVisible();
  });
});

test("a cost's button names the amount as the page writes it", async ({ page, exchange, signInAs }) => {
  const { account } = await signInAs(wallet, austrian);
  await exchange.settings(quick);
  await exchange.deposit({ account, coin: "ETH", chain: "ETH", amount: "1.5", travelRule: 0 });
  await expect.poll(async () => (await exchange.funding(account))("ETH")).toBe("1.5");
  await page.goto(path.replace("lang=en", "lang=de-DE"));
  await expect(page.getByRole("button", { name: "Kosten von 1,50 ETH angeben" })).toBeVisible();
});

describe("hidden amounts", () => {
  test("are in no line of a report, and of no cost", async ({ page, exchange, signInAs }) => {
    const { account, token, userId } = await signInAs(wallet, austrian);
    await exchange.settings(quick);
    await exchange.deposit({ account, coin: "ETH", chain: "ETH", amount: "1.5", travelRule: 0 });
    await expect.poll(async () => (await exchange.funding(account))("ETH")).toBe("1.5");
    const year = new Date().getUTCFullYear();
    const order = { uids: [userId], kind: "PNL", year, format: "PDF", requestId: "0123456789" };
    await exchange.call("taxReports.create", token, order);
    await page.goto("/user/assets/?lang=en");
    await page.getByRole("button", { name: "Hide amounts" }).click();
    await page.goto(path);
    page.quicken(4);
    await expect(page.locator('[data-file="ready"]')).toContainText(`Main account · ${year}`);
    page.quicken(1);
    await expect(page.locator('[data-file="ready"]')).not.toContainText("Gain");
    await expect(page.locator("[data-cost]")).toContainText("Counts as ••••••");
    await expect(page.getByRole("button", { name: "Enter cost of •••••• ETH" })).toBeVisible();
  });
});

describe("what is not to be trusted", () => {
  test("an overview of another family is not shown", async ({ page, signInAs, fault }) => {
    await signInAs(wallet, austrian);
    const result = {
      mainUid: "1",
      taxStatus: 0,
      statusYear: 2025,
      currency: "EUR",
      declaresCosts: true,
      years: [2026, 2025],
      kinds: ["PNL"],
      formats: ["PDF"],
      monthlyQuota: 30,
      monthlyUsed: 0,
      fileTtlDays: 7,
      subAccounts: 0,
    };
    await fault({ call: "tax.overview", result, retCode: 0 });
    await page.goto(path);
    await expect(page.getByText("Couldn't load the tax center")).toBeVisible();
    await expect(page.getByRole("button", { name: "Create 1 report" })).toHaveCount(0);
  });

  test("an answer that belongs to an earlier request makes nothing look requested", async ({
    page,
    signInAs,
    fault,
  }) => {
    await signInAs(wallet, austrian);
    await page.goto(path);
    await expect(page.getByText("No reports yet")).toBeVisible();
    const result = { requestId: "earlier", list: [{ uid: "1", queryId: "old" }] };
    await fault({ call: "taxReports.create", result, retCode: 0, times: 1 });
    await page.getByRole("button", { name: "Create 1 report" }).first().click();
    await expect(page.getByText(lost, { exact: false })).toBeVisible();
    await expect(page.getByText("Requested.", { exact: false })).toHaveCount(0);
  });

  test("an exchange without tax reports offers none", async ({ page, signInAs, fault }) => {
    await signInAs(wallet, austrian);
    await fault({ call: "tax.overview", retCode: 10_017 });
    await page.goto(path);
    await expect(page.getByText(notOffered)).toBeVisible();
    await expect(page.getByRole("button", { name: /^Create/ })).toHaveCount(0);
  });
});

describe("without a tax residence", () => {
  test("nothing can be made, and the page leads to where it is declared", async ({ page, signInAs }) => {
    await signInAs({}, { kycLevel: "LEVEL_1" });
    await page.goto(path);
    const link = page.getByRole("link", { name: "Declare tax residence" });
    await expect(link).toBeVisible();
    expect(await link.getAttribute("href")).toMatch(/^\/identity\?redirect_url=/);
    await expect(page.getByRole("button", { name: "Create 1 report" }).first()).toBeDisabled();
    await expect(page.getByText("No reports yet")).toBeVisible();
  });
});

describe("the page", () => {
  test("that did not load says so, and can be requested again", async ({
    page,
    exchange,
    signInAs,
    fault,
  }) => {
    await signInAs(wallet, austrian);
    await fault({ call: "tax.overview", status: 400 });
    await page.goto(path);
    await expect(page.getByText("Couldn't load the tax center")).toBeVisible();
    await exchange.reset();
    await page.getByRole("button", { name: "Try again" }).first().click();
    await expect(page.getByRole("radio", { name: "Trades" })).toBeVisible();
  });

  test("makes reports where the country of a declared residence does not come", async ({
    page,
    signInAs,
    fault,
  }) => {
    await signInAs(wallet, austrian);
    await fault({ call: "member.tags", status: 400 });
    await page.goto(path);
    await expect(page.getByRole("button", { name: "Create 1 report" }).first()).toBeEnabled();
    await expect(page.locator('[data-figures="0.00"]')).toBeVisible();
  });

  test("that cannot tell whether a residence is declared says so, and asks again by a press", async ({
    page,
    exchange,
    signInAs,
    fault,
  }) => {
    await signInAs({}, { kycLevel: "LEVEL_1" });
    await fault({ call: "member.tags", status: 400 });
    await page.goto(path);
    const form = page.getByRole("region", { name: "New report" });
    await expect(form).toContainText("Couldn't load your tax residence.");
    await expect(form.getByText(/^Declare your tax residence first/)).toHaveCount(0);
    await exchange.reset();
    await form.getByRole("button", { name: "Try again" }).click();
    await expect(form.getByText(/^Declare your tax residence first/)).toBeVisible();
    await expect(form).not.toContainText("Couldn't load your tax residence.");
  });

  test("that does not know whose it is says so, and asks again by a press", async ({
    page,
    exchange,
    signInAs,
    fault,
  }) => {
    await signInAs(wallet, austrian);
    await fault({ call: "profile.get", status: 400 });
    await page.goto(path);
    await expect(page.getByText("Couldn't load the tax center")).toBeVisible();
    await expect(page.getByText("Couldn't load your reports")).toBeVisible();
    await exchange.reset();
    await page.getByRole("button", { name: "Try again" }).first().click();
    await expect(page.getByRole("radio", { name: "Trades" })).toBeVisible();
    await expect(page.getByText("No reports yet")).toBeVisible();
  });

  test("says of the running year how far it goes", async ({ page, signInAs }) => {
    await signInAs(wallet, austrian);
    const now = new Date();
    const year = now.getUTCFullYear();
    const day = new Intl.DateTimeFormat("en", {
      day: "numeric",
      month: "short",
      year: "numeric",
      timeZone: "UTC",
    });
    const days = day.formatRange(new Date(Date.UTC(year, 0, 1)), now).replaceAll(/\s/g, " ");
    await page.goto(`${path}&year=${year}`);
    await expect(page.getByText(`${days} · UTC`)).toBeVisible();
  });

  test("leads who is not logged in to the login, with the choice kept", async ({ page }) => {
    await page.goto(`${path}&kind=EARN&year=2025`);
    await expect(page).toHaveURL(/\/login\?redirect_url=.*kind%3DEARN/);
  });
});
