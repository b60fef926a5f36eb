import { expect, type Page } from "@playwright/test";

/** CSS px, in both directions. */
const min = 44;

interface Target {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/**
 * How far a finger may miss the middle of each control and still hit it: what the browser itself says is under it, so
 * that labels and widened hit areas count and what lies over it does not.
 */
function targets(page: Page): Promise<readonly Target[]> {
  return page.evaluate((max) => {
    const step = 0.5;
    const found: Target[] = [];
    const controls = document.querySelectorAll<HTMLElement>(
      "a[href], button, input:not([type=hidden]), select, textarea",
    );
    for (const control of controls) {
      // What only the keyboard reaches.
      if (control.matches("[tabindex='-1'], :disabled, [href='#main']")) continue;
      if (!control.checkVisibility({ visibilityProperty: true })) continue;
      control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      const hits = (x: number, y: number): boolean => {
        const under = document.elementFromPoint(x, y);
        return under !== null && (control.contains(under) || label?.contains(under) === true);
      };
      const box = control.getBoundingClientRect();
      const shown = hits(box.x + box.width / 2, box.y + box.height / 2)
        ? box
        : (label ?? control).getBoundingClientRect();
      const x = shown.x + shown.width / 2;
      const y = shown.y + shown.height / 2;
      const reach = (dx: number, dy: number): number => {
        let far = 0;
        while (far < max && hits(x + dx * (far + step), y + dy * (far + step))) far += step;
        return far;
      };
      found.push({
        name: `${control.tagName.toLowerCase()} ${control.getAttribute("aria-label") ?? control.textContent ?? ""}`
          .trim()
          .slice(0, 50),
        width: reach(-1, 0) + reach(1, 0),
        height: reach(0, -1) + reach(0, 1),
      });
    }
    return found;
  }, 200);
}

const tooSmall = ({ width, height }: Target): boolean => width < min - 1 || height < min - 1;

/** Which of more than so many controls a finger may miss. */
export async function missedIn(page: Page, many: number): Promise<readonly Target[]> {
  const all = await targets(page);
  expect(all.length).toBeGreaterThan(many);
  return all.filter(tooSmall);
}

/** Of more than so many controls none is missed. */
export async function allAreHit(page: Page, many: number): Promise<void> {
  expect(await missedIn(page, many)).toEqual([]);
}
