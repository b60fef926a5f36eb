/** D5.3, F8.11: values in a currency whose rate has not come for a while are of a while ago, however new the prices are. */
import { gunzipSync } from "node:zlib";
import type { NodePage } from "./harness/page.ts";
import { expect, test } from "./pages.ts";

const overview = "/user/assets/?lang=en";
const main = (page: NodePage) => page.getByRole("main");
const total = (page: NodePage) => main(page).locator("[data-total]");

/** Answers how to have the feed say nothing of rates from then on, and go on with prices. */
function holdingRates({ network }: NodePage): () => void {
  const open = network.openSocket;
  const textOf = (data: unknown): string =>
    typeof data === "string" ? data : gunzipSync(new Uint8Array(data as ArrayBuffer)).toString();
  let isHeld = false;
  Object.assign(network, {
    openSocket: ((url, events) =>
      open(url, {
        opened: () => events.opened(),
        ended: () => events.ended(),
        frame(data) {
          if (!isHeld || !/"topic":\s*"fiat"/.test(textOf(data))) events.frame(data);
        },
      })) satisfies typeof open,
  });
  return () => {
    isHeld = true;
  };
}

test("values in a currency whose rate is old look it, and are not called live, while prices are", async ({
  page,
  signIn,
  exchange,
}) => {
  const hold = holdingRates(page);
  await signIn({ BTC: "1" });
  await page.goto(overview);
  await main(page).getByRole("button", { name: "Display currency: USD" }).click();
  await page.getByRole("menuitemradio", { name: /EUR/ }).click();
  await expect(total(page)).toHaveText(/^\d{2},\d{3}\.\d\d$/);
  const card = page.getByRole("region", { name: "Total value" });
  // Nobody trades here: a price is of now once it is told.
  const tell = () => exchange.market({ symbol: "BTCUSDT", price: "94000.00" });
  await expect
    .poll(async () => {
      await tell();
      return card.innerText();
    })
    .toContain("24h, at live prices");
  hold();
  page.quicken(2);
  const look = async () => {
    await tell();
    return page.evaluate(() => {
      const has = (what: string): boolean => document.querySelector(what) !== null;
      return {
        live: has('[data-feed-dot="live"]'),
        old: has("[data-stale] [data-total]"),
        rows: has("[data-stale] tr[data-coin]"),
        called: document.querySelector("main")?.textContent?.includes("24h, at live prices") === true,
      };
    });
  };
  await expect.poll(look, { timeout: 15_000 }).toEqual({ live: true, old: true, rows: true, called: false });
  // In the currency of the prices nothing is old.
  await main(page).getByRole("button", { name: "Display currency: EUR" }).click();
  await page.getByRole("menuitemradio", { name: /USD/ }).click();
  await expect.poll(look).toEqual({ live: true, old: false, rows: false, called: true });
  page.quicken(1);
});
