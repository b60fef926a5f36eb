/** D3.8, D10.5, F2i.4, F4c.8: a withdrawal whose own answer says that it came to nothing. */
import { evmAddress, mailedCode } from "../../e2e/withdraw-page.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

test.for([
  ["goes on, is neither on its way nor refused", {}, /cannot be told here/, /back in your account|We keep/],
  ["is not there, is not called accepted", { rows: [] }, /cannot be told here/, /It was accepted/],
  ["says so too, is told as that", { status: "Reject" }, /back in your account/, /cannot be told here/],
] as const)(
  "one whose record %s",
  async ([, told, says, untrue], { page, withdraw, signIn, exchange, tolerated }) => {
    tolerated.push(/./);
    const liar = await lieTo(page);
    const { account } = await signIn();
    await exchange.settings({ holdWithdrawals: true });
    const signed = { signed: true };
    const refused = (result: unknown) => ({ ...(result as object), status: "Reject" });
    liar.notify("withdraw.create", ({ text }) => ({ text: withResult(text, refused) }), signed);
    liar.notify(
      "withdraw.records",
      ({ text }) => ({
        text: withResult(text, (result) => {
          const { rows } = result as { readonly rows: readonly object[] };
          return { ...(result as object), rows: rows.map((row) => ({ ...row, ...told })), ...told };
        }),
      }),
      signed,
    );
    await withdraw.goto({ coin: "USDT", chain: "ARBI", lang: "en" });
    await withdraw.openReview(evmAddress, "100");
    await withdraw.submit.click();
    await withdraw.confirm(await mailedCode(exchange, account));
    await expect(withdraw.dialog).toContainText(says);
    await expect(withdraw.dialog).not.toContainText(untrue);
    await expect(withdraw.dialog).not.toContainText("Withdrawal submitted");
  },
);
