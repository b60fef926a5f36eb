/** D5.6: every page of the area, some in one tab a view. */
import type { Page } from "@playwright/test";
import { type AreaPage, areaWallet, everyPage, makeRecords } from "./area-pages.ts";
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

/** What must hold of a page that has its figures; `name` is in the message. */
type Look = (page: Page, name: string) => Promise<void>;

interface View {
  readonly lang: string;
  /** px */
  readonly width: number;
  readonly colorScheme: "light" | "dark";
  /** Text of twice the size. */
  readonly doubled?: boolean;
  readonly looks: readonly Look[];
  readonly inEveryRun: boolean;
}

/** So few pages a test that a slow machine is seen to get on. */
const pagesPerTest = 8;

const soft = expect.configure({ soft: true });
const resize = (page: Page, width: number): Promise<void> => page.setViewportSize({ width, height: 900 });

const accessible: Look = async (page, name) => soft(await faults(page), name).toEqual([]);

const withinEdges: Look = async (page, name) => {
  for (const width of [320, 360, 390, 768, 1024, 1440]) {
    await resize(page, width);
    await soft.poll(() => overflow(page), `${name}, ${width} px`).toEqual([]);
  }
};

const figuresInOrder: Look = async (page, name) => {
  for (const width of [390, 1440]) {
    await resize(page, width);
    await soft.poll(() => page.evaluate(turnedFigures), `${name}, ${width} px`).toEqual([]);
  }
};

const holdsText: Look = (page, name) => soft.poll(() => overflow(page), name).toEqual([]);

const light = { colorScheme: "light", lang: "en", width: 1440 } as const;
const darkArabic = { colorScheme: "dark", lang: "ar-SA", width: 390 } as const;

const views: readonly View[] = [
  { ...light, looks: [accessible], inEveryRun: true },
  { ...darkArabic, looks: [accessible, withinEdges, figuresInOrder], inEveryRun: true },
  { ...light, lang: "de-DE", width: 390, doubled: true, looks: [holdsText], inEveryRun: true },
  { ...light, colorScheme: "dark", width: 390, looks: [accessible, withinEdges], inEveryRun: false },
  { ...darkArabic, colorScheme: "light", width: 1440, looks: [accessible], inEveryRun: false },
  { ...light, lang: "de-DE", looks: [withinEdges], inEveryRun: false },
  { ...light, lang: "ru-RU", width: 360, looks: [holdsText], inEveryRun: false },
  { ...light, doubled: true, looks: [holdsText], inEveryRun: false },
];

const parts: readonly (readonly AreaPage[])[] = Array.from(
  { length: Math.ceil(everyPage.length / pagesPerTest) },
  (_, part) => everyPage.slice(part * pagesPerTest, (part + 1) * pagesPerTest),
);

/** Looks at each page once it has its figures. What is wrong on one does not keep the walk from the next. */
async function walk(
  { page, exchange, signIn }: Walker,
  pages: readonly AreaPage[],
  { lang, width, doubled = false, looks }: View,
): Promise<void> {
  if (doubled) await doubleText(page);
  await makeRecords(exchange, await signIn(areaWallet));
  for (const { name, path, shown } of pages) {
    // As much of the page as at the usual size: what is far below comes once it is near.
    await page.setViewportSize({ width, height: doubled ? 1_800 : 900 });
    await page.goto(`/user/assets/${path}&lang=${lang}`);
    await expect.soft(page.locator(shown).first(), name).toBeVisible();
    await expect(page.locator("footer[data-mode]")).toBeAttached();
    for (const look of looks) await look(page, name);
  }
}

for (const view of views) {
  const { lang, colorScheme, width, doubled, inEveryRun } = view;
  const text = doubled === true ? ", text of twice the size" : "";
  test.describe(`every page, ${colorScheme}, ${lang}, ${width} px${text}`, quick(inEveryRun), () => {
    test.use({ colorScheme });

    for (const pages of parts) {
      test(`from ${pages[0]?.name} to ${pages.at(-1)?.name}`, async ({ page, exchange, signIn }) => {
        await walk({ page, exchange, signIn }, pages, view);
      });
    }
  });
}
