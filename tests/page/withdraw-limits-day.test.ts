/** F4e.1, D10.5: limits of another day than this one. */
import { expect, test } from "./harness/test.ts";

const path = "/user/assets/withdraw?view=limits&lang=en";
const list = [{ kycLevel: "LEVEL_1", vipLevel: "No VIP", dailyLimit: "20000", monthlyLimit: "-1" }];
const daySeconds = 86_400;
const answer = (resetTime: number) => ({
  call: "withdraw.limitLevels" as const,
  retCode: 0,
  result: {
    list,
    current: {
      dailyLimit: "20000",
      dailyUsed: "20000",
      monthlyLimit: "100000",
      monthlyUsed: "62400",
      resetTime,
    },
  },
});
const now = (): number => Math.floor(Date.now() / 1000);

test("figures of a day that is over are of before, and close nothing until then", async ({
  page,
  exchange,
  signIn,
}) => {
  await signIn();
  await exchange.fault(answer(now() - daySeconds / 2));
  await page.goto(path);
  const today = page.getByRole("region", { name: "Today" });
  await expect(today).toContainText(/Used\s*20,000/);
  await expect(page.getByText(/What you see may be out of date/)).toBeVisible();
  await expect(today).not.toContainText("Resets");
  await expect(page.getByText(/Today's limit is used up/)).toHaveCount(0);

  await page.goto("/user/assets/withdraw?lang=en");
  const limits = page.getByRole("region", { name: "Limits" });
  await expect(limits).toContainText(/What you see may be out of date/);
  await expect(limits).not.toContainText("Resets");
});

test("a day of which nobody says when it ends is the exchange's own, in UTC", async ({
  page,
  exchange,
  signIn,
}) => {
  await signIn();
  await exchange.fault(answer(0));
  await page.goto(path);
  const today = page.getByRole("region", { name: "Today" });
  await expect(today).toContainText(/Used\s*20,000/);
  const ends = new Date((Math.floor(now() / daySeconds) + 1) * daySeconds * 1000);
  await expect(today).toContainText(
    `Resets ${ends.toLocaleDateString("en", { month: "short", timeZone: "UTC" })}`,
  );
  await expect(page.getByText(/Today's limit is used up/)).toBeVisible();
  await expect(page.getByText(/What you see may be out of date/)).toHaveCount(0);
  await expect(page.getByText(/1970/)).toHaveCount(0);
});

test("a day that ends in a year closes nobody's withdrawals until then", async ({
  page,
  exchange,
  signIn,
  tolerated,
}) => {
  tolerated.push(/./);
  await signIn();
  await exchange.fault(answer(now() + 400 * daySeconds));
  await page.goto(path);
  await expect(page.getByText("Couldn't load your limits")).toBeVisible();
  await expect(page.getByText(/Withdrawals open again/)).toHaveCount(0);
});

test("the form's limits can be read again where that failed", async ({
  page,
  exchange,
  signIn,
  tolerated,
}) => {
  tolerated.push(/./);
  await signIn();
  await exchange.fault({ call: "withdraw.limitLevels", retCode: 10_001, retMsg: "no" });
  await page.goto("/user/assets/withdraw?lang=en");
  const limits = page.getByRole("region", { name: "Limits" });
  await expect(limits).toContainText("Couldn't load your limits");
  await exchange.reset();
  await limits.getByRole("button", { name: "Try again" }).click();
  await expect(limits).toContainText(/Used\s*0/);
  await expect(limits).not.toContainText("Couldn't load your limits");
});

test("the form says when its limits begin anew as the exchange does", async ({ page, exchange, signIn }) => {
  await signIn();
  const ends = now() + 7200;
  await exchange.fault(answer(ends));
  await page.goto("/user/assets/withdraw?lang=en");
  const limits = page.getByRole("region", { name: "Limits" });
  await expect(limits).toContainText(`Resets ${new Date(ends * 1000).toISOString().slice(11, 16)} UTC`);
});
