/** D10.5, F6e.2: a block trade's records and its book that cannot be read anew, or that are of before. */
import { describe } from "vitest";
import { type Lie, lieTo } from "./hostile/liar.ts";
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
    await block.convert.click();
    await block.done.getByRole("button", { name: "Done" }).click();
    page.quicken(4);
    await expect(card).toContainText("Couldn't load your block trades");
    await expect(card).toContainText("2.00 BTC");
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
  await new Promise((resume) => setTimeout(resume, 5_500));
  await page.setVisible(false);
  await page.setVisible(true);
  page.quicken(4);
  await expect(main).toContainText("Couldn't load your block trades");
  await expect(main).not.toContainText("No block trades yet");
});
