/** R1.2. */
import type { Page } from "@playwright/test";
import { ConvertPage } from "./convert-page.ts";
import { expect, test } from "./test.ts";

/** What the page tells the messaging app, by event. */
class MessagingApp {
  readonly #page: Page;
  readonly events: [name: string, data: unknown][] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** Stands in for the phone app's webview: its proxy is there before the page's first script. */
  async install(): Promise<void> {
    await this.#page.exposeBinding("toHost", (_source, name: string, json: string) => {
      this.events.push([name, JSON.parse(json)]);
    });
    await this.#page.addInitScript(() => {
      const postEvent: unknown = Reflect.get(window, "toHost");
      Reflect.set(window, "TelegramWebviewProxy", { postEvent });
    });
  }

  open(path: string): Promise<unknown> {
    const facts = new URLSearchParams({
      tgWebAppPlatform: "ios",
      tgWebAppVersion: "8.0",
      tgWebAppThemeParams: JSON.stringify({ bg_color: "#17212b" }),
    });
    return this.#page.goto(`${path}#${facts}`);
  }

  async say(name: string, data: object): Promise<void> {
    await this.#page.evaluate(
      ([event, facts]) => {
        interface Receiver {
          readonly WebView: { receiveEvent(name: unknown, data: unknown): void };
        }
        (Reflect.get(window, "Telegram") as Receiver).WebView.receiveEvent(event, facts);
      },
      [name, data] as const,
    );
  }

  last(name: string): unknown {
    return this.events.findLast(([event]) => event === name)?.[1];
  }
}

test.describe("inside a messaging app", () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: "light" });

  test("the page is ready, full height, and as dark as the app", async ({ page, convert }) => {
    const callers = new Set<string>();
    page.on("request", (request) => {
      if (!request.url().includes("/x-api/")) return;
      const headers = request.headers();
      callers.add(`${headers.platform} ${headers["x-user-agent-hint"]}`);
    });
    const app = new MessagingApp(page);
    await app.install();
    await app.open(ConvertPage.path);
    await convert.seeLivePrice();
    expect(app.events.slice(0, 2).map(([name]) => name)).toEqual(["web_app_ready", "web_app_expand"]);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    expect(app.last("web_app_set_background_color")).toEqual({ color: "#0c0e11" });
    expect([...callers]).toEqual(["ios_tg tg/ios/8.0"]);
    await app.say("theme_changed", { theme_params: { bg_color: "#ffffff" } });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  });

  test("its back button leads through the app's own pages", async ({ page, signIn }) => {
    await signIn();
    const app = new MessagingApp(page);
    await app.install();
    await app.open(ConvertPage.path);
    const shown = () => app.last("web_app_setup_back_button");
    await expect.poll(shown).toEqual({ is_visible: false });
    await page.getByRole("link", { name: "Convert history" }).first().click();
    await expect(page).toHaveURL(/\/exchange\/history/);
    await expect.poll(shown).toEqual({ is_visible: true });
    await page.reload();
    await expect.poll(shown).toEqual({ is_visible: true });
    await app.say("back_button_pressed", {});
    await expect(page).toHaveURL(/\/exchange\/index/);
    await expect.poll(shown).toEqual({ is_visible: false });
  });

  test("its back button closes a dialog, unless money is being sent, and the app asks before it closes then", async ({
    page,
    convert,
    signIn,
    exchange,
  }) => {
    await signIn();
    const app = new MessagingApp(page);
    await app.install();
    await app.open(ConvertPage.path);
    await convert.seeLivePrice();
    const shown = () => app.last("web_app_setup_back_button");
    await convert.getQuote("0.01");
    await expect.poll(shown).toEqual({ is_visible: true });
    await app.say("back_button_pressed", {});
    await expect(convert.confirmDialog).toHaveCount(0);
    await expect.poll(shown).toEqual({ is_visible: false });
    await expect(page).toHaveURL(/\/exchange\/index/);

    await exchange.fault({ call: "convert.execute", answerLatencyMs: 3_000, times: 1 });
    await convert.getQuote("0.01");
    await convert.confirm.click();
    await expect.poll(() => app.last("web_app_setup_closing_behavior")).toEqual({ need_confirmation: true });
    await app.say("back_button_pressed", {});
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect.poll(() => app.last("web_app_setup_closing_behavior")).toEqual({ need_confirmation: false });
    await expect(page.getByRole("dialog")).toContainText("0.01 BTC");
  });

  test("bars stay clear of what the app and the phone cover", { tag: "@full" }, async ({
    page,
    convert,
    signIn,
  }) => {
    await signIn();
    const app = new MessagingApp(page);
    await app.install();
    await app.open(ConvertPage.path);
    await convert.seeLivePrice();
    const bar = page.locator("[data-action-bar]");
    const bottom = async () => {
      const box = await bar.boundingBox();
      return box === null ? 0 : box.y + box.height;
    };
    const before = await bar.boundingBox();
    expect(await bottom()).toBe(844);
    await app.say("viewport_changed", { height: 600, is_state_stable: false });
    await app.say("safe_area_changed", { top: 44, bottom: 34, left: 0, right: 0 });
    await app.say("content_safe_area_changed", { top: 46, bottom: 0, left: 0, right: 0 });
    expect(await bottom()).toBe(844);
    expect((await bar.boundingBox())?.height).toBe((before?.height ?? 0) + 34);
    expect((await page.getByRole("banner").boundingBox())?.height).toBe(52 + 44 + 46);
    await app.say("viewport_changed", { height: 600, is_state_stable: true });
    await expect.poll(bottom).toBe(600);
  });
});
