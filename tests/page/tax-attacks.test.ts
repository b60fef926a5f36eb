/** F6i.8, F6i.9: answers of the tax center that are forged, late, of another question, or an error after the exchange acted. */
import { describe } from "vitest";
import type { Exchange, Fault } from "../../e2e/exchange.ts";
import type { Page } from "./harness/test.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

const path = "/user/assets/tax-center?lang=en";
const quick = { statementQueueMs: 0, statementMakeMs: 0, depositBlockMs: 10 };

async function person(exchange: Exchange, page: Page) {
  const made = await exchange.createPerson(
    { BTC: "1", USDT: "500" },
    { kycRegion: "AUT", currency: "EUR", subAccounts: ["desk-vienna", "bot"] },
  );
  await page.addCookies([{ name: "test-token", value: made.token }]);
  return made;
}

/** What the exchange says itself to a question of the tax center, to be lied about. */
async function reported(exchange: Exchange, token: string, part: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`${exchange.url}/x-api/${part}`, { headers: { UserToken: token } });
  return ((await answer.json()) as { result: Record<string, unknown> }).result;
}
const tax = "v3/private/cht/asset-file-core/tax";
const create = (page: Page) => page.getByRole("button", { name: "Create 1 report" }).first();

type Lie = (reported: Record<string, unknown>) => object;
type Change = Partial<Fault> & { readonly lie?: Lie };
const forged: Change = { signature: "wrong" };
const year = new Date().getUTCFullYear();

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
    await new Promise((resume) => setTimeout(resume, 5_500));
    await page.setVisible(false);
    await page.setVisible(true);
    await expect(page.getByText("Couldn't load the figures of this year.", { exact: false })).toBeVisible();
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
});

/** The call is answered by a lie about what is so, or goes wrong as it is said. */
async function lie(
  exchange: Exchange,
  call: NonNullable<Fault["call"]>,
  { lie: turn, ...fault }: Change,
  read: () => Promise<Record<string, unknown>>,
): Promise<void> {
  const change = turn === undefined ? fault : { retCode: 0, result: turn(await read()) };
  await exchange.fault({ call, ...change });
}

const rows = (all: Record<string, unknown>): Record<string, unknown>[] =>
  all.list as Record<string, unknown>[];
const ofRows = (all: Record<string, unknown>, turn: Lie): object => ({ ...all, list: rows(all).map(turn) });
