/** R1.11, F2i.7, F5.23: what a transfer waits for and does not get is said, and can be had again. */
import type { CallOutput } from "#shared/contract/index.ts";
import { lieTo } from "./hostile/liar.ts";
import { defaultWallet, expect, test } from "./pages.ts";

const notLoaded = "Couldn't load your accounts";

test("a review without balances leads to the words that say so, and nothing typed is lost", async ({
  page,
  transfer,
  signIn,
  tolerated,
}) => {
  tolerated.push(/./);
  const liar = await lieTo(page);
  await signIn();
  liar.notify("transfer.balances", () => undefined);
  await transfer.goto();
  await transfer.amount.fill("100");
  await transfer.review.click();
  await expect(page.getByText(notLoaded)).toBeVisible();
  await expect(transfer.review).not.toHaveAttribute("aria-busy", "true");
  await transfer.review.click();
  const again = page.getByRole("button", { name: "Try again" });
  await expect(again).toBeFocused();
  await expect(transfer.move).toHaveCount(0);
  liar.rest();
  await again.click();
  await expect(page.getByText(notLoaded)).toHaveCount(0);
  await expect(transfer.amount).toHaveValue("100");
  await transfer.review.click();
  await transfer.move.waitFor();
});

test("a review is not opened of accounts that did not come, and opens once they are there", async ({
  page,
  transfer,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  const liar = await lieTo(page);
  const { account, token } = await exchange.createPerson(defaultWallet, { subAccounts: ["desk-vienna"] });
  await page.addCookies([{ name: "test-token", value: token }]);
  const told = (await exchange.query("transfer.accountTypes", token)) as CallOutput<"transfer.accountTypes">;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  liar.notify("member.info", () => ({ text: "{}" }));
  liar.delay(({ call }) => (call === "member.info" ? held : undefined));
  await transfer.goto({ to: `FUND.${told.accounts[1]?.uid ?? ""}` });
  await transfer.amount.fill("40");
  await transfer.review.click();
  await expect(transfer.review).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page.getByText(notLoaded)).toBeVisible();
  await expect(transfer.move).toHaveCount(0);
  liar.rest();
  await page.getByRole("button", { name: "Try again" }).first().click();
  await transfer.move.click();
  await expect(page.getByRole("dialog", { name: "Transfer completed" })).toBeVisible();
  expect((await exchange.funding(`${account}/desk-vienna`))("USDT")).toBe("40");
});
