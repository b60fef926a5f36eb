/** R2.13, R4.12, R6.5. */
import { describe } from "vitest";
import type { Locator, Page } from "./harness/test.ts";
import { expect, test } from "./pages.ts";

const limitsOf = (page: Page): Locator => page.getByRole("region", { name: "Limits" });
const faqOf = (page: Page): Locator => page.getByRole("region", { name: "Frequently asked questions" });

describe("flags of the site", () => {
  const config = (...hidden: readonly string[]) => ({
    call: "site.config" as const,
    retCode: 0,
    result: {
      config: Object.fromEntries(hidden.map((key) => [key, { action: "hide", ext: "" }])),
      version: "1",
    },
  });

  test("hide the questions", async ({ page, convert, exchange }) => {
    await exchange.fault(config("convertFaq"));
    await convert.open();
    await expect(limitsOf(page)).toBeVisible();
    await expect(faqOf(page)).toHaveCount(0);
  });

  test("hide the limits", async ({ page, convert, exchange }) => {
    await exchange.fault(config("convertLimit"));
    await convert.open();
    await expect(faqOf(page)).toBeVisible();
    await expect(limitsOf(page)).toHaveCount(0);
  });

  test("hide both without a gap", async ({ page, convert, exchange }) => {
    await exchange.fault(config("convertLimit", "convertFaq"));
    await convert.open();
    // All that comes late is there, but for the two.
    await expect(page.locator("footer[data-mode]")).toBeAttached();
    await expect.poll(() => exchange.seen("convert.gapRate")).toBeGreaterThan(0);
    await expect(limitsOf(page)).toHaveCount(0);
    await expect(faqOf(page)).toHaveCount(0);
    await expect(page.locator("#convert-form ~ *").filter({ visible: true })).toHaveCount(1);
  });
});
