import type { Page } from "@playwright/test";
import { coveredControls } from "./engines/covered.ts";
import type { Exchange, Wallet } from "./exchange.ts";
import { order } from "./limit-page.ts";
import { expect, quick, test } from "./test.ts";

const wallet: Wallet = { BTC: "2", USDT: "9000", ETH: "5", DOGE: "41.07", ADA: "8.2143", ATOM: "0.5" };
/** Between the points that are pressed, px: less than any row is high. */
const steps = { 390: 24, 1440: 40 } as const;

/** The page has what it shows when it is idle: its rows, and the footer that comes last. */
async function seeRest(page: Page, rows: string): Promise<void> {
  await expect(page.locator(rows).first()).toBeVisible();
  await expect(page.locator("footer[data-mode]")).toBeAttached();
}

const pages = {
  "exchange/index?from=BTC&to=USDT": "[data-coin-row]",
  "exchange/index?mode=limit": "tr[data-row]",
  "exchange/index?mode=smallBalances": "tr[data-row]",
  "exchange/history?": "tr[data-row]",
  "transfer?coin=USDT": "input[name=amount]",
  "deposit?coin=USDT&chain=TRX": "main dl",
  // That address is listed then.
  "deposit/chain-address?": "tr[data-row]",
  "exchange/lwb-exchange?": "main li a",
  "?": "tbody tr",
} as const;

async function records(exchange: Exchange, account: { account: string; token: string }): Promise<void> {
  await exchange.makePast(account.account, 6);
  await order(exchange, account.token);
}

for (const width of [390, 1440] as const) {
  for (const lang of ["en", "ar-SA"]) {
    test(
      `nothing unseen takes a press: ${width} px, ${lang}`,
      quick(width === 390 && lang === "en"),
      async ({ page, signIn, exchange }) => {
        await records(exchange, await signIn(wallet));
        await page.setViewportSize({ width, height: 844 });
        for (const [path, rows] of Object.entries(pages)) {
          await page.goto(`/user/assets/${path}&lang=${lang}`);
          await seeRest(page, rows);
          expect(await page.evaluate(coveredControls, steps[width]), path).toEqual([]);
        }
      },
    );
  }
}
