import { relative } from "node:path";
import { chromium, type Locator } from "@playwright/test";
import { findBrowser } from "../scripts/steps/browser.mjs";
import { baselinesFor } from "./baselines.ts";
import { expect, test } from "./test.ts";

// No pair trades: every price stays where the seed put it.
test.use({ activity: "0" });

/** What moves with the clock: the charts' hours, the year. Worths in a currency have no name of their own. */
const moving = "canvas, svg[data-trend], footer[data-mode]";

/** Takes it out of the picture, also what comes later. */
function hideMoving(selector: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${selector} { visibility: hidden !important; }`);
  document.adoptedStyleSheets.push(sheet);
}

async function hide(texts: Locator): Promise<void> {
  await texts.evaluateAll((elements) => {
    for (const element of elements) if (element instanceof HTMLElement) element.style.visibility = "hidden";
  });
}

test.beforeAll(() => {
  const { compared, folder } = baselinesFor(findBrowser() || chromium.executablePath());
  if (!compared) console.log(`visual: baselines made, not compared (${relative(process.cwd(), folder)})`);
});

test.describe("the convert page looks as it did", () => {
  for (const scheme of ["light", "dark"] as const) {
    for (const lang of ["en", "ar-SA"]) {
      for (const [width, height] of [
        [390, 844],
        [1440, 960],
      ] as const) {
        test(`${scheme}, ${lang}, ${width} px`, async ({ page, convert, signIn }) => {
          await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
          await page.setViewportSize({ width, height });
          await signIn();
          await convert.open({ lang });
          await page.locator('input[name="pay"]').fill("0.25");
          await expect(page.locator('input[name="receive"]')).not.toHaveValue("");
          await expect(page.locator("canvas").first()).toBeVisible();
          await page.evaluate(hideMoving, moving);
          await hide(page.getByText(/\d USD$/));
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
          await expect(page).toHaveScreenshot(`convert-${scheme}-${lang}-${width}.png`, { fullPage: true });
        });
      }
    }
  }
});
