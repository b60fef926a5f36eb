/** R3.17, R6.2, F0.9, F5.1, F5.3, F8.13, F2a.1. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

let under: SandboxUnderTest;
let token = "";
beforeAll(async () => {
  under = await startSandbox();
}, startMs);
beforeEach(async () => {
  await under.control("/sandbox/control/reset", {});
  const session = await under.control<{ token: string }>("/sandbox/session", { account: "funded" });
  ({ token } = session);
}, startMs);
afterAll(() => under.close());

async function raw(
  path: string,
  init: RequestInit = {},
): Promise<{ body: Record<string, unknown>; response: Response }> {
  const response = await fetch(`${under.origin}/x-api/${path}`, init);
  return { body: (await response.json()) as Record<string, unknown>, response };
}

describe("a long answer", () => {
  const get = (encodings: string): Promise<Response> =>
    fetch(`${under.origin}/x-api/exchangeNew/convert/coinInfoListByBalance`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Accept-Encoding": encodings },
      body: JSON.stringify({ accountType: "eb_convert_funding", side: 0 }),
    });

  test("travels compressed to who takes that, and is the same text", async () => {
    const [short, plain] = await Promise.all([get("gzip, br"), get("identity")]);
    expect(short.headers.get("content-encoding")).toBe("gzip");
    expect(Number(short.headers.get("content-length"))).toBeLessThan(20_000);
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect((await get("gzip;q=0")).headers.get("content-encoding")).toBeNull();
    const [of, same] = (await Promise.all([short.json(), plain.json()])) as {
      result: { coins: unknown[] };
    }[];
    expect(of?.result.coins.length).toBeGreaterThan(100);
    expect(of?.result).toEqual(same?.result);
  });

  test("and a short one as it is", async () => {
    const answer = await fetch(`${under.origin}/x-api/v3/config/banner`);
    expect(answer.headers.get("content-encoding")).toBeNull();
  });
});

describe("the envelope", () => {
  test("v3 paths speak v5, the others the older spelling, with or without a leading slash", async () => {
    const v5 = await raw("v3/private/cht/asset-common/exchange-rate?name=EUR");
    expect(Object.keys(v5.body)).toEqual(["retCode", "retMsg", "result", "retExtInfo", "time"]);
    expect(v5.body.time).toBe(under.clock.now());
    const old = await raw("/v2/private/user/profile");
    expect(Object.keys(old.body)).toEqual([
      "ret_code",
      "ret_msg",
      "result",
      "ext_code",
      "ext_info",
      "time_now",
    ]);
    expect(old.body.time_now).toMatch(/^\d{10}\.\d{6}$/);
    expect(Math.round(Number(old.body.time_now) * 1000)).toBe(under.clock.now());
    expect(old.response.headers.get("cache-control")).toBe("no-store");
  });

  test("an unknown path or method is 10017", async () => {
    expect((await raw("no/such/thing")).body.ret_code).toBe(10_017);
    expect((await raw("v2/private/user/profile", { method: "POST", body: "{}" })).body.ret_code).toBe(10_017);
  });

  test("what the schema refuses is 10001 and names the field", async () => {
    const post = (body: string) => raw("exchangeNew/convert/limit", { method: "POST", body });
    expect((await post("{")).body).toMatchObject({ ret_code: 10_001, ret_msg: "body: not JSON" });
    const wrong = '{"accountType":"eb_convert_funding","fromCoin":"btc","toCoin":"USDT"}';
    expect((await post(wrong)).body.ret_msg).toMatch(/^fromCoin: /);
    expect((await raw("spot/api/quote/v5/klines?symbol=BTCUSDT&interval=7m")).body.ret_msg).toMatch(
      /^interval: /,
    );
    expect((await raw("spot/api/quote/v5/klines?symbol=BTCUSDT&interval=60&limit=x")).body.ret_msg).toMatch(
      /^limit: /,
    );
  });
});

describe("sessions", () => {
  test("private calls need a live token in the header; a cookie does not count", async () => {
    expect((await under.call("profile.get", {})).code).toBe(10_007);
    expect((await under.call("profile.get", {}, "f".repeat(64))).code).toBe(10_007);
    const cookie = await raw("v2/private/user/profile", { headers: { Cookie: `test-token=${token}` } });
    expect(cookie.body.ret_code).toBe(10_007);
    expect((await under.call("profile.get", {}, token)).result).toMatchObject({
      currency_code: "USD",
      sub_attribute: 0,
      kyc_level: "LEVEL_2",
    });
  });

  test("logout ends the session and the cookie", async () => {
    const session = await under.control<{ token: string }>("/sandbox/session", { account: "vip" });
    expect((await under.call("profile.vipLabel", {}, session.token)).result).toMatchObject({
      labelType: 2,
      levelName: "VIP-3",
    });
    const { response } = await raw("logout", {
      method: "POST",
      headers: { UserToken: session.token },
      body: "{}",
    });
    expect(response.headers.get("set-cookie")).toMatch(/^test-token=; Path=\/; Max-Age=0/);
    expect((await under.call("profile.get", {}, session.token)).code).toBe(10_007);
  });

  test("a login ends the person's older sessions where it is asked to, and nobody else's", async () => {
    const { account, token: older } = await under.account();
    const isLive = async (one: string) => (await under.call("profile.get", {}, one)).code === 0;
    const login = (end_others: string) =>
      under.control<{ token: string }>("/sandbox/session", { account, end_others });
    const adjacent = await login("");
    expect([await isLive(older), await isLive(adjacent.token)]).toEqual([true, true]);
    const alone = await login("1");
    expect([await isLive(older), await isLive(adjacent.token)]).toEqual([false, false]);
    expect([await isLive(alone.token), await isLive(token)]).toEqual([true, true]);
  });

  test("a session is over after a day", async () => {
    const fresh = await under.account();
    under.clock.jump(86_400_000);
    expect((await under.call("profile.get", {}, fresh.token)).code).toBe(10_007);
  });
});

describe("reads", () => {
  test("klines, recently added, recommended", async () => {
    const klines = await under.call<"market.klines", { list: string[][] }>("market.klines", {
      symbol: "BTCUSDT",
      interval: "60",
      limit: 24,
    });
    expect(klines.result.list).toHaveLength(24);
    expect(Number(klines.result.list[0]?.[0])).toBeGreaterThan(Number(klines.result.list[1]?.[0]));
    const unknown = await under.call("market.klines", { symbol: "NOPEUSDT", interval: "60" });
    expect(unknown.code).toBe(10_001);
    const added = await under.call<"market.recentlyAdded", { list: unknown[] }>("market.recentlyAdded", {
      limit: 5,
    });
    expect(added.result.list).toHaveLength(5);
    const recommended = await under.call<"market.recommended", { list: unknown[] }>("market.recommended", {});
    expect(recommended.result.list[0]).toMatchObject({ symbol: "BTCUSDT", sort: 1 });
  });

  test("the overview counts what is held back, in the person's currency", async () => {
    const fresh = await under.account({ balances: { funding: { USDT: "1000" } }, currency: "EUR" });
    type Overview = { totalEquity: string; list: { accountType: string; coinDetail: unknown[] }[] };
    const before = await under.call<"assets.overview", Overview>("assets.overview", {}, fresh.token);
    const rate = await under.call("profile.exchangeRate", { name: "EUR" });
    const usd = 1000 * Number(under.sandbox.exchange.market.fiat.toUsd("USDT"));
    expect(Number(before.result.totalEquity)).toBeCloseTo(usd * Number(rate.result.rate), 2);
    const accountType = "eb_convert_funding";
    const firm = await under.call(
      "convert.quote",
      {
        accountType,
        fromCoin: "USDT",
        toCoin: "BTC",
        requestCoin: "USDT",
        requestAmount: "400",
        requestId: newRequestId(),
      },
      fresh.token,
    );
    const quoteTxId = firm.result.quoteTxId ?? "";
    await under.call("convert.execute", { quoteTxId, accountType, requestId: newRequestId() }, fresh.token);
    const held = await under.call<"assets.overview", Overview>("assets.overview", {}, fresh.token);
    expect(held.result.list[0]?.coinDetail).toEqual([{ coin: "USDT", equity: "1000" }]);
  });
});

describe("faults", () => {
  const profile = () => under.call("profile.get", {}, token);

  test("a status with a body, as often as asked", async () => {
    const fault = { call: "profile.get", status: 502, body: '{"ret_code":131001,"ret_msg":"x"}', times: 2 };
    await under.control("/sandbox/control/faults", fault);
    expect(await profile()).toMatchObject({ status: 502, code: 131_001 });
    expect((await profile()).status).toBe(502);
    expect(await profile()).toMatchObject({ status: 200, code: 0 });
  });

  test("latency holds the call until its time", async () => {
    await under.control("/sandbox/control/faults", { call: "profile.get", latencyMs: 5000, times: 1 });
    let done = false;
    const answer = profile().then((value) => {
      done = true;
      return value;
    });
    const seen = () => under.control<{ count: number }>("/sandbox/control/seen?call=profile.get");
    await expect.poll(async () => (await seen()).count).toBe(1);
    expect(done).toBe(false);
    under.clock.advance(5000);
    expect((await answer).code).toBe(0);
  });

  test("other calls are left alone, reset ends it", async () => {
    await under.control("/sandbox/control/faults", { call: "profile.get", status: 503 });
    expect((await under.call("profile.vipLabel", {}, token)).status).toBe(200);
    await under.control("/sandbox/control/reset", {});
    expect((await profile()).status).toBe(200);
  });

  test("a mistake in a fault is said", async () => {
    await expect(under.control("/sandbox/control/faults", { call: "profile.got" })).rejects.toThrow("400 ");
  });
});
