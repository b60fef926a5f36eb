/** F2g.2, F6h.3, F6h.4, F6h.7, F6h.8, F6h.10, F6h.11. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openSubAccount } from "#sandbox/areas/transfer/index.ts";
import { dealerRate } from "#sandbox/dealer/rates.ts";
import { trialBalance } from "#sandbox/ledger/ledger.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import { callsOf, convert, type Mover, mover, start, state, there, toReview, until } from "./mover.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

/** What a conversion may end in, and what the sub-accounts of who moves hold. */

let under: SandboxUnderTest;
beforeAll(async () => {
  under = await startSandbox();
}, startMs);
afterAll(() => under.close());
beforeEach(() => under.control("/sandbox/control/reset", {}));

async function expectBooksZero(): Promise<void> {
  const { coins, drifted } = await trialBalance(under.sandbox.exchange.database.db);
  expect(new Set(Object.values(coins))).toEqual(new Set(["0"]));
  expect(drifted).toBe(0);
}

test("what the target does not list becomes euros: at the board's rate less the spread, in whole cents, and moves", async () => {
  await under.control("/sandbox/control/market", { freeze: true });
  const who = await mover(under, {
    balances: { funding: { BTC: "0.5", DAI: "120.5" }, unified: { USDT: "99.999" } },
  });
  const call = callsOf(under, who);
  const migrationId = await toReview(under, who);
  const { result } = await call("migration.convertInfo", { migrationId, toCoin: "EUR" });
  const { fiat } = under.sandbox.exchange.market;
  const board = new Decimal(fiat.toUsd("USDT") ?? 0).div(fiat.toUsd("EUR") ?? 0);
  const usdt = result.exchangeCoins.find(({ fromCoin }) => fromCoin === "USDT");
  expect(new Decimal(usdt?.exchangeRate ?? 0).div(board.div("1.0005")).minus(1).abs().lt("1e-12")).toBe(true);
  for (const { toAmount } of result.exchangeCoins) expect(toAmount).toMatch(/^\d+(\.\d{1,2})?$/);
  const { quoteId, totalToAmount } = result;
  await call("migration.confirmQuote", { migrationId, quoteId, requestId: newRequestId() });
  await until(under, who, ({ status }) => status === "ASSETS_READY");
  const rows = (await call("migration.assetsInfo", { migrationId })).result.list;
  const euros = rows.find(({ coin }) => coin === "EUR");
  expect(euros).toMatchObject({ accountType: "FUND", amount: totalToAmount, action: "TRANSFER" });
  const worth = new Decimal(totalToAmount).times(fiat.toUsd("EUR") ?? 0);
  expect(
    worth
      .minus(euros?.usdValue ?? 0)
      .abs()
      .lt("1e-6"),
  ).toBe(true);
  await start(under, who, migrationId);
  await until(under, who, ({ status }) => status === "COMPLETED");
  expect(await there(under, who)).toEqual({ "funding BTC": "0.5", "funding EUR": totalToAmount });
  await expectBooksZero();
});

test("who stops with euros has them in the funding account, at their value", async () => {
  const who = await mover(under, { balances: { funding: { DAI: "200" } } });
  const call = callsOf(under, who);
  const migrationId = await toReview(under, who);
  await convert(under, who, migrationId, "EUR");
  await until(under, who, ({ status }) => status === "ASSETS_READY");
  await call("migration.abort", { migrationId });
  const { list, totalEquity } = (await call("assets.overview", { valuationCurrency: "EUR" })).result;
  const [euros] = list.flatMap(({ coinDetail }) => coinDetail);
  expect(euros?.coin).toBe("EUR");
  expect(
    new Decimal(totalEquity)
      .minus(euros?.equity ?? 0)
      .abs()
      .lt("1e-6"),
  ).toBe(true);
});

test("a coin without a dealer, and one below a cent, are refused in euros as in any coin", async () => {
  const who = await mover(under, { balances: { funding: { BTC: "0.1", DAI: "0.0101", USDT: "5" } } });
  const call = callsOf(under, who);
  const migrationId = await toReview(under, who);
  const query = async (toCoin: "EUR" | "USDC") =>
    (await call("migration.convertInfo", { migrationId, toCoin, fromCoinList: ["DAI"] })).code;
  expect([await query("EUR"), await query("USDC")]).toEqual([700_006, 0]);
  await under.control("/sandbox/control/settings", { awayDealers: ["EUR"] });
  expect(
    (await call("migration.convertInfo", { migrationId, toCoin: "EUR", fromCoinList: ["USDT"] })).code,
  ).toBe(700_001);
  expect(dealerRate(under.sandbox.exchange.market, "USDT", "EUR")).toBeUndefined();
});

async function withSub(opening: object): Promise<{ readonly who: Mover; readonly subId: number }> {
  const who = await mover(under, { balances: { funding: { BTC: "0.5" } } });
  const { database, clock } = under.sandbox.exchange;
  const main = { id: Number(who.userId), name: who.account, profile: {} } as Parameters<
    typeof openSubAccount
  >[1];
  const subId = await openSubAccount(database.db, main, { name: "desk", opening }, clock.now());
  return { who, subId };
}

const collect = (who: Mover, subId: number, part: object) =>
  callsOf(under, who)("transfer.universal", {
    transferId: randomUUID(),
    coin: "ETH",
    amount: "2",
    fromAccountType: "UNIFIED",
    toAccountType: "FUND",
    fromMemberId: subId,
    toMemberId: Number(who.userId),
    requestId: newRequestId(),
    ...part,
  });

test("a sub-account that holds something is in the way; once it is empty its coins move with the main account", async () => {
  const { who, subId } = await withSub({ unified: { ETH: "2" } });
  const call = callsOf(under, who);
  await call("migration.create", { targetSite: "EU", tncVersion: "1", agree: true });
  const found = await until(under, who, ({ status }) => status === "PRECHECK_FAILED");
  expect(found.blockers).toEqual([{ type: "SUB_ACCOUNT", count: 1, link: "/user/assets/transfer" }]);
  expect((await start(under, who, found.migrationId)).code).toBe(700_003);
  expect((await collect(who, subId, {})).code).toBe(0);
  await until(under, who, ({ status }) => status === "ASSET_REVIEW");
  await until(under, who, ({ blockers }) => blockers.length === 0);
  expect((await start(under, who, found.migrationId)).code).toBe(0);
  await until(under, who, ({ status }) => status === "COMPLETED");
  expect(await there(under, who)).toEqual({ "funding BTC": "0.5", "funding ETH": "2" });
  await expectBooksZero();
});

test("what came to a sub-account after the checks keeps the transfer from beginning", async () => {
  const { who, subId } = await withSub({});
  const migrationId = await toReview(under, who);
  const back = {
    fromMemberId: Number(who.userId),
    toMemberId: subId,
    coin: "BTC",
    amount: "0.2",
    fromAccountType: "FUND",
  };
  expect((await collect(who, subId, back)).code).toBe(0);
  await until(under, who, ({ blockers }) => blockers.length > 0);
  expect((await start(under, who, migrationId)).code).toBe(700_003);
  expect((await state(under, who)).status).toBe("ASSET_REVIEW");
});

test("after the deadline sub-accounts are still emptied, and nobody is sent anything", async () => {
  const { who, subId } = await withSub({ unified: { ETH: "2" } });
  await under.control("/sandbox/control/settings", { migrationDeadline: under.clock.now() });
  expect((await collect(who, subId, {})).code).toBe(0);
  const other = await under.account({});
  const sent = await callsOf(under, who)("transfer.toUser", {
    transferId: randomUUID(),
    coin: "BTC",
    amount: "0.1",
    fromAccountType: "FUND",
    toUid: other.userId,
    requestId: newRequestId(),
  });
  expect(sent.code).toBe(10_024);
});
