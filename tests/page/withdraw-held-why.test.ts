/** F2d.8, F6c.3: why a part of a balance cannot be withdrawn is said where that is known. */
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

test.for([
  ["0", 0],
  ["150.00", 1],
] as const)(
  "with %s USD of deposits that are not safe yet what secures a position is not said to wait for them",
  async ([limitAmountUsd, count], { page, withdraw, signIn }) => {
    const liar = await lieTo(page);
    await signIn({ USDT: "60" }, { USDT: "200" });
    const UTA = { coin: "USDT", withdrawableAmount: "50", availableBalance: "200" };
    const secures = (result: unknown) => {
      const { withdrawableAmount, ...terms } = result as { readonly withdrawableAmount: object };
      return { ...terms, limitAmountUsd, withdrawableAmount: { ...withdrawableAmount, UTA } };
    };
    liar.notify("withdraw.limit", ({ text }) => ({ text: withResult(text, secures) }), { signed: true });
    await withdraw.goto({ coin: "USDT", chain: "ARBI", lang: "en" });
    const wallet = page.getByRole("radio", { name: /^Unified Trading 50\.00/ });
    await wallet.click();
    await expect(wallet).toBeChecked();
    await expect(page.locator("main")).toContainText(/Available\s*50\.00/);
    await expect(
      page.getByText(/150\.00 USDT.* can be withdrawn once its deposits are fully confirmed/),
    ).toHaveCount(count);
  },
);
