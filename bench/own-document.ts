import type { Page } from "@playwright/test";

/**
 * A page's document as it stands, with its styles and without its scripts: what it costs to lay out and to paint, whoever writes. Elsewhere
 * its pictures and faces are not there; those of the machine stand for the latter.
 */
export function ownDocument(page: Page): Promise<string> {
  return page.evaluate(() => {
    const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
    const rules = sheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const one of copy.querySelectorAll("script, style, link")) one.remove();
    const style = document.createElement("style");
    style.textContent = rules.join("\n");
    copy.querySelector("head")?.append(style);
    return copy.outerHTML;
  });
}

/** Gives a bare page (`pages/same.ts`) that document: each figure is written where the app writes it. Throws where one has no place. */
export function moveInto(page: Page, html: string): Promise<void> {
  return page.evaluate((text) => {
    const figures = [...document.body.querySelectorAll("div")].map((line) => line.firstChild);
    const from = new DOMParser().parseFromString(text, "text/html");
    const pairs = [
      [from.documentElement, document.documentElement],
      [from.body, document.body],
    ] as const;
    for (const [source, target] of pairs) {
      for (const { name, value } of source.attributes) target.setAttribute(name, value);
    }
    document.head.append(...[...from.head.children].map((one) => document.importNode(one, true)));
    document.body.replaceChildren(...[...from.body.childNodes].map((one) => document.importNode(one, true)));
    const places = [...document.querySelectorAll<HTMLElement>("[data-quote][data-field]")].filter(
      (one) => one.offsetParent !== null && /\d/.test(one.textContent ?? ""),
    );
    if (places.length !== figures.length)
      throw new Error(`${figures.length} figures, ${places.length} places`);
    for (const [at, place] of places.entries()) place.replaceChildren(figures[at] ?? "");
  }, html);
}
