/** D3.9, D3.11: on a page for everybody nothing of money under way is shown while its owner is logged out; they are told once they are back. */
import { expect, type Page } from "./harness/test.ts";
import { addLocks } from "./page-locks.ts";
import { test } from "./pages.ts";

const checked = /is still being checked/;

/** In another tab: somebody's token, "" for nobody's. */
async function becomes(page: Page, token: string): Promise<void> {
  await page.addCookies([{ name: "test-token", value: token }]);
  window.dispatchEvent(new Event("focus"));
}

/** Its texts come through the worker. */
async function switchTo(page: Page, button: string, [name, code]: readonly [string, string]): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: button, exact: true }).click();
  await page.getByRole("menuitemradio", { name, exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", code);
}

const logIn = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Log in" });

test("sums of what is still being checked are not there for who comes next, and there again for their owner", async ({
  page,
  convert,
  signIn,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  await page.addInitScript(addLocks);
  const { token } = await signIn();
  await exchange.fault({ call: "convert.execute", dropAfterHandling: true });
  await exchange.fault({ call: "outcome.lookup", status: 503 });
  await convert.open();
  await convert.getQuote("0.01");
  await convert.confirm.click();
  await expect.poll(() => exchange.seen("outcome.lookup")).toBeGreaterThan(0);
  // Found anew it is told by a notification too, which stays.
  await page.reload();
  await expect(page.getByText(checked)).toHaveCount(2);
  await becomes(page, "");
  await expect(logIn(page)).toBeVisible();
  await expect(page.getByText(checked).filter({ visible: true })).toHaveCount(0);
  await becomes(page, token);
  await expect(page.getByRole("main").getByText(checked)).toBeVisible();
});

test("how it ended is told to its owner alone, once they are back", async ({
  page,
  convert,
  signIn,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  const { token } = await signIn();
  await convert.open();
  await page.getByRole("link", { name: "Limit" }).click();
  await page.goBack();
  await convert.getQuote("0.01");
  await exchange.fault({ call: "convert.execute", answerLatencyMs: 4_000, times: 1 });
  await convert.confirm.click();
  await expect.poll(() => exchange.seen("convert.execute")).toBe(1);
  history.pushState(null, "", "/user/assets/exchange/index?mode=limit&from=BTC&to=USDT");
  const answered = page.network.waitForResponse(/convert\/execute/);
  await becomes(page, "");
  await expect(logIn(page)).toBeVisible();
  await answered;
  // Texts that are asked for later come later: by the first the answer was read, by the second its record would be asked for.
  await switchTo(page, "Language", ["Español", "es-ES"]);
  await switchTo(page, "Idioma", ["English (US)", "en-US"]);
  expect(page.network.requests.filter(({ url }) => /convert\/query/.test(url))).toEqual([]);
  await expect(page.getByText(/Your conversion of/)).toHaveCount(0);
  await becomes(page, token);
  await expect(page.getByText(/^Your conversion of .* is completed/)).toBeVisible();
});
