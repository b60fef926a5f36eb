/** R2.7, R4.18-R4.20, R9.19, R9.20, R9.22, R9.23. */
import type { Locator, Page } from "@playwright/test";
import { galleryPath, test } from "./gallery.ts";
import { expect } from "./test.ts";

// One build for the file.
test.describe.configure({ mode: "default" });
// The gallery shows what a coin looks like whose picture is missing.
test.use({ tolerated: /nothing-here\.png/ });

/** Presses what is there, whoever takes it. */
async function pressAt(page: Page, part: Locator): Promise<void> {
  const { x, y, width, height } = await box(part);
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** By the page's own button, though a dialog is open: news comes by itself. */
const tell = (page: Page, name: string): Promise<void> =>
  page
    .locator("main button", { hasText: new RegExp(`^${name}$`) })
    .evaluate((button: HTMLButtonElement) => button.click());

async function box(part: Locator) {
  const found = await part.boundingBox();
  if (found === null) throw new Error("It has no box");
  return found;
}

/** Settled: the way in is over. */
async function still(part: Locator): Promise<void> {
  await part.evaluate(async (element) => {
    const finite = element
      .getAnimations({ subtree: true })
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    // One that was called off is over as well.
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
}

const toasts = (page: Page): Locator => page.locator('.Toastify__toast[data-in="true"] [data-toast]');
const notes = (page: Page): Locator => page.locator("ul[popover] > li:not([inert])");
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).click();

test.beforeEach(async ({ page, signIn }) => {
  await signIn();
  await page.goto(`${galleryPath}?lang=en`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test.describe("over a dialog", { tag: "@full" }, () => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1440, height: 960 },
  ]) {
    test(`they take the presses meant for them, and it stays: ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await press(page, "Confirm money");
      const dialog = page.getByRole("dialog", { name: "Confirm conversion" });
      await expect(dialog).toBeVisible();
      await tell(page, "process");
      await tell(page, "notify warn");
      await expect(toasts(page)).toHaveCount(1);
      await expect(notes(page)).toHaveCount(1);
      await still(page.locator("ul[popover]"));
      await pressAt(page, notes(page).getByRole("button", { name: "Close" }));
      await expect(notes(page)).toHaveCount(0);
      await still(page.locator("section[popover]"));
      await pressAt(page, toasts(page).getByRole("button", { name: "Close" }));
      await expect(toasts(page)).toHaveCount(0);
      await expect(dialog).toBeVisible();
    });
  }

  test("they are reached by F8, and stay when it closes", async ({ page }) => {
    await press(page, "Confirm money");
    await tell(page, "process");
    await expect(toasts(page)).toHaveCount(1);
    await page.keyboard.press("F8");
    const toast = page.locator('.Toastify__toast[data-in="true"]');
    await expect(toast).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(toast).toBeVisible();
    await pressAt(page, toast.getByRole("button", { name: "Close" }));
    await expect(toast).toHaveCount(0);
  });
});

test.describe("toasts", { tag: "@full" }, () => {
  test("stand top centre, 480 wide, newest in front, three at most", async ({ page }) => {
    for (const kind of ["success", "info", "warn", "process"]) await press(page, kind);
    await expect(toasts(page)).toHaveCount(3);
    const kinds = () =>
      toasts(page).evaluateAll((cards) => cards.map((card) => card.getAttribute("data-toast")));
    await expect.poll(kinds).toEqual(["process", "warn", "info"]);
    const newest = toasts(page).first();
    await still(page.locator("section[popover]"));
    const { x, y, width } = await box(newest);
    expect([width, y]).toEqual([480, 8]);
    expect(Math.abs(x + width / 2 - 720)).toBeLessThanOrEqual(8);
    // Those below go by themselves meanwhile, on a slow machine sooner than they are looked at.
    const tops = await toasts(page).evaluateAll((cards) =>
      cards.map((card) => card.getBoundingClientRect().y),
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await newest.getByRole("button", { name: "Close" }).click();
    await expect.poll(kinds).not.toContain("process");
  });

  test("go by themselves; a process goes on until it is updated", async ({ page }) => {
    await press(page, "update");
    await expect(toasts(page)).toHaveAttribute("data-toast", "process");
    await expect(toasts(page)).toHaveAttribute("data-toast", "success");
    await expect(toasts(page)).toHaveCount(0);
  });

  test("are reached by F8, and stay while the focus is there", async ({ page }) => {
    await press(page, "process");
    await press(page, "success");
    await expect(toasts(page)).toHaveCount(2);
    await page.keyboard.press("F8");
    await expect(page.locator('.Toastify__toast[data-in="true"]').first()).toBeFocused();
    await expect(page.locator('.Toastify__toast[data-in="true"]').first()).toContainText("Sent");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(toasts(page)).toHaveCount(1);
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test("are the viewport less 32 px wide, and a swipe of 50 px down takes one away", async ({ page }) => {
      await press(page, "process");
      const toast = toasts(page);
      await expect(toast).toHaveCount(1);
      await still(page.locator("section[popover]"));
      expect((await box(toast)).width).toBe(390 - 32);
      const touch = await page.context().newCDPSession(page);
      const swipe = async (distance: number): Promise<void> => {
        const { x, y } = await box(toast);
        const at = (down: number) => [{ x: x + 60, y: y + 20 + down }];
        await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
        for (const share of [0.25, 0.5, 0.75, 1]) {
          await touch.send("Input.dispatchTouchEvent", {
            type: "touchMove",
            touchPoints: at(distance * share),
          });
        }
        await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      };
      await swipe(49);
      await still(page.locator("section[popover]"));
      await expect(toast).toHaveCount(1);
      expect((await box(toast)).y).toBe(8);
      await swipe(-80);
      await expect(toast).toHaveCount(1);
      await swipe(50);
      await expect(toast).toHaveCount(0);
    });
  });
});

test.describe("notifications", { tag: "@full" }, () => {
  test("stand at the lower end, 320 wide, four at most, and F8 leads there", async ({ page }) => {
    for (const kind of ["success", "fail", "info", "warn", "success"]) await press(page, `notify ${kind}`);
    await expect(notes(page)).toHaveCount(4);
    await page.keyboard.press("F8");
    const newest = notes(page).first();
    await expect(newest).toBeFocused();
    await still(page.locator("ul[popover]"));
    const { x, y, width, height } = await box(newest);
    expect([width, x + width, y + height]).toEqual([320, 1440 - 24, 960 - 40]);
    expect((await box(notes(page).last())).y).toBeGreaterThanOrEqual(48);
    await newest.getByRole("button", { name: "Close" }).click();
    await expect(notes(page)).toHaveCount(3);
    // Let go of, they leave by themselves.
    await page.mouse.move(10, 10);
    await expect(notes(page)).toHaveCount(0);
  });

  test("stand at the other side where text runs from right to left", async ({ page }) => {
    await page.goto(`${galleryPath}?lang=ar-SA`);
    await press(page, "notify info");
    await still(page.locator("ul[popover]"));
    expect((await box(notes(page))).x).toBe(24);
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test("span the view less 32 px above the tab bar", async ({ page }) => {
      await press(page, "notify warn");
      await still(page.locator("ul[popover]"));
      const { x, y, width, height } = await box(notes(page));
      const bar = await box(page.locator("[data-bottom-bar]"));
      expect([x, width, y + height]).toEqual([16, 358, bar.y - 16]);
    });
  });
});
