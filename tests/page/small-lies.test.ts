/** D3.8, F6b.2, F6b.5: small balances beside an exchange that signs a price of other coins, or a record of another sum. */
import { describe } from "vitest";
import type { BatchRecord, SmallQuotes } from "#shared/contract/small-balance.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { type Liar, lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";
import { crumbs } from "./small-wallet.ts";

type Result = SmallQuotes["result"];

const ofOtherCoin: (result: Result) => Result = (result) => ({
  ...result,
  exchangeCoins: result.exchangeCoins.map((coin, at) => (at === 0 ? { ...coin, fromCoin: "SOL" } : coin)),
});
const intoOther: (result: Result) => Result = (result) => ({
  ...result,
  exchangeCoins: result.exchangeCoins.map((coin) => ({
    ...coin,
    toCoin: "USDC",
    feeInfo: { ...coin.feeInfo, feeCoin: "USDC" },
  })),
  totalFeeInfo: { ...result.totalFeeInfo, feeCoin: "USDC" },
});

test.for([
  ["of another coin", ofOtherCoin],
  ["into another coin", intoOther],
] as const)(
  "a renewed price %s is not offered; the next one is",
  async ([, lie], { page, small, signIn, exchange }) => {
    await signIn(crumbs);
    const liar = await lieTo(page);
    await exchange.settings({ batchQuoteTtlMs: 2000 });
    await small.open();
    await small.choose("DOGE", "ADA");
    await small.getPrice.click();
    await expect(small.dialog).toContainText("This quote has expired");
    await exchange.settings({ batchQuoteTtlMs: 30_000 });
    const forge = (reported: unknown) => {
      const price = reported as SmallQuotes;
      return { ...price, result: lie(price.result) };
    };
    liar.notify("batch.reQuote", ({ text }) => ({ text: withResult(text, forge) }), {
      signed: true,
      times: 1,
    });
    await small.newPrice.click();
    await expect(small.dialog.getByRole("alert")).toBeVisible();
    await expect(small.convert).toHaveCount(0);
    await expect(small.dialog).not.toContainText(/SOL|USDC/);
    expect(await exchange.seen("batch.convert")).toBe(0);
    expect(liar.reported).toEqual(["batch.reQuote"]);
    await small.newPrice.click();
    await expect(small.convert).toBeVisible();
  },
);

test("a coin that a renewed price leaves out without a word is named all the same", async ({
  page,
  small,
  signIn,
  exchange,
}) => {
  await signIn(crumbs);
  const liar = await lieTo(page);
  await exchange.settings({ batchQuoteTtlMs: 2000 });
  await small.open();
  await small.choose("DOGE", "ADA", "XLM");
  await small.getPrice.click();
  await expect(small.dialog).toContainText("This quote has expired");
  await exchange.settings({ batchQuoteTtlMs: 30_000, batchPricelessCoins: ["XLM"] });
  // No field table has them.
  const silent = (reported: unknown) => {
    const { result, ...rest } = reported as SmallQuotes;
    const { droppedCoins: _, ...told } = result;
    return { ...rest, result: told };
  };
  liar.notify("batch.reQuote", ({ text }) => ({ text: withResult(text, silent) }), { signed: true });
  await small.newPrice.click();
  await expect(small.dialog).toHaveAccessibleName("Convert 2 coins to USDT");
  const note = small.dialog.getByRole("status").filter({ hasText: "XLM was removed from the batch." });
  await expect(note).toContainText("Removed coins stay in your account.");
  await expect(note).not.toContainText("Temporarily paused");
});

test("a tax is named beside the fee, before the batch is confirmed and after", async ({
  page,
  small,
  signIn,
}) => {
  await signIn(crumbs);
  const liar = await lieTo(page);
  const totalTaxFeeInfo = { totalAmount: "0.0321", feeCoin: "USDT", taxFeeItems: [] };
  liar.notify(
    "batch.quote",
    ({ text }) => ({
      text: withResult(text, (reported) => {
        const price = reported as SmallQuotes;
        return { ...price, result: { ...price.result, totalTaxFeeInfo } };
      }),
    }),
    { signed: true },
  );
  liar.notify(
    "batch.query",
    ({ text }) => ({
      text: withResult(text, (reported) => {
        const answer = reported as { readonly records: readonly BatchRecord[] };
        return { ...answer, records: answer.records.map((record) => ({ ...record, totalTaxFeeInfo })) };
      }),
    }),
    { signed: true },
  );
  await small.open();
  await small.choose("DOGE", "ADA");
  await small.getQuote();
  await expect(small.dialog).toContainText(/Tax\s*0\.0321\s*USDT/);
  await small.convert.click();
  await expect(page.getByRole("main")).toContainText(/Tax\s*0\.0321\s*USDT/);
});

/** Each coin that was converted brought so much of what it truly did. */
function bring(liar: Liar, share: string): void {
  const cut = (amount: string) => new Decimal(amount).times(share).decimalPlaces(4, 1).toFixed();
  const forge = (reported: unknown) => {
    const { records, ...rest } = reported as { readonly records: readonly BatchRecord[] };
    const cutRecords = records.map((record) => {
      const subRecords = record.subRecords.map((coin) =>
        coin.status === "success" ? { ...coin, toAmount: cut(coin.toAmount) } : coin,
      );
      const sum = subRecords.reduce((all, { toAmount }) => all.plus(toAmount || 0), new Decimal(0));
      return { ...record, subRecords, toAmount: sum.toFixed() };
    });
    return { ...rest, records: cutRecords };
  };
  liar.notify("batch.query", ({ text }) => ({ text: withResult(text, forge) }), { signed: true });
}

test("a batch that is told to be of other coins than were confirmed is not shown as its result", async ({
  page,
  small,
  signIn,
}) => {
  await signIn(crumbs);
  const liar = await lieTo(page);
  await small.open();
  await small.choose("DOGE", "ADA");
  await small.getQuote();
  const forge = (reported: unknown) => {
    const { records } = reported as { readonly records: readonly BatchRecord[] };
    const ofOthers = records.map((record) => ({
      ...record,
      subRecords: record.subRecords.map((coin) =>
        coin.fromCoin === "DOGE" ? { ...coin, fromCoin: "SOL" } : coin,
      ),
    }));
    return { ...(reported as object), records: ofOthers };
  };
  // Once it has ended, as what waited for that was told.
  const hasEnded = ({ text }: { readonly text: string }) => !/"(init|processing)"/.test(text);
  liar.notify(
    "batch.query",
    ({ text }, earlier) => ({ text: earlier.some(hasEnded) ? withResult(text, forge) : text }),
    { signed: true },
  );
  await small.convert.click();
  await expect(page.getByRole("main")).toContainText("Couldn't load this batch");
  await expect(small.ended).toHaveCount(0);
  await expect(page.getByRole("main")).not.toContainText("SOL");
});

describe("a batch that brought another sum than was confirmed", () => {
  test.for([
    ["0.01", "far from the quote that you confirmed. Contact support", "differ slightly"],
    ["0.999", "the final amount can differ slightly", "far from the quote"],
  ] as const)("%s of it: said, with what was quoted", async ([share, says, not], { page, small, signIn }) => {
    await signIn(crumbs);
    const liar = await lieTo(page);
    await small.open();
    await small.choose("DOGE", "ADA");
    const { result } = await small.getQuote();
    bring(liar, share);
    await small.convert.click();
    await expect(small.ended).toHaveText("2 of 2 coins converted");
    const card = page.getByRole("region", { name: "2 of 2 coins converted" });
    await expect(card).toContainText(says);
    await expect(card).not.toContainText(not);
    const sum = result.exchangeCoins.reduce((all, { toAmount }) => all.plus(toAmount), new Decimal(0));
    const quoted = card.getByText("Quoted", { exact: true }).locator("..").locator("dd");
    await expect(quoted).toContainText(sum.toFixed());
    // Another visit knows no quote.
    await page.reload();
    await expect(small.ended).toBeVisible();
    await expect(page.getByText("Quoted", { exact: true })).toHaveCount(0);
  });

  test("of which a part failed: what came of the rest is compared, and not the sum", async ({
    page,
    small,
    signIn,
    exchange,
  }) => {
    await signIn(crumbs);
    const liar = await lieTo(page);
    await exchange.settings({ failBatchCoins: ["ADA"] });
    await small.open();
    await small.choose("DOGE", "ADA");
    await small.getQuote();
    bring(liar, "0.01");
    await small.convert.click();
    await expect(small.ended).toHaveText("1 of 2 coins converted");
    await expect(page.getByText(/far from the quote that you confirmed/)).toBeVisible();
    await expect(page.getByText("Quoted", { exact: true })).toHaveCount(0);
  });

  test("as it was confirmed: nothing is said of a quote", async ({ page, small, signIn }) => {
    await signIn(crumbs);
    await small.open();
    await small.choose("DOGE", "ADA");
    await small.getQuote();
    await small.convert.click();
    await expect(small.ended).toHaveText("2 of 2 coins converted");
    await expect(page.getByText(/far from the quote|differ slightly/)).toHaveCount(0);
    await expect(page.getByText("Quoted", { exact: true })).toHaveCount(0);
  });
});
