/** D10.5, F6e.2, F1.1: a block trade's records and its book that cannot be read anew, or that are of before; a quote that charges. */
import { describe } from "vitest";
import { type Lie, lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

const wallet = { BTC: "40", USDT: "900000" };

/** Lists are cut; what became of one trade is told. */
const noLists: Lie = (honest) =>
  honest.requestText.includes('"index"') ? undefined : { text: honest.text, status: honest.status };

describe("the newest block trades", () => {
  test("that could not be read anew are neither none nor all", async ({ page, block, signIn, tolerated }) => {
    tolerated.push(/./);
    await signIn(wallet);
    const liar = await lieTo(page);
    await block.open();
    const card = page.getByRole("region", { name: "Your block trades" });
    await expect(card).toContainText("No block trades yet");
    liar.notify("blockTrade.query", noLists, { signed: true });
    await block.requestQuote("2");
    await block.convert.click();
    await block.done.getByRole("button", { name: "Done" }).click();
    page.quicken(4);
    await expect(card).toContainText("Couldn't load your block trades");
    await expect(card).not.toContainText("No block trades yet");
    page.quicken(1);
    liar.rest();
    await card.getByRole("button", { name: "Try again" }).click();
    await expect(card).toContainText("2.00 BTC");
    liar.notify("blockTrade.query", noLists, { signed: true });
    await block.requestQuote("3");
    liar.notify("blockTrade.check", () => undefined);
    await expect(block.eligibility).not.toContainText("Couldn't check your eligibility");
    await block.convert.click();
    await block.done.getByRole("button", { name: "Done" }).click();
    page.quicken(4);
    await expect(card).toContainText("Couldn't load your block trades");
    await expect(card).toContainText("2.00 BTC");
    // Who is eligible is asked again after a trade too: what was told before it is marked.
    await expect(block.eligibility).toContainText("You are eligible");
    await expect(block.eligibility).toContainText("Couldn't check your eligibility");
  });
});

test("a history that had no records and cannot be read anew does not say that there are none", async ({
  page,
  signIn,
  tolerated,
}) => {
  tolerated.push(/./);
  await signIn(wallet);
  const liar = await lieTo(page);
  await page.goto("/user/assets/otc/history?lang=en");
  const main = page.getByRole("main");
  await expect(main).toContainText("No block trades yet");
  liar.notify("blockTrade.query", () => undefined);
  await page.comesBackUntil(() => liar.seen.filter((call) => call === "blockTrade.query").length > 1);
  page.quicken(4);
  await expect(main).toContainText("Couldn't load your block trades");
  await expect(main).not.toContainText("No block trades yet");
});

test("a quote that charges a fee and a tax names both before it is confirmed, and after", async ({
  page,
  block,
  signIn,
}) => {
  await signIn(wallet);
  const liar = await lieTo(page);
  liar.notify(
    "convert.quote",
    ({ text }) => ({
      text: withResult(text, (quote) => ({
        ...(quote as object),
        feeInfo: { feeCoin: "USDT", amount: "12.5", feeRate: "0.001" },
        taxFeeInfo: { totalAmount: "3.25", feeCoin: "USDT", taxFeeItems: [] },
      })),
    }),
    { signed: true },
  );
  await block.open();
  await block.requestQuote("2");
  const quote = page.getByRole("region", { name: "Quote", exact: true });
  await expect(quote).toContainText(/Fee\s*12\.50\s*USDT/);
  await expect(quote).toContainText(/Tax\s*3\.25\s*USDT/);
  await block.convert.click();
  await expect(block.done).toContainText(/Fee\s*12\.50\s*USDT/);
  await expect(block.done).toContainText(/Tax\s*3\.25\s*USDT/);
});
