/** F1.6, F1.8, F2c.3, F6d.2, F6d.3, D10.5: what is told of a deposit is what the exchange tells. */
import { describe } from "vitest";
import { text } from "#src/ui/text.ts";
import { DepositPage } from "../../e2e/deposit-page.ts";
import { HistoryView } from "./history-view.ts";
import { expect, test } from "./pages.ts";

const seenMs = Date.now() - 60_000;
const chain = {
  recordType: 1,
  id: "70010",
  coin: "USDT",
  chain: "TRX",
  amount: "100",
  txID: "ab".repeat(32),
  status: 3,
  toAddress: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t",
  tag: "",
  depositFee: "1.5",
  successAt: String(seenMs),
  confirmations: "20",
  requiredConfirmations: "20",
  createdTime: String(seenMs),
  txIndex: "0",
  blockHash: "",
  batchReleaseLimit: "-1",
  depositType: "0",
  fromAddress: "",
};
const fiat = {
  recordType: 3,
  id: "70011",
  coin: "EUR",
  amount: "500",
  status: 3,
  paymentMethod: "Credit Card",
  depositFee: "9",
  successAt: String(seenMs),
};
const internal = {
  recordType: 2,
  id: "70012",
  type: 1,
  coin: "USDT",
  amount: "25",
  status: 1,
  address: "le••@example.com",
  fromMemberId: "10000077",
  createdTime: String(Math.floor(seenMs / 1000)),
  txID: "",
};

const network = {
  chain: "TRX",
  chainType: "TRC20",
  confirmation: "20",
  safeConfirmNumber: "40",
  depositMin: "1",
  withdrawMin: "1",
  withdrawMax: "-1",
  withdrawFee: "1",
  withdrawPercentageFee: "0",
  minAccuracy: "6",
  chainDeposit: "1",
  chainWithdraw: "1",
  contractAddress: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t",
};
const address = {
  chain: "TRX",
  chainType: "TRC20",
  addressDeposit: "TJRabPrwbZy45sbavfcjinPJC18kjpRTv8",
  tagDeposit: "",
  batchReleaseLimit: "-1",
  contractAddress: "gjLj6t",
  depositMin: "",
};

describe("the details of a deposit", () => {
  test.for([
    ["over a chain", chain, /Fee1[.]50.USDT/],
    ["by a card", fiat, /Fee9[.]00.EUR/],
    ["for nothing", { ...chain, depositFee: "0" }, /FeeNone/],
    ["where none applies", { ...chain, depositFee: "" }, /FeeNone/],
    ["from a user, who pays none", { ...internal, status: 2 }, /FeeNone/],
  ] as const)("%s tell the fee that was taken", async ([, record, fee], { page, signIn, exchange }) => {
    await signIn();
    await exchange.fault({
      call: "deposit.records",
      retCode: 0,
      result: { rows: [record], nextPageCursor: "" },
    });
    await page.goto(`${DepositPage.history}&record=${record.id}&lang=en`);
    const drawer = page.getByRole("dialog", { name: "Deposit details" });
    await expect(drawer).toContainText(fee);
  });

  test("have no time of a credit that has not come", async ({ page, signIn, exchange }) => {
    await signIn();
    await exchange.fault({
      call: "deposit.records",
      retCode: 0,
      result: { rows: [internal], nextPageCursor: "" },
    });
    await page.goto(`${DepositPage.history}&record=${internal.id}&lang=en`);
    const drawer = page.getByRole("dialog", { name: "Deposit details" });
    const step = drawer.getByRole("listitem").filter({ hasText: "Credited" });
    await expect(step).toHaveCount(1);
    await expect(step).not.toContainText(/\d:\d\d/);
  });
});

describe("a deposit on its way", () => {
  test("has no time at which it could be withdrawn", async ({ page, signIn, exchange }) => {
    await signIn();
    const record = { ...chain, status: 1, confirmations: "3", unlockedAt: String(seenMs) };
    await exchange.fault({
      call: "deposit.records",
      retCode: 0,
      result: { rows: [record], nextPageCursor: "" },
    });
    await page.goto(`${DepositPage.history}&record=${record.id}&lang=en`);
    const drawer = page.getByRole("dialog", { name: "Deposit details" });
    const step = drawer.getByRole("listitem").filter({ hasText: "Withdrawable" });
    await expect(step).toHaveCount(1);
    await expect(step).not.toContainText(/\d:\d\d/);
    await expect(drawer.getByRole("listitem").filter({ hasText: "Seen on the network" })).toContainText(
      /\d:\d\d/,
    );
  });

  test("since yesterday names the day, however few hours that is", async ({ page, signIn, exchange }) => {
    await signIn();
    const yesterday = new Date().setHours(0, 0, 0, 0) - 1_000;
    const record = { ...chain, status: 1, confirmations: "3", successAt: "", createdTime: String(yesterday) };
    await exchange.fault({
      call: "deposit.records",
      retCode: 0,
      result: { rows: [record], nextPageCursor: "" },
    });
    await page.goto(`${DepositPage.path}?lang=en`);
    const coming = page.getByRole("region", { name: "On its way" }).getByRole("listitem");
    await expect(coming).toContainText("TRC20");
    await expect(coming).not.toContainText("23:59:59");
    const day = new Date(yesterday).toLocaleDateString("en", { day: "numeric", month: "short" });
    await expect(coming).toContainText(day);
  });

  test("is not followed by there having been none", async ({ page, signIn, exchange }) => {
    await signIn();
    const record = { ...chain, status: 1, confirmations: "3", successAt: "" };
    await exchange.fault({
      call: "deposit.records",
      retCode: 0,
      result: { rows: [record], nextPageCursor: "" },
    });
    await page.goto(`${DepositPage.path}?lang=en`);
    await expect(page.getByRole("region", { name: "On its way" }).getByRole("listitem")).toHaveCount(1);
    await expect(page.getByRole("main")).not.toContainText("No deposits in the last 30 days");
  });
});

describe("the list of deposits", () => {
  test("has fiat beside coins and what users sent, and each kind by itself", async ({
    page,
    signIn,
    exchange,
  }) => {
    await signIn();
    const answer = (rows: readonly object[]) => ({
      call: "deposit.records" as const,
      retCode: 0,
      result: { rows, nextPageCursor: "" },
    });
    await exchange.fault(answer([chain, fiat, internal]));
    const history = new HistoryView(page);
    await page.goto(`${DepositPage.history}&lang=en`);
    await expect(history.rows).toHaveCount(3);
    await exchange.reset();
    await exchange.fault(answer([fiat]));
    await history.tab("Fiat").click();
    await expect(history.rows).toHaveCount(1);
    await expect(page).toHaveURL(/kind=fiat/);
    await expect(history.rows.first()).toContainText("Credit Card");
    const file = await history.save();
    expect(file.lines[1]).toContain("Fiat deposit,Completed,EUR,");
    expect(file.lines[1]).toContain("Credit Card");
  });
});

test("the network of a deposit has the name that the form has for it, wherever the deposit stands", async ({
  page,
  signIn,
  exchange,
}) => {
  await signIn();
  const coming = Array.from({ length: 5 }, (_one, at) => ({
    ...chain,
    id: `8001${at}`,
    status: 1,
    successAt: "",
    confirmations: "3",
  }));
  await exchange.fault({
    call: "deposit.records",
    retCode: 0,
    result: { rows: [...coming, { ...chain, status: 4 }], nextPageCursor: "" },
  });
  await page.goto(`${DepositPage.path}?lang=en`);
  const recent = page.getByRole("region", { name: "Recent deposits" });
  await expect(recent.getByRole("listitem")).toContainText("TRC20");
  // Of those on their way the newest four; the others are a press away.
  const onTheWay = page.getByRole("region", { name: "On its way" });
  await expect(onTheWay.getByRole("listitem")).toHaveCount(4);
  await expect(onTheWay.getByRole("listitem").first()).toContainText("TRC20");
  await onTheWay.getByRole("link", { name: "Deposit history" }).click();
  const history = new HistoryView(page);
  await expect(history.rows).toHaveCount(6);
  await expect(history.rows.first()).toContainText("TRC20");
});

test("a deposit is found by its transaction as the chain writes it", async ({ page, signIn, exchange }) => {
  await signIn();
  const txID = `0x${chain.txID}`;
  const result = { rows: [{ ...chain, txID }], nextPageCursor: "" };
  await exchange.fault({ call: "deposit.records", retCode: 0, result });
  const history = new HistoryView(page);
  await page.goto(`${DepositPage.history}&lang=en`);
  await expect(history.rows).toHaveCount(1);
  await history.filters.getByRole("searchbox", { name: "TxID" }).fill(` ${txID} `);
  await expect(page).toHaveURL(new RegExp(`tx=${txID}`));
  await expect(history.rows).toHaveCount(1);
});

describe("the bar of a deposit on its way", () => {
  const blocks = { confirmations: "20", requiredConfirmations: "20", safeConfirmations: "40" };
  test.for([
    [
      "is not called credited by its blocks alone",
      { ...blocks, status: 10_011, successAt: "" },
      "Credited 20/20",
      0,
    ],
    ["is called credited once it is", blocks, "Credited 20/20", 1],
    [
      "has no milestone that nobody counts",
      { ...blocks, requiredConfirmations: "" },
      "Withdrawable 20/40",
      0,
    ],
  ] as const)("%s", async ([, part, reached, green], { page, signIn, exchange }) => {
    await signIn();
    const result = { rows: [{ ...chain, ...part }], nextPageCursor: "" };
    await exchange.fault({ call: "deposit.records", retCode: 0, result });
    await page.goto(`${DepositPage.path}?lang=en`);
    const bar = page.getByRole("region", { name: "On its way" }).getByRole("progressbar");
    await expect(bar).toHaveAttribute("aria-valuetext", new RegExp(`^${reached}`));
    const marks = page.getByRole("region", { name: "On its way" }).locator(`[class~="${text.ok}"]`);
    await expect(marks).toHaveCount(green);
  });
});

test("a payment under way has no time yet, and is not of 1970", async ({ page, signIn, exchange }) => {
  await signIn();
  const result = { rows: [chain, { ...fiat, status: 1, successAt: "" }], nextPageCursor: "" };
  await exchange.fault({ call: "deposit.records", retCode: 0, result });
  await page.goto(`${DepositPage.path}?lang=en`);
  await expect(page.getByRole("region", { name: "On its way" })).toContainText(" · —");
  await page.goto(`${DepositPage.history}&record=${fiat.id}&lang=en`);
  const history = new HistoryView(page);
  await history.shows([fiat.id, chain.id]);
  await expect(history.rows.first()).toContainText("—");
  await expect(page.getByRole("dialog", { name: "Deposit details" })).toContainText("500.00 EUR");
  await expect(page.locator("body")).not.toContainText("1970");
});

describe("what holds for a network", () => {
  const facts = {
    depositMin: "Minimum deposit",
    confirmation: "Credited after",
    safeConfirmNumber: "Withdrawable after",
  } as const;

  test.for([
    ["depositMin", ""],
    ["confirmation", ""],
    ["confirmation", "soon"],
    ["confirmation", "1e400"],
    ["safeConfirmNumber", "-3"],
  ] as const)(
    "has no figure where its %s is “%s”",
    async ([field, reported], { page, deposit, exchange, signIn }) => {
      await signIn();
      const result = { name: "Tether", coin: "USDT", chains: [{ ...network, [field]: reported }] };
      await exchange.fault({ call: "coins.config", retCode: 0, result });
      await exchange.fault({
        call: "deposit.order",
        retCode: 0,
        result: { coin: "USDT", chains: [address] },
      });
      await deposit.goto({ coin: "USDT", chain: "TRX" });
      await expect(deposit.yours("USDT", "TRC20")).toBeVisible();
      await expect(page.locator("dl").filter({ hasText: facts[field] })).toContainText(`${facts[field]}—`);
    },
  );

  test("can leave no sooner than it is there", async ({ page, deposit, exchange, signIn }) => {
    await signIn();
    const result = { name: "Tether", coin: "USDT", chains: [{ ...network, safeConfirmNumber: "5" }] };
    await exchange.fault({ call: "coins.config", retCode: 0, result });
    await exchange.fault({ call: "deposit.order", retCode: 0, result: { coin: "USDT", chains: [address] } });
    await deposit.goto({ coin: "USDT", chain: "TRX" });
    await expect(deposit.yours("USDT", "TRC20")).toBeVisible();
    const told = page.locator("dl").filter({ hasText: facts.safeConfirmNumber });
    await expect(told).toContainText(`${facts.safeConfirmNumber}20 confirmations`);
  });
});
