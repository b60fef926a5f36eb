/** F2a.10, R7.6, F6i.1-F6i.6. */
import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findPerson } from "#sandbox/accounts/person.ts";
import { deposits } from "#sandbox/areas/deposit/index.ts";
import { endRollback, rollBack } from "#sandbox/areas/deposit/steps.ts";
import { readFamilyBooks } from "#sandbox/areas/tax/family-books.ts";
import { taxRates } from "#sandbox/areas/tax/tables.ts";
import { accounts, entries, postings } from "#sandbox/ledger/tables.ts";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

let under: SandboxUnderTest;
beforeAll(async () => {
  under = await startSandbox({ pairs: 40 });
}, startMs);
afterAll(() => under.close());
beforeEach(() => under.control("/sandbox/control/reset", {}));

const dayMs = 86_400_000;
const austrian = { kycRegion: "AUT", currency: "EUR" };
type Who = Awaited<ReturnType<SandboxUnderTest["account"]>>;

const overview = ({ userId, token }: Who) =>
  under.call<"tax.overview", CallOutput<"tax.overview">>("tax.overview", { mainUid: userId }, token);
const costs = ({ userId, token }: Who, part: object = {}) =>
  under.call<"tax.costs", CallOutput<"tax.costs">>("tax.costs", { uid: userId, ...part }, token);
const subAccounts = ({ token }: Who, part: Partial<CallInput<"tax.subAccounts">> = {}) =>
  under.call<"tax.subAccounts", CallOutput<"tax.subAccounts">>("tax.subAccounts", part, token);

async function convert(
  { token }: Who,
  fromCoin: string,
  toCoin: string,
  requestAmount: string,
): Promise<void> {
  const accountType = "eb_convert_funding";
  const asked = { accountType, fromCoin, toCoin, requestCoin: fromCoin, requestAmount } as const;
  const quote = await under.call("convert.quote", { ...asked, requestId: newRequestId() }, token);
  const quoteTxId = quote.result.quoteTxId ?? "";
  const done = await under.call(
    "convert.execute",
    { quoteTxId, accountType, requestId: newRequestId() },
    token,
  );
  expect(done.code).toBe(0);
  under.clock.advance(3_000);
  await expect
    .poll(async () => {
      const { result } = await under.call<"convert.query", { result: Record<string, string> }>(
        "convert.query",
        { quoteTxId, accountType },
        token,
      );
      return result.result.exchangeStatus;
    })
    .toBe("success");
}

/** A deposit from outside, credited; answers its id. */
async function deposit({ account }: Who, coin: string, chain: string, amount: string): Promise<string> {
  await under.control("/sandbox/control/settings", { depositBlockMs: 10 });
  const { id } = await under.control<{ id: string }>("/sandbox/control/deposits", {
    account,
    coin,
    chain,
    amount,
    travelRule: 0,
  });
  const credited = async () =>
    (await under.sandbox.exchange.database.db.select().from(deposits).where(eq(deposits.id, id)))[0]
      ?.creditedAt;
  await expect
    .poll(async () => {
      under.clock.advance(100);
      return credited();
    })
    .not.toBeNull();
  return id;
}

const books = (who: Who, owners: readonly string[] = [who.userId]) =>
  readFamilyBooks(under.sandbox.exchange.database.db, under.sandbox.exchange.market, {
    owners,
    currency: "EUR",
    until: under.clock.now() + 1,
  });

describe("gains", () => {
  test("of conversions are what the books say, computed anew from each entry", async () => {
    const who = await under.account({ ...austrian, balances: { funding: { USDT: "5000", BTC: "0.5" } } });
    await convert(who, "USDT", "ETH", "1000");
    under.clock.jump(3 * dayMs);
    const later = { ...who, ...(await session(who)) };
    await convert(later, "ETH", "USDT", "0.1");
    await convert(later, "BTC", "ETH", "0.1");
    await convert(later, "ETH", "BTC", "0.5");
    const { gains } = await books(who);

    // The same by hand: entries in their order, lots as plain arrays, rates as they stand in the table.
    const { db } = under.sandbox.exchange.database;
    const rates = await db.select().from(taxRates);
    const usd = (code: string, at: number): Decimal =>
      new Decimal(
        rates.find((row) => row.code === code && row.day === Math.floor(at / dayMs) * dayMs)?.usd ?? 0,
      );
    const eur = (code: string, amount: Decimal, at: number): Decimal =>
      new Decimal(amount.times(usd(code, at)).div(usd("EUR", at)).toFixed(2, Decimal.ROUND_HALF_UP));
    const rows = await db
      .select({
        kind: postings.kind,
        at: postings.createdAt,
        coin: accounts.coin,
        amount: entries.amount,
        wallet: accounts.kind,
      })
      .from(entries)
      .innerJoin(postings, eq(postings.id, entries.postingId))
      .innerJoin(accounts, eq(accounts.id, entries.accountId))
      .where(and(eq(accounts.owner, who.userId), inArray(postings.kind, ["opening", "convert_settle"])))
      .orderBy(postings.createdAt, postings.id);
    const lots: { coin: string; left: Decimal; cost: Decimal }[] = [];
    const byHand: string[] = [];
    for (const row of rows.filter(({ kind }) => kind === "opening")) {
      const amount = new Decimal(row.amount);
      lots.push({ coin: row.coin, left: amount, cost: eur(row.coin, amount, row.at) });
    }
    const settled = rows.filter(({ kind }) => kind === "convert_settle");
    for (let at = 0; at < settled.length; at += 2) {
      const pair = settled.slice(at, at + 2);
      const gone = pair.find(({ amount }) => amount.startsWith("-"));
      const came = pair.find(({ amount }) => !amount.startsWith("-"));
      if (gone === undefined || came === undefined) throw new Error("Not a pair");
      const value = eur(came.coin, new Decimal(came.amount), came.at);
      let open = new Decimal(gone.amount).negated();
      const whole = open;
      let paid = value;
      for (const lot of lots.filter(({ coin, left }) => coin === gone.coin && left.gt(0))) {
        if (open.isZero()) break;
        const part = Decimal.minimum(open, lot.left);
        const cost = part.eq(lot.left)
          ? lot.cost
          : new Decimal(lot.cost.times(part).div(lot.left).toFixed(2, Decimal.ROUND_FLOOR));
        open = open.minus(part);
        const proceeds = open.isZero()
          ? paid
          : new Decimal(value.times(part).div(whole).toFixed(2, Decimal.ROUND_FLOOR));
        paid = paid.minus(proceeds);
        lot.left = lot.left.minus(part);
        lot.cost = lot.cost.minus(cost);
        byHand.push(
          [
            gone.coin,
            part.toFixed(),
            proceeds.toFixed(2),
            cost.toFixed(2),
            proceeds.minus(cost).toFixed(2),
          ].join(" "),
        );
      }
      lots.push({ coin: came.coin, left: new Decimal(came.amount), cost: value });
    }
    const computed = gains.gains.map((row) =>
      [
        row.coin,
        row.amount.toFixed(),
        row.proceeds?.toFixed(2),
        row.cost?.toFixed(2),
        row.gain?.toFixed(2),
      ].join(" "),
    );
    expect(computed).toEqual(byHand);
    expect(computed.length).toBeGreaterThan(4);
  });

  test("transfers between own accounts are no disposals and take their lots along", async () => {
    const who = await under.account({
      ...austrian,
      balances: { funding: { BTC: "1" } },
      subAccounts: ["desk"],
    });
    const [sub] = (await subAccounts(who)).result.list;
    const uid = sub?.uid ?? "";
    const order = { transferId: crypto.randomUUID(), coin: "BTC", amount: "0.4", requestId: newRequestId() };
    const places = {
      fromAccountType: "FUND",
      toAccountType: "FUND",
      fromMemberId: Number(who.userId),
      toMemberId: Number(uid),
    } as const;
    expect((await under.call("transfer.universal", { ...order, ...places }, who.token)).code).toBe(0);
    const { gains } = await books(who, [who.userId, uid]);
    expect(gains.gains).toEqual([]);
    const [kept, sent] = [gains.held(who.userId, "BTC")[0], gains.held(uid, "BTC")[0]];
    expect([kept?.amount.toFixed(), sent?.amount.toFixed()]).toEqual(["0.6", "0.4"]);
    expect(sent?.acquiredAt).toBe(kept?.acquiredAt);
  });

  test("what lots hold is what the books hold, coin by coin, after whatever demo accounts did", async () => {
    for (const account of ["main", "depositor", "withdrawer"]) {
      const { token } = await session({ account });
      const { db } = under.sandbox.exchange.database;
      const userId = String((await findPerson(db, account))?.id);
      const who = { account, token, userId };
      const subs = (await subAccounts(who)).result.list.map(({ uid }) => uid);
      const owners = [userId, ...subs];
      const { gains } = await books(who, owners);
      const rows = await db.select().from(accounts).where(inArray(accounts.owner, owners));
      const inBooks = new Map<string, Decimal>();
      for (const { owner, coin, balance } of rows) {
        const key = `${owner} ${coin}`;
        inBooks.set(key, new Decimal(balance).plus(inBooks.get(key) ?? 0));
      }
      for (const [key, balance] of inBooks) {
        const [owner = "", coin = ""] = key.split(" ");
        const held = gains.held(owner, coin).reduce((sum, { amount }) => sum.plus(amount), new Decimal(0));
        expect(held.toFixed(), `${account} ${key}`).toBe(balance.toFixed());
      }
    }
  });
});

describe("costs to declare", () => {
  test("a deposit from outside counts with the rate of its day until its cost is declared, once", async () => {
    const who = await under.account(austrian);
    const id = await deposit(who, "BTC", "BTC", "0.05");
    const [row] = (await costs(who)).result.list;
    expect(row).toMatchObject({
      uid: who.userId,
      taxDepositRecordsId: `tax-${id}`,
      coin: "BTC",
      amount: "0.05",
    });
    const before = (await books(who)).gains.held(who.userId, "BTC")[0];
    expect([before?.basis, before?.cost?.toFixed(2)]).toEqual(["assumed", row?.assumedCost]);

    const asked = {
      taxDepositRecordsId: `tax-${id}`,
      cost: "1234.5",
      currency: "EUR",
      acquiredOn: "2025-02-03",
    };
    const declare = () =>
      under.call("depositHold.declareCost", { ...asked, requestId: newRequestId() }, who.token);
    expect((await declare()).code).toBe(0);
    expect((await declare()).code).not.toBe(0);
    expect((await costs(who)).result).toMatchObject({ total: 0, list: [] });
    const after = (await books(who)).gains.held(who.userId, "BTC")[0];
    expect([after?.basis, after?.cost?.toFixed(2), after?.acquiredAt]).toEqual([
      "declared",
      "1234.50",
      Date.UTC(2025, 1, 3),
    ]);
  });

  test("a gain follows what was declared", async () => {
    const who = await under.account({ ...austrian, balances: { funding: { USDT: "10" } } });
    const id = await deposit(who, "BTC", "BTC", "0.05");
    await convert(who, "BTC", "USDT", "0.05");
    const gain = async () => (await books(who)).gains.gains.find(({ coin }) => coin === "BTC");
    const before = await gain();
    const asked = {
      taxDepositRecordsId: `tax-${id}`,
      cost: "100",
      currency: "EUR",
      acquiredOn: "2024-01-01",
    };
    await under.call("depositHold.declareCost", { ...asked, requestId: newRequestId() }, who.token);
    const after = await gain();
    expect(after?.cost?.toFixed(2)).toBe("100.00");
    expect(after?.proceeds?.toFixed()).toBe(before?.proceeds?.toFixed());
    expect(after?.gain?.toFixed()).toBe(after?.proceeds?.minus(100).toFixed());
  });
});

describe("a cost that cannot be", () => {
  test.each([
    ["below zero", { cost: "-5" }],
    ["with 30 decimals", { cost: "1.000000000000000000000000000001" }],
    ["with an exponent", { cost: "1e3" }],
    ["in a currency without a rate", { currency: "XYZ" }],
    ["on a day after the deposit", { acquiredOn: "2999-01-01" }],
    ["on a day that there is not", { acquiredOn: "2025-02-30" }],
  ])("%s is refused, and the deposit still asks for one", async (_name, part) => {
    const who = await under.account(austrian);
    const id = await deposit(who, "BTC", "BTC", "0.05");
    const asked = { cost: "10", currency: "EUR", acquiredOn: "2025-02-03", ...part };
    const call = { taxDepositRecordsId: `tax-${id}`, ...asked, requestId: newRequestId() };
    expect((await under.call("depositHold.declareCost", call, who.token)).code).toBe(10_001);
    expect((await costs(who)).result.total).toBe(1);
  });

  test("of a deposit that the chain took back is not asked for", async () => {
    const who = await under.account(austrian);
    const id = await deposit(who, "BTC", "BTC", "0.05");
    const { db } = under.sandbox.exchange.database;
    // The chain takes back only what it has not buried yet.
    await db.update(deposits).set({ unlockedAt: null }).where(eq(deposits.id, id));
    await rollBack(db, id, under.clock.now());
    await endRollback(db, id, "deducted", under.clock.now());
    expect((await costs(who)).result.total).toBe(0);
    const call = { taxDepositRecordsId: `tax-${id}`, cost: "10", currency: "EUR", acquiredOn: "2025-02-03" };
    const answer = await under.call(
      "depositHold.declareCost",
      { ...call, requestId: newRequestId() },
      who.token,
    );
    expect(answer.code).toBe(700_003);
    const { gains } = await books(who);
    expect([gains.held(who.userId, "BTC"), gains.gains]).toEqual([[], []]);
  });
});

describe("accounts", () => {
  test("are found by a part of the name or uid, page by page, and are this family's alone", async () => {
    const names = ["desk-vienna", "desk-linz", "bot"];
    const who = await under.account({ ...austrian, subAccounts: names });
    const all = (await subAccounts(who)).result;
    expect(all.list.map(({ username }) => username)).toEqual(names);
    expect(all.list.every(({ mainUid }) => mainUid === who.userId)).toBe(true);
    const found = (await subAccounts(who, { keyword: "DESK" })).result;
    expect([found.total, found.list.length]).toEqual([2, 2]);
    const [first] = all.list;
    expect((await subAccounts(who, { keyword: first?.uid ?? "" })).result.list).toEqual([first]);
    const second = (await subAccounts(who, { page: 2, size: 2 })).result;
    expect([second.total, second.list.map(({ username }) => username)]).toEqual([3, ["bot"]]);
  });

  test("owe a report of the year before when something was disposed of in it", async () => {
    const who = await under.account({
      ...austrian,
      balances: { funding: { BTC: "1" } },
      subAccounts: ["desk"],
    });
    expect((await overview(who)).result).toMatchObject({
      taxStatus: 0,
      currency: "EUR",
      declaresCosts: true,
    });
    await convert(who, "BTC", "USDT", "0.1");
    under.clock.jump(365 * dayMs);
    const { result } = await overview({ ...who, token: (await session(who)).token });
    expect(result).toMatchObject({ taxStatus: 1, subAccounts: 1 });
    expect(result.years[0]).toBe(result.statusYear + 1);
  });

  test("without a tax residence there is no currency; another family's overview is refused", async () => {
    const who = await under.account({ kycLevel: "LEVEL_1" });
    expect((await overview(who)).result).toMatchObject({ currency: "", declaresCosts: false });
    expect((await overview({ ...who, userId: String(Number(who.userId) - 1) })).code).toBe(10_001);
    expect((await costs({ ...who, userId: "1" })).code).toBe(10_001);
  });
});

function session({ account }: Pick<Who, "account">): Promise<{ token: string }> {
  return under.control("/sandbox/session", { account });
}
