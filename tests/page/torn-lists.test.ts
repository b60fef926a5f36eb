/** D3.10, D10.5, F2d.1: pages that show two records under one id, and rows of another state, under the exchange's own signature. */
import { expect, type Page, test } from "./harness/test.ts";
import { type Lie, lieTo, resulting } from "./hostile/liar.ts";
import { sentinel } from "./hostile/lies.ts";

const signed = { signed: true };
const seconds = String(Math.floor(Date.now() / 1000) - 3600);

const deposit = (id: number, part: object = {}) => ({
  recordType: 2,
  id: `deposit-${id}`,
  type: 1,
  coin: "USDT",
  amount: "1",
  status: 2,
  address: "m***@example.com",
  fromMemberId: "10",
  createdTime: seconds,
  txID: "",
  ...part,
});
const transfer = (id: number, part: object = {}) => ({
  transferId: `transfer-${id}`,
  coin: "USDT",
  amount: "1",
  fromMemberId: "10",
  toMemberId: "10",
  fromAccountType: "FUND",
  toAccountType: "UNIFIED",
  timestamp: `${seconds}000`,
  status: "SUCCESS",
  ...part,
});
const entry = (id: number, part: object = {}) => ({
  id: `entry-${id}`,
  coin: "USDT",
  chain: "TRX",
  address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t",
  tag: "",
  remark: `Wallet ${id}`,
  status: 0,
  addressType: 0,
  verified: 0,
  createdAt: seconds,
  ...part,
});
const frozen = (id: number, part: object = {}) => ({
  id: `held-${id}`,
  coin: "USDT",
  amount: "1",
  reason: "LIMIT_ORDER",
  createdTime: `${seconds}000`,
  unfreezeTime: "",
  ...part,
});

const rows = (length: number, row: (id: number) => object): object[] =>
  Array.from({ length }, (_row, id) => row(id));

/** A list of two pages: the first row of the second is the last of the first, as something else. */
const torn =
  (at: "list" | "rows", row: (id: number, part?: object) => object, part: object, size: number): Lie =>
  ({ text, requestText }) => {
    const asked = new URLSearchParams(requestText);
    const isSecond = asked.get("cursor") === "two" || asked.get("page") === "2";
    const moved = row(size - 1, part);
    const page = isSecond ? [moved, row(size)] : rows(size, row);
    const { result } = JSON.parse(text) as { readonly result: object };
    const next = isSecond ? "" : "two";
    return { text: resulting(text, { ...result, [at]: page, nextPageCursor: next, total: size + 1 }) };
  };

async function visit(page: Page, signIn: () => Promise<unknown>) {
  await signIn();
  const liar = await lieTo(page);
  return { liar, main: page.getByRole("main") };
}

test("a transfer that is two on two pages is shown as neither, and the list again once they agree", async ({
  page,
  signIn,
  tolerated,
}) => {
  tolerated.push(/./);
  const { liar, main } = await visit(page, signIn);
  liar.notify("transfer.list", torn("list", transfer, { amount: sentinel }, 20), signed);
  await page.goto("/user/assets/subAccountTransferRecord");
  await expect(main).toContainText("The response could not be read.");
  await expect(main).not.toContainText("31,337");
  await expect(main.getByRole("row")).toHaveCount(0);
  liar.notify("transfer.list", torn("list", transfer, {}, 20), signed);
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(main).toContainText("21 of 21 transfers");
});

test("a book with two addresses under one id is not shown", async ({ page, signIn, tolerated }) => {
  tolerated.push(/./);
  const { liar, main } = await visit(page, signIn);
  const another = { address: "TJRabPrwbZy45sbavfcjinPJC18kjpRTv8" };
  liar.notify("addressBook.list", torn("rows", entry, another, 50), signed);
  await page.goto("/user/assets/money-address");
  await expect(main).toContainText("Couldn't load your address book");
  await expect(main).not.toContainText("Wallet 1");
  liar.notify("addressBook.list", torn("rows", entry, {}, 50), signed);
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(main).toContainText("Wallet 1");
});

test("what is held back twice over is no sum", async ({ page, signIn, tolerated }) => {
  tolerated.push(/./);
  const { liar, main } = await visit(page, signIn);
  liar.notify("records.frozen", torn("list", frozen, { coin: "BTC" }, 100), signed);
  await page.goto("/user/assets/records/frozen-assets");
  await expect(main).toContainText("Couldn't load your frozen assets");
  await expect(page.getByRole("region", { name: "Total frozen" })).not.toContainText(/\d/);
});

test.for([
  ["a failed one", { status: 3, amount: sentinel }],
  ["one of another coin", { coin: "ETH", amount: sentinel }],
  ["one of last year", { createdTime: "1700000000", amount: sentinel }],
] as const)(
  "among deposits that were credited these days %s is not shown",
  async ([, part], { page, signIn, tolerated }) => {
    tolerated.push(/./);
    const { liar, main } = await visit(page, signIn);
    const lie: Lie = ({ text }) => ({
      text: resulting(text, { rows: [deposit(1), deposit(2, part)], nextPageCursor: "" }),
    });
    liar.notify("deposit.records", lie, signed);
    const today = new Date().toISOString().slice(0, 10);
    const since = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10);
    await page.goto(
      `/user/assets/deposit?view=history&status=success&coin=USDT&since=${since}&until=${today}`,
    );
    await expect(main).toContainText("The response could not be read.");
    await expect(main).not.toContainText("31,337");
    liar.notify(
      "deposit.records",
      ({ text }) => ({ text: resulting(text, { rows: [deposit(1)], nextPageCursor: "" }) }),
      signed,
    );
    await main.getByRole("button", { name: "Try again" }).click();
    await expect(main).not.toContainText("could not be read");
  },
);
