import { type Journey, phone, same } from "../journey.ts";

export const ownTransfer: Journey = {
  name: "transfer",
  size: phone,
  go: async ({ screen, exchange, signIn, open, picture }) => {
    const { account } = await signIn();
    await open("transfer?coin=USDT");
    await screen.see("[role=group] button:enabled");
    await screen.fill("input[name=amount]", "1500", { shown: "1,500" });
    await screen.press("[data-action-bar] button", "^Review transfer");
    await screen.see("dialog", "Review transfer");
    await picture("review");
    await screen.press("dialog button", "^Transfer 1,500");
    await screen.see("dialog", "Transfer completed");
    same("unified USDT", (await exchange.unified(account))("USDT"), "1500");
    await screen.press("dialog button", "^Done");
    await picture("moved");
    same("imbalance", await exchange.imbalance(), []);
  },
};
