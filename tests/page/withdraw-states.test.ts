/** F4c.8, F1.10, F2i.5, F6c.7, D10.5. */
import { describe } from "vitest";
import type { WithdrawRecord } from "#shared/contract/withdraw-records.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";
import { at, toldWithdrawal } from "./told-records.ts";

const record = toldWithdrawal;
const id = record.withdrawId;
const path = `/user/assets/withdraw?view=history&record=${id}&lang=en`;
const cameBack = /The amount and the fee are back in your account/;

describe("each state of a withdrawal has its words and its next step", () => {
  test.for([
    ["SecurityCheck", { cancellable: true }, "Security check", /Cancel withdrawal/],
    ["Pending", { cancellable: true }, "Processing", /Cancel withdrawal/],
    ["BlockchainConfirmed", { confirmations: "7", requiredConfirmations: "120" }, "Confirming", /7\/120/],
    ["success", { endedAt: at }, "Completed", /Sent to the network/],
    ["CancelByUser", { endedAt: at }, "Cancelled", cameBack],
    ["Reject", { endedAt: at, failCode: 131_226 }, "Rejected", /Refused for security\. Contact support\./],
    ["Fail", { endedAt: at }, "Failed", cameBack],
    ["Fail", { endedAt: at, withdrawFee: "0", debited: "99" }, "Failed", /^The amount is back/],
    ["Reject", { endedAt: at, withdrawType: 1, withdrawFee: "" }, "Rejected", /^The amount is back/],
    ["MoreInformationRequired", {}, "More information needed", /Send answers/],
    ["Unknown", {}, "Unknown", /Where this withdrawal is cannot be told here/],
    ["Teleported", {}, "Unknown", /Where this withdrawal is cannot be told here/],
  ] as const)("%s", async ([status, part, state, next], { page, signIn, exchange }) => {
    await signIn();
    const rows = [{ ...record, ...part, status }];
    await exchange.fault({ call: "withdraw.records", retCode: 0, result: { rows, nextPageCursor: "" } });
    await page.goto(path);
    const dialog = page.getByRole("dialog").filter({ visible: true });
    await expect(dialog.getByText(next).first()).toBeVisible();
    await expect(dialog.getByText(state).first()).toBeVisible();
    if (state === "Unknown") await expect(dialog.getByText("Security check")).toHaveCount(0);
    if (/Unknown|Rejected|Failed|Cancelled/.test(state)) {
      await expect(dialog.getByText("Completed", { exact: true })).toHaveCount(0);
    }
  });
});

test("a fee that nobody names is not called none", async ({ page, signIn, exchange }) => {
  await signIn();
  const rows = [{ ...record, withdrawFee: "", debited: "" }];
  await exchange.fault({ call: "withdraw.records", retCode: 0, result: { rows, nextPageCursor: "" } });
  await page.goto(path);
  const dialog = page.getByRole("dialog").filter({ visible: true });
  await expect(dialog.getByText("Network fee")).toBeVisible();
  await expect(dialog.getByText("No fee")).toHaveCount(0);
});

test("a tax is named beside the fee", async ({ page, signIn, exchange }) => {
  await signIn();
  const rows = [{ ...record, tax: "31.5", debited: "" }];
  await exchange.fault({ call: "withdraw.records", retCode: 0, result: { rows, nextPageCursor: "" } });
  await page.goto(path);
  const dialog = page.getByRole("dialog").filter({ visible: true });
  await expect(dialog).toContainText(new RegExp(`Tax\\s*31\\.50?\\s*${record.coin}`));
});

describe("the list's record is not painted over by the live one of before", () => {
  const row = (part: Partial<WithdrawRecord>): string => JSON.stringify({ ...record, ...part });
  test.for([
    ["failed", { status: "Fail", endedAt: at }, /Failed/],
    ["is in a state that is not known here", { status: "Unknown" }, /Unknown/],
  ] as const)("where it %s", async ([, part, words], { page, signIn }) => {
    const liar = await lieTo(page);
    await signIn();
    // The topic alone asks for fifty.
    liar.notify(
      "withdraw.records",
      ({ text, requestText }) => {
        const one = /limit=50/.test(requestText) ? row({}) : row(part);
        return { text: withResult(text, () => ({ rows: [JSON.parse(one)], nextPageCursor: "" })) };
      },
      { signed: true },
    );
    await page.goto("/user/assets/withdraw?lang=en");
    const own = page.getByRole("region", { name: "Your withdrawals" });
    await expect(own).toContainText("Processing");
    await own.getByRole("link", { name: "All" }).click();
    const rows = page.locator("main tr[data-row]");
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText(words);
    await expect(rows.first()).not.toContainText("Processing");
  });
});

describe("a record that says more than happened", () => {
  test.for(["wrong", "absent"] as const)(
    "with a signature that is %s is not shown",
    async (signature, { page, signIn, exchange, tolerated }) => {
      tolerated.push(/./);
      await signIn();
      const result = { rows: [{ ...record, status: "success", endedAt: at }], nextPageCursor: "" };
      await exchange.fault({ call: "withdraw.records", retCode: 0, result, signature });
      await page.goto("/user/assets/withdraw?view=history&lang=en");
      await expect(page.getByText("Couldn't load your withdrawals").first()).toBeVisible();
      await expect(page.getByText("Completed")).toHaveCount(0);
    },
  );
});
