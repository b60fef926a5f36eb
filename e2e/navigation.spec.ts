/** R2.1. */
import type { Page } from "@playwright/test";
import { changeDocument } from "./app-document.ts";
import { expect, test } from "./test.ts";

const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);
const reloaded = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.get(window, "survivor") !== true);
const mark = (page: Page): Promise<boolean> => page.evaluate(() => Reflect.set(window, "survivor", true));

test.describe("between pages", () => {
  test.use({ viewport: { width: 1440, height: 600 } });

  test("each has its title, the focus at its heading and its top in view; going back lands where one was", async ({
    page,
    convert,
    signIn,
  }) => {
    await signIn();
    await convert.open();
    await expect(page).toHaveTitle("Convert · Coffer");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
    const side = page.getByRole("complementary");
    for (const name of ["Convert history", "Overview", "Convert"]) {
      await side.getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveTitle(`${name} · Coffer`);
      await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
    }
    // Once all of it is there: a page that still comes is not as high.
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, 400));
        return scrollY(page);
      })
      .toBe(400);
    await side.getByRole("link", { name: "Overview" }).click();
    await expect(page).toHaveTitle("Overview · Coffer");
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle("Convert · Coffer");
    await expect.poll(() => scrollY(page)).toBe(400);
    await page.goto("/user/assets/nowhere");
    await expect(page).toHaveTitle("Page not found · Coffer");
  });
});

test.describe("the side bar of a low window", () => {
  test.use({ viewport: { width: 1440, height: 480 } });

  test("scrolls by itself, has the current page in sight, and lets the keyboard reach every entry", async ({
    page,
    signIn,
  }) => {
    await signIn();
    const side = page.getByRole("complementary");
    const last = side.getByRole("link").last();
    await page.goto("/user/assets/");
    await expect(last).not.toBeInViewport();
    await page.goto((await last.getAttribute("href")) ?? "");
    await expect(last).toHaveAttribute("aria-current", "page");
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await scrollY(page)).toBe(0);
    const entries = await side.getByRole("link").count();
    await side.getByRole("link").first().focus();
    for (let at = 0; at < entries; at += 1) {
      const entry = side.getByRole("link").nth(at);
      await expect(entry).toBeFocused();
      await expect(entry).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Tab");
    }
    await expect(side.getByRole("link").filter({ has: page.locator(":focus") })).toHaveCount(0);
    expect(await scrollY(page)).toBe(0);
  });
});

test.describe("a page that fails", () => {
  test.use({ tolerated: /broken page|A page failed/ });

  test("leaves the shell standing, and can be tried again", async ({ page, convert, signIn }) => {
    await page.route(/\/convert-history-page-.*\.js$/, async (route) => {
      const answer = await route.fetch();
      // The bundler chooses the name under which a chunk gives its module away.
      const given = /export\s*\{([^}]*)\}/.exec(await answer.text())?.[1] ?? "";
      const names = [...given.matchAll(/\bas (\w+)/g)].map(([, name]) => `page as ${name}`);
      await route.fulfill({
        response: answer,
        body: `const page = {
          default() { if (!window.mended) throw new Error("broken page"); return "Mended"; },
        };
        export { ${names.join()} };`,
      });
    });
    await signIn();
    await convert.open();
    const side = page.getByRole("complementary");
    await side.getByRole("link", { name: "Convert history" }).click();
    await expect(page.getByRole("heading", { name: "This page failed to load" })).toBeVisible();
    await side.getByRole("link", { name: "Convert", exact: true }).click();
    await expect(convert.pay).toBeVisible();
    await side.getByRole("link", { name: "Convert history" }).click();
    await expect(page.getByRole("heading", { name: "This page failed to load" })).toBeVisible();
    await page.evaluate(() => Reflect.set(window, "mended", true));
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Mended")).toBeVisible();
  });
});

test.describe("after a deployment", () => {
  test.use({ tolerated: /Failed to load resource|A page failed|dynamically imported module/ });

  test("a page whose code is gone offers a reload and does none by itself", async ({
    page,
    convert,
    signIn,
    watch,
  }) => {
    let isDeployed = false;
    await changeDocument(page, (html) =>
      isDeployed ? html.replace(/(<script type="module"[^>]* src=")[^"]*/, "$1/assets/index-next.js") : html,
    );
    await page.route(/\/convert-history-page-/, (route) =>
      isDeployed ? route.fulfill({ status: 404 }) : route.fallback(),
    );
    await signIn();
    // Whose network allows it: a page is fetched when the pointer comes to its link.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: {}, configurable: true });
    });
    const late = page.waitForResponse(/\/idle-.*\.js$/);
    await convert.open();
    await (await late).finished();
    await mark(page);
    await convert.pay.fill("0.0123");
    isDeployed = true;
    const link = page.getByRole("complementary").getByRole("link", { name: "Convert history" });
    await link.hover();
    const news = page.getByRole("status").filter({ hasText: "New version available" });
    await expect(news).toBeVisible();
    expect(watch.network.splice(0)).toEqual(["fetch /user/assets/exchange/index"]);
    await expect(convert.pay).toHaveValue("0.0123");
    await link.click();
    await expect(page.getByRole("heading", { name: "This page failed to load" })).toBeVisible();
    expect(await reloaded(page)).toBe(false);
    isDeployed = false;
    await news.getByRole("button", { name: "Reload the page" }).click();
    await expect(page).toHaveTitle("Convert history · Coffer");
    await expect.poll(() => reloaded(page)).toBe(true);
  });

  test("code of the worker that is gone offers the same, by the call that wanted it", async ({
    page,
    convert,
    signIn,
    watch,
  }) => {
    let isDeployed = false;
    await changeDocument(page, (html) =>
      isDeployed ? html.replace(/(<script type="module"[^>]* src=")[^"]*/, "$1/assets/index-next.js") : html,
    );
    await page.route(/\/area-answers-/, (route) =>
      isDeployed ? route.fulfill({ status: 404 }) : route.fallback(),
    );
    await signIn();
    const late = page.waitForResponse(/\/idle-.*\.js$/);
    await convert.open();
    await (await late).finished();
    isDeployed = true;
    await page.getByRole("complementary").getByRole("link", { name: "Withdraw", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: "New version available" })).toBeVisible();
    expect(watch.network.splice(0)).toEqual(["fetch /user/assets/withdraw"]);
  });
});
