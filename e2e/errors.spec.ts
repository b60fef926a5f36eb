/** R8.14, R8.16. */
import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

// It turns what belongs to the whole exchange.
test.use({ ownExchange: {} });

/** Toasts as the page tells them: each appearance and end with its time by the page's own clock. */
async function watchToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: { text: string; from: number; to: number }[] = [];
    Reflect.set(window, "toastsSeen", seen);
    const look = (): void => {
      const open = [...document.querySelectorAll('[data-in="true"] [data-toast]')].map(
        (toast) => toast.textContent ?? "",
      );
      for (const text of open) {
        if (!seen.some((one) => one.text === text)) seen.push({ text, from: performance.now(), to: 0 });
      }
      for (const one of seen) if (one.to === 0 && !open.includes(one.text)) one.to = performance.now();
    };
    new MutationObserver(look).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
      // A toast that is closed is marked first and removed later.
      attributeFilter: ["data-in"],
    });
  });
}

test.describe("a failure is told", { tag: "@full" }, () => {
  test.use({ tolerated: /Failed to load resource/ });

  for (const [what, fault, staysMs] of [
    ["a refusal", { retCode: 42_039, retMsg: "kyc" }, 3000],
    ["a status of 503", { status: 503, body: "" }, 2000],
  ] as const) {
    test(`${what}: for ${staysMs / 1000} s`, async ({ page, signIn, exchange }) => {
      await watchToasts(page);
      await signIn();
      await exchange.fault({ call: "convert.history", ...fault });
      await page.goto("/user/assets/exchange/history");
      const toasts = page.locator('[data-in="true"] [data-toast]');
      await expect(toasts).toHaveCount(1);
      await expect(toasts).toHaveCount(0);
      const reported = await page.evaluate(
        () => Reflect.get(window, "toastsSeen") as { text: string; from: number; to: number }[],
      );
      expect(reported).toHaveLength(1);
      const [{ from, to } = { from: 0, to: 0 }] = reported;
      // Not shorter than told, from its first paint; how much longer is a busy machine's matter.
      expect(to - from).toBeGreaterThan(staysMs - 50);
    });
  }
});

test.describe("a rejection that nobody awaited", () => {
  test.use({ tolerated: /Nobody awaits 0\.75 BTC/ });
  test("and that has no code is logged as 79996, without its words", async ({ page, convert, exchange }) => {
    await convert.open();
    await page.evaluate(() => {
      void Promise.reject(new RangeError("Nobody awaits 0.75 BTC"));
    });
    await expect
      .poll(async () => (await exchange.telemetry()).events.map(({ code }) => code))
      .toContain(79_996);
    expect(JSON.stringify(await exchange.telemetry())).not.toContain("0.75");
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});
