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
  await page.getByRole("link", { name: "Limit" }).click();
  await limit.openReview("0.1", "98500");
  await exchange.fault({ call: "limitOrder.create", answerLatencyMs: 2_000, times: 1 });
  await limit.place.click();
  await expect.poll(() => exchange.seen("limitOrder.create")).toBe(1);
  await page.goBack();
  await page.setVisible(false);
  page.quicken(20);
  const notice = page.getByText(/^Your limit order of .* is open/);
  await expect(notice).toBeVisible();
  // Longer than an ending shows to whoever is there.
  await new Promise((resume) => setTimeout(resume, 40_000));
  page.quicken(1);
  await page.setVisible(true);
  await expect(notice).toBeVisible();
});
