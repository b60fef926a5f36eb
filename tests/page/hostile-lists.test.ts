/** D3.10, D10.5, F0.7: lists of records beside an exchange that contradicts itself under its own signature. */
import type { HttpCallName } from "#shared/contract/index.ts";
import type { Exchange } from "../../e2e/exchange.ts";
import { expect, type Page, test } from "./harness/test.ts";
import { type Lie, lieTo, resulting } from "./hostile/liar.ts";
import { sentinel } from "./hostile/lies.ts";
import { person } from "./hostile/person.ts";

interface List {
  readonly path: string;
  readonly call: HttpCallName;
  readonly rows: "list" | "rows";
}

const lists: readonly List[] = [
  { path: "/subAccountTransferRecord", call: "transfer.list", rows: "list" },
  { path: "/records/asset-history", call: "records.funding", rows: "list" },
  { path: "/records/derivatives", call: "records.derivatives", rows: "list" },
  { path: "/deposit?view=history", call: "deposit.records", rows: "rows" },
  { path: "/withdraw?view=history", call: "withdraw.records", rows: "rows" },
];

type Result = Readonly<Record<string, unknown>>;
type Change = (first: Result, rows: readonly unknown[], turn: number) => object;

/** Every answer is made of the first true one, whatever was asked on. */
const always = (rows: List["rows"], change: Change): Lie => {
  let first: Result | undefined;
  let turn = 0;
  return ({ text }) => {
    first ??= (JSON.parse(text) as { readonly result: Result }).result;
    turn += 1;
    const result = { ...first, ...change(first, first[rows] as readonly unknown[], turn) };
    return { text: resulting(text, result) };
  };
};

const lies: Readonly<Record<string, (rows: List["rows"]) => Change>> = {
  "a cursor that comes back": () => () => ({ nextPageCursor: "again" }),
  "ever new cursors": () => (_first, _rows, turn) => ({ nextPageCursor: `at-${turn}` }),
  "ever new cursors of nothing": (at) => (_first, _rows, turn) => ({
    [at]: [],
    nextPageCursor: `at-${turn}`,
  }),
};

const reported = lists.flatMap((list) =>
  Object.entries(lies).map(([name, lie]) => [`${list.call}: ${name}`, list, lie(list.rows)] as const),
);

test.for(reported)(
  "%s ends in words, not in questions for ever",
  async ([, list, change], { page, exchange, tolerated }) => {
    tolerated.push(/./);
    const liar = await visit(page, exchange);
    liar.notify(list.call, always(list.rows, change), { signed: true });
    await page.goto(`/user/assets${list.path}`);
    const main = page.getByRole("main");
    await expect(main).toContainText("The response could not be read.");
    await expect(main.getByRole("button", { name: "Try again" })).toBeVisible();
    await expect(main).not.toContainText(/^No (transfers|entries|deposits|withdrawals)/);
    // The first page, the one that contradicts it, and another reader's; once more of a ledger that the server's clock begins anew.
    expect(liar.seen.filter((call) => call === list.call).length).toBeLessThan(8);
  },
);

test("a list that contradicted itself is whole once it is read again", async ({
  page,
  exchange,
  tolerated,
}) => {
  tolerated.push(/./);
  const liar = await visit(page, exchange);
  const again = always("list", () => ({ nextPageCursor: "again" }));
  liar.notify("transfer.list", again, { signed: true });
  await page.goto("/user/assets/subAccountTransferRecord");
  const main = page.getByRole("main");
  await expect(main).toContainText("The response could not be read.");
  liar.rest();
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(main).toContainText("2 of 2 transfers");
  await expect(main).not.toContainText("could not be read");
});

const foreign = [
  ["/subAccountTransferRecord?coin=BTC", "transfer.list", "coin", "amount"],
  ["/records/asset-history?coin=BTC", "records.funding", "currency", "txnAmt"],
  ["/records/derivatives?coin=BTC", "records.derivatives", "currency", "cashBalance"],
] as const;

test.for(foreign)(
  "%s shows no row of another coin, whoever signed it",
  async ([path, call, coin, amount], { page, exchange, tolerated }) => {
    tolerated.push(/./);
    const liar = await visit(page, exchange);
    const change: Change = (_first, rows) => ({
      list: [
        ...rows,
        { ...(rows[0] as object), id: "x", transferId: "x", [coin]: "ETH", [amount]: sentinel },
      ],
    });
    liar.notify(call, always("list", change), { signed: true });
    await page.goto(`/user/assets${path}`);
    const main = page.getByRole("main");
    await expect(main).toContainText("The response could not be read.");
    await expect(main).not.toContainText("31,337");
  },
);

test("an answer to a filter of before, later than the newer one's, changes nothing", async ({
  page,
  exchange,
}) => {
  const liar = await visit(page, exchange);
  let release = (): void => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  liar.delay(({ call, requestText }) =>
    call === "transfer.list" && requestText.includes("BTC") ? held : undefined,
  );
  await page.goto("/user/assets/subAccountTransferRecord?coin=BTC");
  await expect.poll(() => liar.held).toBeGreaterThan(0);
  history.pushState(null, "", "?coin=ETH");
  const main = page.getByRole("main");
  await expect(main).toContainText("0.10ETH");
  release();
  await expect.poll(() => liar.held).toBe(0);
  await expect(main).not.toContainText("0.10BTC");
});

async function visit(page: Page, exchange: Exchange) {
  const { token } = await person(exchange);
  await page.addCookies([{ name: "test-token", value: token }]);
  page.quicken(10);
  return lieTo(page);
}
