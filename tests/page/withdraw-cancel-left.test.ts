/** D3.8, F2i.5: a cancellation whose page was left, and that never arrived. */
import { evmAddress, mailedCode } from "../../e2e/withdraw-page.ts";
import { lieTo } from "./hostile/liar.ts";
import { addLocks } from "./page-locks.ts";
import { expect, test } from "./pages.ts";

test("one that never arrived is not told as a withdrawal that goes on, which may be over", async ({
  page,
  withdraw,
  signIn,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  await page.addInitScript(addLocks);
  const liar = await lieTo(page);
  const { account } = await signIn();
  await exchange.settings({ holdWithdrawals: true });
  await withdraw.goto({ coin: "USDT", chain: "ARBI", lang: "en" });
  await withdraw.openReview(evmAddress, "100");
  await withdraw.submit.click();
  await withdraw.confirm(await mailedCode(exchange, account));
  await page.getByRole("button", { name: "Cancel withdrawal" }).click();
  await exchange.fault({ call: "withdraw.cancel", dropBeforeHandling: true, times: 1 });
  // Before it is known here that it never arrived the page is left.
  liar.notify("outcome.lookup", () => ({ status: 500, text: "" }));
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect.poll(() => liar.seen.includes("outcome.lookup")).toBe(true);
  liar.rest();
  await page.goto("/user/assets/records/asset-history?lang=en");
  await expect(page.getByText(/^Your cancellation of .* was not submitted/)).toBeVisible();
  await expect(page.getByText(/The cancellation had no effect on the withdrawal\./)).toBeVisible();
  await expect(page.getByText(/goes on/)).toHaveCount(0);
});
