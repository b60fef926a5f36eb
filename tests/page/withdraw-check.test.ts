/** F6c.6, D3.8, D10.5. */
import { describe } from "vitest";
import { evmAddress, mailedCode } from "../../e2e/withdraw-page.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

const usdt = { coin: "USDT", chain: "ARBI", lang: "en" };

describe("what a check asks for", () => {
  test("is asked for anew where the exchange wants a code that it did not", async ({
    page,
    withdraw,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn();
    await withdraw.goto(usdt);
    await withdraw.openReview(evmAddress, "100");
    await withdraw.submit.click();
    const code = await mailedCode(exchange, account);
    const retMsg = "smsCode: missing";
    await exchange.fault({ call: "withdraw.create", retCode: 10_005, retMsg, times: 1 });
    await withdraw.confirm(code);
    await expect(page.getByText(/Press the button to check once more/)).toBeVisible();
    expect((await exchange.funding(account))("USDT")).toBe("2500");
    await withdraw.submit.click();
    await withdraw.confirm(code);
    await expect(page.getByRole("heading", { name: "Withdrawal submitted" })).toBeVisible();
    expect((await exchange.funding(account))("USDT")).toBe("2400");
  });

  test("is typed anew where it was wrong, and only that", async ({ page, withdraw, signInAs, exchange }) => {
    const { account } = await signInAs({ USDT: "2500" }, { security: { authenticator: true } });
    await withdraw.goto(usdt);
    await withdraw.openReview(evmAddress, "100");
    await withdraw.submit.click();
    const mailed = page.getByRole("textbox", { name: /^Code sent to/ });
    const authenticator = page.getByRole("textbox", { name: "Authenticator code" });
    const code = await mailedCode(exchange, account);
    await mailed.fill(code);
    await authenticator.fill("000000");
    await withdraw.submit.click();
    await expect(authenticator).toHaveValue("");
    await expect(authenticator).toBeFocused();
    await expect(mailed).toHaveValue(code);
  });

  test("and does not require is no step of its own", async ({ page, withdraw, signIn, exchange }) => {
    const liar = await lieTo(page);
    await signIn();
    const components = [{ type: "SMS", target: "", required: false }];
    const says = (result: unknown) => ({ ...(result as object), riskToken: "another", components });
    liar.notify("risk.intercept", ({ text }) => ({ text: withResult(text, says) }), { signed: true });
    await withdraw.goto(usdt);
    await withdraw.openReview(evmAddress, "100");
    await withdraw.submit.click();
    // The exchange made no such check.
    await expect(page.getByText(/Press the button to check once more/)).toBeVisible();
    expect(await exchange.seen("withdraw.create")).toBe(1);
  });

  test("is typed anew for each check, also where the exchange gives them no token", async ({
    page,
    withdraw,
    signIn,
  }) => {
    const liar = await lieTo(page);
    await signIn();
    const nameless = (result: unknown) => ({ ...(result as object), riskToken: "" });
    liar.notify("risk.intercept", ({ text }) => ({ text: withResult(text, nameless) }), { signed: true });
    const field = page.getByRole("textbox", { name: /^Code sent to/ });
    await withdraw.goto(usdt);
    await withdraw.openReview(evmAddress, "100");
    await withdraw.submit.click();
    await field.fill("123456");
    await page.keyboard.press("Escape");
    await withdraw.openReview(evmAddress, "90");
    await withdraw.submit.click();
    await expect(field).toHaveValue("");
    await expect(withdraw.submit).toBeDisabled();
    await expect.poll(() => liar.seen.filter((call) => call === "risk.sendEmail").length).toBe(2);
  });

  test("is not answered by what came of the mail of a check that was left", async ({
    page,
    withdraw,
    signIn,
    exchange,
    tolerated,
  }) => {
    tolerated.push(/./);
    const { account } = await signIn();
    let mails = 0;
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const failure = () => Response.json({ ret_code: 10_016, ret_msg: "", result: null });
    await page.route(/send\/email/, async (route) => {
      mails += 1;
      if (mails > 2) return route.fetch();
      if (mails === 2) await released;
      return failure();
    });
    await withdraw.goto(usdt);
    await withdraw.openReview(evmAddress, "100");
    await withdraw.submit.click();
    await expect(page.getByRole("textbox", { name: "Code from your email" })).toBeVisible();
    await page.getByRole("button", { name: "Send a new code" }).click();
    await expect.poll(() => mails).toBe(2);
    await expect(page.getByRole("textbox", { name: "Code from your email" })).toBeFocused();
    await page.keyboard.press("Escape");
    await withdraw.openReview(evmAddress, "90");
    await withdraw.submit.click();
    const code = await mailedCode(exchange, account);
    const answered = page.waitForResponse(/send\/email/);
    release();
    await answered;
    await withdraw.confirm("000000");
    await expect(page.getByText("This code is wrong or has expired.")).toBeVisible();
    // What the exchange names stands by itself among words of either direction.
    const field = page.getByRole("textbox", { name: /^Code sent to \u2068.*\u2069$/ });
    await field.fill(code.slice(0, 5));
    await expect(field).not.toHaveAttribute("aria-invalid", "true");
    await withdraw.confirm(code);
    await expect(page.getByRole("heading", { name: "Withdrawal submitted" })).toBeVisible();
    expect((await exchange.funding(account))("USDT")).toBe("2410");
  });
});

test("a check that the exchange is too busy for says once that nothing was withdrawn", async ({
  page,
  withdraw,
  signIn,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  await signIn();
  await withdraw.goto(usdt);
  await withdraw.openReview(evmAddress, "100");
  await exchange.fault({ call: "risk.intercept", retCode: 10_016 });
  await withdraw.submit.click();
  const told = page.getByRole("alert").filter({ hasText: "couldn't accept it right now" });
  await expect(told).toHaveText(/^(?!.*Nothing was withdrawn.*Nothing was withdrawn)/);
  await expect(told).toHaveCount(1);
});
