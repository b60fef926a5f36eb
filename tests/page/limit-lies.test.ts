/** F2b.13, F0.5: an order that an exchange tells no end of. */
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

test("an order that nobody tells the end of is not open until 1970", async ({ page, limit, signIn }) => {
  await signIn();
  const liar = await lieTo(page);
  const endless = (placed: unknown) => ({ ...(placed as object), expiredTime: "0" });
  liar.notify("limitOrder.create", ({ text }) => ({ text: withResult(text, endless) }), { signed: true });
  await limit.goto();
  await limit.openReview("0.1", "98500");
  await limit.place.click();
  const placed = page.getByRole("dialog", { name: "Order placed" });
  await expect(placed).toContainText("The order is open");
  await expect(placed).not.toContainText(/19(69|70)/);
});

test("one that fills for far less than was estimated is told as that, with the estimate", async ({
  page,
  limit,
  signIn,
}) => {
  await signIn();
  const liar = await lieTo(page);
  const cut = (order: unknown) => ({ ...(order as object), toAmount: "4500.5" });
  liar.notify(
    "limitOrder.query",
    ({ text }) => ({ text: text.includes('"FILLED"') ? withResult(text, cut) : text }),
    { signed: true },
  );
  await limit.goto();
  await limit.openReview("0.1", "45000");
  await expect(limit.reviewDialog).toContainText("This order fills immediately");
  await limit.place.click();
  const filled = page.getByRole("dialog", { name: "Order filled" });
  await expect(filled).toContainText("4,500.5");
  await expect(filled).toContainText("far from the estimate that you confirmed");
  await expect(filled).toContainText(/You receive, estimated.*9,417/);
});

test("one that no market price can be compared with is no matter of one press, though there is one again", async ({
  page,
  limit,
  signIn,
  exchange,
}) => {
  await signIn();
  await limit.goto();
  await exchange.feed("refuse");
  await exchange.feed("drop-all");
  await limit.pay.fill("0.1");
  await limit.price.fill("45000");
  const says = "No market price to compare with";
  await expect(page.getByRole("main")).toContainText(says);
  await expect(page.getByRole("main")).not.toContainText("Fills when the market reaches your limit price");
  await limit.review.click();
  await expect(limit.reviewDialog).toContainText(says);
  await exchange.feed("accept");
  await expect(limit.reviewDialog).toContainText("This order fills immediately");
  await limit.place.click();
  const confirm = limit.reviewDialog.getByRole("button", { name: "I understand, place order" });
  await expect(confirm).toBeVisible();
  expect(await exchange.seen("limitOrder.create")).toBe(0);
  await confirm.click();
  await expect(page.getByRole("dialog", { name: "Order filled" })).toBeVisible();
});
