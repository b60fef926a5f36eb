/** D3.9, D3.11: money of an earlier session whose outcome is not known, beside a profile that does not come. */
import { expect, test } from "./pages.ts";

const held = /^We couldn't confirm who is logged in, and the same request may already be under way/;

test("an equal conversion is not sent again while nobody says who is here, another one is", async ({
  page,
  convert,
  signIn,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  const { account } = await signIn();
  await exchange.fault({ call: "convert.execute", dropAfterHandling: true, times: 1 });
  await exchange.fault({ call: "outcome.lookup", status: 503 });
  await convert.open();
  await convert.getQuote("0.01");
  await convert.confirm.click();
  await expect.poll(() => exchange.seen("outcome.lookup")).toBeGreaterThan(0);

  await page.addCookies([{ name: "test-token", value: await exchange.demo(account) }]);
  await exchange.fault({ call: "profile.get", status: 400 });
  await convert.open();
  await convert.getQuote("0.01");
  await convert.confirm.click();
  await expect(page.getByText(held)).toBeVisible();
  expect(await exchange.seen("convert.execute")).toBe(1);
  await page.keyboard.press("Escape");
  await convert.getQuote("0.02");
  await convert.confirm.click();
  await expect(convert.result).toBeVisible();
  expect(await exchange.seen("convert.execute")).toBe(2);
});
