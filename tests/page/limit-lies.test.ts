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
