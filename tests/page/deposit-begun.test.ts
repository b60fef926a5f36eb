/** F1.8, D10.13: of hosts that do not tell when a deposit began, the time of its credit is not told as that. */
import { DepositPage } from "../../e2e/deposit-page.ts";
import { expect, test } from "./pages.ts";
import { at, toldDeposit } from "./told-records.ts";

const { id } = toldDeposit;
const fiat = {
  recordType: 3,
  id,
  coin: "EUR",
  amount: "500",
  status: 3,
  paymentMethod: "SEPA",
  depositFee: "",
  successAt: at,
};

test.for([
  ["over a chain", { ...toldDeposit, status: 3, successAt: at, createdTime: "" }, "Seen on the network"],
  ["of money of a country", fiat, "Started"],
] as const)(
  "one %s that was credited tells when that was alone",
  async ([, row, begun], { page, signIn, exchange }) => {
    await signIn();
    const result = { rows: [row], nextPageCursor: "" };
    await exchange.fault({ call: "deposit.records", retCode: 0, result });
    await page.goto(`${DepositPage.history}&record=${id}&lang=en`);
    const steps = page.getByRole("dialog", { name: "Deposit details" }).getByRole("listitem");
    await expect(steps.filter({ hasText: "Credited" })).toContainText(/\d:\d\d/);
    await expect(steps.filter({ hasText: begun })).not.toContainText(/\d:\d\d/);
  },
);
