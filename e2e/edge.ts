import type { Page } from "@playwright/test";

/** What reaches past the page's edge, and by how many px the page can be scrolled sideways. */
export function overflow(page: Page): Promise<readonly string[]> {
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

/** As a person sets it in the browser: text of twice the usual size, and nothing else. */
export async function doubleText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 32 } });
}
