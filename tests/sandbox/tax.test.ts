/** F2a.10, R7.6, F6i.1-F6i.6: costs to declare, and whose accounts they are of. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deposits } from "#sandbox/areas/deposit/index.ts";
import { endRollback, rollBack } from "#sandbox/areas/deposit/steps.ts";
import { depositStatuses } from "#shared/domain/deposit-status.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";
import { austrian, dayMs, taxCenterOf } from "./tax-center.ts";

let under: SandboxUnderTest;
beforeAll(async () => {
  under = await startSandbox({ pairs: 40 });
}, startMs);
afterAll(() => under.close());
beforeEach(() => under.control("/sandbox/control/reset", {}));

const { overview, costs, subAccounts, convert, deposit, books, session } = taxCenterOf(() => under);

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

    const request = {
      taxDepositRecordsId: `tax-${id}`,
      cost: "1234.5",
      currency: "EUR",
      acquiredOn: "2025-02-03",
    };
    const declare = () =>
      under.call("depositHold.declareCost", { ...request, requestId: newRequestId() }, who.token);
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

  test("a deposit that was held for days counts with the day that it came, here and in reports", async () => {
    const who = await under.account(austrian);
    await under.control("/sandbox/control/settings", { depositBlockMs: 10 });
    const sent = { account: who.account, coin: "BTC", chain: "BTC", amount: "0.05", depositType: "20" };
    const { id } = await under.control<{ id: string }>("/sandbox/control/deposits", sent);
    const row = async () =>
      (await under.sandbox.exchange.database.db.select().from(deposits).where(eq(deposits.id, id)))[0];
    await expect
      .poll(async () => {
        under.clock.advance(100);
        return (await row())?.status;
      })
      .toBe(depositStatuses.processing);
    under.clock.jump(5 * dayMs);
    await under.control("/sandbox/control/deposits/step", { id, step: "release" });
    const later = { ...who, ...(await session(who)) };
    const [open] = (await costs(later)).result.list;
    const lot = (await books(who)).gains.held(who.userId, "BTC")[0];
    expect(open?.creditedTime).toBe(Math.floor(((await row())?.creditedAt ?? 0) / 1000));
    expect(lot?.acquiredAt).toBeLessThan(Number(open?.creditedTime) * 1000 - 4 * dayMs);
    expect(open?.assumedCost).toBe(lot?.cost?.toFixed(2));
  });

  test("a gain follows what was declared", async () => {
    const who = await under.account({ ...austrian, balances: { funding: { USDT: "10" } } });
    const id = await deposit(who, "BTC", "BTC", "0.05");
    await convert(who, "BTC", "USDT", "0.05");
    const gain = async () => (await books(who)).gains.gains.find(({ coin }) => coin === "BTC");
    const before = await gain();
    const request = {
      taxDepositRecordsId: `tax-${id}`,
      cost: "100",
      currency: "EUR",
      acquiredOn: "2024-01-01",
    };
    await under.call("depositHold.declareCost", { ...request, requestId: newRequestId() }, who.token);
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
  ])("%s is refused, and the deposit still requires one", async (_name, part) => {
    const who = await under.account(austrian);
    const id = await deposit(who, "BTC", "BTC", "0.05");
    const request = { cost: "10", currency: "EUR", acquiredOn: "2025-02-03", ...part };
    const call = { taxDepositRecordsId: `tax-${id}`, ...request, requestId: newRequestId() };
    expect((await under.call("depositHold.declareCost", call, who.token)).code).toBe(10_001);
    expect((await costs(who)).result.total).toBe(1);
  });

  test("of a deposit that the chain took back is not requested", async () => {
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
