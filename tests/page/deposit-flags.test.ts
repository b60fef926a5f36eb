/** R2.11, R4.12, F6d.2: what a site hides of deposits and transfers, and what a phone adds. */
import { describe } from "vitest";
import { DepositPage } from "../../e2e/deposit-page.ts";
import { TransferPage } from "../../e2e/transfer-page.ts";
import type { Locator } from "./harness/test.ts";
import { HistoryView } from "./history-view.ts";
import { expect, test } from "./pages.ts";

const hide = (...hidden: readonly string[]) => ({
  call: "site.config" as const,
  retCode: 0,
  result: {
    config: Object.fromEntries(hidden.map((key) => [key, { action: "hide", ext: "" }])),
    version: "1",
  },
});

const everyWay = ["internalTransferUid", "internalTransferMail", "internalTransferPhone"];

describe("flags of the site", () => {
  test("take the way to fiat and its tab from the deposit pages", async ({ page, signIn, exchange }) => {
    await signIn();
    await exchange.fault(hide("fiatDeposit"));
    const history = new HistoryView(page);
    await page.goto(`${DepositPage.history}&lang=en`);
    await expect(history.tab("From users")).toBeVisible();
    await expect(history.tab("Fiat")).toHaveCount(0);
    await page.goto(`${DepositPage.path}?lang=en`);
    await expect(page.getByRole("link", { name: "Deposit addresses" }).first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Fiat deposit" })).toHaveCount(0);
  });

  test("leave only the ways to find another user that are not hidden", async ({
    page,
    transfer,
    signIn,
    exchange,
  }) => {
    await signIn();
    await exchange.fault(hide("internalTransferMail", "internalTransferPhone"));
    await transfer.goto({ mode: "user" });
    await expect(page.getByText("UID of the recipient")).toBeVisible();
    await expect(page.getByText("Phone", { exact: true })).toHaveCount(0);
    await expect(page.getByText("Email", { exact: true })).toHaveCount(0);
  });

  test("take transfers to others away with all of their ways", async ({
    page,
    transfer,
    signIn,
    exchange,
  }) => {
    await signIn();
    await exchange.fault(hide(...everyWay));
    await transfer.goto();
    await expect(page.getByRole("button", { name: "Swap accounts" })).toBeVisible();
    await expect(page.getByText("Coffer user", { exact: true })).toHaveCount(0);
  });
});

/** A form for a user that was left as it was known whose it is. */
async function leftFor(transfer: TransferPage<Locator>, who: string): Promise<void> {
  await transfer.goto({ mode: "user", who });
  await expect.poll(() => sessionStorage.getItem("coffer.draft.transfer/form") ?? "").toContain(who);
}

describe("a hidden way to find another user", () => {
  test("is not the one that a transfer looks by", async ({ page, transfer, signIn, exchange }) => {
    await signIn();
    await leftFor(transfer, "10000018");
    await exchange.fault(hide("internalTransferUid"));
    await page.reload();
    await expect(page.getByText("Email of the recipient")).toBeVisible();
    await expect(transfer.who).toHaveValue("");
    const note = page.getByText(/This user can't be looked up here/);
    await expect(note).toBeVisible();
    await transfer.who.fill("lena@example.com");
    await expect(transfer.who).toHaveValue("lena@example.com");
    await expect(note).toHaveCount(0);
  });

  test("is none that a transfer to others has left, with all of them hidden", async ({
    page,
    transfer,
    signIn,
    exchange,
  }) => {
    await signIn();
    await leftFor(transfer, "10000018");
    await exchange.fault(hide(...everyWay));
    await page.reload();
    await expect(page.getByText(/This user can't be looked up here/)).toBeVisible();
    await expect(transfer.who).toHaveCount(0);
  });

  test("saves no user in the address book", async ({ page, signIn, exchange }) => {
    await signIn();
    await exchange.fault(hide(...everyWay));
    await page.goto("/user/assets/money-address?lang=en");
    await page.getByRole("button", { name: "Add address" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Add address" });
    await expect(dialog.getByText("One coin", { exact: true })).toBeVisible();
    await expect(dialog.getByText("Coffer user", { exact: true })).toHaveCount(0);
  });
});

describe("an address in the hand", () => {
  test("is shared with its memo, and shown as a large code with it", async ({
    page,
    deposit,
    signIn,
    exchange,
  }) => {
    const { token } = await signIn();
    const { result } = await exchange.call("deposit.order", token, { coin: "XRP", chain: "XRP" });
    const [{ addressDeposit, tagDeposit } = { addressDeposit: "", tagDeposit: "" }] = (
      result as { chains: { addressDeposit: string; tagDeposit: string }[] }
    ).chains;
    const shared: ShareData[] = [];
    await page.addInitScript(() => {
      Object.assign(navigator, { share: async (data: ShareData) => void shared.push(data) });
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await deposit.goto({ coin: "XRP", chain: "XRP" });
    await expect(page.getByRole("button", { name: "Share" })).toHaveCount(0);
    await deposit.promise.click();
    await page.getByRole("button", { name: "Share" }).click();
    expect(shared).toHaveLength(1);
    // Many a target takes the text alone.
    const [of, address, memo] = (shared[0]?.text ?? "").split("\n");
    expect(of).toBe("XRP (XRP)");
    expect(address).toBe(addressDeposit);
    expect(memo).toContain(tagDeposit);
    await page.getByRole("button", { name: "Large QR code" }).click();
    const whole = page.getByRole("dialog", { name: "QR code of your XRP address on XRP" });
    await expect(whole.getByRole("img", { name: "QR code of your XRP address on XRP" })).toBeVisible();
    await expect(whole).toContainText(tagDeposit);
  });
});

test("hidden records of transfers have no way in, and tell the outcomes that lead there", async ({
  page,
  transfer,
  signIn,
  exchange,
}) => {
  await signIn();
  await exchange.fault(hide("subAccountTransferRecords"));
  await transfer.goto();
  await expect(page.getByRole("region", { name: "Recent transfers" })).toBeVisible();
  const links = page.locator(`a[href="${TransferPage.records}"]`);
  await expect(links).toHaveCount(0);
  await page.goto(`${TransferPage.records}?lang=en`);
  await expect(page.getByRole("heading", { name: "Transfer history" }).first()).toBeVisible();
});
