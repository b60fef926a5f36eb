import { expect, type Locator, type Page } from "@playwright/test";

const maxStops = 400;

/** Tabs on, or back, until `target` has the focus; it has to within so many stops. */
export async function tabTo(
  page: Page,
  target: Locator,
  { key = "Tab", within = maxStops }: { readonly key?: "Tab" | "Shift+Tab"; readonly within?: number } = {},
): Promise<void> {
  const focused = () => target.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < within && !(await focused()); steps += 1) await page.keyboard.press(key);
  await expect(target).toBeFocused();
}

export interface Stop {
  readonly name: string;
  /** Something is drawn while it has the focus that is not drawn without. */
  readonly isSeen: boolean;
}

/**
 * Tabs through the page, once around: from the skip link until the focus is there again. Empty when it never came
 * back. Stops are elements; each counts once.
 */
export async function tabAround(page: Page): Promise<readonly Stop[]> {
  await page.evaluate(() => {
    Reflect.set(window, "stops", []);
    (document.activeElement as HTMLElement | null)?.blur();
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute("tabindex");
  });
  for (let at = 0; at < maxStops; at += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(noteStop)) return page.evaluate(looksOfStops);
  }
  return [];
}

interface Noted {
  readonly element: Element;
  /** Outlines and shadows of it and what stands around it. */
  readonly look: string;
}

/** Keeps what has the focus; true when that is where the walk began. */
function noteStop(): boolean {
  const stops: Noted[] = Reflect.get(window, "stops");
  const look = (element: Element): string => {
    const adjacent = element.nextElementSibling;
    const around = [
      element,
      adjacent,
      ...(adjacent?.children ?? []),
      element.parentElement,
      element.closest("label"),
    ];
    for (let up = element.parentElement, depth = 0; up !== null && depth < 4; depth += 1) {
      up = up.parentElement;
      around.push(up);
    }
    return around
      .filter((each) => each !== null)
      .map((each) => {
        const style = getComputedStyle(each);
        const outline =
          style.outlineStyle === "none" ? "none" : `${style.outlineStyle} ${style.outlineWidth}`;
        return `${outline} / ${style.boxShadow}`;
      })
      .join("\n");
  };
  Reflect.set(window, "lookOfStop", look);
  const element = document.activeElement;
  // Between the last stop and the first the focus is the browser's.
  if (element === null || element === document.body) return false;
  if (stops[0]?.element === element) return true;
  // A date's field is several stops.
  if (stops.at(-1)?.element !== element) stops.push({ element, look: look(element) });
  return false;
}

function looksOfStops(): Stop[] {
  const stops: Noted[] = Reflect.get(window, "stops");
  const look: (element: Element) => string = Reflect.get(window, "lookOfStop");
  // The first one has the focus again: it must look without it as the others do.
  (document.activeElement as HTMLElement | null)?.blur();
  const nameOf = (element: Element): string => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    const words = element.getAttribute("aria-label") ?? label ?? element.textContent ?? "";
    return `${element.tagName.toLowerCase()} ${element.getAttribute("type") ?? ""} ${words}`.slice(0, 60);
  };
  return stops.map(({ element, look: focused }) => ({
    name: nameOf(element),
    isSeen: look(element) !== focused,
  }));
}

/** How many elements of the page the Tab key should reach; a group of radio buttons is one. */
export function reachable(page: Page): Promise<number> {
  return page.evaluate(() => {
    const groups = new Set<string>();
    let count = 0;
    for (const element of document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [tabindex]",
    )) {
      if (element.tabIndex < 0 || element.matches(":disabled") || element.closest("[inert]") !== null)
        continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      if (element instanceof HTMLInputElement && element.type === "radio") {
        if (groups.has(element.name)) continue;
        groups.add(element.name);
      }
      count += 1;
    }
    return count;
  });
}
