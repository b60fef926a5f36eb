/** R9.17. */
import { expect, test } from "./test.ts";

// It turns what belongs to the whole exchange.
test.use({ ownExchange: {} });

/** What a page tells the host's collectors, and what it keeps to itself (R4.10, R7.32, D7.6). */
test("a visit is told in codes and routes: no token, no amount, no coin that was typed", async ({
  page,
  convert,
  exchange,
  signIn,
}) => {
  const account = await signIn();
  await convert.open();
  const codes = async () => (await exchange.telemetry()).events.map(({ code }) => code);
  const lines = async () => (await exchange.telemetry()).lines.map(({ msg }) => msg);
  // 70100 is the profile's own code.
  await expect.poll(codes).toContain(70_100);
  await expect.poll(lines).toContain("ws_open");
  const vitals = async () =>
    (await exchange.telemetry()).lines.filter(({ msg }) => msg === "vital").map(({ ctx }) => ctx.name);
  await expect.poll(vitals).toEqual(expect.arrayContaining(["FCP", "TTFB"]));
  const all = await exchange.telemetry();
  for (const { route, outcome, duration } of all.events) {
    expect(route).toMatch(/^\/[\w/.-]+$/);
    expect(outcome).toBe("ok");
    expect(duration).toBeLessThanOrEqual(30_000);
  }
  const [opened] = all.lines.filter(({ msg }) => msg === "ws_open");
  expect(opened?.ctx.path).toBe("/spot/ws/quote/v2");
  const text = JSON.stringify(all);
  for (const secret of [account.token, account.userId, account.account]) expect(text).not.toContain(secret);

  // What waits when the page goes leaves then, and not with the next full load.
  await convert.getQuote("0.01");
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide")));
  // 79990: the price's signature was checked in the browser.
  await expect.poll(codes).toContain(79_990);
  expect(JSON.stringify(await exchange.telemetry())).not.toMatch(/0\.01|BTC|USDT/);
});
