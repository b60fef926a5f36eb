import type { Locator, Page } from "@playwright/test";

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

/** Figures that reach out of the card, the row or the bar that they stand in. */
export function astray(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    // What is cut by an ellipsis says so.
    const isCut = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).textOverflow === "ellipsis" || isCut(one.parentElement));
    const boxes = [...document.querySelectorAll("main section, main tr, main li, [data-bottom-bar]")];
    return boxes.flatMap((box) => {
      const { left, right, bottom } = box.getBoundingClientRect();
      const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      const out: string[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const range = document.createRange();
        range.selectNode(node);
        const text = node.textContent ?? "";
        const isPast = [...range.getClientRects()].some(
          (one) => one.width > 1 && (one.right > right + 1 || one.left < left - 1 || one.bottom > bottom + 1),
        );
        if (/[.,]\d/.test(text) && isPast && !isCut(node.parentElement)) out.push(`${box.tagName}: ${text}`);
      }
      return out;
    });
  });
}

/** Texts that reach past the edges of what they stand in, hidden ones left out. */
export function beyond(box: Locator): Promise<readonly string[]> {
  return box.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const out: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNode(node);
      const isOut = [...range.getClientRects()].some(
        (one) => one.width > 1 && (one.right > right - 1 || one.left < left + 1),
      );
      if (isOut) out.push(node.textContent ?? "");
    }
    return out;
  });
}

/** As a person sets it in the browser: text of twice the usual size, and nothing else. */
export async function doubleText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 32 } });
}
