/** F2a.4, F2g.5, F5.1, F6h.3, F6h.6, F6h.7, F6h.8, F6h.9. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CallInput } from "#shared/contract/index.ts";
import {
  begin,
  callsOf,
  codesOf,
  convert,
  type Mover,
  mover,
  start,
  state,
  there,
  toReview,
  until,
} from "./mover.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

let under: SandboxUnderTest;
beforeAll(async () => {
  under = await startSandbox();
}, startMs);
afterAll(() => under.close());
beforeEach(() => under.control("/sandbox/control/reset", {}));

const settings = (part: object) => under.control("/sandbox/control/settings", part);
const plain = { balances: { funding: { BTC: "0.5", ETH: "2" } } };
const withStable = { balances: { funding: { BTC: "0.5", USDT: "500", DAI: "100" } } };

const between = (part: object = {}): CallInput<"transfer.inter"> => ({
  transferId: randomUUID(),
  coin: "BTC",
  amount: "0.1",
  fromAccountType: "FUND",
  toAccountType: "UNIFIED",
  requestId: newRequestId(),
  ...part,
});
const terms = { targetSite: "EU", tncVersion: "1", agree: true } as const;

describe("the beginning", () => {
  test("other terms, another site, nobody who moves, a frozen account", async () => {
    const call = callsOf(under, await mover(under));
    expect((await call("migration.create", { ...terms, tncVersion: "0" })).code).toBe(10_001);
    expect((await call("migration.create", { ...terms, targetSite: "KAZ" })).code).toBe(10_001);
    const stays = callsOf(under, await under.account());
    expect((await stays("migration.banner", {})).result).toMatchObject({ show: false, deadline: 0 });
    expect((await stays("migration.create", terms)).code).toBe(700_003);
    const frozen = callsOf(under, await mover(under, { status: 4 }));
    expect((await frozen("migration.create", terms)).code).toBe(10_005);
    const unknown = callsOf(under, await mover(under, { kycLevel: "LEVEL_DEFAULT" }));
    expect((await unknown("migration.create", terms)).code).toBe(42_039);
  });

  test("asked for again, at once or later, it is the same one; after it was stopped another", async () => {
    const who = await mover(under);
    const call = callsOf(under, who);
    const all = await Promise.all([1, 2, 3].map(() => call("migration.create", terms)));
    const ids = new Set(all.map(({ result }) => result.migrationId));
    expect(ids.size).toBe(1);
    const [migrationId = ""] = ids;
    expect((await call("migration.abort", { migrationId })).result.status).toBe("ABORTED");
    expect((await call("migration.abort", { migrationId })).result.status).toBe("ABORTED");
    expect((await call("migration.banner", {})).result).toMatchObject({ show: true, status: "ABORTED" });
    const next = (await call("migration.create", terms)).result.migrationId;
    expect(next).not.toBe(migrationId);
    expect((await call("migration.status", { migrationId })).result.status).toBe("ABORTED");
    expect((await call("migration.status", {})).result.migrationId).toBe(next);
  });
});

describe("identity", () => {
  test("asked for where the target does not know it; rejected, sent again, accepted", async () => {
    await settings({ migrationIdentity: "reject" });
    const who = await mover(under, { kycRegion: "SGP" });
    await begin(under, who);
    await until(under, who, ({ status }) => status === "KYC_PENDING");
    const rejected = await until(under, who, ({ status }) => status === "KYC_REJECTED");
    expect(rejected.steps[1]).toMatchObject({ key: "KYC", state: "FAIL", code: 42_039 });
    await settings({ migrationIdentity: "wait" });
    const page = await fetch(`${under.origin}/identity`, {
      method: "POST",
      headers: { Cookie: `test-token=${who.token}` },
      redirect: "manual",
    });
    expect(page.status).toBe(303);
    expect((await state(under, who)).status).toBe("KYC_PENDING");
    const answer = (identity: string) =>
      under.control("/sandbox/control/migration", { account: who.account, identity });
    under.clock.advance(100_000);
    expect((await state(under, who)).status).toBe("KYC_PENDING");
    await answer("reject");
    await until(under, who, ({ status }) => status === "KYC_REJECTED");
    await answer("again");
    expect((await state(under, who)).status).toBe("KYC_PENDING");
    await answer("accept");
    const passed = await until(under, who, ({ status }) => status === "ASSET_REVIEW");
    expect(passed.steps[1]).toMatchObject({ state: "OK" });
  });
});

describe("what is in the way", () => {
  test("real orders and withdrawals, a loan, and what lies outside; cleared, the next question finds out", async () => {
    const who = await mover(under, { balances: { funding: { BTC: "0.5", USDT: "500" } } });
    const call = callsOf(under, who);
    const order = {
      accountType: "limit_order_funding",
      fromCoin: "BTC",
      toCoin: "USDT",
      fromAmount: "0.01",
      limitPrice: "190000",
      expiredType: "1_D",
      requestId: newRequestId(),
    } as const;
    const { result } = await call("limitOrder.create", order);
    const bot = (count: number) =>
      under.control("/sandbox/control/migration", { account: who.account, blocker: { type: "BOT", count } });
    await bot(3);
    await begin(under, who);
    const stopped = await until(under, who, ({ status }) => status === "PRECHECK_FAILED");
    expect(stopped.blockers).toEqual([
      { type: "BOT", count: 3, link: "" },
      { type: "OPEN_ORDER", count: 1, link: "/user/assets/exchange/history?kind=limit" },
    ]);
    await bot(0);
    expect((await state(under, who)).status).toBe("PRECHECK_FAILED");
    const { exchangeTxId } = result;
    expect((await call("limitOrder.cancel", { exchangeTxId, requestId: newRequestId() })).code).toBe(0);
    expect((await state(under, who)).status).toBe("PRECHECK");
    await until(under, who, ({ status }) => status === "ASSET_REVIEW");
  });

  test("one that comes up later stands in the review, and keeps the start away", async () => {
    const who = await mover(under, plain);
    const migrationId = await toReview(under, who);
    const loan = (count: number) =>
      under.control("/sandbox/control/migration", { account: who.account, blocker: { type: "LOAN", count } });
    await loan(1);
    expect(await state(under, who)).toMatchObject({ status: "ASSET_REVIEW", blockers: [{ type: "LOAN" }] });
    expect((await start(under, who, migrationId)).code).toBe(700_003);
    await loan(0);
    expect((await start(under, who, migrationId)).code).toBe(0);
  });
});

describe("total and list", () => {
  test("the same stamp, the same sum, whatever the market does meanwhile", async () => {
    const coins = under.sandbox.exchange.market.coins.slice(3, 70).map(({ coin }) => coin);
    const funding = Object.fromEntries(coins.map((coin, at) => [coin, `${at + 1}.000000001`]));
    const who = await mover(under, { balances: { funding, unified: { USDT: "3.3", PEPE: "9000000" } } });
    const call = callsOf(under, who);
    const migrationId = await toReview(under, who);
    const { result: total } = await call("migration.assetsTotal", { migrationId });
    const rows: { usdValue: string; action: string }[] = [];
    let cursor = "";
    let pages = 0;
    do {
      const page = (await call("migration.assetsInfo", { migrationId, ...(cursor !== "" && { cursor }) }))
        .result;
      expect(page.stamp).toBe(total.stamp);
      rows.push(...page.list);
      cursor = page.nextPageCursor;
      pages += 1;
    } while (cursor !== "");
    expect(pages).toBe(2);
    const cents = (all: typeof rows) => all.reduce((sum, { usdValue }) => sum + BigInt(units(usdValue)), 0n);
    expect(cents(rows)).toBe(BigInt(units(total.totalUsd)));
    expect(cents(rows.filter(({ action }) => action === "CONVERT"))).toBe(BigInt(units(total.convertUsd)));
    const stale = (await call("migration.assetsInfo", { migrationId })).result.nextPageCursor;
    await call("transfer.inter", between({ coin: coins[0] ?? "", amount: "0.5" }));
    expect((await call("migration.assetsInfo", { migrationId, cursor: stale })).code).toBe(700_003);
    expect((await call("migration.assetsInfo", { migrationId, cursor: "x" })).code).toBe(10_001);
  });
});

/** Text with at most eight decimals in units of the eighth. */
function units(text: string): string {
  const [whole = "0", rest = ""] = text.split(".");
  return `${whole}${rest.padEnd(8, "0")}`;
}

describe("conversion", () => {
  const confirm = (who: Mover, migrationId: string, quoteId: string) =>
    callsOf(under, who)("migration.confirmQuote", { migrationId, quoteId, requestId: newRequestId() });
  const priced = async (who: Mover, migrationId: string, fromCoinList?: string[]) =>
    callsOf(under, who)("migration.convertInfo", {
      migrationId,
      toCoin: "USDC",
      ...(fromCoinList && { fromCoinList }),
    });

  test("a price that ran out, was used, or is another's", async () => {
    const who = await mover(under, withStable);
    const migrationId = await toReview(under, who);
    const old = (await priced(who, migrationId)).result.quoteId;
    under.clock.jump(30_000);
    expect((await confirm(who, migrationId, old)).code).toBe(700_008);
    const { quoteId } = (await priced(who, migrationId)).result;
    const other = await mover(under, withStable);
    const own = await toReview(under, other);
    expect((await confirm(other, own, quoteId)).code).toBe(700_008);
    // The clock went on meanwhile.
    const fresh = (await priced(who, migrationId)).result.quoteId;
    expect((await confirm(who, migrationId, fresh)).code).toBe(0);
    expect((await confirm(who, migrationId, fresh)).code).toBe(700_009);
  });

  test("coins that are not to be converted, none, twice; a paused house, no dealer", async () => {
    const who = await mover(under, withStable);
    const migrationId = await toReview(under, who);
    expect((await priced(who, migrationId, ["BTC"])).code).toBe(700_013);
    expect((await priced(who, migrationId, [])).code).toBe(700_013);
    expect((await priced(who, migrationId, ["DAI", "DAI"])).code).toBe(700_000);
    await settings({ convertOpen: false });
    expect((await priced(who, migrationId)).code).toBe(700_022);
    await settings({ convertOpen: true, awayDealers: ["DAI"] });
    expect((await priced(who, migrationId)).code).toBe(700_001);
  });

  test("let down in part: what came stays, what did not is back, and may be tried again", async () => {
    const who = await mover(under, withStable);
    const migrationId = await toReview(under, who);
    await settings({ failMigrationCoins: ["DAI"] });
    const quoteId = await convert(under, who, migrationId);
    const back = await until(under, who, ({ status }) => status === "ASSET_REVIEW");
    expect(back.quoteId).toBe(quoteId);
    const { result } = await callsOf(under, who)("migration.confirmQuery", { migrationId, quoteId });
    expect(result.status).toBe("partial_fulfillment");
    expect(
      result.records.map(({ fromCoin, status, failCode }) => `${fromCoin} ${status} ${failCode}`).toSorted(),
    ).toEqual(["DAI failure 700001", "USDT success 0"]);
    expect(await under.balance(who.account, "funding", "DAI")).toBe("100");
    await settings({ failMigrationCoins: [] });
    await convert(under, who, migrationId);
    await until(under, who, ({ status }) => status === "ASSETS_READY");
  });

  test("a coin that was spent meanwhile, and a price that the market left, fail by themselves", async () => {
    const who = await mover(under, withStable);
    const call = callsOf(under, who);
    const migrationId = await toReview(under, who);
    const { quoteId } = (await priced(who, migrationId)).result;
    const spent = { transferId: randomUUID(), coin: "DAI", amount: "100" };
    // Between own accounts it is still there: both count.
    expect((await call("transfer.inter", between(spent))).code).toBe(0);
    await under.control("/sandbox/control/market", { symbol: "USDCUSDT", price: "1.2" });
    expect((await confirm(who, migrationId, quoteId)).code).toBe(0);
    await until(under, who, ({ status }) => status === "ASSET_REVIEW");
    const { result } = await call("migration.confirmQuery", { migrationId, quoteId });
    expect(result).toMatchObject({
      status: "failure",
      records: [{ failCode: 32_024 }, { failCode: 32_024 }],
    });
  });
});

describe("the start", () => {
  test("without its codes, with those of another migration, with something left to do", async () => {
    const who = await mover(under, withStable);
    const call = callsOf(under, who);
    const migrationId = await toReview(under, who);
    expect((await start(under, who, migrationId)).code).toBe(700_003);
    await convert(under, who, migrationId);
    await until(under, who, ({ status }) => status === "ASSETS_READY");
    const bare = { migrationId, requestId: newRequestId() };
    expect((await call("migration.start", bare)).code).toBe(10_005);
    const other = await codesOf(under, who, "mig1");
    expect((await call("migration.start", { migrationId, ...other, requestId: newRequestId() })).code).toBe(
      10_005,
    );
    expect((await state(under, who)).status).toBe("ASSETS_READY");
    expect((await start(under, who, migrationId)).code).toBe(0);
  });

  test("a coin to be taken out keeps it away; too little of it does not", async () => {
    const who = await mover(under, { balances: { funding: { BTC: "0.5", PEPE: "9000000" } } });
    const call = callsOf(under, who);
    const migrationId = await toReview(under, who);
    expect((await start(under, who, migrationId)).message).toBe("Take out PEPE first");
    const little = await mover(under, { balances: { funding: { BTC: "0.5", PEPE: "90" } } });
    const id = await toReview(under, little);
    expect((await start(under, little, id)).code).toBe(0);
    await until(under, little, ({ status }) => status === "COMPLETED");
    expect(await there(under, little)).toEqual({ "funding BTC": "0.5" });
    expect(await under.balance(little.account, "funding", "PEPE")).toBe("90");
    const { result } = await callsOf(under, little)("migration.assetsInfo", { migrationId: id });
    expect(result.list.find(({ coin }) => coin === "PEPE")).toMatchObject({ action: "KEEP", place: "HERE" });
    expect((await call("migration.abort", { migrationId })).code).toBe(0);
  });

  test("something under way holds a balance back", async () => {
    await settings({ holdSettlements: true });
    const who = await mover(under, plain);
    const call = callsOf(under, who);
    await settings({ holdSettlements: false });
    const migrationId = await toReview(under, who);
    const pair = { accountType: "eb_convert_funding", fromCoin: "BTC", toCoin: "ETH" } as const;
    const wanted = { ...pair, requestCoin: "BTC", requestAmount: "0.01", requestId: newRequestId() };
    const firm = await call("convert.quote", wanted);
    await settings({ holdSettlements: true });
    const { accountType } = pair;
    const { quoteTxId } = firm.result;
    expect((await call("convert.execute", { quoteTxId, accountType, requestId: newRequestId() })).code).toBe(
      0,
    );
    const { result } = await call("migration.assetsInfo", { migrationId });
    expect(result.list.filter(({ reason }) => reason === 4)).toMatchObject([{ coin: "BTC", action: "KEEP" }]);
    expect((await start(under, who, migrationId)).code).toBe(700_021);
  });

  test("asked for again under its id it has the one answer; the look-up hands it out; another id is too late", async () => {
    const who = await mover(under, plain);
    const migrationId = await toReview(under, who);
    const requestId = newRequestId();
    const input = { migrationId, ...(await codesOf(under, who, migrationId)), requestId };
    const call = callsOf(under, who);
    const [one, two] = await Promise.all([call("migration.start", input), call("migration.start", input)]);
    expect(one?.result).toEqual({ status: "TRANSFERRING", migrationId });
    expect(two?.result).toEqual(one?.result);
    const found = await under.call("outcome.lookup", { requestId }, who.token);
    expect(found.result).toMatchObject({ state: "done", result: { status: "TRANSFERRING", migrationId } });
    expect((await start(under, who, migrationId)).code).toBe(700_003);
  });
});

describe("side by side", () => {
  test("two starts: one of them", async () => {
    const who = await mover(under, plain);
    const migrationId = await toReview(under, who);
    const one = { migrationId, ...(await codesOf(under, who, migrationId)) };
    const two = { migrationId, ...(await codesOf(under, who, migrationId)) };
    const call = callsOf(under, who);
    const { emailCode } = two;
    const answers = await Promise.all([
      call("migration.start", { ...one, emailCode, requestId: newRequestId() }),
      call("migration.start", { ...two, requestId: newRequestId() }),
    ]);
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 700_003]);
  });

  test("a stop and a start: the first one counts, and the other is told so", async () => {
    for (let round = 0; round < 6; round += 1) {
      const who = await mover(under, plain);
      const migrationId = await toReview(under, who);
      const given = await codesOf(under, who, migrationId);
      const call = callsOf(under, who);
      const begins = () => call("migration.start", { migrationId, ...given, requestId: newRequestId() });
      const stops = () => call("migration.abort", { migrationId });
      const [a, b] = await Promise.all(round % 2 === 0 ? [begins(), stops()] : [stops(), begins()]);
      const codes = [a?.code ?? -1, b?.code ?? -1];
      expect(codes.toSorted((one, other) => one - other)).toEqual([0, 700_003]);
      const { status } = await state(under, who);
      const started = codes[round % 2 === 0 ? 0 : 1] === 0;
      expect(status).toBe(started ? "TRANSFERRING" : "ABORTED");
      const locked = await under.balance(who.account, "funding_locked", "BTC");
      expect(locked).toBe(started ? "0.5" : "0");
    }
  });

  test("a conversion and transfers of the same coin: nothing is paid twice", async () => {
    for (let round = 0; round < 4; round += 1) {
      const who = await mover(under, withStable);
      const call = callsOf(under, who);
      const migrationId = await toReview(under, who);
      const { quoteId } = (await call("migration.convertInfo", { migrationId, toCoin: "USDC" })).result;
      const friend = await under.account();
      const send = {
        transferId: randomUUID(),
        coin: "USDT",
        amount: "400",
        fromAccountType: "FUND",
        toUid: friend.userId,
        requestId: newRequestId(),
      } as const;
      const [confirmed] = await Promise.all([
        call("migration.confirmQuote", { migrationId, quoteId, requestId: newRequestId() }),
        call("transfer.inter", between({ coin: "USDT", amount: "400" })),
        call("transfer.toUser", send),
      ]);
      expect(confirmed?.code).toBe(0);
      await until(under, who, ({ status }) => status !== "CONVERTING");
      const { result } = await call("migration.confirmQuery", { migrationId, quoteId });
      expect(["success", "partial_fulfillment"]).toContain(result.status);
      expect(await under.balance(who.account, "funding_locked", "USDT")).toBe("0");
    }
    const book = await under.control<{ coins: Record<string, string>; drifted: number }>(
      "/sandbox/control/trial-balance",
    );
    expect(new Set(Object.values(book.coins))).toEqual(new Set(["0"]));
  });

  test("a transfer and the start: the whole amount moves, or the start is refused", async () => {
    for (let round = 0; round < 6; round += 1) {
      const who = await mover(under, plain);
      const migrationId = await toReview(under, who);
      const given = await codesOf(under, who, migrationId);
      const call = callsOf(under, who);
      const begins = () => call("migration.start", { migrationId, ...given, requestId: newRequestId() });
      const moves = () => call("transfer.inter", between());
      const [a, b] = await Promise.all(round % 2 === 0 ? [begins(), moves()] : [moves(), begins()]);
      const [began, transferred] = round % 2 === 0 ? [a, b] : [b, a];
      expect(began?.code).toBe(0);
      expect([0, 10_024]).toContain(transferred?.code);
      await until(under, who, ({ status }) => status === "COMPLETED");
      const moved = await there(under, who);
      const isSplit = transferred?.code === 0;
      expect(moved["funding BTC"]).toBe(isSplit ? "0.4" : "0.5");
      expect(moved["unified BTC"]).toBe(isSplit ? "0.1" : undefined);
    }
  });
});

describe("from the start on", () => {
  test("nothing else moves here, and the wall says where to", async () => {
    const who = await mover(under, plain);
    const call = callsOf(under, who);
    const migrationId = await toReview(under, who);
    expect((await call("transfer.inter", between())).code).toBe(0);
    expect((await start(under, who, migrationId)).code).toBe(0);
    expect((await call("profile.get", {})).result.migrated_to).toBe("");
    const moving = await call("transfer.inter", between());
    expect(moving.code).toBe(10_024);
    await until(under, who, ({ status }) => status === "COMPLETED");
    expect((await call("profile.get", {})).result.migrated_to).toBe("EU");
    const over = await call("transfer.inter", between());
    expect(over).toMatchObject({
      code: 10_024,
      result: { title: "Your account has moved to Coffer EU", link: expect.stringMatching(/^http:\/\/eu\./) },
    });
  });

  test("one that fails halfway: what moved is there, the rest is free here, and stays", async () => {
    await settings({ failMigrationAt: 2 });
    const who = await mover(under, {
      balances: { funding: { BTC: "0.5", ETH: "2" }, unified: { SOL: "3" } },
    });
    const call = callsOf(under, who);
    const migrationId = await toReview(under, who);
    expect((await start(under, who, migrationId)).code).toBe(0);
    const failed = await until(under, who, ({ status }) => status === "FAILED");
    expect(failed.steps[3]).toMatchObject({ key: "ASSETS", state: "FAIL", code: 10_016 });
    expect(await there(under, who)).toEqual({ "funding BTC": "0.5" });
    expect(await under.balance(who.account, "funding", "ETH")).toBe("2");
    expect(await under.balance(who.account, "unified", "SOL")).toBe("3");
    const { result } = await call("migration.assetsInfo", { migrationId });
    expect(result.list.map(({ coin, place }) => `${coin} ${place}`)).toEqual([
      "BTC THERE",
      "ETH HERE",
      "SOL HERE",
    ]);
    expect((await call("transfer.inter", between({ coin: "ETH" }))).code).toBe(10_024);
  });

  test("after the deadline who has not moved may still move and withdraw, and nothing else", async () => {
    const who = await mover(under, plain);
    const call = callsOf(under, who);
    const stays = callsOf(under, await under.account(plain));
    await settings({ migrationDeadline: under.clock.now() });
    expect((await call("transfer.inter", between())).code).toBe(10_024);
    expect((await stays("transfer.inter", between())).code).toBe(0);
    const migrationId = await toReview(under, who);
    expect((await start(under, who, migrationId)).code).toBe(0);
    await until(under, who, ({ status }) => status === "COMPLETED");
  });
});

describe("cards", () => {
  async function toCards(
    ...given: readonly object[]
  ): Promise<{ who: Mover; migrationId: string; ids: string[] }> {
    const who = await mover(under, plain);
    const ids: string[] = [];
    for (const card of given) {
      const made = await under.control<{ cardId: string }>("/sandbox/control/migration", {
        account: who.account,
        card,
      });
      ids.push(made.cardId);
    }
    const migrationId = await toReview(under, who);
    await start(under, who, migrationId);
    await until(under, who, ({ status }) => status === "CARD_PENDING");
    return { who, migrationId, ids };
  }

  test("which can move and why not; terms; a card that may not, one of somebody else", async () => {
    const { who, migrationId, ids } = await toCards({}, { pan4: "0926", lost: true }, { currency: "USD" });
    const call = callsOf(under, who);
    const { result } = await call("cards.migrable", { migrationId });
    expect(Object.fromEntries(result.list.map(({ cardId, reason }) => [cardId, reason]))).toEqual({
      [ids[0] ?? ""]: 0,
      [ids[1] ?? ""]: 1,
      [ids[2] ?? ""]: 2,
    });
    const begins = (...cardIds: string[]) =>
      call("cards.start", { migrationId, cardIds, requestId: newRequestId() });
    expect((await begins(ids[0] ?? "")).code).toBe(700_003);
    const accept = (part: object) =>
      call("cards.acceptTerms", { cardIds: ids, tncVersion: "2", agree: true, ...part });
    expect((await accept({ tncVersion: "1" })).code).toBe(10_001);
    expect((await accept({ cardIds: ["nobody"] })).code).toBe(700_004);
    expect((await accept({})).code).toBe(0);
    expect((await begins(ids[1] ?? "")).code).toBe(700_004);
    expect((await begins("nobody")).code).toBe(700_004);
    expect((await begins(ids[0] ?? "")).code).toBe(0);
    expect((await call("cards.complete", { migrationId })).code).toBe(700_003);
    const settled = await until(under, who, ({ steps }) => steps[4]?.state === "OK");
    expect(settled.status).toBe("CARD_PROCESSING");
    expect((await call("cards.complete", { migrationId })).result.status).toBe("COMPLETED");
    expect((await call("cards.complete", { migrationId })).result.status).toBe("COMPLETED");
    const after = (await call("cards.migrable", { migrationId })).result.list;
    expect(after.find(({ cardId }) => cardId === ids[0])).toMatchObject({ status: "MOVED", reason: 3 });
  });

  test("an open payment and the issuer keep one back; tried again it moves; skipped it stays", async () => {
    const { who, migrationId, ids } = await toCards({ payForMs: 60_000 });
    const call = callsOf(under, who);
    await call("cards.acceptTerms", { cardIds: ids, tncVersion: "2", agree: true });
    const begins = async () => {
      const answer = await call("cards.start", { migrationId, cardIds: ids, requestId: newRequestId() });
      expect(answer.code).toBe(0);
      return until(under, who, ({ status }) => status !== "CARD_PROCESSING");
    };
    const reason = async () => (await call("cards.migrable", { migrationId })).result.list[0]?.failReason;
    const kept = await begins();
    expect(kept).toMatchObject({ status: "CARD_PENDING" });
    expect(kept.steps[4]).toMatchObject({ state: "FAIL", code: 700_003 });
    expect(await reason()).toBe(4);
    under.clock.jump(60_000);
    await settings({ failMigrationCards: 1 });
    await begins();
    expect(await reason()).toBe(5);
    expect((await begins()).status).toBe("COMPLETED");

    const other = await toCards({});
    const skip = callsOf(under, other.who);
    expect((await skip("cards.complete", { migrationId: other.migrationId })).code).toBe(700_003);
    const end = await skip("cards.complete", { migrationId: other.migrationId, skip: true });
    expect(end.result.status).toBe("COMPLETED");
    expect((await state(under, other.who)).steps[4]?.state).toBe("SKIP");
  });
});
