/** D3.8, D3.10, F2i.7, F6a.5, F6b.5: an answer that takes what was sent and says in the same breath that it came to nothing, though it went. */
import { listen } from "./harness/listen.ts";
import { expect, test } from "./harness/test.ts";
import { acts } from "./hostile/acts.ts";
import { type Liar, lieTo, withResult } from "./hostile/liar.ts";
import { addLocks } from "./page-locks.ts";

const denies = (text: string): string =>
  text
    .replaceAll(/"(exchangeStatus|status)":"(init|processing|success)"/g, '"$1":"failure"')
    .replaceAll(/"orderStatus":"[^"]*"/g, '"orderStatus":"FAILED"')
    .replaceAll(/"status":"(SUCCESS|PENDING)"/g, '"status":"FAILED"');
const lags = (text: string): string =>
  text.replaceAll(/"(exchangeStatus|status|state)":"success"/g, '"$1":"processing"');

/** The answer denies what was done, and the first look at the record is of a moment before. */
function deny(liar: Liar, call: (typeof acts)[string]["call"]): void {
  liar.notify(call, ({ text }) => ({ text: denies(text) }), { signed: true, times: 1 });
  for (const look of ["convert.query", "blockTrade.query", "batch.query"] as const)
    liar.notify(look, ({ text }) => ({ text: lags(text) }), { signed: true, times: 1 });
}

const denial =
  /Nothing was (moved|converted|exchanged)|not (converted|exchanged)|be filled\. The amount|(order|transfer|conversion)( of .*)? failed/i;
const taken = Object.entries(acts).filter(([name]) => name !== "a withdrawal");

test.for(taken)("%s is told by its record", async ([, act], { page, exchange, tolerated }) => {
  tolerated.push(/^(?!uncaught)/);
  await page.addInitScript(addLocks);
  const account = await exchange.createPerson(act.wallet, act.profile ?? {});
  await page.addCookies([{ name: "test-token", value: account.token }]);
  const liar = await lieTo(page);
  const button = await act.prepare(page, exchange, account);
  deny(liar, act.call);
  const { heard } = listen();
  await button.click();
  await expect(page.getByText(act.done).first()).toBeVisible();
  expect(denial.exec(heard())?.[0]).toBeUndefined();
  expect((await exchange.funding(account.account))(act.coin)).toBe(act.left);
});

/** As by the way back: no dialog holds that up. */
function leave(): void {
  history.pushState(null, "", "/user/assets/?lang=en");
}

test.for([
  ["a conversion", /^Your conversion of .* is completed/],
  ["a transfer", /^Your transfer of .* is completed/],
  ["a limit order", /^Your limit order of .* is open/],
] as const)(
  "%s whose page was left is told by its record",
  async ([name, done], { page, exchange, fault }) => {
    await page.addInitScript(addLocks);
    const act = acts[name];
    if (act === undefined) throw new Error(name);
    const account = await exchange.createPerson(act.wallet, act.profile ?? {});
    await page.addCookies([{ name: "test-token", value: account.token }]);
    const liar = await lieTo(page);
    const button = await act.prepare(page, exchange, account);
    deny(liar, act.call);
    await fault({ call: act.call, answerLatencyMs: 1_500, times: 1 });
    const { heard } = listen();
    await button.click();
    await expect.poll(() => exchange.seen(act.call)).toBe(1);
    leave();
    await expect(page.getByText(done)).toBeVisible();
    expect(denial.exec(heard())?.[0]).toBeUndefined();
  },
);

test("a transfer that no record tells is neither accepted nor failed", async ({ page, exchange }) => {
  await page.addInitScript(addLocks);
  const act = acts["a transfer"];
  if (act === undefined) throw new Error("a transfer");
  const account = await exchange.createPerson(act.wallet, act.profile ?? {});
  await page.addCookies([{ name: "test-token", value: account.token }]);
  const liar = await lieTo(page);
  const button = await act.prepare(page, exchange, account);
  deny(liar, act.call);
  const none = () => ({ list: [], nextPageCursor: "" });
  liar.notify("transfer.list", ({ text }) => ({ text: withResult(text, none) }), { signed: true });
  const { heard } = listen();
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Where your transfer is cannot be told" });
  await expect(dialog).toContainText("Look in the transfer history later");
  await expect(dialog).not.toContainText("afterwards");
  expect(heard()).not.toMatch(/accepted/);
  expect(denial.exec(heard())?.[0]).toBeUndefined();
});
