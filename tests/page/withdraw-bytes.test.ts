/** F2i.4, F6c.2, F6c.7, D7.6, D10.5: what was reviewed is what is sent, and nothing of it stands where others read. */
import type { CallInput } from "#shared/contract/index.ts";
import { evmAddress, mailedCode } from "../../e2e/withdraw-page.ts";
import type { Page } from "./harness/test.ts";
import { expect, test } from "./pages.ts";

const usdt = { coin: "USDT", chain: "ARBI", lang: "en" };
const other = "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359";
const rippleAddress = "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh";
const tonRaw = "0:83dfd552e63729b472fcbcc8c45ebcc6691702558b68ec7527e1ba403a0f31a8";

type Sent = CallInput<"withdraw.create">;
const sentOrders = ({ network }: Page): Sent[] =>
  network.requests
    .filter(({ url }) => url.includes("/withdraw/create"))
    .map(({ body }) => JSON.parse(body) as Sent);

/** The whole address as the review shows it: its groups, one after the other. */
const reviewed = (): string =>
  [...document.querySelectorAll<HTMLElement>('dialog [role="img"]')]
    .map((image) => (image.getAttribute("aria-label") ?? "").replaceAll(" ", ""))
    .reduce((longest, text) => (text.length > longest.length ? text : longest), "");

test("while prices, the book and the balance change below the review, what it shows is sent", async ({
  page,
  withdraw,
  signIn,
  exchange,
}) => {
  const { account, token } = await signIn();
  const mine = { account, coin: "USDT", chain: "ARBI", remark: "Wallet", age: 90_000_000 };
  await exchange.bookEntry({ ...mine, address: evmAddress });
  await withdraw.goto(usdt);
  await withdraw.openReview(evmAddress, "150.5");
  expect(reviewed()).toBe(evmAddress);
  await expect(withdraw.dialog).toContainText("149.5");
  // A market that moves, another balance, another book.
  await exchange.market({ symbol: "BTCUSDT", price: "31000" });
  await exchange.call("transfer.inter", token, {
    transferId: crypto.randomUUID(),
    coin: "USDT",
    fromAccountType: "FUND",
    toAccountType: "UNIFIED",
    amount: "300",
    requestId: crypto.randomUUID(),
  });
  await exchange.bookEntry({ ...mine, address: other, remark: "Newer" });
  await page.setVisible(false);
  await page.setVisible(true);
  window.dispatchEvent(new Event("focus"));
  expect(reviewed()).toBe(evmAddress);
  await expect(withdraw.dialog).toContainText("149.5");
  await withdraw.submit.click();
  await withdraw.confirm(await mailedCode(exchange, account));
  await expect(page.getByRole("heading", { name: "Withdrawal submitted" })).toBeVisible();
  const orders = sentOrders(page);
  expect(orders).toHaveLength(1);
  expect(orders[0]?.requestId).toMatch(/^[A-Za-z0-9]{1,32}$/);
  expect(orders[0]).toMatchObject({
    coin: "USDT",
    chain: "ARBI",
    address: evmAddress,
    amount: "150.5",
    fee: "1",
    feeType: 1,
  });
  expect(Buffer.from(orders[0]?.address ?? "").equals(Buffer.from(evmAddress))).toBe(true);
  // What was checked is what is sent.
  const [check] = page.network.requests.filter(({ url }) => url.includes("default-intercept"));
  const detail = JSON.parse(new URLSearchParams(check?.body).get("ext_info_str") ?? "{}") as object;
  expect(detail).toMatchObject({ address: evmAddress, amount: "150.5", chain: "ARBI", feeType: 1 });
  const { result } = await exchange.call("withdraw.records", token, {});
  expect(JSON.stringify(result)).not.toContain(other);
});

test("an address in another form of writing is reviewed in the form that is sent", async ({
  page,
  withdraw,
  signIn,
  exchange,
}) => {
  const { account } = await signIn({ TON: "50" });
  await withdraw.goto({ coin: "TON", chain: "TON", lang: "en" });
  await withdraw.address.fill(tonRaw);
  await expect(page.getByText(/Shown in the form that is sent/)).toBeVisible();
  await expect(page.getByText(/compare every group/).first()).toBeVisible();
  await page.locator('input[name="memo"], textarea[name="memo"]').first().fill("2048117");
  await withdraw.amount.fill("10");
  await withdraw.review.click();
  await withdraw.submit.waitFor();
  const shown = reviewed();
  expect(shown).toMatch(/^[EU]Q[\w-]{46}$/);
  await expect(withdraw.dialog).toContainText("2048117");
  await withdraw.submit.click();
  await withdraw.confirm(await mailedCode(exchange, account));
  await expect(page.getByRole("heading", { name: "Withdrawal submitted" })).toBeVisible();
  expect(sentOrders(page)).toMatchObject([{ address: shown, tag: "2048117", chain: "TON" }]);
});

test("no address, amount, memo or code in links, in what collectors are told, or on the console", async ({
  page,
  withdraw,
  signIn,
  exchange,
  tolerated,
}) => {
  tolerated.push(/^(?!.*rHb9)/);
  const { account, token } = await signIn({ XRP: "700" });
  const amount = "173.918273";
  const memo = "3918274";
  const addresses: string[] = [];
  await withdraw.goto({ coin: "XRP", chain: "XRP", lang: "en" });
  await withdraw.address.fill(`ripple:${rippleAddress}?dt=${memo}`);
  await expect(page.getByText(/The address brought its/)).toBeVisible();
  await withdraw.amount.fill(amount);
  addresses.push(page.url());
  await withdraw.review.click();
  await withdraw.submit.click();
  const code = await mailedCode(exchange, account);
  addresses.push(page.url());
  // All that goes wrong is told to a collector too: refused, cut, unreadable, and then taken.
  await exchange.fault({
    call: "withdraw.create",
    retCode: 131_066,
    retMsg: rippleAddress,
    signature: "wrong",
    times: 1,
  });
  await exchange.fault({ call: "outcome.lookup", status: 502, body: `${rippleAddress} ${amount}`, times: 1 });
  await withdraw.confirm(code);
  await expect.poll(() => exchange.seen("withdraw.create")).toBe(1);
  await expect.poll(() => exchange.seen("outcome.lookup")).toBeGreaterThan(0);
  addresses.push(page.url());
  window.dispatchEvent(new Event("pagehide"));
  const told = async () => JSON.stringify(await exchange.telemetry());
  await expect.poll(told).toContain("/withdraw/create");
  await page.goto("/user/assets/money-address?lang=en");
  await expect(page.getByText("No saved addresses")).toBeVisible();
  addresses.push(page.url(), location.href, document.title, document.referrer);
  const links = page.network.requests.map(({ url }) => decodeURIComponent(url));
  const all = [await told(), ...links, ...addresses.map(decodeURIComponent), ...page.errors].join("\n");
  const kept = Array.from({ length: localStorage.length }, (_, at) =>
    localStorage.getItem(localStorage.key(at) ?? ""),
  ).join();
  for (const secret of [rippleAddress, amount, memo, code, token]) {
    expect(all.includes(secret), secret).toBe(false);
    expect(kept.includes(secret), `${secret}, kept on the device`).toBe(false);
  }
  // It is no empty exercise.
  expect(sentOrders(page)[0]).toMatchObject({ address: rippleAddress, tag: memo, amount, emailCode: code });
});
