/** R1.15, R2.25, R7.25, F2f.1-F2f.5. */
import { describe } from "vitest";
import type { Exchange } from "../../e2e/exchange.ts";
import type { NodePage } from "./harness/page.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
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

async function person(exchange: Exchange, page: NodePage, profile: object = {}) {
  const made = await exchange.createPerson({}, profile as Readonly<Record<string, unknown>>);
  await page.addCookies([{ name: "test-token", value: made.token }]);
  return made;
}

const next = (page: NodePage) => page.getByRole("button", { name: "Next question" }).first().click();

/** Up to the last question, which is in own words. */
async function answerAll(page: NodePage, answers: readonly string[] = right): Promise<void> {
  for (const [at, answer] of answers.entries()) {
    await expect(page.getByText(`Question ${at + 1} of 7`)).toBeVisible();
    await page.getByRole("radio", { name: answer, exact: true }).click();
    await next(page);
  }
  for (const price of prices) await page.getByRole("checkbox", { name: price }).click();
  await next(page);
  await expect(page.getByText("Question 7 of 7")).toBeVisible();
}

const accept = (page: NodePage) =>
  page.getByRole("checkbox", { name: /^I have read the options terms/ }).click();
const sendButton = (page: NodePage) => page.getByRole("button", { name: "Send answers" }).first();

describe("the questionnaire", () => {
  test("asks one question a page, wants the terms accepted, and tells what came of it", async ({
    page,
    exchange,
  }) => {
    await person(exchange, page);
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Options: suitability check" })).toBeVisible();
    await next(page);
    await expect(page.getByText("Choose an answer.")).toBeVisible();
    await expect(page.getByRole("radio", { name: right[0], exact: true })).toBeFocused();
    await answerAll(page);
    await expect(sendButton(page)).toBeDisabled();
    await accept(page);
    await sendButton(page).focus();
    await sendButton(page).click();
    await expect(page.getByRole("heading", { name: "You may trade options" })).toBeVisible();
    const focused = (): Element | null => document.activeElement;
    await expect.poll(() => focused() !== document.body && focused()?.textContent).toContain("You may trade");
    await expect(page.getByText("6 of 6 right, 5 needed")).toBeVisible();
    expect(await exchange.seen("options.apply")).toBe(1);
  });

  test("is not sent by the second click on what led to the last question", async ({ page, exchange }) => {
    await person(exchange, page);
    await page.goto(path);
    await answerAll(page);
    await accept(page);
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect(page.getByText("Question 6 of 7")).toBeVisible();
    const click = (words: string, detail: number): void => {
      const buttons = [...document.querySelectorAll("button")];
      const event = new MouseEvent("click", { bubbles: true, cancelable: true, detail });
      buttons.find(({ textContent }) => textContent === words)?.dispatchEvent(event);
    };
    click("Next question", 1);
    await expect(sendButton(page)).toBeEnabled();
    click("Send answers", 2);
    expect(await exchange.seen("options.apply")).toBe(0);
    // While answers are sent, and after that, there is no way back.
    await expect(page.getByRole("button", { name: "Back", exact: true })).toBeEnabled();
    click("Send answers", 1);
    await expect(page.getByRole("heading", { name: "You may trade options" })).toBeVisible();
  });

  test("keeps answers over a reload, at the question where the person was", async ({ page, exchange }) => {
    await person(exchange, page);
    await page.goto(path);
    await page.getByRole("radio", { name: right[0], exact: true }).click();
    await next(page);
    await page.getByRole("radio", { name: right[1], exact: true }).click();
    await page.reload();
    await expect(page.getByText("Question 2 of 7")).toBeVisible();
    await expect(page.getByRole("radio", { name: right[1], exact: true })).toBeChecked();
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect(page.getByRole("radio", { name: right[0], exact: true })).toBeChecked();
    // The questions are there before it is known who is.
    await exchange.fault({ call: "profile.get", latencyMs: 3_000, times: 1 });
    await page.reload();
    await expect(page.getByText("Question 1 of 7")).toBeVisible();
    await expect(page.getByRole("radio", { name: right[0], exact: true })).toBeChecked();
  });

  test("keeps answers over the end of a session: after the login they are sent", async ({
    page,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    const { token, account } = await person(exchange, page);
    await page.goto(path);
    await answerAll(page);
    await accept(page);
    await exchange.call("profile.logout", token, {});
    await sendButton(page).click();
    await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
    const again = await fetch(`${exchange.url}/sandbox/session`, {
      method: "POST",
      body: JSON.stringify({ account }),
    });
    await page.logIn(((await again.json()) as { token: string }).token);
    await expect(page.getByText("Question 7 of 7")).toBeVisible();
    await accept(page);
    await sendButton(page).click();
    await expect(page.getByRole("heading", { name: "You may trade options" })).toBeVisible();
    expect(await exchange.seen("options.apply")).toBe(2);
  });

  test("that is failed says so, and from when on another try is", async ({ page, exchange }) => {
    await person(exchange, page);
    await page.goto(path);
    await answerAll(page, ["A loan in BTC", "It is renewed by itself", ...right.slice(2)]);
    await accept(page);
    await sendButton(page).click();
    await expect(page.getByRole("heading", { name: "Not enough right answers" })).toBeVisible();
    await expect(page.getByText("4 of 6 right, 5 needed")).toBeVisible();
    await expect(page.getByText(/Try again from .* \(in 6 days/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Try again" })).toBeDisabled();
  });

  test("may be tried again once the time has come, from the first question on", async ({
    page,
    exchange,
  }) => {
    await exchange.settings({ optionsRetryMs: 0 });
    await person(exchange, page);
    await page.goto(path);
    await answerAll(page, ["A loan in BTC", "It is renewed by itself", ...right.slice(2)]);
    await accept(page);
    await sendButton(page).click();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("Question 1 of 7")).toBeVisible();
    await expect(page.getByRole("radio", { name: "A loan in BTC" })).not.toBeChecked();
    await page.reload();
    await expect(page.getByText("Question 1 of 7")).toBeVisible();
    await page.getByRole("radio", { name: right[0], exact: true }).click();
    await exchange.fault({ call: "profile.get", latencyMs: 3_000, times: 1 });
    await page.reload();
    await expect(page.getByRole("radio", { name: right[0], exact: true })).toBeChecked();
  });

  test("is kept while it is answered anew, whatever is told of from when on it could be", async ({
    page,
    exchange,
  }) => {
    await exchange.settings({ optionsRetryMs: 0 });
    await person(exchange, page);
    await page.goto(path);
    await answerAll(page, ["A loan in BTC", "It is renewed by itself", ...right.slice(2)]);
    await accept(page);
    await sendButton(page).click();
    const liar = await lieTo(page);
    const due = (result: unknown) => ({ ...(result as object), retryTime: 1_700_000_000 });
    liar.notify("options.agreement", ({ text }) => ({ text: withResult(text, due) }), { signed: true });
    await page.reload();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("radio", { name: right[0], exact: true }).click();
    liar.rest();
    await page.reload();
    await expect(page.getByRole("radio", { name: right[0], exact: true })).toBeChecked();
  });

  test("is kept while it is answered anew where no decision has a time, once nobody tells any more from when on it could be", async ({
    page,
    exchange,
  }) => {
    await exchange.settings({ optionsRetryMs: 0 });
    await person(exchange, page);
    await page.goto(path);
    await answerAll(page, ["A loan in BTC", "It is renewed by itself", ...right.slice(2)]);
    await accept(page);
    await sendButton(page).click();
    const liar = await lieTo(page);
    let retryTime = 1_700_000_000;
    const timeless = (result: unknown) => {
      const { decidedTime: _, ...rest } = result as { readonly decidedTime?: number };
      return { ...rest, retryTime };
    };
    liar.notify("options.agreement", ({ text }) => ({ text: withResult(text, timeless) }), { signed: true });
    await page.reload();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("radio", { name: right[0], exact: true }).click();
    retryTime = 0;
    await page.reload();
    await expect(page.getByRole("radio", { name: right[0], exact: true })).toBeChecked();
    // It was failed once more elsewhere.
    retryTime = 1_700_000_500;
    await page.reload();
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    // The answers of before go once it is known whose they are.
    await page.settled();
    retryTime = 0;
    await page.reload();
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  });

  test("with words to be read waits for a person, and shows what they decide", async ({ page, exchange }) => {
    await exchange.settings({ optionsReviewMs: 86_000_000 });
    await person(exchange, page);
    await page.goto(path);
    await answerAll(page, ["A loan in BTC", "It is renewed by itself", ...right.slice(2)]);
    await page.getByRole("textbox").fill("Five years at a desk");
    await accept(page);
    await sendButton(page).click();
    await expect(page.getByRole("heading", { name: "We are reading your answers" })).toBeVisible();
  });
});

describe("an application whose answer is lost", () => {
  test("and that arrived is found, and not sent again", async ({ page, exchange, tolerated }) => {
    tolerated.push(/./);
    await person(exchange, page);
    await page.goto(path);
    await answerAll(page);
    await accept(page);
    await exchange.fault({ call: "options.apply", dropAfterHandling: true });
    await sendButton(page).click();
    await expect(page.getByRole("heading", { name: "You may trade options" })).toBeVisible();
    expect(await exchange.seen("options.apply")).toBe(1);
  });

  test("and that did not arrive is called unknown; only the person sends it again", async ({
    page,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    await person(exchange, page);
    await page.goto(path);
    await answerAll(page);
    await accept(page);
    await exchange.fault({ call: "options.apply", status: 502, times: 1 });
    await sendButton(page).click();
    await expect(page.getByText(/We could not find out whether your answers arrived/)).toBeVisible();
    await page.getByRole("button", { name: "Look again" }).click();
    await expect(page.getByText(/We could not find out whether your answers arrived/)).toBeVisible();
    expect(await exchange.seen("options.apply")).toBe(1);
    await page.getByRole("button", { name: "Send them once more" }).first().click();
    await expect(page.getByRole("heading", { name: "You may trade options" })).toBeVisible();
  });

  test("or forged counts for nothing", async ({ page, exchange, tolerated }) => {
    tolerated.push(/./);
    await person(exchange, page);
    await page.goto(path);
    await answerAll(page);
    await accept(page);
    const result = { status: "APPROVED", score: 6, agreementVersion: "3.2" };
    await exchange.fault({ call: "options.apply", retCode: 0, result, signature: "wrong", times: 1 });
    await sendButton(page).click();
    await expect(page.getByText(/We could not find out whether your answers arrived/)).toBeVisible();
  });
});

describe("what cannot be asked", () => {
  test("terms that changed meanwhile are told, and accepted anew", async ({ page, exchange }) => {
    await person(exchange, page);
    await page.goto(path);
    await answerAll(page);
    await accept(page);
    await exchange.settings({ optionsVersion: "4.0" });
    await sendButton(page).click();
    await expect(page.getByText(/The terms have changed meanwhile/)).toBeVisible();
    await expect(sendButton(page)).toBeDisabled();
    await accept(page);
    await sendButton(page).click();
    await expect(page.getByText(/The terms, version 4\.0, are accepted/)).toBeVisible();
  });

  test("a question without words is not shown, neither by its key nor by another text, and there is a way out", async ({
    page,
    exchange,
  }) => {
    await person(exchange, page);
    const options = [{ value: "a", labelKey: "options.q.call.right" }];
    for (const titleKey of ["options.q.unheard", "money.done"]) {
      const questions = [{ id: "x", type: "SINGLE", titleKey, options, required: true }];
      const result = { status: "NONE", agreementVersion: "3.2", agreementUrl: "", questions, retryTime: 0 };
      await exchange.fault({ call: "options.agreement", retCode: 0, result, signature: "sound" });
      await page.goto(path);
      await expect(page.getByText("This question cannot be shown here")).toBeVisible();
      await expect(page.getByText(titleKey)).toBeHidden();
      await expect(page.getByRole("radio")).toHaveCount(0);
      await expect(page.getByRole("link", { name: "Back to overview" })).toBeVisible();
    }
  });

  test("who is not identified is led to do that first", async ({ page, exchange, tolerated }) => {
    tolerated.push(/./);
    await person(exchange, page, { kycLevel: "LEVEL_DEFAULT", kycRegion: "" });
    await page.goto(path);
    await expect(page.getByText("Verify your identity first")).toBeVisible();
    await expect(page.getByRole("link", { name: "Verify identity" })).toBeVisible();
  });

  test("who lives where options are not offered is told so", async ({ page, exchange, tolerated }) => {
    tolerated.push(/./);
    await person(exchange, page, { kycRegion: "USA" });
    await page.goto(path);
    await expect(page.getByText("Options are not offered to your account")).toBeVisible();
  });
});
