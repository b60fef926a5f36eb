/** D10.13. */
import { onTestFinished } from "vitest";
import { callDefinition, type HttpCallName, httpCalls } from "#shared/contract/index.ts";
import { documentedFields, type Fields, withoutExtensions } from "../contract/documented-fields.ts";
import { expect, type Page, test } from "./harness/test.ts";
import { lieTo, withResult } from "./hostile/liar.ts";

const noRoute = JSON.stringify({ ret_code: 10_017, ret_msg: "no such route", result: {} });
/** How an exchange, or what stands before it, says that it does not have a call. */
const absent = {
  "10017": { text: noRoute },
  "status 404": { text: "", status: 404 },
} as const;

/** An exchange that sends only what the field tables have, and knows none of our own calls. */
async function serveDocumentedOnly(page: Page, said: keyof typeof absent): Promise<void> {
  const exchange = await lieTo(page);
  for (const name of Object.keys(httpCalls) as HttpCallName[]) {
    const fields: Fields | undefined = (documentedFields as Partial<Record<HttpCallName, Fields>>)[name];
    if (fields !== undefined) {
      const documented = (result: unknown): unknown => withoutExtensions(fields, result);
      exchange.notify(name, ({ text }) => ({ text: withResult(text, documented) }), { signed: true });
    } else if (callDefinition(name).extension === true) {
      exchange.notify(name, () => absent[said], { signed: true });
    }
  }
}

test.for(["10017", "status 404"] as const)(
  "without our calls (%s) a conversion goes from the form to its result, and shows in the history",
  async (said, { page, signIn, exchange }) => {
    const { account } = await signIn({ BTC: "0.5", DOGE: "20" });
    await serveDocumentedOnly(page, said);
    const alerts: string[] = [];
    const watch = setInterval(() => {
      // Between two pages there is none.
      const shown = "document" in globalThis ? document.querySelectorAll("[role=alert]") : [];
      alerts.push(...[...shown].map(({ textContent }) => textContent));
    }, 50);
    onTestFinished(() => clearInterval(watch));
    await page.goto("/user/assets/exchange/index?from=BTC&to=USDT&lang=en");
    await expect(page.locator('[data-quote][data-field="lastPrice"]').first()).toHaveText(/\d/);
    await page.getByRole("textbox", { name: /^You pay/ }).fill("0.1");
    await expect(page.getByRole("textbox", { name: /^You receive/ })).toHaveValue(/\d/);
    await page.getByRole("button", { name: "Get quote" }).click();
    const dialog = page.getByRole("dialog", { name: "Confirm conversion" });
    await dialog.getByRole("button", { name: "Convert now" }).click();
    await expect(page.getByRole("dialog", { name: "Converted" })).toBeVisible();
    await expect.poll(async () => (await exchange.funding(account))("BTC")).toBe("0.4");

    await page.goto("/user/assets/exchange/history?lang=en");
    await expect(page.getByRole("main")).toContainText("BTC");
    await page.goto("/user/assets/?lang=en");
    await expect(page.getByRole("main")).toContainText("Bitcoin");
    await page.goto("/user/assets/exchange/index?mode=smallBalances&lang=en");
    await expect(page.getByRole("main")).toContainText("Dogecoin");
    await page.goto("/user/assets/exchange/lwb-exchange?lang=en");
    await expect(
      page
        .getByRole("main")
        .getByRole("heading", { name: /special coins/i })
        .first(),
    ).toBeVisible();
    await page.goto("/user/assets/withdraw?coin=BTC&chain=BTC&lang=en");
    await expect(page.getByRole("main")).toContainText("Available 0.4");
    await page.goto("/user/assets/fiat/withdraw?currency=USD&lang=en");
    await page.getByRole("textbox", { name: "Amount debited" }).fill("200");
    await expect(page.getByRole("main")).toContainText("175.00");
    expect(alerts).toEqual([]);
  },
);
