/** D5.4, F0.7: a machine whose clock is wrong by hours, a page open past midnight, and ledgers that reach up to now. */
import { afterEach, describe } from "vitest";
import { expect, test } from "./harness/test.ts";

const origin = performance.timeOrigin;
const setClock = (hours: number): void => {
  Object.defineProperty(performance, "timeOrigin", { configurable: true, value: origin + hours * 3_600_000 });
};
afterEach(() => setClock(0));

describe("asset history", () => {
  test.for([-5, -200, 5])(
    "has what was booked a moment ago where the clock is %s hours off",
    async (hours, { page, signIn, fault }) => {
      await signIn({ BTC: "1", USDT: "500" });
      // The page is there before the first answer tells the time.
      await fault({ latencyMs: 1_500 });
      setClock(hours);
      await page.goto("/user/assets/records/asset-history?lang=en");
      await expect(page.getByRole("row").filter({ hasText: "Opening balance" }).first()).toBeVisible();
      await expect(page.getByText("No entries in these seven days")).toHaveCount(0);
    },
  );

  test("names the days that its list and its file have, past midnight too", async ({
    page,
    signIn,
    fault,
  }) => {
    await signIn({ BTC: "1", USDT: "500" });
    await page.goto("/user/assets/records/asset-history?lang=en");
    await expect(page.getByRole("row").filter({ hasText: "Opening balance" }).first()).toBeVisible();
    const bar = page.getByRole("main").getByRole("search");
    const days = bar.getByRole("group", { name: "Period" });
    const shown = (await days.textContent()) ?? "";
    // The answer to the filter would put the clock right before the list is read anew.
    await fault({ latencyMs: 15_000 });
    setClock(24);
    await bar.getByRole("button", { name: "In and out" }).click();
    await page.getByRole("menuitemradio", { name: "In", exact: true }).click();
    await expect(page).toHaveURL(/direction=I/);
    await expect(days).toHaveText(shown);
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(days).not.toHaveText(shown);
  });
});
