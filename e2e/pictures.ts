import { relative } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { baselinesFor } from "./baselines.ts";
import { wholeBrowser } from "./whole-browser.ts";

/** One way a page is shown: what every picture is taken in. */
export interface Look {
  readonly scheme: "light" | "dark";
  readonly lang: "en" | "ar-SA";
  readonly width: number;
  readonly name: string;
}

const heights: Readonly<Record<number, number>> = { 360: 780, 390: 844, 768: 1024, 1440: 960 };

/** Light and dark, left to right and right to left, phones, tablet and desktop. */
const everyLook: readonly Look[] = (["light", "dark"] as const).flatMap((scheme) =>
  (["en", "ar-SA"] as const).flatMap((lang) =>
    Object.keys(heights).map((width) => ({
      scheme,
      lang,
      width: Number(width),
      name: `${scheme}-${lang}-${width}`,
    })),
  ),
);

const { compared, made, folder } = baselinesFor(wholeBrowser.executablePath);

/** Two that differ in everything are kept and compared: all would be 16 MB. For a person to look at all are made. */
const storedLooks: ReadonlySet<string> = new Set(["light-en-1440", "dark-ar-SA-360"]);
export const looks = everyLook.filter(({ name }) => !(compared || made) || storedLooks.has(name));

/** Before the page is opened. */
export async function take(page: Page, { scheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
  await page.setViewportSize({ width, height: heights[width] ?? 900 });
}

/** What moves with the clock: the charts' hours, the year. */
const moving = "[data-picture], [data-legend], svg[data-trend], footer[data-mode]";

/** Takes what matches out of the pictures, also what comes later. */
export function hideMoving(page: Page, selector = moving): Promise<void> {
  return page.evaluate((which) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${which} { visibility: hidden !important; }`);
    document.adoptedStyleSheets.push(sheet);
  }, selector);
}

/** Takes these out of the pictures, as they are now. */
export async function hide(texts: Locator): Promise<void> {
  await texts.evaluateAll((elements) => {
    for (const element of elements) if (element instanceof HTMLElement) element.style.visibility = "hidden";
  });
}

/** Settles when the fonts that the page requests are there. */
export async function fontsReady(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Says so when there is nothing to compare with on this browser and platform. */
export function reportBaselines(): void {
  if (!compared) console.log(`visual: baselines made, not compared (${relative(process.cwd(), folder)})`);
}
