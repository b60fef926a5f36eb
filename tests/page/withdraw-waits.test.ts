/** F6c.3, F6c.7, D3.8: what a withdrawal waits for and does not get is said, and can be had again. */
import { describe } from "vitest";
import { evmAddress, mailedCode } from "../../e2e/withdraw-page.ts";
import { type Lie, lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

const usdt = { coin: "USDT", chain: "ARBI", lang: "en" };
const noTerms = "Couldn't load the fee and limits. We keep trying.";
const notListed = /we can't show how far it is yet/;

describe("fee and limits that", () => {
  const cases: readonly (readonly [string, Lie])[] = [
    ["cannot be read", () => ({ text: "{}" })],
    ["do not come", () => undefined],
  ];

  test.for(cases)(
    "%s: a review leads to the words that say so, and nothing typed is lost",
    async ([, lie], { page, withdraw, signIn, tolerated }) => {
      tolerated.push(/./);
      const liar = await lieTo(page);
      await signIn();
      liar.notify("withdraw.limit", lie);
      await withdraw.goto(usdt);
      await withdraw.address.fill(evmAddress);
      await expect(page.getByText(/risk check passed/)).toBeVisible();
      await withdraw.amount.fill("100");
      await expect(page.getByText(noTerms)).toBeVisible();
      const again = page.getByRole("button", { name: "Try again" });
      await withdraw.review.click();
      await expect(again).toBeFocused();
      await expect(withdraw.review).not.toHaveAttribute("aria-busy", "true");
      await expect(withdraw.submit).toHaveCount(0);
      const before = liar.reported.length;
      await again.click();
      await expect.poll(() => liar.reported.length).toBeGreaterThan(before);
      await expect(page.getByText(noTerms)).toBeVisible();
      liar.rest();
      await again.click();
      await expect(page.getByText(noTerms)).toHaveCount(0);
      await expect(withdraw.address).toHaveValue(evmAddress);
      await expect(withdraw.amount).toHaveValue("100");
      await withdraw.review.click();
      await withdraw.submit.waitFor();
    },
  );

  test("could not be read are there by themselves once they can be", async ({
    page,
    withdraw,
    signIn,
    tolerated,
  }) => {
    tolerated.push(/./);
    const liar = await lieTo(page);
    await signIn();
    liar.notify("withdraw.limit", () => ({ text: "{}" }), { times: 1 });
    page.quicken(5);
    await withdraw.goto(usdt);
    await expect(page.getByText(noTerms)).toBeVisible();
    await expect(page.getByText(noTerms)).toHaveCount(0);
  });
});

describe("a withdrawal that was taken and whose record", () => {
  test.for([
    ["is in no list yet", true],
    ["cannot be read", false],
  ] as const)(
    "%s: it says so, and shows it once it can be had",
    async ([, signed], { page, withdraw, signIn, exchange, tolerated }) => {
      tolerated.push(/./);
      const liar = await lieTo(page);
      const { account } = await signIn();
      await exchange.settings({ holdWithdrawals: true });
      page.quicken(5);
      await withdraw.goto(usdt);
      await withdraw.openReview(evmAddress, "100");
      const lie: Lie = ({ text }) => ({
        text: signed ? withResult(text, () => ({ rows: [], nextPageCursor: "" })) : "{}",
      });
      liar.notify("withdraw.records", lie, { signed });
      await withdraw.submit.click();
      await withdraw.confirm(await mailedCode(exchange, account));
      await expect(withdraw.dialog).toContainText(notListed);
      await expect(withdraw.dialog.getByRole("link", { name: "View history" })).toBeVisible();
      const again = withdraw.dialog.getByRole("button", { name: "Try again" });
      await expect(again).toBeEnabled();
      // The list goes on as it was: what is shown is the record that was asked for by its number.
      const listOnly: Lie = (honest, earlier) =>
        honest.requestText.includes("withdrawID") ? { text: honest.text } : lie(honest, earlier);
      liar.notify("withdraw.records", listOnly, { signed });
      // An empty answer is asked for again by itself.
      if (!signed) await again.click();
      await expect(withdraw.dialog).toContainText("Security check");
      await expect(page.getByText(notListed)).toHaveCount(0);
      // It stands in no list, so nothing tells of its way: it is asked for until its end.
      await expect(withdraw.dialog).not.toContainText(/Security check\s*done/);
      await exchange.settings({ holdWithdrawals: false, withdrawQueueMs: 600_000 });
      await expect(withdraw.dialog).toContainText(/Security check\s*done/);
    },
  );
});

test("how the account is protected is said to be unread, and can be read again", async ({
  page,
  withdraw,
  signIn,
  fault,
  exchange,
}) => {
  await signIn();
  await fault({ call: "addressBook.list", retCode: 912_345, retMsg: "no", times: 100 });
  await withdraw.goto(usdt);
  const card = page.getByRole("region", { name: "Protection" });
  await expect(card).toContainText("Couldn't load the address book");
  await expect(card.getByRole("listitem")).toHaveCount(0);
  await exchange.reset();
  await card.getByRole("button", { name: "Try again" }).click();
  await expect(card.getByRole("listitem")).toHaveCount(3);
  await expect(card).not.toContainText("Couldn't load the address book");
  // What was read before is told beside that it could not be read anew.
  await fault({ call: "addressBook.list", retCode: 912_345, retMsg: "no", times: 100 });
  await page.comesBackUntil(() => card.getByText("Couldn't load the address book").isVisible());
  await expect(card.getByRole("listitem")).toHaveCount(3);
});
