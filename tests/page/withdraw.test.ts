/** F6c.1-F6c.7, F4c.8, F2d.8, F2i.4, F1.10. */
import { describe } from "vitest";
import { evmAddress } from "../../e2e/withdraw-page.ts";
import { expect, test } from "./pages.ts";

const usdt = { coin: "USDT", chain: "ARBI", lang: "en" };
/** Nothing of a block or a check is waited for. */
const atOnce = { depositBlockMs: 1, withdrawCheckMs: 1, withdrawQueueMs: 1 };

describe("a withdrawal to an address", () => {
  test("is reviewed whole, proven with the mail's code, and followed to its success", async ({
    page,
    withdraw,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn();
    await exchange.settings({ holdWithdrawals: true });
    await withdraw.goto(usdt);
    await withdraw.ask(evmAddress, "150.5");
    await expect(withdraw.dialog).toContainText("Arbitrum One");
    await expect(withdraw.dialog).toContainText("149.5");
    await expect(withdraw.dialog).toContainText("150.5");
    await expect(
      page.getByRole("img", { name: evmAddress.match(/.{4}/g)?.slice(0, 3).join(" ") }),
    ).toBeVisible();
    expect(await exchange.seen("withdraw.create")).toBe(0);
    await withdraw.submit.click();
    await expect(page.getByRole("heading", { name: "Confirm it is you" })).toBeVisible();
    await expect(withdraw.submit).toBeDisabled();
    await withdraw.confirm(await exchange.mailCode(account));
    await expect(page.getByRole("heading", { name: "Withdrawal submitted" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Cancel withdrawal" })).toBeVisible();
    expect((await exchange.funding(account))("USDT")).toBe("2349.5");
    await exchange.settings({ ...atOnce, holdWithdrawals: false });
    await expect(withdraw.dialog).toContainText(/Confirmations \d+\/120/);
    await expect(page.getByRole("region", { name: "Your withdrawals" })).toContainText("Completed");
    expect(await exchange.seen("withdraw.create")).toBe(1);
    await expect.poll(async () => (await exchange.locked(account))("USDT")).toBe("0");
    expect(await exchange.imbalance()).toEqual([]);
  });
});
