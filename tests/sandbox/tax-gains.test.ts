/** R7.6, F6i.1-F6i.6: what was gained, lot by lot. */
import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findPerson } from "#sandbox/accounts/person.ts";
import { depositDesk, deposits } from "#sandbox/areas/deposit/index.ts";
import { taxRates } from "#sandbox/areas/tax/tables.ts";
import { accounts, entries, postings } from "#sandbox/ledger/tables.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { depositStatuses } from "#shared/domain/deposit-status.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";
import { austrian, dayMs, taxCenterOf } from "./tax-center.ts";
import { withdraw } from "./withdraw-desk.ts";

let under: SandboxUnderTest;
beforeAll(async () => {
  under = await startSandbox({ pairs: 40 });
}, startMs);
afterAll(() => under.close());
beforeEach(() => under.control("/sandbox/control/reset", {}));

const { subAccounts, convert, books, session } = taxCenterOf(() => under);

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
    const [stored, sent] = [gains.held(who.userId, "BTC")[0], gains.held(uid, "BTC")[0]];
    expect([stored?.amount.toFixed(), sent?.amount.toFixed()]).toEqual(["0.6", "0.4"]);
    expect(sent?.acquiredAt).toBe(stored?.acquiredAt);
  });

  test("coins that another user gives back come with the cost and day that they left with", async () => {
    const who = await under.account({ ...austrian, balances: { funding: { USDT: "500" } } });
    const lots = async () =>
      (await books(who)).gains
        .held(who.userId, "USDT")
        .map(({ amount, cost, acquiredAt }) => [amount.toFixed(), cost?.toFixed(2), acquiredAt]);
    const [before] = await lots();
    // In Turkey what another user sends waits for answers.
    const to = await under.account({ kycRegion: "TUR" });
    const order = { address: to.userId, chain: undefined, forceChain: 2, amount: "500" } as const;
    expect((await withdraw(under, who, order)).code).toBe(0);
    const { db } = under.sandbox.exchange.database;
    const arrived = async () =>
      (await db.select().from(deposits).where(eq(deposits.fromMember, who.userId)))[0];
    await expect
      .poll(async () => {
        under.clock.advance(60_000);
        return (await arrived())?.status;
      })
      .toBe(depositStatuses.processing);
    expect(await lots()).toEqual([]);
    under.clock.jump(5 * dayMs);
    await depositDesk.of(under.sandbox.exchange).step((await arrived())?.id ?? "", "return");
    expect(await lots()).toEqual([before]);
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
