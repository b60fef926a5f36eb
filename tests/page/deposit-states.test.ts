/** F1.8, F4c.5-F4c.7, F6d.3, F6d.4, D10.5. */
import { describe } from "vitest";
import { expect, test } from "./pages.ts";
import { at, toldDeposit } from "./told-records.ts";

const chain = toldDeposit;
const { id } = chain;
const internal = {
  recordType: 2,
  id,
  coin: "XRP",
  type: 1,
  amount: "20",
  status: 1,
  address: "a***@x.com",
  fromMemberId: "1",
  createdTime: String(Math.floor(Number(at) / 1000)),
  txID: "",
};

describe("each state of a deposit has its words and its next step", () => {
  test.for([
    ["not known", { ...chain, status: 0 }, "Unknown", /contact support with the deposit ID/],
    ["of a later version", { ...chain, status: 99 }, "Unknown", /contact support with the deposit ID/],
    ["to be confirmed", { ...chain, status: 1, requiredConfirmations: "5" }, "Confirming", /\/5/],
    ["processing", chain, "Processing", /Seen/],
    ["on its way to the pool", { ...chain, status: 10_011 }, "Processing", /Seen/],
    ["credited to the pool", { ...chain, status: 10_012 }, "Credited", /\+20/],
    ["failed", { ...chain, status: 4 }, "Failed", /Nothing was credited/],
    ["by hand", { ...chain, status: 70_013 }, "Under review", /nothing was deducted/],
    ["answers in review", { ...chain, travelRuleStatus: 2 }, "Answers in review", /reviewing your answers/],
    ["answers refused", { ...chain, travelRuleStatus: 3 }, "Rejected", /goes back to the sending address/],
    ["of a user, processing", internal, "Processing", /^Started$/],
    ["of a user, there", { ...internal, status: 2 }, "Completed", /\+20/],
    ["of a user, failed", { ...internal, status: 3 }, "Failed", /Nothing was credited/],
    [
      "of a user, asked about",
      { ...internal, complianceStatus: 1 },
      "Answers needed",
      /Answer the questions/,
    ],
    ["of a user, in review", { ...internal, complianceStatus: 2 }, "Answers in review", /reviewing/],
  ] as const)("%s", async ([, row, state, next], { page, signIn, exchange }) => {
    await signIn();
    await exchange.fault({
      call: "deposit.records",
      retCode: 0,
      result: { rows: [row], nextPageCursor: "" },
    });
    await page.goto(`/user/assets/deposit?view=history&record=${id}&lang=en`);
    const dialog = page.getByRole("dialog").filter({ visible: true });
    await expect(dialog.getByText(next).first()).toBeVisible();
    await expect(dialog.getByText(state).first()).toBeVisible();
  });

  test.for([
    ["by hand", 70_013, "Under review"],
    ["in a state of a later version", 99, "Unknown"],
  ] as const)("%s is at work, and has not ended", async ([, status, step], { page, signIn, exchange }) => {
    await signIn();
    const result = { rows: [{ ...chain, status }], nextPageCursor: "" };
    await exchange.fault({ call: "deposit.records", retCode: 0, result });
    await page.goto(`/user/assets/deposit?view=history&record=${id}&lang=en`);
    const steps = page.getByRole("dialog").filter({ visible: true }).getByRole("listitem");
    await expect(steps.filter({ hasText: step })).toHaveAttribute("aria-current", "step");
    await expect(steps.filter({ hasText: "Credited" })).toHaveCount(0);
  });

  test.for([
    ["is asked about", 1, /rules still ask who sent it/, /MASAK rules still ask/],
    ["whose answers are in review", 2, /It is credited. We are reviewing/, /credited already/],
  ] as const)(
    "of a user, credited, that %s is not said to be held",
    async ([, complianceStatus, next, page2], { page, signInAs, exchange }) => {
      await signInAs({}, { kycRegion: "TUR" });
      const result = { rows: [{ ...internal, status: 2, complianceStatus }], nextPageCursor: "" };
      await exchange.fault({ call: "deposit.records", retCode: 0, result });
      await page.goto(`/user/assets/deposit?view=history&record=${id}&lang=en`);
      const dialog = page.getByRole("dialog").filter({ visible: true });
      await expect(dialog.getByText(next)).toBeVisible();
      await expect(dialog.getByText("Completed").first()).toBeVisible();
      await page.goto(`/user/assets/deposit?view=questions&record=${id}&lang=en`);
      await expect(page.getByText(page2)).toBeVisible();
      const steps = page.getByRole("region", { name: "The deposit" }).getByRole("listitem");
      await expect(steps).toHaveCount(3);
    },
  );
});
