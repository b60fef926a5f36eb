/** R3.7, R7.5-R7.9, F2a.3, F2a.5-F2a.8, F5.3, R4.13. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { handlers } from "#sandbox/areas/index.ts";
import { findCall } from "#sandbox/http/routes.ts";
import type { CallDefinition } from "#shared/contract/define.ts";
import { callDefinition, type HttpCallName, httpCalls } from "#shared/contract/index.ts";
import { newRequestId, type SandboxUnderTest, startMs, startSandbox } from "./sandbox-under-test.ts";

let under: SandboxUnderTest;
let token = "";

beforeAll(async () => {
  under = await startSandbox();
  ({ token } = await under.control<{ token: string }>("/sandbox/session", { account: "vip" }));
}, startMs);
afterAll(() => under.close());

const names = Object.keys(httpCalls) as HttpCallName[];
const areaOf = (name: string): string => name.split(".")[0] ?? "";
const served = new Set(Object.keys(handlers).map(areaOf));

describe("areas", () => {
  test("are served whole", () => {
    const missing = names.filter((name) => served.has(areaOf(name)) && !Object.hasOwn(handlers, name));
    expect(missing).toEqual([]);
  });

  test("that are not served answer 10017, however they are asked", async () => {
    for (const name of names.filter((one) => !served.has(areaOf(one)))) {
      const { method, path } = callDefinition(name);
      const init = method === "POST" ? { method, body: "{}" } : {};
      const response = await fetch(`${under.origin}/x-api/${path.replace(/^\//, "")}`, init);
      const body = (await response.json()) as { ret_code?: number; retCode?: number };
      expect(body.ret_code ?? body.retCode, name).toBe(10_017);
    }
  });

  test("every route is in docs/openapi.json", () => {
    const file = new URL("../../docs/openapi.json", import.meta.url);
    const { paths } = JSON.parse(readFileSync(file, "utf8")) as { paths: Record<string, object> };
    const written = Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => findCall(method.toUpperCase(), path)),
    );
    // The document also has the collectors and the translation files, which are no calls of the API.
    expect(written.filter((name) => name !== undefined).toSorted()).toEqual(names.toSorted());
    for (const [name, { method, path }] of Object.entries<CallDefinition>(httpCalls)) {
      expect(findCall(method, path), name).toBe(name);
    }
  });
});

describe("the calls of a start", () => {
  test("tags: one, several, and what they say", async () => {
    const one = await under.call("member.tags", { req_tags: ["tax_identity"] }, token);
    expect(one.result).toEqual({ tags: { tax_identity: "SGP" } });
    const requested = ["voucher_money_user", "withdraw_addr_level"] as const;
    const two = await under.call("member.tags", { req_tags: [...requested] }, token);
    expect(two.result).toEqual({ tags: { voucher_money_user: "1", withdraw_addr_level: "0" } });
  });

  test("member, permissions: by what the person is", async () => {
    expect((await under.call("member.info", {}, token)).result).toMatchObject({ vipLevel: "VIP-3" });
    const unchecked = await under.account({ kycLevel: "LEVEL_DEFAULT", kycRegion: "HKG" });
    const { result } = await under.call<"member.permissions", { permissions: Record<string, object> }>(
      "member.permissions",
      {},
      unchecked.token,
    );
    expect(result.permissions.convert).toEqual({ allow: false, reason: 42_039, until: 0 });
    expect(result.permissions.deposit).toEqual({ allow: true, reason: 0, until: 0 });
    expect(result.permissions.p2p).toEqual({ allow: false, reason: 10_024, until: 0 });
  });

  test("the site's rules: all, some, and those of an Islamic account", async () => {
    type Config = { config: Record<string, { action: string }>; version: string };
    const query = async (input: object) =>
      (await under.call<"site.config", Config>("site.config", { siteId: "HKG", account: "MAIN", ...input }))
        .result;
    const all = await query({});
    expect(all.config.p2p?.action).toBe("hide");
    const some = await query({ keys: ["card"] });
    expect(Object.keys(some.config)).toEqual(["card"]);
    expect(some.version).toBe(all.version);
    const islamic = await query({ siteId: "", account: "ISLAMIC" });
    expect(islamic.config.earn?.action).toBe("hide");
    expect((await query({ siteId: "" })).config).toEqual({});
  });

  test("the strip on stablecoins is the EU's alone", async () => {
    const query = async (siteId: "EU" | "TUR") =>
      (
        await under.call<"site.banner", { list: unknown[] }>("site.banner", {
          siteId,
          page: "x",
          language: "en",
        })
      ).result.list;
    expect(await query("EU")).toHaveLength(1);
    expect(await query("TUR")).toEqual([]);
  });
});

describe("codes by mail", () => {
  test("one a minute, for one scene, good once and for five minutes", async () => {
    const { account, userId, token: own } = await under.account();
    const query = () => under.call("risk.sendEmail", { scene: "WITHDRAW" }, own);
    expect((await query()).result).toMatchObject({ maskedEmail: "te****@example.com", coolDown: 60 });
    expect((await query()).code).toBe(10_006);
    under.clock.jump(60_000);
    expect((await query()).code).toBe(0);
    type Mail = { mails: { code: string; scene: string }[] };
    const { mails } = await under.control<Mail>(`/sandbox/control/mail?account=${account}`);
    expect(mails).toHaveLength(1);
    const { verificationCodes } = under.sandbox.exchange;
    const code = mails[0]?.code ?? "";
    expect(verificationCodes.takeMailCode(Number(userId), "EXPORT", code)).toBe(false);
    expect(verificationCodes.takeMailCode(Number(userId) + 1, "WITHDRAW", code)).toBe(false);
    expect(verificationCodes.takeMailCode(Number(userId), "WITHDRAW", code)).toBe(true);
    expect(verificationCodes.takeMailCode(Number(userId), "WITHDRAW", code)).toBe(false);
  });

  test("a check is read from a form and holds for ten minutes", async () => {
    const { userId, token: own } = await under.account();
    const form = new URLSearchParams({ sence: "statement_export", ext_info_str: '{"coin":"BTC"}' });
    const init = {
      method: "POST",
      headers: { UserToken: own, "Content-Type": "application/x-www-form-urlencoded" },
      body: form.toString(),
    };
    const response = await fetch(`${under.origin}/x-api/user/public/risk/default-intercept`, init);
    const { result } = (await response.json()) as { result: { riskToken: string; components: unknown[] } };
    expect(result.components).toEqual([{ type: "EMAIL", target: "te****@example.com", required: true }]);
    const { verificationCodes } = under.sandbox.exchange;
    const found = () => verificationCodes.checks.find(Number(userId), "statement_export", result.riskToken);
    expect(found()?.detail).toBe('{"coin":"BTC"}');
    under.clock.jump(600_000);
    expect(found()).toBeUndefined();
  });
});

describe("convert beside its main road", () => {
  const pair = { fromCoin: "BTC", toCoin: "USDT" };
  const accountType = "eb_convert_uta";

  test("the drift it allows stands beside the live price", async () => {
    const { result } = await under.call("convert.gapRate", pair);
    expect(result.gapRate).toBe("0.005");
    expect(Number(result.indexPrice)).toBe(Number(under.sandbox.exchange.market.price("BTC")));
  });

  test("a conversion of the unified wallet is found there, and its money in both places", async () => {
    const own = await under.account({ balances: { unified: { BTC: "1" } } });
    const quoted = await under.call(
      "convert.quote",
      { ...pair, accountType, requestCoin: "BTC", requestAmount: "0.5", requestId: newRequestId() },
      own.token,
    );
    const quoteTxId = quoted.result.quoteTxId ?? "";
    await under.call("convert.execute", { quoteTxId, accountType, requestId: newRequestId() }, own.token);
    type Wallet = { list: { coin: { coin: string; equity: string; locked: string }[] }[] };
    const wallet = await under.call<"assets.unifiedBalance", Wallet>(
      "assets.unifiedBalance",
      { accountType: "UNIFIED", coin: "BTC" },
      own.token,
    );
    expect(wallet.result.list[0]?.coin).toMatchObject([{ coin: "BTC", equity: "1", locked: "0.5" }]);
    const found = await under.call("convert.unifiedQuery", { quoteTxId }, own.token);
    expect(found.result).toMatchObject({ result: { exchangeTxId: quoteTxId, accountType } });
  });

  test("hot coins are those traded for most", async () => {
    type Hot = { list: { symbol: string; lastPrice: string }[] };
    const { result } = await under.call<"market.hot", Hot>("market.hot", { limit: 3 });
    const turnover = (symbol: string) =>
      Number(under.sandbox.exchange.market.quotes().find((row) => row.s === symbol)?.qv);
    const values = result.list.map(({ symbol }) => turnover(symbol));
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(Math.max(...under.sandbox.exchange.market.quotes().map((row) => Number(row.qv)))).toBe(values[0]);
  });

  test("a special coin comes with what it may become", async () => {
    type Special = {
      coin: { coin: string };
      toCoins: { coin: string; disableTo: boolean }[];
      reversible: boolean;
    };
    const { result } = await under.call<"convert.specifiedCoin", Special>(
      "convert.specifiedCoin",
      { coin: "BTC", accountType },
      token,
    );
    expect(result).toMatchObject({ coin: { coin: "BTC" }, reversible: true, fixedRate: "" });
    expect(result.toCoins.some(({ coin, disableTo }) => coin === "BTC" || disableTo)).toBe(false);
  });
});
