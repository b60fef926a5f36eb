/** F6d.3, F6c.7. */
import { type Lie, lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";
import { at, toldDeposit } from "./told-records.ts";

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

test("that nothing waits for its owner is not said by silence where older ones could not be read", async ({
  page,
  signIn,
  tolerated,
}) => {
  tolerated.push(/./);
  const rows = Array.from({ length: 50 }, (_one, index) => ({
    ...toldDeposit,
    id: `17900000000000000000${index + 10}`,
    status: 3,
    successAt: at,
  }));
  const ofNewest: Lie = ({ text }) => ({ text: withResult(text, () => ({ rows, nextPageCursor: "" })) });
  const liar = await lieTo(page);
  await signIn();
  liar.notify(
    "deposit.records",
    (honest, earlier) =>
      /recordType/.test(honest.requestText) ? { status: 400, text: "" } : ofNewest(honest, earlier),
    { signed: true },
  );
  await page.goto("/user/assets/deposit?lang=en");
  const needs = page.getByRole("region", { name: "Needs you" });
  await expect(needs).toContainText("Couldn't load your deposits");
  liar.rest();
  await needs.getByRole("button", { name: "Try again" }).click();
  await expect(needs).toHaveCount(0);
});
