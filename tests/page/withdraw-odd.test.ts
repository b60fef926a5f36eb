/** F1.10, F4c.8, D10.5: what no record of a withdrawal can be, whoever signed it. */
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";
import { at, toldWithdrawal } from "./told-records.ts";

const arrived = {
  txID: `0x${"ab".repeat(32)}`,
  broadcastAt: at,
  status: "success",
  endedAt: at,
} as const;
const record = toldWithdrawal;

test.for([
  ["is nothing", { ...arrived, amount: "0", withdrawFee: "", debited: "" }],
  ["ended before it was requested", { ...arrived, endedAt: String(Number(at) - 9_000_000) }],
  ["went out before it was requested", { ...arrived, broadcastAt: String(Number(at) - 9_000_000) }],
  ["goes on and has ended", { endedAt: at }],
  ["arrived, with a reason why not", { ...arrived, failCode: 131_226 }],
] as const)("one that %s is no withdrawal", async ([, part], { page, signIn, tolerated }) => {
  tolerated.push(/./);
  const liar = await lieTo(page);
  await signIn();
  liar.notify(
    "withdraw.records",
    ({ text }) => ({
      text: withResult(text, () => ({ rows: [{ ...record, ...part }], nextPageCursor: "" })),
    }),
    { signed: true },
  );
  await page.goto("/user/assets/withdraw?view=history&lang=en");
  await expect(page.getByText("Couldn't load your withdrawals").first()).toBeVisible();
  await expect(page.getByText("Completed")).toHaveCount(0);
});
