import { evmAddress, mailedCode } from "../../withdraw-page.ts";
import { type Journey, phone, same } from "../journey.ts";

/** Money that comes over a chain and leaves over one. */

export const withdrawal: Journey = {
  name: "withdrawal",
  size: phone,
  go: async ({ screen, exchange, signIn, open, picture }) => {
    const { account } = await signIn();
    await open("withdraw?coin=USDT&chain=ARBI");
    await screen.fill("textarea[name=address]", evmAddress);
    await screen.see("main", "risk check passed");
    await screen.is("px of the address that are not seen", 0, () =>
      screen.driver.run(() => {
        const field = document.querySelector("textarea[name=address]");
        return field === null ? -1 : field.scrollHeight - field.clientHeight;
      }),
    );
    await screen.fill("input[name=amount]", "150.5");
    await screen.press("button", "^Review withdrawal");
    await screen.see("dialog", "Review withdrawal");
    await picture("review");
    await screen.press("dialog button", "^Withdraw .*\\d");
    await screen.fill("input[autocomplete=one-time-code]", await mailedCode(exchange, account));
    await picture("codes");
    await screen.press("dialog button", "^Withdraw .*\\d");
    await screen.see("dialog", "Withdrawal submitted");
    await picture("submitted");
    await screen.press("dialog button", "^Done");
    await screen.is("the address", "", async () => (await screen.see("textarea[name=address]")).value);
    same("USDT", (await exchange.funding(account))("USDT"), "2349.5");
    same("imbalance", await exchange.imbalance(), []);
  },
};

export const depositWithMemo: Journey = {
  name: "deposit with memo",
  size: phone,
  go: async ({ screen, exchange, signIn, open, picture }) => {
    const { account } = await signIn({});
    await open("deposit?coin=XRP&chain=XRP");
    const address = '[role=img][aria-label*="QR"]';
    await screen.see("label", "^I will enter the");
    same("a code before the promise", await screen.find({ css: address }), null);
    await screen.press("main input[type=checkbox]");
    await screen.see(address);
    await screen.press("button", "^Copy address");
    await screen.see("button", "^Copied");
    await picture("address");
    await exchange.settings({ depositBlockMs: 50 });
    await exchange.deposit({ account, coin: "XRP", chain: "XRP", amount: "120" });
    await screen.see("[data-toast]", "120.*XRP can be withdrawn");
    await screen.press("main section a", "120");
    await screen.see("dialog", "Withdrawable");
    await picture("arrived");
    same("XRP", (await exchange.funding(account))("XRP"), "120");
    same("imbalance", await exchange.imbalance(), []);
  },
};
