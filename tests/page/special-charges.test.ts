/** F1.1, F2b.8: what the quote of a special coin charges. */
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";
import { wallet } from "./special-wallet.ts";

test("a fee that takes nearly all of it is named, and is no matter of one press", async ({
  page,
  special,
  signIn,
  exchange,
}) => {
  await signIn(wallet);
  const liar = await lieTo(page);
  const charge = (amount: string): void =>
    liar.notify(
      "convert.quote",
      ({ text }) => ({
        text: withResult(text, (quote) => ({ ...(quote as object), feeInfo: { feeCoin: "USDC", amount } })),
      }),
      { signed: true },
    );
  await special.open();
  await expect(page.getByRole("main")).toContainText(/Fee\s*Shown before you confirm/);
  await special.pay.fill("1000");
  charge("990");
  await special.openReview();
  await expect(special.dialog).toContainText(/you get .?99\.00%.? less than at this rate alone/);
  await special.exchange.click();
  const confirm = special.dialog.getByRole("button", { name: "I understand, exchange" });
  await expect(confirm).toBeVisible();
  expect(await exchange.seen("convert.execute")).toBe(0);
  await special.dialog.getByRole("button", { name: "Close" }).click();

  // A tenth is told with its figure alone.
  charge("100");
  await special.openReview();
  await expect(special.dialog).toContainText("100.00 USDC");
  await special.exchange.click();
  await expect(special.done).toBeVisible();
});
