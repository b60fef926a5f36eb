/** F6f.1, F6f.4, D10.5: a list of open orders that does not tell of all. */
import { order } from "../../e2e/limit-page.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

test("more open orders than are read are counted, and no sum is told that leaves some out", async ({
  page,
  limit,
  signIn,
  exchange,
}) => {
  const liar = await lieTo(page);
  const { token } = await signIn();
  await order(exchange, token);
  liar.notify(
    "limitOrder.list",
    ({ text, requestText }) => ({
      text: requestText.includes("PENDING")
        ? withResult(text, (result) => ({ ...(result as object), total: 120 }))
        : text,
    }),
    { signed: true },
  );
  await limit.goto();
  await expect(limit.open.getByRole("heading", { name: /Open orders\s*120/ })).toBeVisible();
  await expect(limit.open).toContainText("0.10 BTC");
  await expect(limit.open).not.toContainText("Frozen in orders");
  await expect(limit.open.getByRole("link", { name: "View all in history" })).toBeVisible();
});

test("one that a list leaves out is shown and cancelled by the link of its record", async ({
  page,
  limit,
  signIn,
  exchange,
}) => {
  const liar = await lieTo(page);
  const { account, token } = await signIn();
  const { exchangeTxId } = await order(exchange, token);
  await order(exchange, token, { fromAmount: "0.2" });
  const cut = (result: unknown) => {
    const { list } = result as { readonly list: readonly { readonly exchangeTxId: string }[] };
    return { list: list.filter((one) => one.exchangeTxId !== exchangeTxId), total: 120 };
  };
  liar.notify(
    "limitOrder.list",
    ({ text, requestText }) => ({ text: requestText.includes("PENDING") ? withResult(text, cut) : text }),
    { signed: true },
  );
  await page.goto(`/user/assets/exchange/history?record=${exchangeTxId}`);
  await page.getByRole("link", { name: "View order" }).click();
  await expect(limit.open).toContainText("0.20 BTC");
  const row = limit.open.getByRole("row").filter({ hasText: "0.10 BTC" });
  await row.getByRole("button", { name: /^Cancel order of/ }).click();
  const dialog = page.getByRole("dialog", { name: "Cancel this order?" });
  await dialog.getByRole("button", { name: "Cancel order" }).click();
  await expect(row).toHaveCount(0);
  await expect(dialog).toBeHidden();
  await expect(limit.open).toContainText("0.20 BTC");
  expect((await exchange.locked(account))("BTC")).toBe("0.2");
});
