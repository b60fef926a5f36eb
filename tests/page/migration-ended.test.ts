/** F6h.5, D3.10: what a migration that is over says of a conversion that is not known to have ended. */
import { received } from "../../e2e/answer-of.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { test } from "./migration-people.ts";
import { expect } from "./pages.ts";

test("a conversion that is not told to have ended is not one of no coins", async ({
  page,
  migration,
  exchange,
  atCards,
}) => {
  const liar = await lieTo(page);
  const { token, migrationId } = await atCards();
  await exchange.call("cards.complete", token, { migrationId, skip: true });
  const forge = (state: unknown) => ({ ...(state as object), quoteId: "q-1" });
  liar.notify("migration.status", ({ text }) => ({ text: withResult(text, forge) }), { signed: true });
  const coin = {
    fromCoin: "DAI",
    fromAmount: "90",
    toCoin: "USDC",
    toAmount: "",
    feeCoin: "USDC",
    feeAmount: "",
    status: "processing",
    taxFeeInfo: null,
  };
  const result = { status: "processing", records: [coin] };
  await exchange.fault({ call: "migration.confirmQuery", retCode: 0, result });
  const answer = await received(page, /confirm_query/);
  await migration.goto();
  await expect(page.getByText(/^You have moved to/)).toBeVisible();
  await answer();
  await new Promise((resume) => setTimeout(resume, 500));
  const told = page.getByText("Last converted to", { exact: true }).locator("..").locator("dd");
  await expect(told).toHaveText("—");
});
