/** F1.10, F2i.5, F4c.8, F6c.7, D10.5: two sound answers about one withdrawal that cannot both be true. */
import { describe } from "vitest";
import type { WithdrawRecord } from "#shared/contract/withdraw-records.ts";
import { type Lie, lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";
import { at, toldWithdrawal } from "./told-records.ts";

const sentTo = { txID: `0x${"ab".repeat(32)}`, broadcastAt: at };
const arrived = { ...sentTo, status: "success", endedAt: at } as const;
const failed = { status: "Fail", endedAt: at } as const;
const record = toldWithdrawal;
const signed = { signed: true };
const history = `/user/assets/withdraw?view=history&record=${record.withdrawId}&lang=en`;

/** The list has one record; the topic, which alone asks for fifty, another of the same number. */
const torn =
  (listed: Partial<WithdrawRecord>, live: Partial<WithdrawRecord>): Lie =>
  ({ text, requestText }) => {
    const part = /limit=50/.test(requestText) ? live : listed;
    return { text: withResult(text, () => ({ rows: [{ ...record, ...part }], nextPageCursor: "" })) };
  };

describe("a record of the list and the live one of the same number", () => {
  test.for([
    ["of another sum", {}, { ...arrived, amount: "4999", debited: "5000" }, /Completed|4,999/],
    [
      "to another address",
      {},
      { ...arrived, toAddress: "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359" },
      /Completed/,
    ],
    ["that came back, where this one went out", arrived, failed, /Completed|Failed|are back in your account/],
    ["that went out, where this one came back", failed, arrived, /Completed|Failed|are back in your account/],
  ] as const)("%s: nobody knows where it is", async ([, listed, live, untrue], { page, signIn }) => {
    const liar = await lieTo(page);
    await signIn();
    liar.notify("withdraw.records", torn(listed, live), signed);
    await page.goto(history);
    const dialog = page.getByRole("dialog").filter({ visible: true });
    await expect(dialog).toContainText(/Where this withdrawal is cannot be told here/);
    await expect(dialog).not.toContainText(untrue);
    const row = page.locator("main tr[data-row]").first();
    await expect(row).toContainText("Unknown");
    await expect(row).not.toContainText(untrue);
    await expect(row.locator('[aria-label*="Completed"], [aria-label*="Failed"]')).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Cancel withdrawal" })).toHaveCount(0);
  });
});

test("one that went out is not told to have come back by the next answer, nor by those after it", async ({
  page,
  signIn,
}) => {
  const liar = await lieTo(page);
  await signIn();
  // Beside one that goes on, which has all of them read again.
  const both =
    (part: Partial<WithdrawRecord>): Lie =>
    ({ text }) => {
      const rows = [
        { ...record, withdrawId: "1790000000000000000001" },
        { ...record, ...part },
      ];
      return { text: withResult(text, () => ({ rows, nextPageCursor: "" })) };
    };
  liar.notify("withdraw.records", both(arrived), signed);
  page.quicken(12);
  await page.goto("/user/assets/withdraw?lang=en");
  const own = page.getByRole("region", { name: "Your withdrawals" });
  await expect(own).toContainText("Completed");
  liar.notify("withdraw.records", both(failed), signed);
  await expect(own).toContainText("Unknown");
  const asked = (): number => liar.seen.filter((call) => call === "withdraw.records").length;
  const before = asked();
  await expect.poll(asked).toBeGreaterThan(before + 1);
  await expect(own).toContainText("Unknown");
  await expect(own).not.toContainText("Failed");
});

test("what has ended is not offered to be called back, whoever says that it can be", async ({
  page,
  signIn,
}) => {
  const liar = await lieTo(page);
  await signIn();
  const both = { ...arrived, cancellable: true };
  liar.notify("withdraw.records", torn(both, both), signed);
  await page.goto(history);
  const dialog = page.getByRole("dialog").filter({ visible: true });
  await expect(dialog.getByText("Completed").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Cancel withdrawal" })).toHaveCount(0);
});
