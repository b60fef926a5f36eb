/** F6i.8, F6i.9: figures, costs and accounts of the tax center that are forged, late, or of another question. */
import { describe } from "vitest";
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";
import { type Change, forged, type Lie, lie, person, reported, rows, tax, year } from "./tax-lies.ts";
import { path, quick } from "./tax-page.ts";

describe("figures of a year", () => {
  test.for<[string, Change]>([
    ["that are forged", forged],
    ["of another year", { lie: (all) => ({ ...all, year: year - 2 }) }],
    ["of another account", { lie: (all) => ({ ...all, uid: "1" }) }],
    ["of another family", { lie: (all) => ({ ...all, mainUid: "1" }) }],
    ["that do not add up", { lie: (all) => ({ ...all, gain: "1000000.00" }) }],
    ["after which the connection dies", { dropAfterHandling: true }],
  ])("%s are not shown, and are requested again", async ([, change], { page, exchange, tolerated }) => {
    tolerated.push(/./);
    const { userId, token } = await person(exchange, page);
    const url = `${tax}/figures?mainUid=${userId}&uid=${userId}&year=${year}`;
    await lie(exchange, "tax.figures", change, () => reported(exchange, token, url));
    await page.goto(path);
    await expect(page.getByText("Couldn't load the figures of this year.", { exact: false })).toBeVisible();
    await expect(page.locator("[data-figures]")).toHaveCount(0);
    await exchange.reset();
    await page.getByRole("alert").getByRole("button", { name: "Try again" }).click();
    await expect(page.locator('[data-figures="0.00"]')).toBeVisible();
  });
});

describe("figures and costs of before", () => {
  test("say so once they cannot be read anew; that nothing is left to declare is not said any more", async ({
    page,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await person(exchange, page);
    await page.goto(path);
    await expect(page.locator('[data-figures="0.00"]')).toBeVisible();
    await expect(page.getByText("No cost is left to declare.")).toBeVisible();
    await exchange.fault({ call: "tax.figures", dropBeforeHandling: true });
    await exchange.fault({ call: "tax.costs", dropBeforeHandling: true });
    const failed = page.getByText("Couldn't load the figures of this year.", { exact: false });
    await page.comesBackUntil(() => failed.isVisible());
    await expect(page.locator("[data-figures][data-stale]")).toBeVisible();
    await expect(page.getByText("Couldn't load what is to be declared")).toBeVisible();
    await expect(page.getByText("No cost is left to declare.")).toHaveCount(0);
    await exchange.reset();
    await page.getByRole("alert").getByRole("button", { name: "Try again" }).first().click();
    await expect(page.locator("[data-figures][data-stale]")).toHaveCount(0);
    await expect(page.locator('[data-figures="0.00"]')).toBeVisible();
  });
});

describe("what has no price of its day", () => {
  test("is counted beside the figures, and a deposit has no assumed cost", async ({ page, exchange }) => {
    const { account, userId, token } = await person(exchange, page);
    await exchange.settings(quick);
    await exchange.deposit({ account, coin: "ETH", chain: "ETH", amount: "1.5", travelRule: 0 });
    const costs = `${tax}/costs?uid=${userId}`;
    await expect.poll(async () => (await reported(exchange, token, costs)).total).toBe(1);
    const figures = `${tax}/figures?mainUid=${userId}&uid=${userId}&year=${year}`;
    const missing: Change = { lie: (all) => ({ ...all, unpriced: 2 }) };
    await lie(exchange, "tax.figures", missing, () => reported(exchange, token, figures));
    const noPrice: Change = { lie: (all) => ofRows(all, (row) => ({ ...row, assumedCost: "" })) };
    await lie(exchange, "tax.costs", noPrice, () => reported(exchange, token, costs));
    await page.goto(path);
    await expect(page.getByText("Entries without a price of their day: 2.", { exact: false })).toBeVisible();
    await expect(page.locator("[data-cost]")).toContainText(
      "No price of that day is known: declare the cost",
    );
  });
});

describe("costs to declare", () => {
  test.for<[string, Change]>([
    ["that are forged", forged],
    ["of another person", { lie: (all) => ofRows(all, (row) => ({ ...row, uid: "1" })) }],
    ["of nothing", { lie: (all) => ofRows(all, (row) => ({ ...row, amount: "0" })) }],
    ["of tomorrow", { lie: (all) => ofRows(all, (row) => ({ ...row, creditedTime: 9_999_999_999 })) }],
  ])("%s are not shown", async ([, change], { page, exchange, tolerated }) => {
    tolerated.push(/./);
    const { account, userId, token } = await person(exchange, page);
    await exchange.settings(quick);
    await exchange.deposit({ account, coin: "ETH", chain: "ETH", amount: "1.5", travelRule: 0 });
    const url = `${tax}/costs?uid=${userId}`;
    await expect.poll(async () => (await reported(exchange, token, url)).total).toBe(1);
    await lie(exchange, "tax.costs", change, () => reported(exchange, token, url));
    await page.goto(path);
    await expect(page.getByText("Couldn't load what is to be declared")).toBeVisible();
    await expect(page.locator("[data-cost]")).toHaveCount(0);
  });
});

describe("costs of more deposits than one answer holds", () => {
  test("come page by page, to the last", async ({ page, exchange }) => {
    const { userId } = await person(exchange, page);
    const liar = await lieTo(page);
    const all = Array.from({ length: 130 }, (_, at) => ({
      uid: userId,
      taxDepositRecordsId: `tax-${at}`,
      coin: "ETH",
      amount: String(at + 1),
      creditedTime: 1_700_000_000 - at,
      recordType: 1,
      assumedCost: "1.00",
    }));
    liar.notify(
      "tax.costs",
      ({ requestText, text }) => {
        const asked = new URLSearchParams(requestText);
        const size = Math.min(100, Number(asked.get("size")));
        const start = (Number(asked.get("page") ?? 1) - 1) * size;
        const list = all.slice(start, start + size);
        return { text: withResult(text, () => ({ total: all.length, currency: "EUR", list })) };
      },
      { signed: true },
    );
    await page.goto(path);
    for (let shown = 20; shown < all.length; shown += 20) {
      await expect(page.locator("[data-cost]")).toHaveCount(shown);
      await page.getByRole("button", { name: "Show more" }).click();
    }
    await expect(page.locator("[data-cost]")).toHaveCount(all.length);
    await expect(page.getByRole("button", { name: "Show more" })).toHaveCount(0);
  });
});

describe("sub-accounts", () => {
  test.for<[string, Change]>([
    ["of another family", { lie: (all) => ofRows(all, (row) => ({ ...row, mainUid: "1" })) }],
    ["one twice", { lie: (all) => ({ total: 2, list: [rows(all)[0], rows(all)[0]] }) }],
    ["more than there are", { lie: (all) => ({ ...all, total: 1 }) }],
  ])("%s are not offered", async ([, change], { page, exchange, tolerated }) => {
    tolerated.push(/./);
    const { userId, token } = await person(exchange, page);
    const url = `user/private/search-subaccount-tax?mainUid=${userId}`;
    await lie(exchange, "tax.subAccounts", change, () => reported(exchange, token, url));
    await page.goto(path);
    await page.getByRole("button", { name: /^Accounts/ }).click();
    const dialog = page.getByRole("dialog", { name: "Accounts in the report" });
    await expect(dialog.getByText("Couldn't load your sub-accounts")).toBeVisible();
    await expect(dialog.getByRole("checkbox")).toHaveCount(0);
  });
});

const ofRows = (all: Record<string, unknown>, turn: Lie): object => ({ ...all, list: rows(all).map(turn) });
