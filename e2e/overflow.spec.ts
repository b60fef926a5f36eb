/** D5.6. */
import type { Page } from "@playwright/test";
import { expect, quick, test } from "./test.ts";

/** What reaches past the page's edge, and by how many px the page can be scrolled sideways. */
function overflow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll("main *, header *, footer *, nav *")].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > clientWidth + 1 || left < -1;
    });
    return [
      `${scrollWidth - clientWidth} px`,
      ...wide.map((one) => `${one.tagName} ${one.className} "${(one.textContent ?? "").slice(0, 30)}"`),
    ];
  });
}

test.describe("nothing reaches past the page's edge", () => {
  for (const lang of ["en", "ar-SA"]) {
    test(`with a rate of many digits (${lang})`, async ({ page, convert, signIn }) => {
      await signIn({ PEPE: "123456789123.12345678" });
      await convert.open({ from: "PEPE", to: "BTC", lang });
      await page.locator('input[name="pay"]').fill("123456789.12");
      await expect(page.locator('input[name="receive"]')).not.toHaveValue("");
      await expect(page.getByRole("main")).toContainText(/0\.0{9}\d{7} BTC/);
      for (const width of [320, 360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => overflow(page), `${width} px`).toEqual([]);
        await expect
          .poll(() => page.locator('input[name="pay"]').evaluate((one) => one.scrollWidth - one.clientWidth))
          .toBe(0);
      }
    });
  }

  for (const lang of ["en", "de-DE", "ar-SA"]) {
    test(`in ${lang}`, quick(lang === "ar-SA"), async ({ page, convert, signIn }) => {
      await signIn();
      const open = {
        convert: async () => {
          await convert.open({ lang });
          await page.locator('input[name="pay"]').fill("0.01");
          await expect(page.locator('input[name="receive"]')).not.toHaveValue("");
        },
        overview: async () => {
          await page.goto(`/user/assets/?lang=${lang}`);
          await expect(page.locator("tr[data-coin]")).toHaveCount(4);
        },
        history: async () => {
          await page.goto(`/user/assets/exchange/history?lang=${lang}`);
          await expect(page.getByRole("main").getByRole("heading").nth(1)).toBeVisible();
        },
        transfer: async () => {
          await page.goto(`/user/assets/transfer?lang=${lang}`);
          await expect(page.locator('input[name="amount"]')).toBeVisible();
        },
        transferRecords: async () => {
          await page.goto(`/user/assets/subAccountTransferRecord?lang=${lang}`);
          await expect(page.getByRole("main").getByRole("heading").nth(1)).toBeVisible();
        },
        deposit: async () => {
          await page.goto(`/user/assets/deposit?coin=USDT&chain=TRX&lang=${lang}`);
          await expect(page.locator("main dl")).toBeVisible();
        },
        depositHistory: async () => {
          await page.goto(`/user/assets/deposit?view=history&lang=${lang}`);
          await expect(page.getByRole("main").getByRole("heading").nth(1)).toBeVisible();
        },
        depositAddresses: async () => {
          await page.goto(`/user/assets/deposit/chain-address?lang=${lang}`);
          await expect(page.locator("main tr[data-row]")).toHaveCount(1);
        },
      };
      for (const [name, opened] of Object.entries(open)) {
        await opened();
        await expect(page.locator("footer[data-mode]")).toBeAttached();
        for (const width of [320, 360, 390, 768, 1024, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await expect.poll(() => overflow(page), `${name}, ${width} px`).toEqual([]);
        }
      }
    });
  }
});
