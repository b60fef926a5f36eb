/** R1.8, R2.8, R2.10, R4.17, R8.20. */
import { configure } from "./app-document.ts";
import { ConvertPage } from "./convert-page.ts";
import { expect, test } from "./test.ts";

test.describe("the EU site's strip on unregulated stablecoins", () => {
  test("is there, and leads to the learn sub-site in the language shown", async ({
    page,
    sandboxUrl,
    context,
  }) => {
    const port = new URL(sandboxUrl).port;
    await page.goto(`http://eu.localhost:${port}${ConvertPage.path}?lang=ar-SA`);
    const strip = page.getByRole("note");
    await expect(strip).toBeVisible();
    const link = strip.getByRole("link");
    const address = `http://learn.eu.localhost:${port}/ar-SA/help/eu-unregulated-stablecoins`;
    await expect(link).toHaveAttribute("href", address);
    const learn = await context.newPage();
    expect((await learn.goto(address))?.status()).toBe(200);
  });
});

test.describe("the browser's own bars", () => {
  for (const [choice, colorScheme] of [
    ["dark", "light"],
    ["light", "dark"],
    ["system", "dark"],
  ] as const) {
    test(`have the header's ground: ${choice} where the system is ${colorScheme}`, async ({
      page,
      convert,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.addInitScript((kept) => localStorage.setItem("coffer-theme", kept), choice);
      await convert.open();
      const bars = page.locator('meta[name="theme-color"]');
      const ground = await page
        .locator("html")
        .evaluate((root) => getComputedStyle(root).getPropertyValue("--surface").trim());
      expect(ground).toMatch(choice === "light" ? /^#f/ : /^#1/);
      await expect(bars).toHaveAttribute("content", ground);
    });
  }
});

test.describe("the sheet of base rules", () => {
  test.use({ tolerated: /Failed to load resource/ });
  test("that cannot be fetched holds nothing up", async ({ page, convert }) => {
    await page.route(/\/assets\/app-[^/]*\.css/, (route) => route.fulfill({ status: 404 }));
    await convert.open();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test.describe("the footer", () => {
  test.describe("that cannot be fetched", () => {
    test.use({ tolerated: /could not be loaded|Failed to load resource|dynamically imported module/ });
    test("is missed by the console alone", { tag: "@full" }, async ({ page, convert, watch }) => {
      // What would look whether the page is out of date comes with it: that is another test's subject.
      await page.route(/\/idle-/, (route) => route.fulfill({ status: 404 }));
      await convert.open();
      await expect.poll(() => watch.errors.join()).toContain("could not be loaded");
      await expect(page.getByRole("main")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toHaveCount(0);
    });
  });
});

test.describe("the support chat", () => {
  const widget = `export function mount(visit) {
    const box = document.getElementById("support") ?? document.body.appendChild(document.createElement("output"));
    box.id = "support";
    box.textContent = JSON.stringify(visit);
  }`;

  test("comes late, and knows user and language", { tag: "@full" }, async ({ page, convert, signIn }) => {
    await configure(page, { supportWidgetUrl: "/support-widget.js" });
    await page.route("**/support-widget.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: widget }),
    );
    const { userId } = await signIn();
    await convert.open();
    const reported = page.locator("#support");
    await expect(reported).toHaveText(JSON.stringify({ userId, language: "en-US" }));
    await page.getByRole("button", { name: "Language" }).click();
    await page.getByRole("menuitemradio", { name: "العربية" }).click();
    await expect(reported).toHaveText(JSON.stringify({ userId, language: "ar-SA" }));
  });

  test.describe("that fails", () => {
    test.use({ tolerated: /support chat failed|Failed to load resource/ });
    test("is reported to the console alone", { tag: "@full" }, async ({ page, convert, watch }) => {
      let body = "";
      await configure(page, { supportWidgetUrl: "/support-widget.js" });
      await page.route("**/support-widget.js", (route) =>
        body === ""
          ? route.fulfill({ status: 404 })
          : route.fulfill({ contentType: "text/javascript", body }),
      );
      for (body of [
        "",
        "throw new Error('broken')",
        "export const mount = () => { throw new Error('broken'); };",
      ]) {
        await convert.open();
        await expect.poll(() => watch.errors.join(), body).toContain("support chat failed");
        await expect(page.locator("[data-toast], [data-notification]")).toHaveCount(0);
        watch.errors.length = 0;
      }
    });
  });
});

test.describe("a browser", () => {
  test("without JavaScript is told what is missing", async ({ browser, sandboxUrl }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(sandboxUrl + ConvertPage.path);
    // What is looked for by its text skips this element, shown or not.
    const note = page.locator("noscript");
    await expect(note).toBeVisible();
    expect(await note.textContent()).toContain("Coffer needs JavaScript");
    await context.close();
  });

  test("that is too old is told so, and one that is new enough nothing", async ({ page, convert }) => {
    await convert.open();
    await expect(page.locator("#old-browser")).toHaveCount(0);
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLElement.prototype, "popover");
    });
    await page.goto(ConvertPage.path);
    await expect(page.getByRole("alert")).toHaveText(/too old for Coffer/);
  });
});
