/** F6f.1, D3.11. */
import { describe } from "vitest";
import { expect, test } from "./pages.ts";

const draft = (name: string): string => sessionStorage.getItem(`coffer.draft.convert/${name}`) ?? "";
const kept = (): string => draft("limitPrice");

describe("a limit price that was typed", () => {
  test("is there again after a reload and after a look at the market, with how long it holds", async ({
    page,
    limit,
    convert,
    signIn,
  }) => {
    await signIn();
    await limit.goto();
    await limit.pay.fill("0.1");
    await limit.price.fill("98500");
    await page.getByText("7 days", { exact: true }).click();
    await expect.poll(kept).toContain("7_D");
    await expect.poll(() => draft("amount")).toContain("0.1");
    await page.reload();
    await expect(limit.price).toHaveValue("98,500");
    await expect(limit.pay).toHaveValue("0.1");
    await expect(limit.receive).toHaveValue("9,850");
    await expect(page.getByRole("radio", { name: "7 days" })).toBeChecked();

    await page.getByRole("main").getByRole("link", { name: "Convert", exact: true }).click();
    await expect(convert.pay).toHaveValue("0.1");
    await page.getByRole("main").getByRole("link", { name: "Limit", exact: true }).click();
    await expect(limit.price).toHaveValue("98,500");
  });

  test("is of its pair alone, and gives way to what a link brings", async ({ page, limit, signIn }) => {
    await signIn();
    await limit.goto();
    await limit.price.fill("98500");
    await expect.poll(kept).toContain("98500");
    await limit.goto({ from: "ETH", to: "USDT" });
    await expect(limit.price).toHaveValue("");
    await page.goto("/user/assets/exchange/index?mode=limit&from=BTC&to=USDT&price=97000&per=BTC");
    await expect(limit.price).toHaveValue("97,000");
  });

  test("goes with its order", async ({ page, limit, signIn }) => {
    await signIn();
    await limit.goto();
    await limit.openReview("0.1", "98500");
    await expect.poll(kept).toContain("98500");
    await limit.place.click();
    await page.getByRole("dialog", { name: "Order placed" }).getByRole("button", { name: "Done" }).click();
    await expect(limit.price).toHaveValue("");
    await expect.poll(kept).toBe("");
  });
});
