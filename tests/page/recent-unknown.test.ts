/** F6d.3, F6c.7. */
import { expect, test } from "./pages.ts";
import { toldDeposit } from "./told-records.ts";

test("that no deposit is on its way is said once it is known", async ({ page, signIn, fault }) => {
  await signIn();
  await fault({ call: "deposit.records", status: 503, times: 100 });
  await page.goto("/user/assets/deposit?lang=en");
  const coming = page.getByRole("region", { name: "On its way" });
  await expect(coming.getByText("Couldn't load your deposits. Trying again.")).toBeVisible();
  await expect(page.getByText("No deposit is on its way")).toHaveCount(0);
  await expect(page.getByText("No deposits in the last 30 days")).toHaveCount(0);
});

test.for([
  ["held for its owner's answers", { travelRuleStatus: 2 }, "Answers in review"],
  ["at what is not known here", { status: 99 }, "Unknown"],
] as const)(
  "that none is on its way is not said beside one that is %s",
  async ([, part, state], { page, signIn, exchange }) => {
    await signIn();
    const result = { rows: [{ ...toldDeposit, ...part }], nextPageCursor: "" };
    await exchange.fault({ call: "deposit.records", retCode: 0, result });
    await page.goto("/user/assets/deposit?lang=en");
    await expect(page.getByRole("region", { name: "Recent deposits" })).toContainText(state);
    await expect(page.getByText("No deposit is on its way")).toHaveCount(0);
  },
);

test("that there are no withdrawals is said once it is known", async ({ page, signIn, fault }) => {
  await signIn();
  await fault({ call: "withdraw.records", status: 503, times: 100 });
  await page.goto("/user/assets/withdraw?lang=en");
  const own = page.getByRole("region", { name: "Your withdrawals" });
  await expect(own.getByText("Couldn't load your withdrawals. Trying again.")).toBeVisible();
  await expect(page.getByText(/No withdrawals/)).toHaveCount(0);
});

test("of withdrawals of before those thirty days nothing is said", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/user/assets/withdraw?lang=en");
  const own = page.getByRole("region", { name: "Your withdrawals" });
  await expect(own.getByText("No withdrawals in the last 30 days")).toBeVisible();
});
