import type { Locator } from "@playwright/test";
import { galleryPath, test } from "./gallery.ts";
import { fontsReady, hideMoving, looks, reportBaselines, take } from "./pictures.ts";
import { expect } from "./test.ts";
import { wholeBrowser } from "./whole-browser.ts";

// No pair trades: every price stays where the seed put it.
// One sample has an icon that does not exist.
test.use({
  ownExchange: { SANDBOX_ACTIVITY: "0" },
  tolerated: /nothing-here\.png/,
  launchOptions: wholeBrowser,
});
test.beforeAll(reportBaselines);

/** Counts for real. */
const running = 'section[aria-label^="Quote"] [role="timer"]:has(button):first-of-type';

function fileName(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** Sections of the gallery by their titles. */
async function sectionsOf(main: Locator): Promise<readonly { title: string; section: Locator }[]> {
  const titles = await main
    .locator("section[aria-label]")
    .evaluateAll((parts) => parts.map((part) => part.getAttribute("aria-label") ?? ""));
  return titles.map((title) => ({
    title,
    section: main.getByRole("region", { name: title, exact: true }).first(),
  }));
}

test.describe("the gallery looks as it did", () => {
  for (const look of looks) {
    test(look.name, { tag: "@full" }, async ({ page, signIn }) => {
      // Some dozen pictures each.
      await take(page, look);
      await signIn();
      await page.goto(`${galleryPath}?lang=${look.lang}`);
      const main = page.getByRole("main");
      await expect(main.locator('[data-quote="BTCUSDT"]').first()).toHaveText(/\d/);
      await hideMoving(page, running);
      await fontsReady(page);
      const sections = await sectionsOf(main);
      expect(sections.length).toBeGreaterThanOrEqual(15);
      for (const { title, section } of sections) {
        // All of them: one part that differs hides no other.
        await expect.soft(section).toHaveScreenshot(`gallery-${fileName(title)}-${look.name}.png`);
      }
    });
  }
});
