import { immediate, moverProfile } from "../../migration-page.ts";
import { mailedCode } from "../../withdraw-page.ts";
import { type Journey, phone, same } from "../journey.ts";

export const migration: Journey = {
  name: "migration",
  size: phone,
  go: async ({ screen, exchange, signInAs, open, picture }) => {
    const { account } = await signInAs({ BTC: "0.5", USDT: "1200.5", EURC: "30" }, moverProfile);
    await exchange.settings(immediate);
    await exchange.migration({ account, card: {}, blocker: { type: "LOAN", count: 1 } });
    await open("center/migration");
    await screen.press("label", "^I have read and accept");
    await picture("terms");
    await screen.press("button", "^Accept and begin");
    await screen.see("h2", "^1 thing to clear first");
    await exchange.migration({ account, blocker: { type: "LOAN", count: 0 } });
    await screen.press("button", "^Continue to assets");
    await screen.press("button", "^Get quote");
    await picture("assets");
    await screen.press("button", "^Convert to .*\\d");
    await screen.press("button:enabled", "^Move to ");
    await screen.press("button", "^Move my assets");
    await screen.press("button", "^Yes, move them for good");
    await screen.fill("input[autocomplete=one-time-code]", await mailedCode(exchange, account));
    await screen.press("button", "^Move my assets");
    await screen.see("h1, h2", "Which cards move");
    await picture("cards");
    await screen.press("label", "^I accept the");
    await screen.press("button", "^Move 1 card");
    await screen.see("main", "You have moved to");
    await picture("completed");
    same("funding of the old site", (await exchange.funding(account))("BTC"), "0");
    same("imbalance", await exchange.imbalance(), []);
  },
};
