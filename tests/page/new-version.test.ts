/** Code that a deployment took away while the page was open. */
import { expect, test } from "./pages.ts";

const newer = '<script type="module" src="/assets/index-newer.js"></script>';

test("that the worker can no longer fetch is told as a new version, and nothing reloads by itself", async ({
  page,
  convert,
  signIn,
  exchange,
}) => {
  await signIn();
  await convert.open();
  // Behind the start, which brings what watches for it.
  await expect.poll(() => exchange.seen("profile.vipLabel")).toBeGreaterThan(0);
  const own = globalThis.fetch;
  globalThis.fetch = async (url, init) =>
    url === location.pathname ? new Response(newer) : await own(url, init);
  try {
    // As it looks where a part of the worker is gone: nothing has left.
    page.network.route(/convert\/quote/, () => Promise.reject(new TypeError("Failed to fetch")));
    await convert.pay.fill("0.01");
    await convert.getPrice.click();
    await expect(page.getByText("New version available")).toBeVisible();
    await expect(convert.pay).toHaveValue("0.01");
  } finally {
    globalThis.fetch = own;
  }
});
