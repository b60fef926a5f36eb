/** R2.22, F6d.1-F6d.4, F1.6, F1.7, F2c.3, F2c.4, D10.5, R5.4. */
import { describe } from "vitest";
import { expect, test } from "./pages.ts";

const path = "/user/assets/deposit";

describe("the deposit page", () => {
  test("shows the address of a coin and network, and a deposit to it block by block, once each", async ({
    page,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn();
    await page.goto(`${path}?coin=USDT&chain=TRX&lang=en`);
    await expect(page.getByText("Your USDT address on TRC20")).toBeVisible();
    const code = page.getByRole("img", { name: "QR code of your USDT address on TRC20" });
    await expect(code.locator('path[d^="M2 2h7v1h-7z"]')).toBeAttached();
    await expect(page.getByText("No deposit is on its way")).toBeVisible();
    await exchange.deposit({ account, coin: "USDT", chain: "TRX", amount: "25" });
    const said = page.getByRole("status").filter({ hasText: "25.00 USDT is on its way" });
    await expect(said).toHaveCount(1);
    await expect(page.getByRole("progressbar")).toBeVisible();
  });

  test("shows a memo first, and the address once it is confirmed", async ({ page, signIn }) => {
    await signIn();
    await page.goto(`${path}?coin=XRP&lang=en`);
    await expect(page.getByText("This deposit needs the tag as well")).toBeVisible();
    await expect(page.getByText("Your XRP address on XRP")).toBeHidden();
    await page.getByRole("checkbox", { name: "I will enter the tag in the sending wallet" }).click();
    await expect(page.getByText("Your XRP address on XRP")).toBeVisible();
  });

  test("says why a network is suspended, and shows no address", async ({ page, signIn }) => {
    await signIn();
    await page.goto(`${path}?coin=USDT&chain=MANTLE&lang=en`);
    await expect(page.getByText("Suspended for maintenance")).toBeVisible();
    await expect(page.getByText("Choose another network, or come back later.")).toBeVisible();
    await expect(page.getByText("Copy address")).toBeHidden();
  });

  test.for([
    ["an unsigned answer", { signature: "absent" }],
    ["an answer signed with another key", { signature: "wrong" }],
  ] as const)("shows no address from %s", async ([, fault], { page, signIn, exchange }) => {
    await signIn();
    await exchange.fault({ call: "deposit.order", times: 20, ...fault });
    await page.goto(`${path}?coin=USDT&chain=TRX&lang=en`);
    await expect(page.getByText("Couldn't load your deposit address")).toBeVisible();
    await expect(page.getByText("Your USDT address on TRC20")).toBeHidden();
  });
});

describe("deposit addresses", () => {
  test("are copied where nothing comes before them; to the others the form leads", async ({
    page,
    signIn,
    exchange,
  }) => {
    const { token } = await signIn();
    await exchange.call("deposit.order", token, { coin: "USDT", chain: "TRX" });
    await exchange.call("deposit.order", token, { coin: "XRP", chain: "XRP" });
    await exchange.call("deposit.order", token, { coin: "ETH", chain: "ETH" });
    await page.goto(`${path}/chain-address?lang=en`);
    const row = (coin: string) => page.getByRole("row").filter({ hasText: coin });
    const copy = (coin: string) => row(coin).getByRole("button", { name: "Copy address" });
    await expect(copy("USDT")).toBeVisible();
    // A tag, and a sender who is checked first.
    for (const coin of ["XRP", "ETH"]) {
      await expect(row(coin).getByRole("link", { name: `Deposit ${coin}` })).toBeVisible();
      await expect(copy(coin)).toHaveCount(0);
    }
  });

  test("of a suspended network are not copied, as the form shows none", async ({
    page,
    signIn,
    exchange,
  }) => {
    const { token } = await signIn();
    await exchange.call("deposit.order", token, { coin: "USDT", chain: "TRX" });
    const rests = {
      chain: "TRX",
      chainType: "TRC20",
      confirmation: "20",
      safeConfirmNumber: "40",
      depositMin: "1",
      withdrawMin: "1",
      withdrawMax: "-1",
      withdrawFee: "1",
      withdrawPercentageFee: "0",
      minAccuracy: "6",
      chainDeposit: "0",
      chainWithdraw: "1",
      contractAddress: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t",
    };
    const result = { name: "Tether", coin: "USDT", chains: [rests] };
    await exchange.fault({ call: "coins.config", retCode: 0, result });
    await page.goto(`${path}/chain-address?lang=en`);
    await expect(page.getByRole("link", { name: "Deposit USDT over TRC20" })).toBeVisible();
    await expect.poll(() => exchange.seen("coins.config")).toBeGreaterThan(0);
    await expect(page.getByRole("button", { name: "Copy address" })).toHaveCount(0);
    await page.getByRole("link", { name: "Deposit USDT over TRC20" }).click();
    await expect(page.getByText("Suspended", { exact: true })).toBeVisible();
  });

  test("of which one is the coin's default have the form begin with it", async ({
    page,
    deposit,
    signIn,
    exchange,
  }) => {
    const { token } = await signIn();
    for (const chain of ["MATIC", "TRX"])
      await exchange.call("deposit.order", token, { coin: "USDT", chain });
    await page.goto(`${path}/chain-address?lang=en`);
    await page.getByRole("button", { name: "Edit the address of USDT on TRC20" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit address" });
    await dialog.getByRole("switch", { name: "Default for USDT" }).click();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("row").filter({ hasText: "TRC20" })).toContainText("Default");
    await deposit.goto({ coin: "USDT" });
    await expect(deposit.yours("USDT", "TRC20")).toBeVisible();
    await deposit.network.click();
    await page.getByRole("option", { name: /^SOL/ }).click();
    await expect(deposit.yours("USDT", "SOL")).toBeVisible();
  });

  test("are renamed and hidden, and come back", async ({ page, signIn }) => {
    await signIn();
    await page.goto(`${path}?coin=USDT&chain=TRX&lang=en`);
    await expect(page.getByText("Your USDT address on TRC20")).toBeVisible();
    await page.goto(`${path}/chain-address?lang=en`);
    await page.getByRole("button", { name: "Edit the address of USDT on TRC20" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit address" });
    await dialog.getByRole("textbox", { name: "Remark" }).fill("Salary of November 26");
    await expect(dialog.getByText("At most 20 characters. Shorten it.")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Remark" }).fill("Sal\u200bary");
    await expect(dialog.getByText("The remark has a hidden character. Type it.")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
    await dialog.getByRole("textbox", { name: "Remark" }).fill("Salary");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("row").filter({ hasText: "Salary" })).toBeVisible();
  });
});
