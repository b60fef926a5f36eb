import { describe } from "vitest";
import type { HttpCallName } from "#shared/contract/index.ts";
import type { Fault } from "../../e2e/exchange.ts";
import { StatementsPage } from "../../e2e/statements-page.ts";
import { evmAddress, mailedCode } from "../../e2e/withdraw-page.ts";
import { expect, test } from "./pages.ts";

/** What a person sees of each row of the error catalogue (R2.14, R8.2-R8.5, R8.14, R8.17). */
const history = "/user/assets/exchange/history";
const networkText =
  "No proper answer came from the exchange. Check your connection, or try again in a moment.";

/** A page that needs a login; its records are what fails. */
const records: HttpCallName = "convert.history";

interface Row {
  readonly what: string;
  readonly fault: Omit<Fault, "call">;
  readonly text: string | RegExp;
}

const rows: readonly Row[] = [
  {
    what: "a refusal that has a translation",
    fault: { retCode: 42039, retMsg: "kyc" },
    text: "Verify your identity to continue.",
  },
  {
    what: "a closed coin",
    fault: { retCode: 50001, retMsg: "closed" },
    text: "This coin is currently unavailable. Please choose another one.",
  },
  {
    what: "a verification that the server could not do",
    fault: { retCode: 10031, retMsg: "no" },
    text: "The server could not confirm this request, so nothing was done. Please try again.",
  },
  {
    what: "a refusal without a translation",
    fault: { retCode: 912_345, retMsg: "the moon is full" },
    text: "912345: the moon is full",
  },
  { what: "1007", fault: { retCode: 1007, retMsg: "slow" }, text: "Timeout, slow." },
  { what: "1008", fault: { retCode: 1008, retMsg: "" }, text: "Timeout, token error." },
  { what: "a lost network", fault: { dropBeforeHandling: true }, text: networkText },
  { what: "a status of 400", fault: { status: 400, body: "" }, text: networkText },
  { what: "a status of 503", fault: { status: 503, body: "" }, text: networkText },
  {
    what: "an answer that is no JSON",
    fault: { body: "<p>Hello" },
    text: /^The response could not be read/,
  },
  {
    what: "an answer of another shape",
    fault: { retCode: 0, result: { list: 5 } },
    text: /^The response could not be read/,
  },
  {
    what: "an empty answer",
    fault: { body: "" },
    text: "The response was empty. Please try again.",
  },
];

describe("a read that fails", () => {
  for (const { what, fault, text } of rows) {
    test(`for ${what} is reported once`, async ({ page, signIn, exchange }) => {
      await signIn();
      await exchange.fault({ call: records, ...fault });
      await page.goto(history);
      const toasts = page.locator("[data-toast]");
      await expect(toasts.getByText(text).first()).toBeVisible();
      await expect(toasts).toHaveCount(1);
      // Where the figures would be it is said too.
      await expect(page.getByRole("main")).toContainText("Couldn't load your history");
    });
  }

  for (const [what, fault, text] of [
    ["a status of 500", { status: 500, body: "" }, "The exchange isn't answering properly."],
    ["a lost network", { dropBeforeHandling: true }, "No connection to the exchange."],
  ] as const) {
    test(`for ${what} says in its place whose fault it is`, async ({ page, signIn, exchange }) => {
      await signIn();
      await exchange.fault({ call: records, ...fault });
      await page.goto(history);
      await expect(page.getByRole("main")).toContainText(text);
    });
  }

  for (const fault of [
    { status: 404, body: "" },
    { retCode: 10_017, retMsg: "no such route" },
  ]) {
    test(`for an exchange that does not have it (${fault.status ?? fault.retCode}) is said in its place alone`, async ({
      page,
      signIn,
      exchange,
    }) => {
      await signIn();
      await exchange.fault({ call: records, ...fault });
      await page.goto(history);
      await expect(page.getByRole("main")).toContainText("Couldn't load your history");
      await expect(page.locator("[data-toast]")).toHaveCount(0);
    });
  }
});

describe("networks that could not be read", () => {
  for (const [path, call] of [
    ["deposit", "coins.config"],
    ["withdraw", "withdraw.coins"],
  ] as const) {
    test(`to ${path}: they can be read again where that is said`, async ({ page, signIn, exchange }) => {
      await signIn();
      await exchange.fault({ call, retCode: 912_345, retMsg: "no" });
      await page.goto(`/user/assets/${path}?coin=USDT&chain=TRX&lang=en`);
      const note = page.getByRole("alert").filter({ hasText: "Couldn't load the networks" });
      const network = page.locator('[name="network"]');
      await expect(note).toBeVisible();
      await expect(network).not.toContainText("TRC20");
      await exchange.reset();
      await note.getByRole("button", { name: "Try again" }).click();
      await expect(network).toContainText("TRC20");
      await expect(note).toHaveCount(0);
    });
  }
});

describe("not being logged in", () => {
  for (const retCode of [10_007, 33_003, 10_009]) {
    test(`${retCode} of a page's own call is told with the way to the login, and the page stays`, async ({
      page,
      signIn,
      exchange,
    }) => {
      await signIn();
      await exchange.fault({ call: records, retCode, retMsg: "no" });
      await page.goto(history);
      const toast = page.locator("[data-toast]");
      await expect(toast).toContainText("You are not logged in. Please log in and try again.");
      await expect(page).toHaveURL(new RegExp(`${history}$`));
      await toast.getByRole("button", { name: "Log in" }).click();
      await expect(page).toHaveURL(new RegExp(`/login\\?redirect_url=.*${encodeURIComponent(history)}`));
    });
  }

  test("10007 of the profile leads from a closed page to the login and back", async ({
    page,
    signIn,
    exchange,
  }) => {
    await signIn();
    await exchange.fault({ call: "profile.get", retCode: 10_007, retMsg: "no" });
    await page.goto(`${history}?from=BTC`);
    await expect(page).toHaveURL(/\/login\?redirect_url=/);
    const back = new URL(page.url()).searchParams.get("redirect_url");
    expect(back).toBe(`${exchange.url}${history}?from=BTC`);
  });

  test("is no news on an open page", async ({ page, convert, signIn, exchange }) => {
    await signIn();
    for (const call of ["profile.get", "convert.coins", "member.info"] as const) {
      await exchange.fault({ call, retCode: 10_007, retMsg: "no" });
    }
    await convert.open();
    await expect(page.getByRole("button", { name: "Log in to convert" })).toBeVisible();
    await expect.poll(() => exchange.seen("member.info")).toBe(1);
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe("/user/assets/exchange/index");
  });
});

describe("a compliance wall (10024)", () => {
  const result = { title: "Not under these rules", reason: "Rule 7 forbids it.", link: "/rules" };

  test("says what the server said, over what was requested, and goes by one button", async ({
    page,
    convert,
    signIn,
    exchange,
  }) => {
    await signIn();
    await convert.open();
    await convert.pay.fill("0.01");
    await exchange.fault({
      call: "convert.quote",
      retCode: 10_024,
      retMsg: "no",
      result,
      signature: "sound",
    });
    await convert.getPrice.click();
    const wall = page.getByRole("dialog", { name: result.title });
    await expect(wall).toContainText(result.reason);
    await expect(wall.getByRole("link", { name: "Read more" })).toHaveAttribute(
      "href",
      `${exchange.url}/rules`,
    );
    await expect(wall.getByRole("heading")).toBeFocused();
    await wall.getByRole("button", { name: "Understood" }).click();
    await expect(wall).toBeHidden();
    await expect(convert.pay).toHaveValue("0.01");
    await expect(page.locator("[data-toast]")).toHaveCount(0);
  });

  const walls = { retCode: 10_024, retMsg: "no", result, signature: "sound" } as const;

  test("stands over a change too that says its failure itself", async ({ page, signIn, exchange }) => {
    await signIn();
    const statements = new StatementsPage(page);
    await statements.goto({ kind: "FUNDING" });
    await exchange.fault({ call: "statements.create", ...walls });
    await statements.create.click();
    await expect(page.getByRole("dialog", { name: result.title })).toContainText(result.reason);
  });

  test("stands over the check before a guarded action too", async ({ page, signInAs, exchange }) => {
    await signInAs({}, { security: { authenticator: true } });
    await exchange.fault({ call: "risk.intercept", ...walls });
    await page.goto("/user/assets/money-address?lang=en");
    await page.getByRole("switch", { name: "Address book only" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Turn on" }).click();
    await expect(page.getByRole("dialog", { name: result.title })).toContainText(result.reason);
  });

  test("is told by its own reason where it refused something too, not as a rule of the region", async ({
    page,
    withdraw,
    signIn,
    exchange,
  }) => {
    const { account } = await signIn();
    await withdraw.goto({ coin: "USDT", chain: "ARBI", lang: "en" });
    await withdraw.openReview(evmAddress, "100");
    await withdraw.submit.click();
    await exchange.fault({ call: "withdraw.create", ...walls });
    await withdraw.confirm(await mailedCode(exchange, account));
    await page
      .getByRole("dialog", { name: result.title })
      .getByRole("button", { name: "Understood" })
      .click();
    await expect(withdraw.dialog).toContainText(result.reason);
    await expect(withdraw.dialog).not.toContainText(/where you live|region/);
  });

  test("has words of its own, and goes by Escape", async ({ page, signIn, exchange }) => {
    await signIn();
    await exchange.fault({ call: records, retCode: 10_024, retMsg: "no", result: null });
    await page.goto(history);
    const wall = page.getByRole("dialog", { name: "Not available for your account" });
    await expect(wall).toContainText("The rules of your region or of your account do not allow it.");
    await page.keyboard.press("Escape");
    await expect(wall).toBeHidden();
    await expect(page.locator("[data-toast]")).toHaveCount(0);
  });
});

test("an answer with a wrong signature is not believed", async ({ page, convert, signIn, exchange }) => {
  await signIn();
  await convert.open();
  await exchange.fault({ call: "convert.quote", signature: "wrong" });
  await convert.pay.fill("0.01");
  await convert.getPrice.click();
  await expect(
    page.getByText("Signature verification failed, please confirm whether the network environment is safe."),
  ).toBeVisible();
  await expect(convert.confirm).toBeHidden();
});
