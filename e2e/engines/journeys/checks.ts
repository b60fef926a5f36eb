import { createHash } from "node:crypto";
import { authenticatorCode, stepAt } from "#sandbox/accounts/secrets.ts";
import { deriveAddress } from "#sandbox/addresses/derive-address.ts";
import { mailedCode } from "../../withdraw-page.ts";
import { type Journey, phone, same } from "../journey.ts";

/** What stands between a person and their coins: questions of the law, and proofs. */

export const heldDeposit: Journey = {
  name: "held deposit",
  size: phone,
  go: async ({ screen, exchange, signInAs, open, picture }) => {
    const { account } = await signInAs({}, { kycRegion: "IND" });
    await exchange.settings({ depositBlockMs: 1, travelRuleReviewMs: 0 });
    await exchange.deposit({ account, coin: "XRP", chain: "XRP", amount: "150.25" });
    await screen.is("locked XRP", "150.25", async () => (await exchange.locked(account))("XRP"));
    await open("deposit");
    await screen.press("main section a", "Answer the questions");
    await screen.press("label", "^A self-custody wallet");
    await screen.press("label", "^Mine");
    await screen.fill('input[name="travel.firstName"]', "Mira");
    await screen.fill('input[name="travel.lastName"]', "Kovacs");
    await picture("questions");
    await screen.press("label", "^These answers are true and complete");
    await screen.press("button", "^Send answers");
    await screen.see("main", "Your answers were accepted");
    await picture("accepted");
    same("XRP", (await exchange.funding(account))("XRP"), "150.25");
    same("imbalance", await exchange.imbalance(), []);
  },
};

export const addressSaved: Journey = {
  name: "address book",
  size: phone,
  go: async ({ screen, exchange, signInAs, open, picture }) => {
    const { account, userId } = await signInAs({}, { security: { authenticator: true } });
    const address = deriveAddress("TRX", createHash("sha256").update("new").digest());
    await exchange.bookEntry({
      account,
      coin: "USDT",
      chain: "TRX",
      address,
      remark: "Old",
      age: 200_000_000,
    });
    await open("money-address");
    await screen.see("main tr[data-row]", "Old");
    await screen.press('[role="switch"]', "^Lock new addresses for 24 hours");
    await screen.see("dialog", "All withdrawals stop for 24 hours");
    await picture("cost");
    await screen.press("dialog button", "^Turn off, stop withdrawals");
    const codes = "dialog input[autocomplete=one-time-code]";
    await screen.fill(codes, await mailedCode(exchange, account), { words: "Code sent to" });
    const code = authenticatorCode(Number(userId), stepAt(Date.now()));
    await screen.fill(codes, code, { words: "Authenticator code" });
    await screen.press("dialog button", "^Turn off, stop withdrawals");
    await screen.see('[role="switch"][aria-checked="false"]', "^Lock new addresses for 24 hours");
    await picture("turned off");
    same("turned", await exchange.seen("addressBook.switch"), 1);
  },
};
