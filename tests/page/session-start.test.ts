/** R6.4, R8.2, F8.2. */
import { describe } from "vitest";
import type { Network } from "./harness/network.ts";
import { expect, type Page, test } from "./harness/test.ts";

/** Who the person is is unknown at the start: every page ends in content, an error with a retry, or the login. */

type Answer = Parameters<Network["route"]>[1];

const wallet = { BTC: "0.5", DOGE: "20" };
const refused =
  (code: number): Answer =>
  () =>
    Response.json({ ret_code: code, ret_msg: "", result: {}, time_now: String(Date.now() / 1000) });
const sick: Answer = () => new Response("", { status: 500 });
const away: Answer = () => {
  throw new TypeError("Failed to fetch");
};
const hangs: Answer = () => new Promise(() => undefined);

const main = (page: Page) => page.getByRole("main");
const login = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Log in" });
const tryAgain = (page: Page) => main(page).getByRole("button", { name: "Try again" });

const overview = "/user/assets/?lang=en";
const history = "/user/assets/exchange/history?lang=en";
const convert = "/user/assets/exchange/index?from=BTC&to=USDT&lang=en";
const special = "/user/assets/exchange/lwb-exchange?lang=en";
const specialHistory = "/user/assets/exchange/lwb-exchange/history/usdt-usdc?lang=en";

describe.each<[string, Answer]>([
  ["answers 500 for ever", sick],
  ["cannot be reached", away],
  ["never answers", hangs],
])("a profile that %s", (_, answer) => {
  test("leaves every page with its content, and the header with a way to log in", async ({
    page,
    signIn,
  }) => {
    await signIn(wallet);
    page.network.route(/user\/profile/, answer);
    page.quicken(6);
    await page.goto(overview);
    await expect(main(page)).toContainText("Dogecoin");
    await expect(login(page)).toBeVisible();
    await page.goto(`${convert}&mode=smallBalances`);
    await expect(main(page)).toContainText("Dogecoin");
    await expect(login(page)).toBeVisible();
    await page.goto(`${convert}&mode=limit`);
    await expect(main(page)).toContainText("No open orders");
    await page.goto(convert);
    await expect(main(page).getByRole("button", { name: "Get quote" }).first()).toBeVisible();
    await expect(login(page)).toBeVisible();
    await page.goto(history);
    await expect(main(page)).toContainText("No conversions yet");
    await page.goto(special);
    await expect(main(page)).toContainText("USDC");
    await page.goto(specialHistory);
    await expect(login(page)).toBeVisible();
  });
});

test("a profile that is lost for a while is requested again by itself, and what hangs on it comes with it", async ({
  page,
  signIn,
}) => {
  await signIn(wallet);
  page.network.route(/user\/profile/, sick);
  page.quicken(6);
  await page.goto(overview);
  await expect(login(page)).toBeVisible();
  page.network.unroute();
  await expect(login(page)).toHaveCount(0);
  await expect(main(page)).toContainText("Dogecoin");
});

describe.each([33_003, 10_009])("a profile that is refused with %i", (code) => {
  test("leaves closed pages with their content or the login, open ones signed out", async ({
    page,
    signIn,
  }) => {
    await signIn(wallet);
    page.network.route(/user\/profile/, refused(code));
    await page.goto(overview);
    await expect(main(page)).toContainText("Dogecoin");
    await expect(login(page)).toBeVisible();
    await page.goto(convert);
    await expect(login(page)).toBeVisible();
    await expect(main(page).getByRole("button", { name: "Log in to convert" }).first()).toBeVisible();
    page.network.route(/x-api/, refused(code));
    for (const address of [overview, history, special, specialHistory]) {
      await page.goto(address);
      await expect(main(page).getByRole("link", { name: "Log in" })).toBeVisible();
      await expect(tryAgain(page)).toBeVisible();
      await expect(login(page)).toBeVisible();
    }
  });
});

test("an exchange that fails altogether leaves errors, and trying again needs no reload", async ({
  page,
  signIn,
}) => {
  await signIn(wallet);
  for (const [address, content] of [
    [overview, "Dogecoin"],
    [history, "No conversions yet"],
    [special, "USDC"],
  ] as const) {
    page.network.route(/x-api/, sick);
    page.quicken(6);
    await page.goto(address);
    await expect(tryAgain(page).first()).toBeVisible();
    await expect(login(page)).toBeVisible();
    page.network.unroute();
    await tryAgain(page).first().click();
    await expect(main(page)).toContainText(content);
    if (address === overview) await expect(login(page)).toHaveCount(0);
  }
});

test.for(["smallBalances", "limit"])(
  "an exchange that fails leaves an error in mode %s too",
  async (mode, { page, signIn }) => {
    await signIn(wallet);
    page.network.route(/x-api/, sick);
    page.quicken(6);
    await page.goto(`${convert}&mode=${mode}`);
    await expect(tryAgain(page).first()).toBeVisible();
    await expect(login(page)).toBeVisible();
  },
);
