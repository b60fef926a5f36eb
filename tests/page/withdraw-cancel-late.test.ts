/** D3.8, F2i.5, F4c.8: a cancellation that came too late, of a withdrawal that no network was told of. */
import { evmAddress, mailedCode } from "../../e2e/withdraw-page.ts";
import { lieTo } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

/** Within the exchange, by the number of who gets it. */
const inside = (text: string): string =>
  text.replaceAll('"withdrawType":0', '"withdrawType":1').replaceAll(`"${evmAddress}"`, '"1024"');
const same = (text: string): string => text;

test.for([
  ["was refused meanwhile", same, "Reject", "Rejected"],
  ["failed meanwhile", same, "Fail", "Failed"],
  ["went to somebody here", inside, "success", "nobody can call it back"],
] as const)(
  "one that %s is not said to have been on its network",
  async ([, as, status, says], { page, withdraw, signIn, exchange }) => {
    const liar = await lieTo(page);
    const { account } = await signIn();
    await exchange.settings({ holdWithdrawals: true });
    await withdraw.goto({ coin: "USDT", chain: "ARBI", lang: "en" });
    await withdraw.openReview(evmAddress, "100");
    await withdraw.submit.click();
    await withdraw.confirm(await mailedCode(exchange, account));
    await expect(page.getByRole("button", { name: "Cancel withdrawal" })).toBeVisible();
    liar.notify("withdraw.records", ({ text }) => ({ text: as(text) }), { signed: true });
    await withdraw.goto({ view: "history", lang: "en" });
    await page.getByRole("button", { name: /, 99\.00 USDT/ }).click();
    await withdraw.dialog.getByRole("button", { name: "Cancel withdrawal" }).click();
    // It ended while the question was on its way: the exchange cannot call it back, and its record says why.
    const ended = (text: string): string => as(text).replaceAll(/"status":"\w+"/g, `"status":"${status}"`);
    liar.notify("withdraw.records", ({ text }) => ({ text: ended(text) }), { signed: true });
    const late = (text: string): string => text.replace(/"status":1/, '"status":0');
    liar.notify("withdraw.cancel", ({ text }) => ({ text: late(text) }), { signed: true });
    await page.getByRole("button", { name: "Yes, cancel it" }).click();
    await expect(withdraw.dialog).toContainText(says);
    await expect(withdraw.dialog).not.toContainText("on its network before");
  },
);
