/** D5.6: every page of the area, walked in one tab a view. */
import type { Page } from "@playwright/test";
import { areaWallet, everyPage, makeRecords } from "./area-pages.ts";
import { faults } from "./axe.ts";
import { doubleText, overflow } from "./edge.ts";
import { turnedFigures } from "./engines/reading-order.ts";
import type { Account, Exchange, Wallet } from "./exchange.ts";
import { expect, quick, test } from "./test.ts";

interface Walker {
  readonly page: Page;
  readonly exchange: Exchange;
  readonly signIn: (funding?: Wallet) => Promise<Account>;
}

/** Looks at each page once it has its figures. What is wrong on one does not keep the walk from the next. */
async function walk(
  { page, exchange, signIn }: Walker,
  lang: string,
  look: (name: string) => Promise<void>,
): Promise<void> {
  await makeRecords(exchange, await signIn(areaWallet));
  for (const { name, path, shown } of everyPage) {
    await page.goto(`/user/assets/${path}&lang=${lang}`);
    await expect.soft(page.locator(shown).first(), name).toBeVisible();
    await expect(page.locator("footer[data-mode]")).toBeAttached();
    await look(name);
  }
}

const soft = expect.configure({ soft: true });
const resize = (page: Page, width: number): Promise<void> => page.setViewportSize({ width, height: 900 });

test.describe("every page", () => {
  test.slow();

  for (const [colorScheme, lang, width] of [
    ["light", "en", 1440],
    ["dark", "ar-SA", 390],
    ["dark", "en", 390],
    ["light", "ar-SA", 1440],
  ] as const) {
    test.describe(`${colorScheme}, ${lang}`, quick((colorScheme === "light") === (lang === "en")), () => {
      test.use({ colorScheme });

      test(`has no accessibility fault, ${width} px`, async ({ page, exchange, signIn }) => {
        await resize(page, width);
        await walk({ page, exchange, signIn }, lang, async (name) => {
          soft(await faults(page), name).toEqual([]);
        });
      });
    });
  }

  for (const lang of ["en", "de-DE", "ar-SA"]) {
    test(
      `reaches past no edge, and keeps figures in order (${lang})`,
      quick(lang === "ar-SA"),
      async ({ page, exchange, signIn }) => {
        await walk({ page, exchange, signIn }, lang, async (name) => {
          for (const width of [320, 360, 390, 768, 1024, 1440]) {
            await resize(page, width);
            await soft.poll(() => overflow(page), `${name}, ${width} px`).toEqual([]);
            if (lang === "ar-SA" && [390, 1440].includes(width)) {
              await soft.poll(() => page.evaluate(turnedFigures), `${name}, ${width} px`).toEqual([]);
            }
          }
        });
      },
    );
  }

  for (const width of [390, 1440]) {
    test(
      `holds text of twice the size, ${width} px`,
      quick(width === 390),
      async ({ page, exchange, signIn }) => {
        await resize(page, width);
        await doubleText(page);
        await walk({ page, exchange, signIn }, "en", async (name) => {
          await soft.poll(() => overflow(page), name).toEqual([]);
        });
      },
    );
  }
});
