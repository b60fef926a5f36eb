/** D6.1. */

import { afterAll, expect, test, vi } from "vitest";
import { openBooks } from "#sandbox/books.ts";
import { postings } from "#sandbox/ledger/tables.ts";
import type { Part } from "#sandbox/part.ts";
import { parts } from "#sandbox/parts.ts";
import type { CallInput, HttpCallName } from "#shared/contract/index.ts";
import type { LimitOrder } from "#shared/contract/limit-order.ts";
import type { BatchRecord, SmallCoin } from "#shared/contract/small-balance.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { fc, fuzzRuns } from "../fuzz.ts";
import { newRequestId, type SandboxUnderTest, startSandbox, testDatabase } from "./sandbox-under-test.ts";

/** Every way of converting together, with lost answers, second copies and a server that dies in between. */

const allParts: readonly Part<never>[] = parts;
const books = await openBooks(testDatabase());
/** An order's day, short enough for a session to outlive it. */
const settings = { limitOrderDayMs: 300_000 };
let under: SandboxUnderTest = await startSandbox({ database: { opened: books }, settings });
afterAll(async () => {
  await under.close();
  await books.close();
});

const accountType = "eb_convert_funding";
const opening = {
  BTC: "0.5",
  USDT: "40000",
  ETH: "5",
  // 18 decimals, and crumbs for a run of small balances.
  PEPE: "90000000.123456789012345678",
  DOGE: "20.5",
  XRP: "2.25",
  TRX: "11.75",
} as const;
const coins = Object.keys(opening) as (keyof typeof opening)[];
const places: Readonly<Record<string, number>> = { BTC: 6, USDT: 2, ETH: 4, PEPE: 0 };
const large = ["BTC", "USDT", "ETH", "PEPE"] as const;

const delivery = fc.constantFrom("fine", "sent twice", "never came", "answer lost", "looked up first");
const share = fc.integer({ min: 1, max: 400 });
const large2 = { from: fc.constantFrom(...large), to: fc.constantFrom(...large) };
const step = fc.oneof(
  fc.record({ act: fc.constant("convert" as const), ...large2, share, delivery, fails: fc.boolean() }),
  fc.record({
    act: fc.constant("batch" as const),
    target: fc.constantFrom("USDT", "USDC", "MNT"),
    again: fc.boolean(),
    delivery,
    fails: fc.boolean(),
  }),
  fc.record({
    act: fc.constant("order" as const),
    ...large2,
    share,
    delivery,
    percent: fc.integer({ min: -5, max: 8 }),
  }),
  fc.record({ act: fc.constant("cancel" as const), which: fc.nat(), delivery }),
  fc.record({ act: fc.constant("move" as const), percent: fc.integer({ min: -8, max: 8 }) }),
  fc.record({ act: fc.constant("wait" as const), ms: fc.integer({ min: 1, max: 40_000 }) }),
  fc.record({ act: fc.constant("kill" as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
/** Each way to its success, whatever the day's seed brings besides. */
const eachWay: Step[] = [
  { act: "convert", from: "USDT", to: "BTC", share: 100, delivery: "fine", fails: false },
  { act: "order", from: "BTC", to: "USDT", share: 50, percent: -5, delivery: "fine" },
  { act: "batch", target: "USDT", again: false, delivery: "fine", fails: false },
  { act: "wait", ms: 5000 },
];
type Outcome = typeof delivery extends fc.Arbitrary<infer F> ? F : never;

/** Sends a money call with what befalls it on its way. */
async function send<N extends HttpCallName>(
  name: N,
  input: CallInput<N> & { readonly requestId: string },
  token: string,
  befalls: Outcome,
): Promise<void> {
  const once = () => under.call(name, input, token).catch(() => undefined);
  const fault = { call: name, times: 1 };
  if (befalls === "never came")
    await under.control("/sandbox/control/faults", { ...fault, dropBeforeHandling: true });
  if (befalls === "answer lost")
    await under.control("/sandbox/control/faults", { ...fault, dropAfterHandling: true });
  if (befalls === "looked up first")
    await under.call("outcome.lookup", { requestId: input.requestId }, token);
  await Promise.all(befalls === "sent twice" ? [once(), once()] : [once()]);
}

const part = (coin: (typeof large)[number], thousandths: number): string =>
  new Decimal(opening[coin])
    .times(thousandths)
    .div(1000)
    .toFixed(places[coin] ?? 0, Decimal.ROUND_FLOOR);

async function convert(token: string, one: Extract<Step, { act: "convert" }>): Promise<void> {
  const wanted = { fromCoin: one.from, toCoin: one.to, requestCoin: one.from };
  const quote = await under.call(
    "convert.quote",
    { accountType, ...wanted, requestAmount: part(one.from, one.share), requestId: newRequestId() },
    token,
  );
  if (quote.code !== 0) return;
  await under.control("/sandbox/control/settings", { failConversions: one.fails ? 1 : 0 });
  const quoteTxId = quote.result.quoteTxId ?? "";
  await send("convert.execute", { quoteTxId, accountType, requestId: newRequestId() }, token, one.delivery);
  // A second intent on the same price never moves money.
  const second = { quoteTxId, accountType, requestId: newRequestId() } as const;
  if (one.delivery !== "never came" && one.delivery !== "looked up first")
    expect((await under.call("convert.execute", second, token)).code).not.toBe(0);
}

async function batch(token: string, one: Extract<Step, { act: "batch" }>): Promise<void> {
  const { result } = await under.call<"batch.list", { smallAssetCoins: SmallCoin[] }>(
    "batch.list",
    { accountType },
    token,
  );
  const fromCoinList = result.smallAssetCoins
    .filter(({ supportConvert, fromCoin }) => supportConvert === 1 && fromCoin !== one.target)
    .map(({ fromCoin }) => fromCoin);
  if (fromCoinList.length === 0) return;
  const firm = await under.call("batch.quote", { accountType, fromCoinList, toCoin: one.target }, token);
  if (firm.code !== 0) return;
  let quoteId = firm.result.quoteId ?? "";
  if (one.again) {
    const again = await under.call("batch.reQuote", { quoteId }, token);
    if (again.code === 0) quoteId = again.result.quoteId ?? "";
  }
  await under.control("/sandbox/control/settings", { failBatchCoins: one.fails ? ["XRP"] : [] });
  await send("batch.convert", { quoteId, requestId: newRequestId() }, token, one.delivery);
}

async function order(token: string, one: Extract<Step, { act: "order" }>): Promise<void> {
  if (one.from === one.to) return;
  const { market } = under.sandbox.exchange;
  const rate = new Decimal(market.price(one.from) ?? 0).div(market.price(one.to) ?? 1);
  const limitPrice = rate
    .times(100 + one.percent)
    .div(100)
    .precision(12, Decimal.ROUND_FLOOR)
    .toFixed();
  await send(
    "limitOrder.create",
    {
      accountType: "limit_order_funding",
      fromCoin: one.from,
      toCoin: one.to,
      fromAmount: part(one.from, one.share),
      limitPrice,
      expiredType: "1_D",
      requestId: newRequestId(),
    },
    token,
    one.delivery,
  );
}

async function orders(token: string): Promise<LimitOrder[]> {
  const answer = await under.call<"limitOrder.list", { list: LimitOrder[] }>(
    "limitOrder.list",
    { limit: 100 },
    token,
  );
  return answer.result.list;
}

async function cancel(token: string, one: Extract<Step, { act: "cancel" }>): Promise<void> {
  const all = await orders(token);
  const id = all[one.which % Math.max(1, all.length)]?.exchangeTxId;
  if (id !== undefined)
    await send("limitOrder.cancel", { exchangeTxId: id, requestId: newRequestId() }, token, one.delivery);
}

/** The exchange dies with all it had under way; another one opens the same books. */
async function kill(): Promise<void> {
  const { clock } = under;
  await under.sandbox.close();
  under = await startSandbox({ database: { opened: books }, settings, clock });
}

async function run(token: string, one: Step): Promise<void> {
  if (one.act === "convert") await convert(token, one);
  if (one.act === "batch") await batch(token, one);
  if (one.act === "order") await order(token, one);
  if (one.act === "cancel") await cancel(token, one);
  if (one.act === "wait") under.clock.advance(one.ms);
  if (one.act === "kill") await kill();
  if (one.act === "move") {
    const price = new Decimal(under.sandbox.exchange.market.price("BTC") ?? 0);
    const moved = price.times(100 + one.percent).div(100);
    await under.control("/sandbox/control/market", { symbol: "BTCUSDT", price: moved.toFixed(2) });
    under.clock.advance(200);
  }
}

interface Row extends Record<string, string> {
  readonly kind: string;
  readonly state: string;
  readonly fromCoin: string;
  readonly toCoin: string;
  readonly fromAmount: string;
  readonly toAmount: string;
  readonly quoteTxId: string;
}

async function history(token: string): Promise<Row[]> {
  const answer = await under.call<"convert.history", { list: Row[] }>(
    "convert.history",
    { limit: 100 },
    token,
  );
  return answer.result.list;
}

async function runs(token: string): Promise<BatchRecord[]> {
  const answer = await under.call<"batch.query", { records: BatchRecord[] }>(
    "batch.query",
    { accountType, size: "100" },
    token,
  );
  return answer.result.records;
}

/** What the records say a person has, to the last digit. */
async function expectWhatRecordsSay(account: string, token: string): Promise<void> {
  const have = new Map<string, Decimal>(coins.map((coin) => [coin, new Decimal(opening[coin])]));
  const move = (coin: string, amount: Decimal): void => {
    have.set(coin, (have.get(coin) ?? new Decimal(0)).plus(amount));
  };
  for (const row of await history(token)) {
    if (row.kind === "smallBalances" || row.state !== "success") continue;
    move(row.fromCoin, new Decimal(row.fromAmount).negated());
    move(row.toCoin, new Decimal(row.toAmount));
  }
  for (const { subRecords } of await runs(token)) {
    for (const one of subRecords.filter(({ status }) => status === "success")) {
      move(one.fromCoin, new Decimal(one.fromAmount).negated());
      move(one.toCoin, new Decimal(one.toAmount));
    }
  }
  for (const [coin, amount] of have) {
    expect([coin, await under.balance(account, "funding", coin)]).toEqual([coin, amount.toFixed()]);
    expect(await under.balance(account, "funding_locked", coin)).toBe("0");
  }
}

test("converts, small balances, limit orders, cancels and kills: the books balance and no price is used twice", async () => {
  const kinds = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      await under.control("/sandbox/control/reset", {});
      await under.control("/sandbox/control/market", { freeze: true });
      const { account, token } = await under.account({ balances: { funding: opening } });
      for (const one of steps) await run(token, one);

      // Past the day that an order lives everything has ended.
      under.clock.jump(settings.limitOrderDayMs);
      under.clock.advance(1000);
      await vi.waitFor(async () => {
        const states = (await history(token)).map(({ state }) => state);
        expect(states.filter((state) => state === "processing" || state === "waiting")).toEqual([]);
      });
      await expectWhatRecordsSay(account, token);
      const rows = await history(token);
      for (const { kind, state } of rows) kinds.add(`${kind} ${state}`);
      const used = rows.map(({ quoteTxId }) => quoteTxId).filter((id) => id !== "");
      expect(new Set(used).size).toBe(used.length);

      const { coins: sums, drifted } = await under.control<{
        coins: Record<string, string>;
        drifted: number;
      }>("/sandbox/control/trial-balance");
      expect(new Set(Object.values(sums))).toEqual(new Set(["0"]));
      expect(drifted).toBe(0);
    }),
    { numRuns: fuzzRuns(4), examples: [[eachWay]] },
  );
  expect([...kinds]).toEqual(
    expect.arrayContaining(["instant success", "limit success", "smallBalances success"]),
  );
  const declared = allParts.flatMap(({ postings: own = {} }) => Object.values(own));
  const posted = await books.db.selectDistinct({ kind: postings.kind }).from(postings);
  expect(posted.map(({ kind }) => kind).filter((kind) => !declared.includes(kind))).toEqual([]);
});
