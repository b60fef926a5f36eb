/** D3.9: a document that has shown one person never shows another; what was under way in it stays its owner's. */
import type { Exchange } from "../../e2e/exchange.ts";
import { expect, type Page, test } from "./harness/test.ts";
import { addLocks } from "./page-locks.ts";

const address = "/user/assets/exchange/index?from=BTC&to=USDT";
const account = (page: Page) => page.getByRole("button", { name: /^Account: .*@/ });

/** In another tab: somebody's token, "" for nobody's. */
async function becomes(page: Page, token: string): Promise<void> {
  await page.addCookies([{ name: "test-token", value: token }]);
  window.dispatchEvent(new Event("focus"));
}

/** A conversion whose outcome nobody can tell, and the page loaded anew. */
async function leaveUnknown(page: Page, exchange: Exchange): Promise<void> {
  await exchange.fault({ call: "convert.execute", dropAfterHandling: true });
  await exchange.fault({ call: "outcome.lookup", status: 503 });
  await page.goto(address);
  await expect(page.locator('[data-quote][data-field="lastPrice"]').first()).toHaveText(/\d/);
  await page.getByRole("textbox", { name: /^You pay/ }).fill("0.01");
  await page.getByRole("button", { name: "Get quote" }).click();
  await page.getByRole("button", { name: "Convert now" }).click();
  await expect.poll(() => exchange.seen("convert.execute")).toBeGreaterThan(0);
  await page.goto(address);
  await expect(page.getByText(/is still being checked/)).toBeVisible();
}

test("money of unknown outcome is not looked up as whoever logs in after its owner left", async ({
  page,
  signIn,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  let documents = 0;
  await page.addInitScript(() => {
    documents += 1;
  });
  await page.addInitScript(addLocks);
  const mine = await signIn();
  const theirs = await exchange.createAccount({ BTC: "2" });
  await leaveUnknown(page, exchange);

  // A page for everybody stays where it is, whoever comes and goes in another tab.
  await becomes(page, "");
  await expect(page.getByRole("button", { name: /^Log in/ }).first()).toBeVisible();
  await exchange.reset();
  const before = documents;
  await becomes(page, theirs.token);
  await expect(account(page)).toBeVisible();
  expect(documents).toBe(before + 1);
  await expect(page.getByText(/was not submitted|nothing was converted/i)).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await exchange.seen("outcome.lookup")).toBe(0);

  // Its owner is told how it ended.
  await page.addCookies([{ name: "test-token", value: mine.token }]);
  await page.goto(address);
  await expect(page.getByText(/is completed/)).toBeVisible();
});

test("money of unknown outcome outlives a logout: the next person hears nothing of it, its owner how it ended", async ({
  page,
  signIn,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  await page.addInitScript(addLocks);
  const mine = await signIn();
  const theirs = await exchange.createAccount({ BTC: "2" });
  await leaveUnknown(page, exchange);
  await account(page).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await exchange.reset();

  await page.addCookies([{ name: "test-token", value: theirs.token }]);
  await page.goto(address);
  await expect(account(page)).toBeVisible();
  await page.settled();
  await expect(page.getByText(/still being checked|is completed|View status/)).toHaveCount(0);
  expect(await exchange.seen("outcome.lookup")).toBe(0);

  // A session of its own: the one of before was taken back.
  await page.addCookies([{ name: "test-token", value: await exchange.demo(mine.account) }]);
  await page.goto(address);
  await expect(page.getByText(/is completed/)).toBeVisible();
});

test("what is typed and open of somebody whom the page could not name is gone for whoever logs in next", async ({
  page,
  signIn,
  exchange,
}) => {
  let documents = 0;
  await page.addInitScript(() => {
    documents += 1;
  });
  await signIn();
  const theirs = await exchange.createAccount({ BTC: "2" });
  page.network.route(/user\/profile/, () => new Response("", { status: 500 }));
  page.quicken(6);
  await page.goto(address);
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
  page.quicken(1);
  await expect(page.locator('[data-quote][data-field="lastPrice"]').first()).toHaveText(/\d/);
  const pay = page.getByRole("textbox", { name: /^You pay/ });
  await pay.fill("0.01");
  await page.getByRole("button", { name: "Get quote" }).click();
  await expect(page.getByRole("button", { name: "Convert now" })).toBeVisible();

  page.network.unroute();
  const before = documents;
  await becomes(page, theirs.token);
  await expect.poll(() => documents).toBe(before + 1);
  await expect(account(page)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(pay).toHaveValue("");
  expect(await exchange.seen("convert.execute")).toBe(0);
});
