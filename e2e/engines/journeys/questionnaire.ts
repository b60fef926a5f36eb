import { type Journey, phone, same } from "../journey.ts";

const right = [
  "The right to buy BTC at the agreed price",
  "It expires worthless",
  "400 USDT, what I paid",
  "It has no limit",
  "At the average price of its coin on that day",
];
const prices = ["Time until it ends", "How much the market swings", "The price of the coin"];

export const questionnaire: Journey = {
  name: "questionnaire",
  size: phone,
  go: async ({ screen, exchange, signInAs, open, picture }) => {
    await signInAs({}, {});
    await open("questionnaire");
    const next = () => screen.press("button", "^Next question");
    for (const [at, answer] of right.entries()) {
      await screen.see("main", `Question ${at + 1} of 7`);
      await screen.press("label", `^${answer}$`);
      await next();
    }
    for (const price of prices) await screen.press("label", `^${price}$`);
    await picture("question");
    await next();
    await screen.see("main", "Question 7 of 7");
    await screen.press("label", "^I have read the options terms");
    await screen.press("button", "^Send answers");
    await screen.see("h1, h2", "You may trade options");
    await picture("passed");
    same("sent", await exchange.seen("options.apply"), 1);
  },
};
