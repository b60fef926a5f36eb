import { describe } from "vitest";
import type { HttpCallName } from "#shared/contract/index.ts";
import type { Exchange } from "../../e2e/exchange.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";
import { wallet as specialWallet } from "./special-wallet.ts";

/** A session from its start to its end (R2.14, R2.15, R6.4, R7.9). */
const account = /^Account: .*@/;

/** Ends every session of this token, as another device would. */
const expire = (exchange: Exchange, token: string) => exchange.call("profile.logout", token, {});

describe("the start calls", () => {
  const calls: readonly HttpCallName[] = [
    "profile.get",
    "member.tags",
    "member.info",
    "member.permissions",
    "site.config",
  ];

  test("go out once each", async ({ convert, signIn, exchange, page }) => {
    await signIn();
    await convert.open();
    for (const call of calls) await expect.poll(() => exchange.seen(call), { message: call }).toBe(1);
    await expect.poll(() => exchange.seen("site.banner")).toBe(1);
    await page.getByRole("link", { name: "Convert history" }).first().click();
    await expect(page.getByRole("heading", { name: "Convert history" })).toBeVisible();
    for (const call of calls) expect(await exchange.seen(call), call).toBe(1);
    await expect.poll(() => exchange.seen("site.banner"), { message: "each page's own" }).toBe(2);
  });

  test("ask the pages of who is signed out for nothing private", async ({ convert, exchange }) => {
    await convert.open();
    await expect.poll(() => exchange.seen("site.config")).toBe(1);
    await expect.poll(() => exchange.seen("site.banner")).toBe(1);
    for (const call of ["member.tags", "member.info", "member.permissions"] as const) {
      expect(await exchange.seen(call), call).toBe(0);
    }
  });

  describe("that fail", () => {
    test("cost no price and say nothing", async ({ convert, signIn, exchange, page }) => {
      await signIn();
      const late = calls.filter((call) => call !== "profile.get");
      for (const call of late) await exchange.fault({ call, status: 500 });
      await convert.open();
      for (const call of late)
        await expect.poll(() => exchange.seen(call), { message: call }).toBeGreaterThan(0);
      await convert.getQuote("0.01");
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
  });
});

describe("a session that expires", () => {
  test("while a form is filled in keeps pair and amount over the login", async ({
    page,
    convert,
    signIn,
    exchange,
  }) => {
    const { token } = await signIn();
    await convert.open({ from: "ETH" });
    await convert.pay.fill("0.5");
    await expire(exchange, token);
    await convert.getPrice.click();
    await expect(convert.pay).toHaveValue("0.5");
    await page.getByRole("button", { name: "Log in to convert" }).first().click();
    const { token: another } = await signIn();
    await page.logIn(another);
    await expect(page).toHaveURL(/from=ETH/);
    await expect(convert.pay).toHaveValue("0.5");
    await expect(convert.getPrice).toBeVisible();
  });

  test("leaves no balance on a page for everybody", async ({ page, convert, signIn, exchange }) => {
    const { token } = await signIn({ BTC: "0.777", USDT: "1" });
    await convert.open();
    await convert.pay.fill("0.9");
    await expect(page.getByRole("main")).toContainText("0.777");
    await expire(exchange, token);
    await convert.pay.fill("0.01");
    await convert.getPrice.click();
    await expect(page.getByRole("button", { name: "Log in to convert" }).first()).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText("0.777");
    await convert.pay.fill("0.9");
    await expect(page.getByRole("main")).not.toContainText("0.777");
  });

  test("offers the login on a page that needs one, with what was typed", async ({
    page,
    special,
    signIn,
    exchange,
  }) => {
    const { token } = await signIn(specialWallet);
    await special.open();
    await special.pay.fill("250");
    await expire(exchange, token);
    await special.review.click();
    await page.getByRole("main").getByRole("button", { name: "Log in to convert" }).first().click();
    const { token: another } = await signIn(specialWallet);
    await page.logIn(another);
    await expect(special.pay).toHaveValue("250");
    await expect(special.review).toBeVisible();
  });
});

test("a person whose profile comes late is not taken for who is logged in by then", async ({
  page,
  convert,
  exchange,
}) => {
  const [one, other] = [
    await exchange.createAccount({ BTC: "1" }),
    await exchange.createAccount({ BTC: "2" }),
  ];
  await page.addCookies([{ name: "test-token", value: one.token }]);
  const liar = await lieTo(page);
  // Each has a name of their own.
  liar.notify("profile.get", ({ text }) => ({
    text: withResult(text, (user) => {
      const { id } = user as { readonly id: number };
      return { ...(user as object), email: `${id}@example.com` };
    }),
  }));
  let release: () => void = () => undefined;
  const held = new Promise<void>((resume) => {
    release = resume;
  });
  let isFirst = true;
  liar.delay(({ call }) => {
    if (call !== "profile.get" || !isFirst) return undefined;
    isFirst = false;
    return held;
  });
  await convert.open();
  await expect.poll(() => liar.seen.includes("site.banner")).toBe(true);
  await page.addCookies([{ name: "test-token", value: other.token }]);
  await page.setVisible(false);
  await page.setVisible(true);
  const shown = page.getByRole("button", { name: `Account: ${other.userId}@example.com` });
  await expect(shown).toBeVisible();
  release();
  await expect.poll(() => liar.held).toBe(0);
  await page.settled();
  await expect(shown).toBeVisible();
});

describe("logging out", () => {
  const typed = () => Object.keys(sessionStorage).filter((key) => key.startsWith("coffer."));

  test.for([
    ["takes along what was typed in the tab", undefined],
    ["does so too where the session was over already", { call: "profile.logout", retCode: 10_007 }],
  ] as const)("%s", async ([, fault], { page, convert, signIn, exchange }) => {
    await signIn();
    await convert.open();
    await convert.pay.fill("0.5");
    await expect.poll(typed).not.toEqual([]);
    if (fault !== undefined) await exchange.fault(fault);
    await page.getByRole("button", { name: account }).click();
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(typed()).toEqual([]);
  });
});

test("logging out leaves nothing behind, and going back shows the page of who is signed out", async ({
  page,
  convert,
  signIn,
}) => {
  await signIn({ BTC: "0.777", USDT: "1" });
  await convert.open();
  await expect(page.getByRole("main")).toContainText("0.777");
  await page.getByRole("button", { name: account }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/login$/);
  // Browsers' own way back is tried in browsers; who comes again signed out sees nothing of the person.
  await convert.open();
  await expect(page.getByRole("button", { name: "Log in to convert" })).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("0.777");
});
