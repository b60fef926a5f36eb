/** R2.1-R2.5, R2.18-R2.25: every address has its page. */
import { until } from "./harness/until.ts";
import { expect, test } from "./pages.ts";

/** Below `/user/assets`, with the page's heading. */
const pages: readonly (readonly [path: string, heading: string])[] = [
  ["/", "Overview"],
  ["/exchange/index", "Convert"],
  ["/exchange/history", "Convert history"],
  ["/exchange/lwb-exchange", "Special coins"],
  ["/exchange/lwb-exchange/usdt-usdc", "USDT exchange"],
  ["/exchange/lwb-exchange/history/usdt-usdc", "USDT exchange history"],
  ["/otc/index", "Block trade"],
  ["/otc/convert", "Block trade"],
  ["/otc/history", "Block trade history"],
  ["/money-address", "Address book"],
  ["/money-address/batch", "Add many addresses"],
  ["/money-address/risk-check", "Address risk check"],
  ["/records/derivatives", "Derivatives history"],
  ["/records/frozen-assets", "Frozen assets"],
  ["/records/asset-history", "Asset history"],
  ["/subAccountTransferRecord", "Transfer history"],
  ["/transfer", "Transfer"],
  ["/deposit", "Deposit"],
  ["/deposit/chain-address", "Deposit addresses"],
  ["/withdraw", "Withdraw"],
  ["/fiat/deposit", "Fiat deposit"],
  ["/fiat/withdraw", "Fiat withdrawal"],
  ["/center/migration", "Account migration"],
  ["/exportStatment", "Statements"],
  ["/exportStatement", "Statements"],
  ["/questionnaire", "Options: suitability check"],
  ["/tax-center", "Tax center"],
];

/** Those that keep drafts, forms, ids or coins on the device, or hear of other tabs. */
const remembering = [
  "/exchange/index",
  "/exchange/index?mode=limit",
  "/withdraw",
  "/deposit",
  "/money-address",
  "/exportStatement",
  "/questionnaire",
];

test("each address leads to a page with its own heading and something in it", async ({ page, signIn }) => {
  await signIn();
  const missing: string[] = [];
  for (const [path, heading] of pages) {
    await page.goto(`/user/assets${path}`);
    const shown = await until(headingWithPage);
    if (shown === "Page not found") missing.push(path);
    else expect.soft(shown, path).toBe(heading);
  }
  expect(missing).toEqual([]);
});

test("a browser that keeps nothing has the pages that remember what is typed all the same", async ({
  page,
  signIn,
  exchange,
}) => {
  await signIn();
  await page.addInitScript(() => {
    const get = (): never => {
      throw new DOMException("The operation is insecure", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(globalThis, name, { configurable: true, get });
    // Firefox refuses channels likewise.
    Object.defineProperty(globalThis, "BroadcastChannel", {
      configurable: true,
      value: class extends EventTarget {
        constructor() {
          super();
          get();
        }
      },
    });
  });
  for (const path of remembering) {
    await page.goto(`/user/assets${path}`);
    const [bare = ""] = path.split("?");
    expect.soft(await until(headingWithPage), path).toBe(new Map(pages).get(bare));
  }
  // So does what a session's start reads behind the first page.
  await expect.poll(() => exchange.seen("site.config")).toBeGreaterThan(0);
});

/** The heading, once the page itself stands under it and not what keeps its place. */
function headingWithPage(): string {
  const main = document.querySelector("main");
  const heading = main?.querySelector("h1")?.textContent ?? "";
  const under = (main?.textContent ?? "").replace(heading, "").replaceAll(/Loading|…/g, "");
  if (heading === "" || under.trim() === "") throw new Error(`${location.pathname}: ${heading || "no page"}`);
  return heading;
}
