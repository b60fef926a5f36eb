/** F2c.1, F6d.4: deposits that the exchange looks at are on their way. */
import { told } from "./deposit-rows.ts";
import { expect, test } from "./harness/test.ts";
import { toldDeposit } from "./told-records.ts";

test.for([
  ["answers are in review", { travelRuleStatus: 2 }, "Answers in review"],
  ["network took it back, and people look at it", { status: 70_013 }, "Under review"],
  ["state is one that nobody here knows", { status: 99 }, "Status unknown"],
] as const)("one whose %s is told on the overview", async ([, part, state], { page, signIn, exchange }) => {
  await signIn({ BTC: "0.1" });
  await told(exchange, [{ ...toldDeposit, ...part }]);
  await page.goto("/user/assets/?lang=en");
  const main = page.getByRole("main");
  const card = main.getByRole("region", { name: "On its way" });
  await expect(card).toContainText(/Deposit of .?20\.00.XRP/);
  await expect(card).toContainText(state);
  await expect(main.getByRole("region", { name: "Needs you" })).toHaveCount(0);
});
