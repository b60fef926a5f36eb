/** D3.11: how money ended is told by a notification that waits for whoever did not see the page as it came. */
import { expect, test } from "./pages.ts";

test("the ending of an order in a page that nobody sees waits until they are back", async ({
  page,
  convert,
  limit,
  signIn,
  exchange,
}) => {
  await signIn();
  await convert.open();
  /** The page is left for the market's before its order is answered: how that ended is told by a notification. */
  const placeAndLeave = async (amount: string): Promise<void> => {
    // The market's price has to be of now in the review, on a slow machine too.
    page.quicken(1);
    const before = await exchange.seen("limitOrder.create");
    await page.getByRole("link", { name: "Limit" }).click();
    await limit.openReview(amount, "98500");
    await exchange.fault({ call: "limitOrder.create", answerLatencyMs: 2_000, times: 1 });
    await limit.place.click();
    await expect.poll(() => exchange.seen("limitOrder.create")).toBe(before + 1);
    page.quicken(5);
    await page.goBack();
  };
  const told = (amount: string) =>
    page
      .getByText(/^Your limit order of .* is open/)
      .locator("..")
      .filter({ hasText: amount });
  await placeAndLeave("0.1");
  await page.setVisible(false);
  await expect(told("0.10 BTC")).toBeVisible();
  await page.setVisible(true);
  // What is told to whoever is there goes, though it came later.
  await placeAndLeave("0.2");
  await expect(told("0.20 BTC")).toBeVisible();
  await expect(told("0.20 BTC")).toHaveCount(0);
  await expect(told("0.10 BTC")).toBeVisible();
});
