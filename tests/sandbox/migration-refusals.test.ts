/** F2g.5, F5.1, F6h.3, F6h.6, F6h.7. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { begin, between, callsOf, mover, plain, start, state, toReview, until } from "./mover.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

let under: SandboxUnderTest;

beforeAll(async () => {
  under = await startSandbox();
}, startMs);

afterAll(() => under.close());

beforeEach(() => under.control("/sandbox/control/reset", {}));

const settings = (part: object) => under.control("/sandbox/control/settings", part);

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

  test("requested again, at once or later, it is the same one; after it was stopped another", async () => {
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
  test("requested where the target does not know it; rejected, sent again, accepted", async () => {
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
      { type: "BOT", count: 3, link: "/elsewhere?type=BOT" },
      { type: "OPEN_ORDER", count: 1, link: "/user/assets/exchange/history?kind=limit" },
    ]);
    // Where its link leads, the host's own page stands, and clears it.
    const elsewhere = (origin: string, method = "POST") =>
      fetch(`${under.origin}/elsewhere?type=BOT`, {
        method,
        headers: { Cookie: `test-token=${who.token}`, ...(origin !== "" && { Origin: origin }) },
        redirect: "manual",
      });
    expect(await (await elsewhere("", "GET")).text()).toContain("Stop 3 bots");
    expect((await elsewhere("https://evil.example")).status).toBe(403);
    expect((await state(under, who)).blockers).toHaveLength(2);
    const done = await elsewhere(under.origin);
    expect([done.status, done.headers.get("location")]).toEqual([303, "/user/assets/center/migration"]);
    expect(await (await elsewhere("", "GET")).text()).toContain("Nothing is open here");
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
