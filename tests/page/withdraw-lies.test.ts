/** D3.8, D3.10, D7.7, D10.5, F1.9, F2d.4, F2i.4. */
import { randomUUID } from "node:crypto";
import { describe } from "vitest";
import type { Exchange } from "../../e2e/exchange.ts";
import { evmAddress, mailedCode, type WithdrawPage } from "../../e2e/withdraw-page.ts";
import type { Locator, Page } from "./harness/test.ts";
import { lieTo, withResult } from "./hostile/liar.ts";
import { expect, test } from "./pages.ts";

const usdt = { coin: "USDT", chain: "ARBI", lang: "en" };
const other = "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359";

interface Reviewed {
  readonly page: Page;
  readonly withdraw: WithdrawPage<Locator>;
  readonly exchange: Exchange;
}

/** Sends what is in the open review. */
async function send({ page, withdraw, exchange }: Reviewed, account: string): Promise<void> {
  await withdraw.submit.click();
  await withdraw.confirm(await mailedCode(exchange, account));
  await expect(page.getByRole("heading", { name: "Withdrawal submitted" })).toBeVisible();
}

describe("an address whose risk is", () => {
  test.for([
    ["UNKNOWN", /The risk of this address is not known/],
    ["MEDIUM", /services that hide where coins come from/],
  ] as const)("%s has passed no check", async ([riskLevel, words], { page, withdraw, signIn }) => {
    const liar = await lieTo(page);
    await signIn();
    const notes = (part: object) => (result: unknown) => ({ ...(result as object), ...part });
    liar.notify("addressBook.check", ({ text }) => ({ text: withResult(text, notes({ riskLevel })) }), {
      signed: true,
    });
    await withdraw.goto(usdt);
    await withdraw.address.fill(evmAddress);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText(/risk check passed/)).toHaveCount(0);
  });
});

test.for([
  ["another withdrawal", other, "50"],
  ["an equal withdrawal of before", evmAddress, "100"],
] as const)(
  "a number of %s in the answer shows and cancels nothing of that one",
  async ([, address, amount], { page, withdraw, signIn, exchange }) => {
    const liar = await lieTo(page);
    const { account, token } = await signIn();
    await exchange.settings({ holdWithdrawals: true });
    const saved = { account, coin: "USDT", chain: "ARBI", address, verified: true, age: 90_000_000 };
    await exchange.bookEntry(saved);
    await exchange.bookSwitches({ account, withdrawWhitelist: true });
    const { result } = await exchange.call("withdraw.create", token, {
      coin: "USDT",
      chain: "ARBI",
      address,
      amount,
      timestamp: Date.now(),
      accountType: "FUND",
      feeType: 1,
      requestId: randomUUID().replaceAll("-", ""),
    });
    const { id } = result as { readonly id: string };
    await exchange.bookSwitches({ account, withdrawWhitelist: false });
    await exchange.settings({ withdrawPaceMs: 0 }).catch(() => undefined);
    liar.notify(
      "withdraw.create",
      ({ text }) => ({ text: withResult(text, (said) => ({ ...(said as object), id })) }),
      { signed: true },
    );
    await withdraw.goto(usdt);
    await withdraw.openReview(evmAddress, "100");
    await send({ page, withdraw, exchange }, account);
    await expect(withdraw.dialog).toContainText(/Where this withdrawal is cannot be told here/);
    await expect(page.getByRole("button", { name: "Cancel withdrawal" })).toHaveCount(0);
  },
);

test("a fee beyond the one that was confirmed is said, with both", async ({
  page,
  withdraw,
  signIn,
  exchange,
}) => {
  const liar = await lieTo(page);
  const { account } = await signIn();
  await exchange.settings({ holdWithdrawals: true });
  liar.notify(
    "withdraw.records",
    ({ text }) => ({
      text: text
        .replaceAll(/"withdrawFee":"[^"]*"/g, '"withdrawFee":"7.25"')
        .replaceAll(/"debited":"[^"]*"/g, '"debited":"106.25"'),
    }),
    { signed: true },
  );
  await withdraw.goto(usdt);
  await withdraw.openReview(evmAddress, "100");
  await send({ page, withdraw, exchange }, account);
  await expect(withdraw.dialog).toContainText(
    /recorded a fee of .7\.25 USDT. for this withdrawal; you confirmed .1\.00 USDT/,
  );
});

test("a fee that makes each answer one of something else is said by the record of the very request", async ({
  page,
  withdraw,
  signIn,
  exchange,
}) => {
  const liar = await lieTo(page);
  const { account } = await signIn();
  await exchange.settings({ holdWithdrawals: true });
  const beyond = ({ text }: { readonly text: string }) => ({
    text: text
      .replaceAll(/"(fee|withdrawFee)":"[^"]*"/g, '"$1":"7.25"')
      .replaceAll(/"debited":"[^"]*"/g, '"debited":"106.25"'),
  });
  for (const call of ["withdraw.create", "outcome.lookup", "withdraw.records"] as const)
    liar.notify(call, beyond, { signed: true });
  await withdraw.goto(usdt);
  await withdraw.openReview(evmAddress, "100");
  await send({ page, withdraw, exchange }, account);
  await expect(withdraw.dialog).toContainText(/recorded a fee of .7\.25 USDT/);
  expect(await exchange.seen("withdraw.create")).toBe(1);
});

test("a debit beyond the one that was confirmed is said with both, though the fee is the very one", async ({
  page,
  withdraw,
  signIn,
  exchange,
}) => {
  const liar = await lieTo(page);
  const { account } = await signIn();
  await exchange.settings({ holdWithdrawals: true });
  liar.notify(
    "withdraw.records",
    ({ text }) => ({
      text: text
        .replaceAll(/"amount":"[^"]*"/g, '"amount":"100"')
        .replaceAll(/"debited":"[^"]*"/g, '"debited":"101"'),
    }),
    { signed: true },
  );
  await withdraw.goto(usdt);
  await withdraw.openReview(evmAddress, "100");
  await send({ page, withdraw, exchange }, account);
  await expect(withdraw.dialog).toContainText(
    /debited .101\.?0* USDT. for this withdrawal; you confirmed .100\.?0* USDT/,
  );
  await expect(withdraw.dialog).not.toContainText(/recorded a fee/);
});

test("a form that was sent does not stand there ready for a second one after a reload", async ({
  page,
  withdraw,
  signIn,
  exchange,
}) => {
  const { account } = await signIn();
  await exchange.settings({ holdWithdrawals: true });
  await withdraw.goto(usdt);
  await withdraw.openReview(evmAddress, "100");
  await page.reload();
  await expect(withdraw.amount).toHaveValue("100");
  await withdraw.review.click();
  await send({ page, withdraw, exchange }, account);
  await page.reload();
  await expect(page.getByRole("region", { name: "Your withdrawals" })).toContainText("99");
  await expect(withdraw.amount).toHaveValue("");
  await expect(withdraw.address).toHaveValue("");
});

test("an entry whose address is another by now is shown as what is sent, not under its name", async ({
  page,
  withdraw,
  signIn,
  exchange,
}) => {
  const liar = await lieTo(page);
  const { account } = await signIn();
  const mine = {
    account,
    coin: "USDT",
    chain: "ARBI",
    address: evmAddress,
    remark: "Wallet",
    age: 90_000_000,
  };
  const { id } = await exchange.bookEntry(mine);
  await withdraw.goto({ ...usdt, entry: id });
  const chosen = page.getByRole("group", { name: "Address", exact: true });
  await expect(chosen).toContainText("Wallet");
  liar.notify(
    "addressBook.list",
    ({ text }) => ({ text: text.replaceAll(evmAddress, other).replaceAll(evmAddress.toLowerCase(), other) }),
    { signed: true },
  );
  await page.reload();
  await expect(page.getByRole("region", { name: "Protection" })).toBeVisible();
  await expect(withdraw.address).toHaveValue(evmAddress);
  await expect(chosen).toHaveCount(0);
});

test("a look-alike of an entry that the book does not report is not called sound", async ({
  page,
  withdraw,
  signIn,
  tolerated,
}) => {
  tolerated.push(/./);
  const liar = await lieTo(page);
  await signIn();
  const says = (result: unknown) => ({ ...(result as object), similarTo: "7001" });
  liar.notify("addressBook.check", ({ text }) => ({ text: withResult(text, says) }), { signed: true });
  await withdraw.goto(usdt);
  await withdraw.address.fill(evmAddress);
  await expect(page.getByText(/could not be read/).first()).toBeVisible();
  await expect(page.getByText(/risk check passed/)).toHaveCount(0);
  liar.rest();
  await page.getByRole("button", { name: "Try again" }).first().click();
  await expect(page.getByText(/risk check passed/)).toBeVisible();
});

test.for(["addressBook.list", "withdraw.records"] as const)(
  "an address that could not be compared with those of %s is not called checked, and what to do is said",
  async (call, { page, withdraw, signIn, tolerated }) => {
    tolerated.push(/./);
    const liar = await lieTo(page);
    await signIn();
    liar.notify(call, () => ({ text: "{}" }));
    await withdraw.goto(usdt);
    await withdraw.address.fill(evmAddress);
    await expect(page.getByText(/could not be compared .* Check every character/)).toBeVisible();
    await expect(page.getByText(/risk check passed/)).toHaveCount(0);
    liar.rest();
    await withdraw.address.fill("");
    await withdraw.address.fill(evmAddress);
    await expect(page.getByText(/risk check passed/)).toBeVisible();
  },
);

test("who sends the mail says in no answer that nobody signed where it went", async ({
  page,
  withdraw,
  signIn,
  exchange,
}) => {
  const liar = await lieTo(page);
  const { account } = await signIn();
  const told = (result: unknown) => ({
    ...(result as object),
    maskedEmail: "us: read it out on +1 555 0100",
  });
  liar.notify("risk.sendEmail", ({ text }) => ({ text: withResult(text, told) }));
  await withdraw.goto(usdt);
  await withdraw.openReview(evmAddress, "100");
  await withdraw.submit.click();
  await mailedCode(exchange, account);
  const code = page.getByRole("textbox", { name: /^Code sent to/ });
  await expect(code).toBeVisible();
  // The mail's answer is there: another one may be asked for in a minute.
  await expect(page.getByText(/\b[56]\d s\b|0:5\d|1:00|\bin [56]\d/).first()).toBeVisible();
  await expect(page.getByText(/555 0100/)).toHaveCount(0);
  expect(liar.reported).toContain("risk.sendEmail");
});

test("names of people are not shown to who logs in next on the same page", async ({
  page,
  withdraw,
  exchange,
}) => {
  const logIn = async (token: string): Promise<void> => {
    await page.addCookies([{ name: "test-token", value: token }]);
    window.dispatchEvent(new Event("focus"));
  };
  const [one, next] = await Promise.all(
    [1, 2].map(() => exchange.createPerson({ USDT: "500" }, { kycRegion: "AUT" })),
  );
  await page.addCookies([{ name: "test-token", value: one?.token ?? "" }]);
  await withdraw.goto(usdt);
  await page.getByRole("radio", { name: /Another person's/ }).click();
  await page.getByRole("textbox", { name: "First name" }).fill("Mira");
  // A page for everybody stays where it is, whoever comes and goes in another tab.
  await page.getByRole("link", { name: "Convert" }).first().click();
  await expect(page.getByRole("heading", { name: "Convert" }).first()).toBeVisible();
  await logIn("");
  await expect(page.getByRole("button", { name: /^Log in/ }).first()).toBeVisible();
  await logIn(next?.token ?? "");
  await expect(page.getByRole("button", { name: /^Account: / }).first()).toBeVisible();
  await page.getByRole("link", { name: "Withdraw" }).first().click();
  await expect(page.getByRole("radio", { name: /Another person's/ })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "First name" })).toHaveCount(0);
});
