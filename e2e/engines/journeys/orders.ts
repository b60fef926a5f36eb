import { type Journey, phone, same } from "../journey.ts";

export const limitOrder: Journey = {
  name: "limit order",
  size: phone,
  go: async ({ screen, exchange, signIn, open, picture }) => {
    const { account } = await signIn();
    await open("exchange/index?mode=limit&from=BTC&to=USDT");
    await screen.see("[role=group] button:enabled");
    await screen.fill("input[name=pay]", "0.1");
    await screen.fill("input[name=price]", "250000", { shown: "250,000" });
    await screen.press("button", "^Review order");
    await screen.see("dialog", "Review limit order");
    await picture("review");
    await screen.press("dialog button", "^Place order and freeze");
    await screen.see("dialog", "Order placed");
    same("locked BTC", (await exchange.locked(account))("BTC"), "0.1");
    await screen.press("dialog button", "^Done");
    await screen.see("tr[data-row]", "BTC");
    await picture("placed");
  },
};

export const smallBalances: Journey = {
  name: "small balances",
  size: phone,
  go: async ({ screen, exchange, signIn, open, picture }) => {
    const { account } = await signIn({ DOGE: "41.07", ADA: "8.2143", USDT: "100" });
    await open("exchange/index?mode=smallBalances");
    await screen.see("tr[data-row]");
    // The row takes the press, not only its box.
    for (const coin of ["DOGE", "ADA"]) {
      await screen.press("label[data-whole]", `^${coin}`);
      await screen.see(`#small-${coin}:checked`);
    }
    await screen.press("button", "^Get quote");
    await screen.see("dialog", "Convert 2 coins to USDT");
    await picture("confirm");
    await screen.press("dialog button", "^Convert to");
    await screen.see("h1, h2, h3", "2 of 2 coins converted");
    await picture("done");
    const funding = await exchange.funding(account);
    same("DOGE and ADA", [funding("DOGE"), funding("ADA")], ["0", "0"]);
    same("imbalance", await exchange.imbalance(), []);
  },
};

export const blockTrade: Journey = {
  name: "block trade",
  size: phone,
  go: async ({ screen, exchange, signIn, open, picture }) => {
    const { account } = await signIn({ BTC: "40", USDT: "900000" });
    await open("otc/index");
    await screen.press("a", "^Start a block trade");
    await screen.fill("input[name=pay]", "2");
    await screen.see("main", "price level");
    await picture("comparison");
    await screen.press("button", "^Get quote");
    await screen.see("main", "Quote expires");
    // Elsewhere between the two: the button takes the second click of a double click for one that was meant for "Get quote".
    await screen.press("main h2", "^Block conversion");
    await screen.press("button", "^Convert \\S*\\d");
    await screen.see("dialog", "Converted");
    await picture("done");
    same("BTC", (await exchange.funding(account))("BTC"), "38");
    same("imbalance", await exchange.imbalance(), []);
  },
};
