/** D5.6. */
import type { Page } from "@playwright/test";
import { expect, quick, test } from "./test.ts";

/** CSS px, in both directions. */
const least = 44;

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
  return page.evaluate((most) => {
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
        while (far < most && hits(x + dx * (far + step), y + dy * (far + step))) far += step;
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

test.describe("a finger hits each control", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const lang of ["en", "ar-SA"]) {
    test(`of convert and the overview (${lang})`, quick(lang === "en"), async ({ page, convert, signIn }) => {
      await signIn();
      await convert.open({ lang });
      await page.locator('input[name="pay"]').fill("0.01");
      await expect(page.locator('input[name="receive"]')).not.toHaveValue("");
      expect(await page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
      await allAreHit(page, 15);
      await page.goto(`/user/assets/?lang=${lang}`);
      await expect(page.locator("tr[data-coin]")).toHaveCount(4);
      await allAreHit(page, 8);
    });

    test(`of transfers and deposits (${lang})`, quick(lang === "en"), async ({ page, signIn }) => {
      await signIn();
      for (const [path, rests] of Object.entries({
        "transfer?coin=USDT": 'input[name="amount"]',
        "deposit?coin=USDT&chain=TRX": "main dl",
        "deposit/chain-address?": "main tr[data-row]",
      })) {
        await page.goto(`/user/assets/${path}&lang=${lang}`);
        await expect(page.locator(rests).first()).toBeVisible();
        await expect(page.locator("footer[data-mode]")).toBeAttached();
        await allAreHit(page, 5);
      }
    });
  }
});

/** Of more than so many controls none is missed. */
async function allAreHit(page: Page, many: number): Promise<void> {
  const all = await targets(page);
  expect(all.length).toBeGreaterThan(many);
  expect(all.filter(({ width, height }) => width < least - 1 || height < least - 1)).toEqual([]);
}
