/** D3.8, D3.11. */
import type { Exchange, Fault } from "../../e2e/exchange.ts";
import { expect, type Page, test } from "./harness/test.ts";
import { addLocks } from "./page-locks.ts";

/** The tab, the worker, the server or the network go at each step of a conversion: afterwards the page says how it truly ended. */

const address = "/user/assets/exchange/index?from=BTC&to=USDT";
const elsewhere = "/user/assets/exchange/history";

/** Sends 0.01 BTC, up to the press that confirms it. */
async function confirm(page: Page, before: () => Promise<unknown>): Promise<void> {
  await page.addInitScript(addLocks);
  await page.goto(address);
  await expect(page.locator('[data-quote][data-field="lastPrice"]').first()).toHaveText(/\d/);
  await page.getByRole("textbox", { name: /^You pay/ }).fill("0.01");
  await page.getByRole("button", { name: "Get quote" }).click();
  const button = page.getByRole("button", { name: "Convert now" });
  await expect(button).toBeVisible();
  await before();
  await button.click();
}

const untilSeen = (exchange: Exchange) =>
  expect.poll(() => exchange.seen("convert.execute")).toBeGreaterThan(0);
const left = async (exchange: Exchange, account: string) => (await exchange.funding(account))("BTC");

interface Kill {
  readonly when: string;
  readonly fault: Fault;
  /** Also goes wrong with it, until the page is back. */
  readonly also?: Fault;
  readonly says: RegExp;
  readonly btc: string;
}

const never: Kill = {
  when: "before the request arrives",
  fault: { call: "convert.execute", dropBeforeHandling: true },
  says: /was not submitted/,
  btc: "0.5",
};
const unanswered: Kill = {
  when: "after the money moved, before the answer",
  fault: { call: "convert.execute", answerLatencyMs: 15_000 },
  says: /is completed/,
  btc: "0.49",
};
const lookingUp: Kill = {
  when: "while the outcome is looked up",
  fault: { call: "convert.execute", dropAfterHandling: true },
  also: { call: "outcome.lookup", status: 503 },
  says: /is completed/,
  btc: "0.49",
};

test.for([never, unanswered, lookingUp])(
  "the tab goes $when",
  async ({ fault, also, says, btc }, { page, signIn, exchange, tolerated }) => {
    tolerated.push(/./);
    const { account } = await signIn();
    await confirm(page, async () => {
      await exchange.fault(fault);
      if (also !== undefined) await exchange.fault(also);
    });
    await untilSeen(exchange);
    // Another page of the app: the word comes wherever the person goes.
    await page.goto(elsewhere);
    if (also !== undefined) {
      await expect(page.getByText(/is still being checked/)).toBeVisible();
      await exchange.reset();
      await page.getByRole("button", { name: "Check again" }).click();
    }
    await expect(page.getByText(says)).toBeVisible();
    expect(await left(exchange, account)).toBe(btc);
    // Reported once: the next page says nothing of it.
    await page.goto(elsewhere);
    await expect(page.getByRole("heading", { name: "Convert history" })).toBeVisible();
    await expect(page.getByText(says)).toBeHidden();
  },
);

test("the tab goes while the conversion settles", async ({ page, signIn, exchange }) => {
  await signIn();
  await confirm(page, () => exchange.settings({ holdSettlements: true }));
  await expect(page.getByText("Processing")).toBeVisible();
  await page.goto(elsewhere);
  await exchange.settings({ holdSettlements: false });
  await expect(page.getByText(/Your conversion of .* is completed/)).toBeVisible();
});

test("what came is told as it is recorded, not as it was quoted", async ({ page, signIn, exchange }) => {
  await signIn();
  await exchange.market({ freeze: true, symbol: "BTCUSDT", price: "94218.40" });
  await confirm(page, () => exchange.settings({ holdSettlements: true, settleSlip: "0.0012" }));
  await expect(page.getByText("Processing")).toBeVisible();
  await page.goto(elsewhere);
  await exchange.settings({ holdSettlements: false });
  const notice = page.getByText(/0\.01 BTC. to /);
  await expect(notice).toContainText("940.5828");
  await expect(notice).not.toContainText("941.7129");
});

test("a conversion that failed while the tab was gone is said to have failed", async ({
  page,
  signIn,
  exchange,
}) => {
  const { account } = await signIn();
  await confirm(page, async () => {
    await exchange.settings({ failConversions: 1 });
    await exchange.fault({ call: "convert.execute", answerLatencyMs: 15_000 });
  });
  await untilSeen(exchange);
  await page.goto(elsewhere);
  await expect(page.getByText(/Your conversion of .* failed/)).toBeVisible();
  expect(await left(exchange, account)).toBe("0.5");
});

test("an equal conversion is refused until the outcome of the first is known, another is not", async ({
  page,
  signIn,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  const { account } = await signIn();
  await confirm(page, async () => {
    await exchange.fault({ call: "convert.execute", dropAfterHandling: true, times: 1 });
    await exchange.fault({ call: "outcome.lookup", status: 503 });
  });
  await untilSeen(exchange);
  await page.goto(address);
  await expect(page.getByText(/is still being checked/).first()).toBeVisible();
  await page.getByRole("textbox", { name: /^You pay/ }).fill("0.01");
  await page.getByRole("button", { name: "Get quote" }).click();
  const status = page.getByRole("dialog", { name: "Status of your conversion" });
  await expect(status).toContainText("The outcome is not known yet");
  await expect(status).toContainText("0.01 BTC");
  // Said once: by the dialog, and by the form when it is closed.
  const note = page.getByRole("main").getByText(/is still being checked/);
  await expect(note).toBeHidden();
  await status.getByRole("button", { name: "Close" }).click();
  await expect(note).toBeVisible();
  await page.getByRole("textbox", { name: /^You pay/ }).fill("0.02");
  await page.getByRole("button", { name: "Get quote" }).click();
  await page.getByRole("button", { name: "Convert now" }).click();
  await expect(page.getByRole("dialog", { name: "Converted" })).toBeVisible();
  expect(await exchange.seen("convert.execute")).toBe(2);
  expect(await left(exchange, account)).toBe("0.47");
});

test.for([
  { when: "before the request arrives", fault: never.fault, dialog: "Conversion not submitted", btc: "0.5" },
  { when: "before the answer", fault: unanswered.fault, dialog: "Converted", btc: "0.49" },
])("the worker goes $when", async ({ fault, dialog, btc }, { page, signIn, exchange, tolerated }) => {
  tolerated.push(/./);
  const { account } = await signIn();
  await confirm(page, () => exchange.fault(fault));
  await untilSeen(exchange);
  await page.crashWorker();
  await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
  expect(await left(exchange, account)).toBe(btc);
});

test("the network goes before the answer, and comes back", async ({ page, signIn, exchange, tolerated }) => {
  tolerated.push(/./);
  const { account } = await signIn();
  await confirm(page, () =>
    exchange.fault({ call: "convert.execute", answerLatencyMs: 1_000, dropAfterHandling: true }),
  );
  await untilSeen(exchange);
  await page.setOffline(true);
  await expect(page.getByText("Checking the status of your conversion")).toBeVisible();
  await page.setOffline(false);
  await expect(page.getByRole("dialog", { name: "Converted" })).toBeVisible();
  expect(await left(exchange, account)).toBe("0.49");
});

test("the server goes with its answer, and comes back", async ({ page, signIn, exchange, tolerated }) => {
  tolerated.push(/./);
  const { account } = await signIn();
  await confirm(page, async () => {
    await exchange.fault({ call: "convert.execute", dropAfterHandling: true });
    await exchange.fault({ call: "outcome.lookup", dropBeforeHandling: true, times: 2 });
  });
  await expect(page.getByRole("dialog", { name: "Converted" })).toBeVisible();
  expect(await exchange.seen("outcome.lookup")).toBeGreaterThan(2);
  expect(await left(exchange, account)).toBe("0.49");
});

test("the session goes while the outcome is looked up: said, and found out after the login", async ({
  page,
  signIn,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  const { account, token } = await signIn();
  await confirm(page, async () => {
    await exchange.fault({ call: "convert.execute", dropAfterHandling: true });
    await exchange.fault({ call: "outcome.lookup", dropBeforeHandling: true, times: 2 });
  });
  await expect.poll(() => exchange.seen("convert.execute")).toBe(1);
  await exchange.call("profile.logout", token, {});
  const status = page.getByRole("dialog", { name: "Status of your conversion" });
  await expect(status).toContainText("You have been logged out");
  await expect(status.getByRole("button", { name: "Log in" })).toBeVisible();
  await expect(page.getByText(/Available/)).not.toContainText("0.5");
  const again = await fetch(`${exchange.url}/sandbox/session`, {
    method: "POST",
    body: JSON.stringify({ account }),
  });
  const session = (await again.json()) as { token: string };
  await page.addCookies([{ name: "test-token", value: session.token }]);
  await page.goto(address);
  await expect(page.getByText(/Your conversion of .* is completed/)).toBeVisible();
});
