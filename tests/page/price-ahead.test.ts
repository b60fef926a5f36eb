/** D8.1: the live price of the pair in the address is there before the page's texts are, and stays. */
import { describe } from "vitest";
import { ConvertPage } from "../../e2e/convert-page.ts";
import type { Page } from "./harness/test.ts";
import { until } from "./harness/until.ts";
import { expect, test } from "./pages.ts";

const inDocument = "#ahead [data-field=lastPrice]";

/** The page on its way: it gets no texts before `release`. */
async function startWithoutTexts(
  page: Page,
  search = "",
): Promise<{ readonly release: () => void; readonly opened: Promise<void> }> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  page.network.route(/common-static/, async (route) => {
    await released;
    return route.fetch();
  });
  const opened = page.goto(ConvertPage.path + search);
  await until(() => {
    if (document.querySelector("#ahead > div") === null) throw new Error("Nothing stands ahead of the page");
  });
  return { release, opened };
}

describe("the price ahead of the page", () => {
  test("is there before the texts are, without any of their keys, and stays while the page comes", async ({
    page,
  }) => {
    const { release, opened } = await startWithoutTexts(page, "?from=ETH&to=USDT");
    const ahead = document.querySelector(inDocument);
    await until(() => expect(ahead?.textContent).toMatch(/^[\d,]+\.\d+$/));
    expect(ahead?.getAttribute("data-quote")).toBe("ETHUSDT");
    expect(document.getElementById("shell")?.textContent).not.toMatch(/convert|\bui\b/);
    let missed = 0;
    const watch = new MutationObserver(() => {
      const prices = [...document.querySelectorAll("[data-quote=ETHUSDT][data-field=lastPrice]")];
      if (!prices.some((price) => /\d/.test(price.textContent))) missed += 1;
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    release();
    await opened;
    await expect(page.getByRole("heading", { name: "Convert", level: 1 })).toBeVisible();
    await expect(page.locator("[data-field=highPrice24h]")).toBeVisible();
    watch.disconnect();
    expect(missed, "moments without a price").toBe(0);
    expect(document.getElementById("shell")).toBeNull();
  });

  test("reads as its language writes it", async ({ page }) => {
    const { release, opened } = await startWithoutTexts(page, "?lang=de-DE");
    await until(() => expect(document.querySelector(inDocument)?.textContent).toMatch(/^[\d.]+,\d+$/));
    release();
    await opened;
  });

  test("stands for no pair where small balances are converted", async ({ page }) => {
    const { release, opened } = await startWithoutTexts(page, "?mode=smallBalances");
    expect(document.querySelector(inDocument)).toBeNull();
    release();
    await opened;
  });
});
