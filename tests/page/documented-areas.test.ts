/** D10.13, F2c.4, D5.6: an exchange that sends only what the field tables have, and knows none of our own calls. */

import { callDefinition, type HttpCallName, httpCalls } from "#shared/contract/index.ts";
import { evmAddress } from "../../e2e/withdraw-page.ts";
import { documentedFields, type Fields, withoutExtensions } from "../contract/documented-fields.ts";
import type { Page } from "./harness/test.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

const noRoute = JSON.stringify({ ret_code: 10_017, ret_msg: "no such route", result: {} });

async function serveDocumentedOnly(page: Page): Promise<void> {
  const exchange = await lieTo(page);
  for (const name of Object.keys(httpCalls) as HttpCallName[]) {
    const fields: Fields | undefined = (documentedFields as Partial<Record<HttpCallName, Fields>>)[name];
    if (fields !== undefined) {
      const documented = (result: unknown): unknown => withoutExtensions(fields, result);
      exchange.notify(name, ({ text }) => ({ text: withResult(text, documented) }), { signed: true });
    } else if (callDefinition(name).extension === true) {
      exchange.notify(name, () => ({ text: noRoute }), { signed: true });
    }
  }
}

test("addresses that name no coin are listed by their networks, and nothing is asked about no coin", async ({
  page,
  signIn,
  exchange,
}) => {
  const { token } = await signIn();
  await exchange.call("deposit.order", token, { coin: "USDT", chain: "ARBI" });
  await serveDocumentedOnly(page);
  await page.goto("/user/assets/deposit/chain-address?lang=en");
  const row = page.getByRole("row").filter({ hasText: "Arbitrum One" });
  await expect(row).toHaveCount(1);
  await expect(row.getByRole("link")).toHaveText("Deposit");
  // A press leads to the form, where the coin is chosen.
  await row.getByRole("link").click();
  await expect(
    page.getByText("Your address appears once coin and network are chosen.").first(),
  ).toBeVisible();
  await expect(page.getByText(/could not be sent/)).toHaveCount(0);
});

test("orders that no call lists are not said to be unreadable for now", async ({ page, signIn }) => {
  await signIn({ BTC: "0.5" });
  await serveDocumentedOnly(page);
  await page.goto("/user/assets/?lang=en");
  await expect(page.getByRole("main")).toContainText("Bitcoin");
  await expect(page.getByText("Open orders can't be read right now.")).toHaveCount(0);
});

test("an address for every coin of a network is added where the list of coins names no networks", async ({
  page,
  signInAs,
  exchange,
}) => {
  await signInAs({}, { security: { authenticator: true } });
  await serveDocumentedOnly(page);
  await page.goto("/user/assets/money-address?lang=en");
  await page.getByRole("button", { name: "Add address" }).first().click();
  await page.getByRole("radio", { name: "Every coin" }).click();
  const network = page.getByRole("combobox", { name: "Network" });
  await expect(network.locator('option[value="ARBI"]')).toHaveText("Arbitrum One");
  await network.selectOption("ARBI");
  await page.getByRole("textbox", { name: "Address" }).fill(evmAddress);
  await page.getByRole("button", { name: "Save" }).last().click();
  await expect(page.getByRole("dialog", { name: "Confirm it is you" })).toBeVisible();
  expect(await exchange.seen("addressBook.check")).toBe(1);
});

test("what is frozen is narrowed by its reason where the exchange narrows nothing by it", async ({
  page,
  signIn,
  exchange,
}) => {
  await signIn();
  const row = {
    id: "1",
    coin: "BTC",
    amount: "0.1",
    createdTime: String(Date.now() - 60_000),
    unfreezeTime: "",
  };
  const result = { list: [{ ...row, reason: "LIMIT_ORDER" }], total: 1 };
  await exchange.fault({ call: "records.frozen", retCode: 0, result, signature: "sound" });
  await page.goto("/user/assets/records/frozen-assets?reason=COMPLIANCE&lang=en");
  await expect(page.getByText("No matching frozen assets")).toBeVisible();
  await page.goto("/user/assets/records/frozen-assets?reason=LIMIT_ORDER&lang=en");
  await expect(page.getByRole("row").filter({ hasText: "Open limit order" })).toHaveCount(1);
  await expect(page.getByText("Couldn't load")).toHaveCount(0);
});
