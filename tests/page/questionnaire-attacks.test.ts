/** F2f.1-F2f.5, R7.25: answers about an application that are forged, lost, of another version, or an error after the exchange acted. */
import { describe } from "vitest";
import type { Exchange, Fault } from "../../e2e/exchange.ts";
import type { Page } from "./harness/test.ts";
import { expect, test } from "./pages.ts";

const path = "/user/assets/questionnaire?lang=en";
const right = [
  "The right to buy BTC at the agreed price",
  "It expires worthless",
  "400 USDT, what I paid",
  "It has no limit",
  "At the average price of its coin on that day",
] as const;
const prices = ["Time until it ends", "How much the market swings", "The price of the coin"];

const sendButton = (page: Page) => page.getByRole("button", { name: "Send answers" }).first();

/** At the last question, all answered and the terms accepted. */
async function ready(page: Page, exchange: Exchange): Promise<string> {
  const { token } = await exchange.createPerson({}, {});
  await page.addCookies([{ name: "test-token", value: token }]);
  await page.goto(path);
  const next = () => page.getByRole("button", { name: "Next question" }).first().click();
  for (const answer of right) {
    await page.getByRole("radio", { name: answer, exact: true }).click();
    await next();
  }
  for (const price of prices) await page.getByRole("checkbox", { name: price }).click();
  await next();
  await page.getByRole("checkbox", { name: /^I have read the options terms/ }).click();
  return token;
}

describe("an application that was taken", () => {
  test.for<[string, Partial<Fault>]>([
    ["is forged", { signature: "wrong" }],
    ["says that the server lost its way", { status: 500, afterHandling: true }],
    ["is a refusal that is forged", { retCode: 10_001, afterHandling: true, signature: "wrong" }],
    ["is a refusal, though it was taken", { retCode: 10_001, afterHandling: true }],
    [
      "is about other terms",
      { retCode: 0, afterHandling: true, result: assessment({ agreementVersion: "9.9" }) },
    ],
    [
      "counts more right answers than there are",
      { retCode: 0, afterHandling: true, result: assessment({ score: 99 }) },
    ],
    ["says that none was made", { retCode: 0, afterHandling: true, result: assessment({ status: "NONE" }) }],
  ])(
    "whose answer %s is looked up, and shown as it stands in the books",
    async ([, fault], { page, exchange, tolerated }) => {
      tolerated.push(/./);
      await ready(page, exchange);
      await exchange.fault({ call: "options.apply", ...fault, times: 1 });
      await Promise.all([sendButton(page).click(), sendButton(page).click()]);
      page.quicken(4);
      await expect(page.getByRole("heading", { name: "You may trade options" })).toBeVisible();
      page.quicken(1);
      await expect(page.getByText("6 of 6 right, 5 needed")).toBeVisible();
      expect(await exchange.seen("options.apply")).toBe(1);
    },
  );

  test("is not asked again because an agreement of before comes once more", async ({ page, exchange }) => {
    const token = await ready(page, exchange);
    const { result } = await exchange.call("options.agreement", token, { productCode: "OPTION" });
    await exchange.fault({ call: "options.agreement", retCode: 0, result });
    const seen = await exchange.seen("options.agreement");
    await sendButton(page).click();
    await expect(page.getByRole("heading", { name: "You may trade options" })).toBeVisible();
    await expect.poll(() => exchange.seen("options.agreement")).toBeGreaterThan(seen);
    // What was read is fresh for five seconds, which pass sooner here; then it is read once more.
    page.quicken(10);
    const due = performance.now() + 6_000;
    await expect.poll(() => performance.now()).toBeGreaterThan(due);
    const again = await exchange.seen("options.agreement");
    await page.setVisible(false);
    await page.setVisible(true);
    await expect.poll(() => exchange.seen("options.agreement")).toBeGreaterThan(again);
    page.quicken(1);
    await expect(page.getByRole("heading", { name: "You may trade options" })).toBeVisible();
    await expect(page.getByText(/^Question 1 of/)).toHaveCount(0);
    await exchange.reset();
  });

  test("and turned down stays so beside an agreement of before, which is asked for until it knows", async ({
    page,
    exchange,
  }) => {
    const token = await ready(page, exchange);
    const { result } = await exchange.call("options.agreement", token, { productCode: "OPTION" });
    await exchange.fault({ call: "options.agreement", retCode: 0, result });
    const failed = assessment({ status: "REJECTED", score: 2 });
    await exchange.fault({ call: "options.apply", retCode: 0, afterHandling: true, result: failed });
    const seen = await exchange.seen("options.agreement");
    await sendButton(page).click();
    const turnedDown = page.getByRole("heading", { name: "Not enough right answers" });
    await expect(turnedDown).toBeVisible();
    page.quicken(20);
    await expect.poll(() => exchange.seen("options.agreement")).toBeGreaterThan(seen + 1);
    await expect(turnedDown).toBeVisible();
    await exchange.reset();
    await expect(page.getByRole("heading", { name: "You may trade options" })).toBeVisible();
    page.quicken(1);
  });

  test("and whose answer was lost with the tab is shown by the next visit, and asks nothing again", async ({
    page,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await ready(page, exchange);
    await exchange.fault({ call: "options.apply", answerLatencyMs: 60_000, times: 1 });
    await sendButton(page).click();
    await expect.poll(() => exchange.seen("options.apply")).toBe(1);
    await page.reload();
    await expect(page.getByRole("heading", { name: "You may trade options" })).toBeVisible();
    await expect(sendButton(page)).toHaveCount(0);
  });
});

test.for<[string, object, string]>([
  ["too few right answers", { passScore: 5, score: 3 }, "Not enough right answers"],
  ["enough right answers", { passScore: 5, score: 6 }, "Not accepted"],
  ["no count of them", {}, "Not accepted"],
  ["a score of another scale", { score: 83 }, "Not accepted"],
])(
  "an application that was refused with %s says what is known of it",
  async ([, part, title], { page, exchange }) => {
    const { token } = await exchange.createPerson({}, {});
    await page.addCookies([{ name: "test-token", value: token }]);
    const { result } = await exchange.call("options.agreement", token, { productCode: "OPTION" });
    const { passScore: _most, score: _right, ...agreement } = result as Readonly<Record<string, unknown>>;
    const refused = { ...agreement, status: "REJECTED", retryTime: 0, ...part };
    await exchange.fault({ call: "options.agreement", retCode: 0, result: refused });
    await page.goto(path);
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
  },
);

describe("an agreement that is not to be trusted", () => {
  test.for<[string, object]>([
    ["that is forged", {}],
    ["with a next try in another unit of time", { status: "REJECTED", retryTime: 99_999_999_999 }],
    ["with more right answers than questions", { status: "REJECTED", score: 99 }],
    ["whose terms have no name", { agreementVersion: "" }],
    ["whose terms would run as a script", { agreementUrl: "javascript:alert(1)" }],
  ])("%s is not shown", async ([name, part], { page, exchange, tolerated }) => {
    tolerated.push(/./);
    const { token } = await exchange.createPerson({}, {});
    await page.addCookies([{ name: "test-token", value: token }]);
    const { result } = await exchange.call("options.agreement", token, { productCode: "OPTION" });
    const isForged = name === "that is forged";
    await exchange.fault({
      call: "options.agreement",
      ...(isForged ? { signature: "wrong" } : { retCode: 0, result: { ...(result as object), ...part } }),
    });
    await page.goto(path);
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(page.getByRole("radio")).toHaveCount(0);
    await exchange.reset();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Question 1 of 7")).toBeVisible();
  });
});

function assessment(part: object): object {
  return { status: "APPROVED", score: 6, agreementVersion: "3.2", ...part };
}
